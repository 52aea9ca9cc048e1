import type { Cell } from "../columns/index.ts";
import { findMentions, type Mentions, type ToldResult } from "./find-mentions.ts";
import { type Figure, readFigures } from "./read-figures.ts";

/** Rows beside each other whose cells are compared pair by pair; of more only the outermost. */
const PAIRED_ROWS_MAX = 12;
/** Last bits of a division. */
const NOISE = 1e-9;
const SENTENCE_ENDS = /(?<=[。！？!?])|(?<=\.)(?=\s+[A-Z\p{Script=Han}])|\n+/u;

/**
 * What of a text about a result may be shown: sentences whose every figure stands in a cell, or is the difference, ratio or share of
 * two. A sentence that names rows may only give figures of these rows; one that names none, of the first, the last and the outermost.
 */
export function trueSentences(text: string, result: ToldResult): string[] {
  return text
    .split(SENTENCE_ENDS)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "" && isTrue(sentence, result));
}

/** Words by which two rows, or two figures of a row, are held against each other; those of change do so with rows of time only. */
const COMPARES = /比|较|相差|差距|是.{1,200}的|than|apart|gap|exceed|ahead|behind|%\s*of\b/u;
const CHANGES = /增|减|升|降|涨|跌|多|少|高|低|ris|rose|fall|fell|drop|grow|grew|increas|decreas|more|less|\bup\b|\bdown\b/u;
/** Figures of several rows added up. */
const ADDS = /合计|总计|总共|一共|共计|加起来|\b(?:in total|altogether|combined|together|sum)\b/iu;
/** A part of another figure, not how far it is from it. */
const PART_OF = /是.{1,200}的|相当于|%\s*of\b/u;
const SUPERLATIVES = /最[高低多少大小]|至少|至多|at least|at most/gu;

function isTrue(sentence: string, result: ToldResult): boolean {
  const mentions = findMentions(sentence, result);
  const figures = readFigures(removeRowCount(mentions.rest, result.rows.length));
  if (figures.length === 0) return true;
  const known = knownFigures(result, mentions);
  return figures.every((figure) => known.some(({ kind, value }) => kind === figure.kind && isNear(figure, value)));
}

const AMONG_ROWS =
  /((?<!\d)\d+|(?<![二两三四五六七八九十])[二两三四五六七八九十]+)\s*(?:家|个|行|项|名|位|所|种|类)[^，。；\d]{0,10}?(?:里|中|合计|一共|总共|共|加起来|都|分别)/gu;
const SMALL_NUMERALS = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十"];

/** Removes the number of rows where a sentence speaks of all of them, as 三家里唯一下降的 does of three rows. */
function removeRowCount(text: string, rows: number): string {
  const names = [String(rows), SMALL_NUMERALS[rows], ...(rows === 2 ? ["两"] : [])];
  return text.replace(AMONG_ROWS, (phrase, count: string) => (names.includes(count) ? "" : phrase));
}

type Known = Pick<Figure, "kind" | "value">;
/** `isFraction`: shares stored as parts of one without a unit, which sentences give as percentages. */
type Measure = { readonly col: number; readonly isShare: boolean; readonly isFraction: boolean; readonly unit: string | undefined };

const NAMES_OF_SHARES = /率|占比|比例|比重|份额|percent|\brate\b|\bshare\b|\bmargin\b/iu;

const isNear = ({ value, slack }: Figure, other: number): boolean =>
  value !== 0 ? Math.abs(value - Math.abs(other)) <= slack + NOISE * Math.max(1, value) : other === 0;

