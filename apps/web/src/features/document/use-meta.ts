import { type DocumentSettings, documentRoots, settingsOf } from "@tangleaf/document/model";
import { NUMBERING_STYLES } from "@tangleaf/document/outline";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import type * as Y from "yjs";
import { variant } from "#lib/variant.ts";

/** What a text is taken for where its settings do not say. */
export const DEFAULTS = { language: variant, numbering: "none" } as const;

/** What headings may be numbered by. */
export const NUMBERINGS = ["none", ...NUMBERING_STYLES] as const;

type Meta = { title: string; settings: DocumentSettings };

/** Title and settings of a document, as they are now. */
export function useMeta(doc: Y.Doc): Meta {
  const meta = documentRoots(doc).meta;
  const subscribe = useCallback(
    (changed: () => void) => {
      meta.observe(changed);
      return () => meta.unobserve(changed);
    },
    [meta],
  );
  // A string, because equal values must be the same value here.
  const read = useCallback(() => JSON.stringify(Object.fromEntries(meta)), [meta]);
  const stored = useSyncExternalStore(subscribe, read, read);
  return useMemo(() => metaOf(JSON.parse(stored)), [stored]);
}

function metaOf(stored: Record<string, unknown>): Meta {
  const { title } = stored;
  return { title: typeof title === "string" ? title : "", settings: settingsOf(stored) };
}

/** The settings of a document, once. */
export const readSettings = (doc: Y.Doc): DocumentSettings => settingsOf(Object.fromEntries(documentRoots(doc).meta));

/** Stores the title, where it is another one. */
export function writeTitle(doc: Y.Doc, title: string): void {
  const { meta } = documentRoots(doc);
  if ((meta.get("title") ?? "") !== title) meta.set("title", title);
}

/** Stores one setting; undefined = as its language has it. */
export function writeSetting<Name extends keyof DocumentSettings>(doc: Y.Doc, name: Name, value: DocumentSettings[Name]): void {
  const { meta } = documentRoots(doc);
  if (value === undefined) meta.delete(name);
  else meta.set(name, value);
}
