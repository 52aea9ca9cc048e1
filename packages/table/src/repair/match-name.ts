import { CLASS_HEADINGS, type MeasureClass } from "../ask/measure-classes.ts";
import { WORDS } from "../ask/words.ts";
import { AGGREGATES, GRAINS } from "../plan/plan-terms.ts";

/** What a name may mean: a column with its unit, or a table. */
export type NameCandidate = { readonly name: string; readonly unit?: string | undefined; readonly isNumber?: boolean };

/**
 * same: the name in another writing. read: another name that is near enough to be taken, and has to be said. none: nothing is, or two
 * are; `near` holds what may be offered.
 */
export type NameMatch =
  | { readonly kind: "same" | "read"; readonly name: string }
  | { readonly kind: "none"; readonly near: readonly string[] };

/** Letters that may differ, as a share of the longer name; and how much nearer the nearest must be than the next. */
const DISTANCE_MAX = 1 / 3;
const LEAD_MIN = 0.15;
const NEAR_MAX = 4;
const NEAR_DISTANCE_MAX = 0.75;
const EPSILON = 1e-9;

const BRACKETED = /[([【〔]([^)\]】〕]{0,200})[)\]】〕]\s*$/u;
/** What stands in brackets behind a heading and only says how it is counted. */
const UNIT =
  /^(?:[十百千万亿]*(?:元|美元|人次|人|次|件|册|台|分|名|个|天|小时|分钟|公斤|吨|平方米|米|岁)|万|亿|%|‰|rmb|cny|usd|[¥$€£]|kg|g|km|m|h|min|k)$/iu;

