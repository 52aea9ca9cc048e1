import {
  altText,
  type ChartData,
  type ChartFault,
  type ChartLook,
  type ChartSpec,
  type ChoiceReason,
  chooseChart,
  columnsSubtitle,
  columnsTitle,
  defaultClaim,
  kindOf,
  legalChart,
  type PrintedClaim,
  printClaim,
  readChartData,
  shapeData,
} from "@tangleaf/table/chart";
import { renameColumns } from "./column-roles.ts";
import { blankGrid, type Grid, gridOf } from "./grid-edits.ts";

/** A chart being made: its cells, and what of its look somebody has chosen; the rest follows from the figures. */
export type ChartWork = {
  readonly grid: Grid;
  readonly own: Partial<ChartLook>;
  /** What is to be stressed: asked for with 画出来, no part of the chart. */
  readonly emphasis: string;
};

/** Words of a chart: references to cells stand in the template, what they print now in the text. */
export type DrawnWords = PrintedClaim & { readonly template: string /** Written by somebody, not computed. */; readonly isOwn: boolean };
export type DrawnChart = {
  readonly data: ChartData;
  /** The look that was asked for. */
  readonly look: ChartLook;
  /** The chart that is drawn. */
  readonly spec: ChartSpec;
  readonly faults: readonly ChartFault[];
  /** Why it was chosen; null = somebody chose another kind. */
  readonly why: ChoiceReason | null;
  readonly totals: readonly string[];
  readonly unread: number;
  readonly title: DrawnWords;
  readonly subtitle: string;
  readonly caption: DrawnWords;
  readonly alt: string;
};

/** Keys of a look that say how its columns are drawn; the others stay when a new table is put in. */
const FORM = [
  "type",
  "x",
  "y",
  "series",
  "bar",
  "line",
  "pie",
  "sort",
  "top",
  "emphasis",
  "title",
  "subtitle",
  "caption",
  "source",
] as const;

export const newWork = (): ChartWork => ({ grid: blankGrid(), own: {}, emphasis: "" });
export const workOf = ({ data, ...look }: ChartSpec): ChartWork => ({ grid: gridOf(data), own: look, emphasis: "" });

/** Another table: how it is drawn is chosen anew, colours and size stay. `title`: what stood over it. */
export function withTable(work: ChartWork, grid: Grid, title = ""): ChartWork {
  const own = Object.fromEntries(Object.entries(work.own).filter(([key]) => !FORM.some((one) => one === key)));
  return { ...work, grid, own: title === "" ? own : { ...own, title } };
}

/** Other cells of the same table: a column that got another name is the same column. */
export function withCells(work: ChartWork, grid: Grid): ChartWork {
  const [before, after] = [readChartData(work.grid), readChartData(grid)];
  if (before === null || after === null || before.data.columns.length !== after.data.columns.length) return { ...work, grid };
  const renamed = before.data.columns.flatMap(({ name }, at): [string, string][] => {
    const now = after.data.columns[at]?.name ?? name;
    return now === name ? [] : [[name, now]];
  });
  return { ...work, grid, own: renamed.length === 0 ? work.own : renameColumns(work.own, new Map(renamed)) };
}

/** What is drawn of it; null while there is no figure. */
export function drawWork({ grid, own }: ChartWork, lang: "zh" | "en"): DrawnChart | null {
  const read = readChartData(grid);
  const choice = read === null ? null : chooseChart(read.data, { lang: own.lang ?? lang });
  if (read === null || choice === null) return null;
  const look: ChartLook = { ...choice.look, ...own };
  const { look: legal, faults } = legalChart(look, read.data);
  if (legal === null) return null;
  const { data, totals, unread } = read;
  const title = wordsOf(legal.title, columnsTitle(legal), legal, data);
  const caption = wordsOf(legal.caption, defaultClaim(legal, data), legal, data);
  return {
    data,
    look,
    spec: { ...legal, data },
    faults,
    why: kindOf(look) === kindOf(choice.look) ? choice.why : null,
    totals,
    unread,
    title,
    subtitle: legal.subtitle === "" ? columnsSubtitle(legal, data) : legal.subtitle,
    caption,
    alt: altText(legal, shapeData(legal, data), title.isOwn ? title.text : caption.text),
  };
}

function wordsOf(own: string, computed: string, look: ChartLook, data: ChartData): DrawnWords {
  const template = own === "" ? computed : own;
  return { ...printClaim(template, look, data), template, isOwn: own !== "" };
}
