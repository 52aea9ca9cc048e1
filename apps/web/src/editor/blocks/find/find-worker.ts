import "#lib/polyfills.ts";
import { type FindQuery, type FoundText, findIn, patternOf } from "./find-query.ts";

export type FindRequest = { readonly id: number; readonly query: FindQuery; readonly texts: readonly string[]; readonly most: number };
export type FindAnswer = { readonly id: number; readonly found: readonly (readonly FoundText[])[] };

// A person's regular expression may run for years: here it stops nobody from typing, and is ended from outside.
self.onmessage = ({ data: { id, query, texts, most } }: MessageEvent<FindRequest>) => {
  const pattern = patternOf(query);
  self.postMessage({ id, found: texts.map((text) => findIn(text, pattern, most)) } satisfies FindAnswer);
};