const plain = (text: string): string => text.normalize("NFKC").toLowerCase();
/** Width, case, blanks and brackets make no difference. */
const foldName = (text: string): string => plain(text).replace(/[\s_()[\]【】〔〕"'“”「」`]+/gu, "");

/** Which of some names is meant by one that a plan uses. */
export function matchName(named: string, candidates: readonly NameCandidate[]): NameMatch {
  if (candidates.some(({ name }) => name === named)) return { kind: "same", name: named };
  for (const keysOf of [foldedKeys, bareKeys, madeKeys]) {
    const wanted = keysOf({ name: named });
    const found = candidates.filter((one) => keysOf(one).some((key) => wanted.includes(key)) && haveOneUnit(named, one));
    if (found.length === 1 && found[0] !== undefined) return { kind: "same", name: found[0].name };
    if (found.length > 1) return { kind: "none", near: found.slice(0, NEAR_MAX).map(({ name }) => name) };
  }
  const name = nearest(named, candidates) ?? ofOneClass(named, candidates);
  return name === null
    ? {
        kind: "none",
        near: nearNames(
          named,
          candidates.map((one) => one.name),
        ),
      }
    : { kind: "read", name };
}

const foldedKeys = ({ name }: NameCandidate): string[] => [foldName(name)];
const bareKeys = ({ name, unit }: NameCandidate): string[] => {
  const inside = BRACKETED.exec(plain(name))?.[1]?.trim();
  const isUnit = inside !== undefined && (UNIT.test(inside) || inside === unit);
  return [isUnit ? foldName(plain(name).replace(BRACKETED, "")) : foldName(name)];
};

/** 金额（元） is not 金额（万元）: two units that differ are two columns. */
function haveOneUnit(named: string, { name, unit }: NameCandidate): boolean {
  const [own = unit, other] = [name, named].map((text) => BRACKETED.exec(plain(text))?.[1]?.trim());
  return own === undefined || other === undefined || own === other;
}

const MADE = new RegExp(`^(.+)·(${[...AGGREGATES, ...GRAINS].join("|")}|p\\d\\d)$`, "u");
/** What the engine calls 金额·sum may be called 金额 or sum(金额), as long as there is only one. */
const madeKeys = ({ name }: NameCandidate): string[] => {
  const [, base, fn] = MADE.exec(name) ?? [];
  return base === undefined || fn === undefined ? [foldName(name)] : [base, `${fn}${base}`, `${base}${fn}`].map(foldName);
};

function nearest(named: string, candidates: readonly NameCandidate[]): string | null {
  const far = candidates
    .map(({ name }) => ({ name, distance: isOther(named, name) ? 1 : nameDistance(named, name) }))
    .sort((a, b) => a.distance - b.distance);
  const [first, second] = far;
  if (first === undefined || first.distance > DISTANCE_MAX + EPSILON) return null;
  return second !== undefined && second.distance - first.distance <= LEAD_MIN + EPSILON ? null : first.name;
}

const CLASS_OF: ReadonlyMap<string, MeasureClass> = new Map(
  WORDS.flatMap(([meaning, words]) =>
    meaning.is === "class" ? words.split(" ").map((word) => [foldName(word.replaceAll("_", " ")), meaning.of] as const) : [],
  ),
);
/** Words of these classes name figures; 人 names people, whose column holds their names. */
const COUNTED: readonly MeasureClass[] = ["money", "income", "spending", "gain", "amount", "score", "flow"];

/** The only column of figures of the class a word stands for. */
function ofOneClass(named: string, candidates: readonly NameCandidate[]): string | null {
  const of = CLASS_OF.get(foldName(named));
  if (of === undefined || !COUNTED.includes(of)) return null;
  const fitting = candidates.filter(({ name, isNumber }) => isNumber === true && CLASS_HEADINGS[of].test(name));
  const [only, ...more] = fitting;
  return only === undefined || more.length > 0 || isOther(named, only.name) ? null : only.name;
}

/** Words of which a heading has one: names that have different ones are different, however alike they look. */
const SIDES: readonly (readonly RegExp[])[] = [
  [/男|(?<!fe)male/, /女|female/],
  [/收入|销售|营业|营收|revenue|sales|income/, /支出|成本|费用|花费|cost|expense|spend/, /利润|profit|margin/],
  [/计划|预算|目标|plan|budget|target/, /实际|实绩|actual/],
  [/最高|最大|max/, /最低|最小|min(?!ute)/],
  [/平均|均|avg|average|mean/, /总|合计|sum|total/, /中位|median/],
  [/开始|起始|入|start|begin/, /结束|截止|出|end/],
  [/价|price/, /量|数|qty|quantity|units|count|number/, /额|amount|revenue/, /率|比|rate|ratio|pct|percent/],
  [/年|year/, /季|quarter/, /月|month/, /周|week/, /日|天|day/],
  [/不|未|非|无|没/, /^[^不未非无没]+$/],
  [/上/, /下/],
  [/前/, /后/],
  [/左/, /右/],
  [/东|east/, /西|west/, /南|south/, /北|north/],
  [/[甲]/, /[乙]/, /[丙]/, /[丁]/],
];
const SERIALS = [/\d+/g, /[一二三四五六七八九十]/g, /(?<![a-z])[a-z](?![a-z])/g];

/** Whether two names that look alike mean two things: another number in them, or another side. */
function isOther(a: string, b: string): boolean {
  const [x, y] = [foldName(a), foldName(b)];
  if (SERIALS.some((serial) => (x.match(serial) ?? []).join() !== (y.match(serial) ?? []).join())) return true;
  return SIDES.some((sides) => {
    const [left, right] = [x, y].map((name) => sides.flatMap((side, n) => (side.test(name) ? [n] : [])));
    return left !== undefined && right !== undefined && left.length > 0 && right.length > 0 && !left.some((side) => right.includes(side));
  });
}

/** Names that may have been meant, the nearest first. */
export function nearNames(named: string, names: readonly string[], most = NEAR_MAX, farthest = NEAR_DISTANCE_MAX): string[] {
  return names
    .map((name) => ({ name, distance: nameDistance(named, name) }))
    .filter(({ distance }) => distance <= farthest)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ name }) => name);
}

/** Letters to change, of those the longer name has. */
function nameDistance(a: string, b: string): number {
  const [x, y] = [[...foldName(a)], [...foldName(b)]];
  const longest = Math.max(x.length, y.length);
  return longest === 0 ? 1 : letterChanges(x, y) / longest;
}

function letterChanges(x: readonly string[], y: readonly string[]): number {
  let before = Array.from({ length: y.length + 1 }, (_, n) => n);
  for (const [n, letter] of x.entries()) {
    const row = [n + 1];
    for (const [m, other] of y.entries()) {
      row.push(Math.min((before[m + 1] ?? 0) + 1, (row[m] ?? 0) + 1, (before[m] ?? 0) + (letter === other ? 0 : 1)));
    }
    before = row;
  }
  return before[y.length] ?? 0;
}
