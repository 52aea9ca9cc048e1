import { readNumber, readScaledNumber } from "./read-number.ts";

/** A number that is not exact, or stands for several: where its range begins, and which kind it is. */
export type Quantity = { readonly begin: number; readonly is: "range" | "below" | "above" | "about" };

const ABOUT_BEFORE = /^(?:大约|大概|约|将近|接近|近|上|≈|~)\s*(?=[\d¥$€£])/u;
const ABOVE_BEFORE = /^(?:超过|超出|超|逾|至少|不少于|不低于|大于|高于|>=?|≥)\s*(?=[\d¥$€£])/u;
const BELOW_BEFORE = /^(?:不足|不到|不超过|最多|至多|未满|小于|低于|少于|<=?|≤)\s*(?=[\d¥$€£])/u;
const ABOUT_BEHIND = /(?:左右|上下|不等|有余|余|多)$/u;
const ABOVE_BEHIND = /(?:及以上|以上|起|\+)$/u;
/** 1000+人. */
const ABOVE_INSIDE = /(?<=\d)\+(?=\p{Script=Han}{1,4}$)/u;
const BELOW_BEHIND = /(?:及以下|以下|以内)$/u;
/** 300余人, 20多万. */
const ABOUT_INSIDE = /(?<=[\d百千万亿])(?:余|多|来|几)(?=[百千万亿]{0,2}\p{Script=Han}{0,4}$)/u;
/** 上百, 数十人, 近千: numbers no figure stands in, by how large they are. */
const WORDED = /^(?:大约|约|近|上|数|几|成|好几)(十|百|千|万|亿)(?:余|多)?\p{Script=Han}{0,3}$/u;
const WORD_SIZES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1e3, 万: 1e4, 亿: 1e8 };

const FORMS: readonly { readonly is: Exclude<Quantity["is"], "range">; readonly mark: RegExp }[] = [
  { is: "about", mark: ABOUT_BEFORE },
  { is: "above", mark: ABOVE_BEFORE },
  { is: "below", mark: BELOW_BEFORE },
  { is: "above", mark: ABOVE_BEHIND },
  { is: "above", mark: ABOVE_INSIDE },
  { is: "below", mark: BELOW_BEHIND },
  { is: "about", mark: ABOUT_BEHIND },
  { is: "about", mark: ABOUT_INSIDE },
];

/** Longer texts say more than a quantity. */
const CHARACTERS_MAX = 30;

/** Reads 约300, 300余人, 1000+, 60岁以上, 300-500 and [0, 10); null for anything else, a number among it. */
export function readQuantity(text: string): Quantity | null {
  if (text.length > CHARACTERS_MAX) return null;
  const plain = text.normalize("NFKC").trim();
  if (readNumber(plain) !== null) return null;
  for (const { is, mark } of FORMS) {
    if (!mark.test(plain)) continue;
    const read = readNumber(plain.replace(mark, ""));
    if (read !== null) return { begin: read.value, is };
  }
  const [, size] = WORDED.exec(plain) ?? [];
  if (size !== undefined) return { begin: WORD_SIZES[size] ?? 0, is: "about" };
  const begin = readRange(plain);
  return begin === null ? null : { begin, is: "range" };
}

const BETWEEN = /[-–—~至到]/u;

/** The ends of 300-500 and [0, 10), as they are written; a sign in front of the first is its own. */
function splitRange(text: string): readonly [string, string] {
  if (/^[[(]/.test(text) && /[\])]$/.test(text)) {
    const [first = "", second = "", ...others] = text.slice(1, -1).split(",");
    return others.length > 0 ? ["", ""] : [first, second];
  }
  const at = text.slice(1).search(BETWEEN) + 1;
  if (at === 0) return ["", ""];
  const marks = text.startsWith("——", at) ? 2 : 1;
  return [text.slice(0, at), text.slice(at + marks)];
}

/** Where a range begins: the first number of two, of which the second is the larger. 1-5万 begins at 10000. */
function readRange(text: string): number | null {
  const [first, second] = splitRange(text);
  const [low, high] = [readScaledNumber(first), readScaledNumber(second)];
  if (low === null || high === null) return null;
  const sized = low.power === 0 && low.unit === "" && high.power > 0 ? Number(`${low.value}e${high.power}`) : low.value;
  const begin = sized < high.value ? sized : low.value;
  return begin < high.value ? begin : null;
}

/** Far below every number, and hardly above one. */
const [LOWEST, NEXT] = [-1e15, 1e-9];

/** Numbers quantities are ordered by: ranges by where they begin, 18岁以下 before all and 60岁以上 behind 60-69岁. Null where a name is no quantity, or all are plain numbers. */
export function listQuantityKeys(names: readonly string[]): number[] | null {
  const keys: number[] = [];
  let inexact = 0;
  for (const name of names) {
    const quantity = readQuantity(name);
    const key = quantity === null ? readNumber(name)?.value : findSortKey(quantity);
    if (key === undefined) return null;
    if (quantity !== null) inexact += 1;
    keys.push(key);
  }
  return inexact === 0 ? null : keys;
}

function findSortKey({ begin, is }: Quantity): number {
  if (is === "below") return LOWEST + begin;
  return is === "above" ? begin + Math.abs(begin) * NEXT + NEXT : begin;
}
