import {
  altText,
  type ChartData,
  type ChartFault,
  type ChartLook,
  type ChartSpec,
  type ChoiceReason,
  chartCells,
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
import { variant } from "#lib/variant.ts";
import { renameColumns } from "./column-roles.ts";
import { blankGrid, type Grid, square } from "./grid-edits.ts";

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
/** A stored chart, its figures as the cells they are read from again. */
export function workOf(spec: ChartSpec): ChartWork {
  const { cells, look } = chartCells(spec);
  return { grid: square(cells), own: look, emphasis: "" };
}

/** Figures of another page: what it has not said of their look is chosen. */
export function handedWork(data: ChartData, own: Partial<ChartLook>): ChartWork {
  const choice = chooseChart(data, { lang: own.lang ?? variant });
  if (choice === null) return newWork();
  const { grid, own: whole } = workOf({ ...choice.look, ...own, data });
  return { grid, own: Object.fromEntries(Object.entries(whole).filter(([key]) => key in own)), emphasis: "" };
}

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
  const computed = defaultClaim(legal, data);
  // Said once is enough.
  const caption = wordsOf(legal.caption, computed === title.template ? "" : computed, legal, data);
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
