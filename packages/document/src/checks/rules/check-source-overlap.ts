import { placedTokensOf } from "../../metrics/tokens-of.ts";
import type { CheckOptions } from "../check-options.ts";
import { type CheckedDocument, type Language, placeIn } from "../checked-document.ts";
import { createStreams, equalRuns } from "../equal-runs.ts";
import { type Finding, finding } from "../finding.ts";
import { withoutEdgeMarks } from "../pieces-of.ts";

/** Shorter equal passages are names and set phrases. Characters of Chinese; words of English. */
const MIN_TOKENS: Readonly<Record<Language, number>> = { zh: 30, en: 16 };
/** A quotation that is longer is looked at no further. */
const QUOTE_LOOK_AROUND = 300;
const OPENING = /[“"「『]/g;
const CLOSING = /[”"」』]/;

/** Passages that stand in a text of the author's own. One inside quotation marks is a hint only: it is quoted. */
export function checkSourceOverlap({ prose, proseTokens }: CheckedDocument, { sources = [] }: CheckOptions): Finding[] {
  if (sources.length === 0) return [];
  const streamOf = createStreams();
  const here = streamOf(proseTokens());
  const there = streamOf(sources.map(({ text }) => placedTokensOf(text)));
  return equalRuns(here, there).flatMap(({ from, to, there: start }): Finding[] => {
    const text = prose[here.owners[from] ?? -1];
    const source = sources[there.owners[start] ?? -1];
    if (text === undefined || source === undefined || to - from < MIN_TOKENS[text.language]) return [];
    const [first, last] = withoutEdgeMarks(text.text, here.froms[from] ?? 0, here.tos[to - 1] ?? 0);
    const isQuoted = isInQuotes(text.text, first, last);
    const values = { source: source.name, characters: to - from, passage: text.text.slice(first, last), isQuoted };
    const found = finding("sourceOverlap", placeIn(text, first, last), values);
    return [isQuoted ? { ...found, severity: "hint" } : found];
  });
}

/** The passage stands between the last opening mark before its middle and a closing mark at or after its end. */
function isInQuotes(text: string, from: number, to: number): boolean {
  const begin = Math.max(0, from - QUOTE_LOOK_AROUND);
  let opened = -1;
  for (const { index } of text.slice(begin, from + 1).matchAll(OPENING)) opened = begin + index;
  if (opened === -1 || CLOSING.test(text.slice(opened + 1, from))) return false;
  return CLOSING.test(text.slice(to - 1, to + QUOTE_LOOK_AROUND));
}
