import type { EssayAbstracts } from "@tangleaf/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { readJson, userKept } from "#lib/browser-storage.ts";
import { queryClient } from "#lib/query-client.ts";
import { useSession } from "#lib/session-store.ts";
import { type Essay, essayQuery, updateEssay } from "../../api.ts";

/** What is typed is saved when typing rests this long. */
const SAVE_AFTER_MS = 800;
const AGAIN_AFTER_MS = 5000;

export const NO_ABSTRACTS: EssayAbstracts = { zh: "", en: "", keywords: [] };

export type AbstractsEdit = {
  readonly value: EssayAbstracts;
  readonly state: "saved" | "saving" | "failed";
  change(value: EssayAbstracts): void;
};

type Kept = { values: EssayAbstracts; at: number };
const isKept = (value: unknown): value is Kept =>
  typeof value === "object" && value !== null && "values" in value && typeof value.values === "object" && value.values !== null;

/**
 * The abstracts as they are edited here. What the server does not have yet is kept in this browser, tried again, and taken up by the
 * next page that opens them.
 */
export function useAbstracts(essayId: string, stored: EssayAbstracts | null): AbstractsEdit {
  const owner = useSession((state) => state.owner);
  const kept = typeof owner === "string" ? userKept(owner) : null;
  const key = `form:essay-abstracts-${essayId}` as const;
  const [edited, setEdited] = useState<EssayAbstracts | null>(() => (kept === null ? null : (readJson(kept, key, isKept)?.values ?? null)));
  const [state, setState] = useState<AbstractsEdit["state"]>(edited === null ? "saved" : "saving");
  const unsent = useRef<EssayAbstracts | null>(edited);
  const timer = useRef<number | undefined>(undefined);

  const save = useRef<() => Promise<void>>(async () => undefined);
  save.current = async () => {
    const abstracts = unsent.current;
    if (abstracts === null) return;
    window.clearTimeout(timer.current);
    setState("saving");
    try {
      await updateEssay({ essayId, abstracts: withoutBlanks(abstracts) });
      if (unsent.current !== abstracts) return;
      unsent.current = null;
      kept?.remove(key);
      setState("saved");
      queryClient.setQueryData(essayQuery(essayId).queryKey, (essay: Essay | undefined) => essay && { ...essay, abstracts });
    } catch {
      setState("failed");
      timer.current = window.setTimeout(() => void save.current(), AGAIN_AFTER_MS);
    }
  };

  useEffect(() => {
    // Left by a page that could not send it, or by this one as it closes.
    if (unsent.current !== null) void save.current();
    return () => {
      window.clearTimeout(timer.current);
      void save.current();
    };
  }, []);

  const change = useCallback(
    (value: EssayAbstracts) => {
      unsent.current = value;
      kept?.write(key, JSON.stringify({ values: value, at: Date.now() } satisfies Kept));
      setEdited(value);
      setState("saving");
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => void save.current(), SAVE_AFTER_MS);
    },
    [kept, key],
  );
  return { value: edited ?? stored ?? NO_ABSTRACTS, state, change };
}

/** A pair of keywords nobody has filled in yet is none. */
function withoutBlanks({ keywords, ...abstracts }: EssayAbstracts): EssayAbstracts {
  return { ...abstracts, keywords: keywords.filter(({ zh, en }) => zh.trim() !== "" || en.trim() !== "") };
}
