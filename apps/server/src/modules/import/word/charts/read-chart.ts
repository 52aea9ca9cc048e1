import { type ChartColumn, type ChartLook, type ChartType, legalChart, lookOf, readChartData, SERIES_MAX } from "@tangleaf/table/chart";
import { childOf, descend, elementsOf, findAll, settingOf, textOf, type XmlElement } from "../../../word-format/index.ts";
import { chartGrid, type PlotGroup, readPlot } from "./read-series.ts";
import type { NoFigures, WordChart } from "./word-chart.ts";

/** Nothing is said of a chart but what its file says: without a title a sentence would be computed. */
const NO_CLAIM = " ";

type Drawn = { readonly type: Exclude<ChartType, "combo">; readonly isFilled?: true; readonly isRing?: true; readonly isOther?: true };
/** How groups of series are drawn here; `isOther`: flat where Word has depth, one circle where it has two. */
const KINDS: Readonly<Record<string, Drawn>> = {
  "c:barChart": { type: "bar" },
  "c:bar3DChart": { type: "bar", isOther: true },
  "c:lineChart": { type: "line" },
  "c:line3DChart": { type: "line", isOther: true },
  "c:areaChart": { type: "line", isFilled: true },
  "c:area3DChart": { type: "line", isFilled: true, isOther: true },
  "c:pieChart": { type: "pie" },
  "c:pie3DChart": { type: "pie", isOther: true },
  "c:ofPieChart": { type: "pie", isOther: true },
  "c:doughnutChart": { type: "pie", isRing: true },
  "c:scatterChart": { type: "scatter" },
};
const PAIRS: ReadonlySet<string> = new Set(["c:scatterChart", "c:bubbleChart"]);
const STACKS: Readonly<Record<string, "stack" | "percent">> = { stacked: "stack", percentStacked: "percent" };

/** Reads a chart part by the copy of its figures in it; what it is drawn from elsewhere is not asked. `cellsMax`: of its figures. Linear in the part. */
export function readChart(space: XmlElement, { lang, cellsMax }: { lang: "zh" | "en"; cellsMax: number }): WordChart | NoFigures {
  const groups = readPlot(space);
  const series = groups.flatMap((group) => group.series);
  if (!series.some(({ values }) => values !== null && values.texts.size > 0)) return "charts";
  const isOfPairs = groups.every(({ element }) => PAIRS.has(element.name));
  const axes = readAxes(space, isOfPairs);
  const grid = chartGrid(series, { isOfPairs, across: axes.across, cellsMax });
  if (grid === null) return "largeCharts";
  // Word draws lying bars from the bottom up.
  const isUpward = groups.every((group) => isLying(group)) && !axes.isReversed;
  const [head = [], ...body] = grid.cells;
  const cells = [head, ...(isUpward ? body.toReversed() : body)];
  const title = readWords(descend(space, "c:chart", "c:title"));
  const lines = [title, ...axes.figures].filter((line) => line !== "");
  return { lines, cells, ...chooseLook(groups, { cells, isLong: grid.isLong, lang }) };
}

const readOption = ({ element }: PlotGroup, name: string): string | undefined => settingOf(childOf(element, name), "val");
const isLying = (group: PlotGroup): boolean => readOption(group, "c:barDir") === "bar";

/** The words of a title, typed or taken from a cell. */
function readWords(title: XmlElement | undefined): string {
  const paragraphs = findAll(title, "a:p").map((paragraph) => findAll(paragraph, "a:t").map(textOf).join(""));
  const cells = findAll(title, "c:v").map(textOf);
  return [...paragraphs, ...cells].join(" ").trim();
}

function readAxes(space: XmlElement, isOfPairs: boolean) {
  const axes = elementsOf(descend(space, "c:chart", "c:plotArea")).filter(({ name }) => /^c:(?:cat|date|ser|val)Ax$/.test(name));
  const isAcross = (axis: XmlElement) =>
    isOfPairs ? ["b", "t"].includes(settingOf(childOf(axis, "c:axPos"), "val") ?? "") : axis.name !== "c:valAx";
  const across = axes.filter(isAcross);
  const titles = (of: readonly XmlElement[]) => of.map((axis) => readWords(childOf(axis, "c:title"))).filter((words) => words !== "");
  return {
    across: titles(across).join(" "),
    figures: titles(axes.filter((axis) => !isAcross(axis))),
    isReversed: across.some((axis) => settingOf(descend(axis, "c:scaling", "c:orientation"), "val") === "maxMin"),
  };
}

