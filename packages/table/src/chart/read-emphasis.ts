import { readNumber } from "../cells/read-number.ts";
import { columnLabel } from "./chart-data.ts";
import { CHART_KINDS, type ChartKind } from "./chart-kinds.ts";
import { type ChartData, type ChartLook, EMPHASIS_MAX, type Emphasis } from "./chart-spec.ts";
import { figuresOf, writeReference } from "./claim-reference.ts";
import { shapeData } from "./shape-data.ts";

/** What words about a chart ask for, read by rule. */
export type ReadEmphasis = { readonly emphasis: readonly Emphasis[]; readonly kind: ChartKind | null; readonly wantsParts: boolean };

const KIND_WORDS: Readonly<Record<ChartKind, RegExp>> = {
  flat: /条形|横着|横向|horizontal|bar chart/iu,
  bar: /柱/u,
  line: /折线|曲线|走势|line chart|as a line/iu,
  pie: /饼|环形图|\bpie\b/iu,
  scatter: /散点|scatter/iu,
  combo: /组合图|combo|combined/iu,
};
const PARTS = /占比|比例|份额|构成|share|proportion|part of/iu;
const HIGHEST = /最高|最多|最大|高峰|峰值|highest|most|largest|peak/iu;
const LOWEST = /最低|最少|最小|低谷|lowest|least|smallest/iu;
const BETWEEN = /^(?:到|至|—+|–|-|~|～|to|until|through)$/iu;
const LINE = /(\p{Script=Han}{1,8}线|target|goal|threshold)\s*(?:为|是|在|:|：|of|at|is)?\s*(\d[\d,]*(?:\.\d+)?\s*[万亿]?\s*%?)/iu;

/** Reads what is to be stressed: names of rows, from one to another, the highest or lowest, a line at a value; and which chart is asked for. */
export function readEmphasis(text: string, look: ChartLook, data: ChartData): ReadEmphasis {
  const kind = CHART_KINDS.find((one) => KIND_WORDS[one].test(text)) ?? null;
  return { emphasis: stressed(text, look, data).slice(0, EMPHASIS_MAX), kind, wantsParts: PARTS.test(text) };
}

function stressed(text: string, look: ChartLook, data: ChartData): Emphasis[] {
  const { names } = shapeData(look, data);
  const squeezed = squeeze(text);
  const found = placesOf(squeezed, names);
  const made: Emphasis[] = [];
  for (let at = 0; at < found.length; at++) {
    const [one, next] = [found[at], found[at + 1]];
    if (one === undefined) continue;
    if (next !== undefined && BETWEEN.test(squeezed.slice(one.to, next.from))) {
      made.push({ from: one.name, to: next.name });
      at++;
    } else made.push({ x: one.name });
  }
  if (made.length === 0) made.push(...extremes(text, look, data));
  const [, label, value = ""] = LINE.exec(text) ?? [];
  const read = readNumber(value.trim());
  if (label !== undefined && read !== null) made.push({ line: read.value, label });
  return made;
}

const squeeze = (text: string): string => text.normalize("NFKC").replace(/\s+/g, "");

/** Where names of rows stand, the longer first where one is part of another: 12月 is not 2月. */
function placesOf(text: string, names: readonly string[]): { name: string; from: number; to: number }[] {
  const places: { name: string; from: number; to: number }[] = [];
  for (const name of names.toSorted((a, b) => b.length - a.length)) {
    const words = squeeze(name);
    if (words === "") continue;
    for (let from = text.indexOf(words); from >= 0; from = text.indexOf(words, from + words.length)) {
      const to = from + words.length;
      const isCut =
        (/^[\dA-Za-z]/.test(words) && /[\dA-Za-z]$/.test(text.slice(0, from))) || (/\d$/.test(words) && /^\d/.test(text.slice(to)));
      if (!isCut && !places.some((place) => from < place.to && to > place.from)) places.push({ name, from, to });
    }
  }
  return places.sort((a, b) => a.from - b.from);
}

function extremes(text: string, look: ChartLook, data: ChartData): Emphasis[] {
  const column = figuresOf(look, data).filter(({ cell }) => cell.y === look.y[0]?.col);
  const best = (isBetter: (a: number, b: number) => boolean) =>
    column.reduce<(typeof column)[number] | null>((kept, one) => (kept === null || isBetter(one.value, kept.value) ? one : kept), null);
  const wanted = [HIGHEST.test(text) ? best((a, b) => a > b) : null, LOWEST.test(text) ? best((a, b) => a < b) : null];
  return wanted.flatMap((figure) => (figure === null ? [] : [{ x: figure.cell.x }]));
}

const SENTENCES = {
  zh: (x: string, name: string, own: string, top: string, less: string) => `${x}的${name}为 ${own}，比最高的${top}少 ${less}`,
  en: (x: string, name: string, own: string, top: string, less: string) => `${name} of ${x} is ${own}, ${less} below ${top}, the highest`,
} as const;

/** What a chart says of one row that is stressed; null where that row is the highest, which the computed claim is about already. */
export function emphasisClaim(look: ChartLook, data: ChartData): string | null {
  const wanted = look.emphasis.flatMap((one) => ("x" in one ? [one.x] : []));
  const [y] = look.y;
  const [x] = wanted;
  if (x === undefined || y === undefined || wanted.length > 1 || look.series !== undefined || look.type === "scatter") return null;
  const column = figuresOf(look, data).filter(({ cell }) => cell.y === y.col);
  const own = column.find(({ cell }) => cell.x === x);
  const top = column.reduce<(typeof column)[number] | null>((kept, one) => (kept === null || one.value > kept.value ? one : kept), null);
  if (own === undefined || top === null || top.value <= own.value) return null;
  const say = (fn: Parameters<typeof writeReference>[0]["fn"], ...figures: readonly (typeof own)[]) =>
    writeReference({ fn, cells: figures.map(({ cell }) => cell) });
  return SENTENCES[look.lang](x, y.label ?? columnLabel(y.col), say(null, own), say("top", top), say("diff", top, own));
}