/** Every figure a sentence about these rows may give. */
function knownFigures({ columns, rows }: ToldResult, mentions: Mentions): Known[] {
  const { rows: named, rest } = mentions;
  const isFraction = (name: string, col: number) =>
    NAMES_OF_SHARES.test(name) && rows.every((row) => Math.abs(numberIn(row[col] ?? null) ?? 0) <= 1);
  const measures = columns.flatMap(({ name, type, unit, bin }, col): Measure[] => {
    if (type !== "number" || bin !== undefined) return [];
    const fraction = unit === undefined && isFraction(name, col);
    return [{ col, unit, isShare: unit === "%" || unit === "‰" || fraction, isFraction: fraction }];
  });
  const valueAt = (row: number, col: number) => numberIn(rows[row]?.[col] ?? null);
  const bare = rest.replace(SUPERLATIVES, "");
  const compares = COMPARES.test(bare);
  const changes = compares || CHANGES.test(bare);
  const hold = compared({ part: PART_OF.test(bare) || !CHANGES.test(bare), change: CHANGES.test(bare) || !PART_OF.test(bare) });
  const known: Known[] = [];
  for (const { col, isShare, isFraction: asFraction } of measures) {
    const outer = outermost(rows, col);
    const own = named ?? outer;
    for (const row of own) {
      const value = valueAt(row, col);
      if (value === null) continue;
      known.push({ kind: isShare ? "share" : "plain", value });
      if (asFraction) known.push({ kind: "plain", value });
    }
    if (mentions.cols.length > 0 && !mentions.cols.includes(col)) continue;
    if (ADDS.test(bare) && !isShare) known.push({ kind: "plain", value: addRows(named ?? rows.keys(), (row) => valueAt(row, col)) });
    const [first] = own;
    const withOthers = !mentions.isTwice && (compares || (changes && mentions.byDate));
    const around = own.length === 1 && withOthers ? [...new Set([...outer, (first ?? 0) - 1, (first ?? 0) + 1])] : [];
    const paired = own.length > PAIRED_ROWS_MAX ? own.filter((row) => outer.includes(row)) : own;
    const pairs = around.length > 0 ? around.map((row) => [first ?? 0, row] as const) : pairsOf(paired);
    for (const [a, b] of pairs) if (a !== b) known.push(...hold(valueAt(a, col), valueAt(b, col), isShare));
  }
  if (named !== null && named.length > 1) return known;
  for (const row of named ?? [...new Set(measures.flatMap(({ col }) => outermost(rows, col)))]) {
    for (const [x, y] of pairsOf(measures)) {
      const both = hold(valueAt(row, x.col), valueAt(row, y.col), x.isShare && y.isShare);
      known.push(...both.filter(({ kind }) => kind === "times" || (changes && (kind === "share" || x.unit === y.unit))));
    }
  }
  return known;
}

/** Two figures held against each other. Of two shares the difference is said in points; as a share of each other they say nothing. */
const compared =
  (said: { readonly part: boolean; readonly change: boolean }) =>
  (a: number | null, b: number | null, isShare: boolean): Known[] => {
    if (a === null || b === null) return [];
    const [less, more] = [Math.min(Math.abs(a), Math.abs(b)), Math.max(Math.abs(a), Math.abs(b))];
    const times: Known[] = less === 0 ? [] : [{ kind: "times", value: more / less }];
    if (isShare) return [{ kind: "points", value: a - b }, ...times];
    const shares = [...(said.part ? [a / b, b / a] : []), ...(said.change ? [(a - b) / b, (b - a) / a] : [])].filter(Number.isFinite);
    return [{ kind: "plain", value: a - b }, ...times, ...shares.map((value): Known => ({ kind: "share", value }))];
  };

function addRows(rows: Iterable<number>, valueAt: (row: number) => number | null): number {
  return [...rows].reduce((sum, row) => sum + (valueAt(row) ?? 0), 0);
}

const pairsOf = <Item>(list: readonly Item[]): (readonly [Item, Item])[] =>
  list.flatMap((one, n) => list.slice(n + 1).map((other) => [one, other] as const));

const numberIn = (cell: Cell): number | null => (typeof cell === "number" && Number.isFinite(cell) ? cell : null);

/** The first and the last row, and those with the largest and the smallest figure of a column. */
function outermost(rows: ToldResult["rows"], col: number): number[] {
  const filled = rows.flatMap((row, n) => {
    const value = numberIn(row[col] ?? null);
    return value === null ? [] : [{ n, value }];
  });
  const sorted = filled.toSorted((a, b) => a.value - b.value);
  return [...new Set([filled[0]?.n, filled.at(-1)?.n, sorted[0]?.n, sorted.at(-1)?.n].filter((row) => row !== undefined))];
}