type Choice = Pick<WordChart, "look" | "isRedrawn">;
const NOT_DRAWN: Choice = { look: null, isRedrawn: false };

function chooseLook(
  groups: readonly PlotGroup[],
  { cells, isLong, lang }: { readonly cells: WordChart["cells"]; readonly isLong: boolean; readonly lang: "zh" | "en" },
): Choice {
  const drawn = groups.flatMap(({ element }) => KINDS[element.name] ?? []);
  const count = groups.reduce((sum, { series }) => sum + series.length, 0);
  const read = readChartData(cells);
  if (drawn.length < groups.length || count > SERIES_MAX || read === null) return NOT_DRAWN;
  const kind = drawGroups(groups, drawn);
  if (kind === null) return NOT_DRAWN;
  const [first, ...others] = read.data.columns;
  const base = isLong ? lookOfPairs(read.data.columns, lang) : lookOf(first?.name ?? "", others, { lang });
  const y = base.y.map((one, at) => ({ ...one, ...kind.sides[at] }));
  const look: ChartLook = { ...base, ...kind.look, y: kind.isFirstAlone ? y.slice(0, 1) : y, sort: "data", title: NO_CLAIM };
  const legal = legalChart(look, read.data);
  if (legal.look === null) return NOT_DRAWN;
  const isOther = kind.isOther || legal.faults.length > 0 || read.totals.length > 0 || read.unread > 0;
  return { look, isRedrawn: isOther };
}

/** Series by their names, each with figures of its own along both axes. */
function lookOfPairs([series, x, y]: readonly ChartColumn[], lang: "zh" | "en"): ChartLook {
  const look = lookOf(x?.name ?? "", y === undefined ? [] : [y], { lang });
  return { ...look, series: { col: series?.name ?? "" } };
}

type Kind = {
  readonly look: Partial<ChartLook> & Pick<ChartLook, "type">;
  /** How each series of a combination is drawn. */
  readonly sides: readonly Pick<ChartLook["y"][number], "draw" | "axis">[];
  readonly isFirstAlone: boolean;
  readonly isOther: boolean;
};

/** Groups as one chart; null where no chart of a note has them together. */
function drawGroups(groups: readonly PlotGroup[], drawn: readonly Drawn[]): Kind | null {
  const [group] = groups;
  const [one] = drawn;
  if (group === undefined || one === undefined) return null;
  const stack = STACKS[readOption(group, "c:grouping") ?? ""];
  const isOther = drawn.some((each) => each.isOther === true);
  const same = { sides: [], isFirstAlone: false, isOther };
  if (groups.length > 1) return combine(groups, drawn);
  switch (one.type) {
    case "bar":
      return { ...same, look: { type: "bar", bar: { lie: isLying(group) ? "flat" : "up", stack: stack ?? "none" } } };
    case "line":
      return {
        ...same,
        look: { type: "line", line: { fill: one.isFilled === true, stack: stack !== undefined } },
        isOther: isOther || stack === "percent",
      };
    case "pie":
      return { ...same, look: { type: "pie", pie: { hole: one.isRing === true } }, isFirstAlone: one.isRing !== true };
    case "scatter":
      return { ...same, look: { type: "scatter" } };
  }
}

/** Bars and lines together, each group on the axis it has. */
function combine(groups: readonly PlotGroup[], drawn: readonly Drawn[]): Kind | null {
  if (drawn.some(({ type, isFilled }) => (type !== "bar" && type !== "line") || isFilled === true)) return null;
  if (groups.some(isLying)) return null;
  const listAxisIds = ({ element }: PlotGroup) =>
    elementsOf(element).flatMap((child) => (child.name === "c:axId" ? [settingOf(child, "val") ?? ""] : []));
  const left = new Set(groups.slice(0, 1).flatMap(listAxisIds));
  const sides = groups.flatMap((group, at) => {
    const axis = listAxisIds(group).some((id) => left.has(id)) ? ("left" as const) : ("right" as const);
    const draw = drawn[at]?.type === "line" ? ("line" as const) : ("bar" as const);
    return group.series.map(() => ({ draw, axis }));
  });
  const isStacked = groups.some((group) => STACKS[readOption(group, "c:grouping") ?? ""] !== undefined);
  return { look: { type: "combo" }, sides, isFirstAlone: false, isOther: isStacked || drawn.some(({ isOther }) => isOther === true) };
}
