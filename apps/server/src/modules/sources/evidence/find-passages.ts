import type { SourcePassage } from "@tangleaf/contract";
import type { Db } from "../../metering/metering.ts";
import { termsOf } from "../../text-sources/index.ts";
import { readPassages } from "../source.repo.ts";
import type { createIndexCache } from "./index-cache.ts";
import { rankPassages } from "./rank-passages.ts";

const PASSAGES_SHOWN_MAX = 3;
const HAN_PAIR = /^\p{Script=Han}{2}$/u;
const WORD = /[\p{L}\p{N}]+/gu;

/** The passages of a source that have most in common with a sentence; the first one where nothing has. */
export async function findPassages(
  db: Db,
  indexes: ReturnType<typeof createIndexCache>,
  { sourceId, sentence }: { sourceId: string; sentence: string },
): Promise<SourcePassage[]> {
  const ranked = rankPassages(sentence, [await indexes.get(sourceId)]).slice(0, PASSAGES_SHOWN_MAX);
  const positions = ranked.length === 0 ? [1] : ranked.map(({ passage }) => passage + 1);
  const rows = await readPassages(db, sourceId, positions);
  const terms = new Set(termsOf(sentence));
  return positions.flatMap((position) => {
    const row = rows.find((one) => one.position === position);
    if (row === undefined) return [];
    const { page, sheet, first_row: firstRow, last_row: lastRow, text } = row;
    return [{ page, sheet, firstRow, lastRow, text, marked: markedParts(text, terms) }];
  });
}

/** Where a text has the terms of another one; parts that touch are one. A passage has 720 units at most. */
export function markedParts(text: string, terms: ReadonlySet<string>): [number, number][] {
  const parts: [number, number][] = [];
  for (let at = 0; at + 2 <= text.length; at++) {
    const pair = text.slice(at, at + 2);
    if (HAN_PAIR.test(pair) && terms.has(pair)) parts.push([at, at + 2]);
  }
  for (const { 0: word, index } of text.matchAll(WORD)) if (terms.has(word.toLowerCase())) parts.push([index, index + word.length]);
  const joined: [number, number][] = [];
  for (const [from, to] of parts.sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}
