import { readNumber } from "@tangleaf/table/cells";
import type { FoundTable, Placed } from "@tangleaf/table/from-text";

const NUMBER = /(?<![\d.A-Za-z])[-−]?\d[\d,]*(?:\.\d+)?\s*(?:万|亿|千万|百万)?\s*(?:%|％|‰)?/gu;

/** Numbers of a text that stand in none of the tables, at their places. */
export function unusedFigures(text: string, tables: readonly FoundTable[]): Placed[] {
  const used = tables.flatMap(({ rows }) => rows.flatMap(({ label, cells }) => [label, ...cells]));
  return [...text.matchAll(NUMBER)].flatMap(({ 0: found, index }): Placed[] => {
    const words = found.trimEnd();
    const place = { words, from: index, to: index + words.length };
    const isUsed = used.some(({ from, to }) => place.from < to && place.to > from);
    return isUsed || readNumber(words) === null ? [] : [place];
  });
}
