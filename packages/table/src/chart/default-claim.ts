import { columnLabel } from "./chart-data.ts";
import type { ChartData, ChartLook } from "./chart-spec.ts";
import { type ClaimFunction, figuresOf, writeReference } from "./claim-reference.ts";
import { shapeData } from "./shape-data.ts";

type Figure = ReturnType<typeof figuresOf>[number];
type Said = {
  readonly name: string;
  readonly first: Figure;
  readonly last: Figure;
  readonly top: Figure;
  readonly bottom: Figure;
};
type Sentences = {
  change(said: Said): string;
  extremes(said: Said, hasRatio: boolean): string;
  peak(said: Said): string;
  share(said: Said): string;
  relation(x: string, y: string, r: string): string;
  only(said: Said): string;
  same(said: Said): string;
  readonly between: string;
};

const say = (figure: Figure): string => writeReference({ fn: null, cells: [figure.cell] });
const use = (fn: ClaimFunction, ...figures: readonly Figure[]): string => writeReference({ fn, cells: figures.map(({ cell }) => cell) });

const SENTENCES: Readonly<Record<"zh" | "en", Sentences>> = {
  zh: {
    change: ({ name, first, last }) => `${name}从${first.cell.x}的 ${say(first)}${use("to", last, first)}${last.cell.x}的 ${say(last)}`,
    extremes: ({ name, top, bottom }, hasRatio) =>
      hasRatio
        ? `${use("top", top)}的${name}最高，为 ${say(top)}，是${use("bottom", bottom)}的 ${use("ratio", top, bottom)} 倍`
        : `${use("top", top)}的${name}最高，为 ${say(top)}；${use("bottom", bottom)}最低，为 ${say(bottom)}`,
    peak: ({ name, top }) => `${name}在${use("top", top)}最高，为 ${say(top)}`,
    share: ({ top }) => `${use("top", top)}最多，占 ${use("share", top)}`,
    relation: (x, y, r) => `${x}与${y}的相关系数为 ${r}`,
    only: ({ name, first }) => `${first.cell.x}的${name}为 ${say(first)}`,
    same: ({ name, top }) => `${name}都是 ${say(top)}`,
    between: "；",
  },
  en: {
    change: ({ name, first, last }) =>
      `${name} ${use("to", last, first)} ${say(last)} in ${last.cell.x} from ${say(first)} in ${first.cell.x}`,
    extremes: ({ name, top, bottom }, hasRatio) =>
      hasRatio
        ? `${use("top", top)} has the highest ${name}, ${say(top)}, ${use("ratio", top, bottom)} times that of ${use("bottom", bottom)}`
        : `${use("top", top)} has the highest ${name}, ${say(top)}; ${use("bottom", bottom)} the lowest, ${say(bottom)}`,
    peak: ({ name, top }) => `${name}: highest in ${use("top", top)}, at ${say(top)}`,
    share: ({ top }) => `${use("top", top)} is the largest part, ${use("share", top)}`,
    relation: (x, y, r) => `The correlation of ${x} and ${y} is ${r}`,
    only: ({ name, first }) => `${name} of ${first.cell.x} is ${say(first)}`,
    same: ({ name, top }) => `${name} is ${say(top)} throughout`,
    between: "; ",
  },
};

/** A larger multiple says nothing anybody can picture: both figures are told. */
const RATIO_MAX = 1000;

/** The sentence a chart says before anybody has given it one: computed, and printed anew when a figure changes. */
export function defaultClaim(look: ChartLook, data: ChartData): string {
  const words = SENTENCES[look.lang];
  const [y] = look.y;
  if (y === undefined) return "";
  const figures = figuresOf(look, data);
  // A row is named in a claim: where two have one name, nobody could tell which is meant.
  if (look.type !== "scatter" && new Set(figures.map(({ cell }) => JSON.stringify(cell))).size < figures.length) return "";
  if (look.type === "scatter") {
    const [first] = figures;
    if (first === undefined || figures.length < 2) return "";
    return words.relation(columnLabel(look.x.col), columnLabel(y.col), use("corr", first));
  }
  if (look.type === "combo") {
    const sides = look.y.slice(0, 2).flatMap(({ col }) => saidOf(look, data, col) ?? []);
    return sides.map((said) => words.peak(said)).join(words.between);
  }
  const said = saidOf(look, data, y.col);
  if (said === null) return "";
  if (said.first === said.last) return words.only(said);
  if (look.type === "pie") return words.share(said);
  if (look.series === undefined && (look.type === "line" || look.sort === "time")) {
    const isInside = said.top !== said.first && said.top !== said.last && said.top.value > Math.max(said.first.value, said.last.value);
    return isInside ? `${words.change(said)}${words.between}${words.peak(said)}` : words.change(said);
  }
  if (said.top.value === said.bottom.value) return words.same(said);
  return words.extremes(said, said.bottom.value > 0 && said.top.value / said.bottom.value <= RATIO_MAX);
}

function saidOf(look: ChartLook, data: ChartData, col: string): Said | null {
  const figures = figuresOf(look, data).filter(({ cell }) => cell.y === col);
  const { names } = shapeData({ ...look, ...(look.top === undefined ? {} : { top: undefined }) } as ChartLook, data);
  const inOrder = figures.toSorted((a, b) => names.indexOf(a.cell.x) - names.indexOf(b.cell.x));
  const [first] = inOrder;
  const last = inOrder.at(-1);
  if (first === undefined || last === undefined) return null;
  const top = inOrder.reduce((best, one) => (one.value > best.value ? one : best));
  const bottom = inOrder.reduce((best, one) => (one.value < best.value ? one : best));
  return { name: look.y.find((one) => one.col === col)?.label ?? columnLabel(col), first, last, top, bottom };
}
