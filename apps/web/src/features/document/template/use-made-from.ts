import { documentRoots, isTicked, MADE_FROM_KEY, type MadeFrom, readMadeFrom, TICKS_KEY, withTick } from "@tangleaf/document/model";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import type * as Y from "yjs";

/** The template a document was made from, as the document keeps it; null = none. */
export function useMadeFrom(doc: Y.Doc): MadeFrom | null {
  const stored = useStored(doc, MADE_FROM_KEY);
  return useMemo(() => readMadeFrom(stored), [stored]);
}

/** Which lines are ticked, and how one is. */
export function useTicks(doc: Y.Doc): { isOn: (line: number) => boolean; set: (line: number, on: boolean) => void } {
  const ticks = useStored(doc, TICKS_KEY);
  return {
    isOn: (line) => isTicked(ticks, line),
    set: (line, on) => {
      const { meta } = documentRoots(doc);
      meta.set(TICKS_KEY, withTick(meta.get(TICKS_KEY), line, on));
    },
  };
}

function useStored(doc: Y.Doc, key: string): unknown {
  const { meta } = documentRoots(doc);
  const subscribe = useCallback(
    (changed: () => void) => {
      meta.observe(changed);
      return () => meta.unobserve(changed);
    },
    [meta],
  );
  const read = useCallback(() => meta.get(key), [meta, key]);
  return useSyncExternalStore(subscribe, read, read);
}
