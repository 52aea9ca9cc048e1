import { chartAttributes, readChart } from "@tangleaf/document/charts";
import { tableTexts } from "@tangleaf/document/convert";
import { type NodeJson, nodeText } from "@tangleaf/document/model";
import { type ChartData, type ChartLook, type ChartShape, columnLabel, legalChart, readChartData, shapeData } from "@tangleaf/table/chart";

type Joined = { readonly look: ChartLook; readonly units: ReadonlySet<string> };

/**
 * Draws a chart from a table of its section that has the same figures, and drops the folded table that was made of the figures in the
 * chart, with the words that only repeat a unit of the table.
 */
export function joinChartTables(blocks: readonly NodeJson[], lang: "zh" | "en"): NodeJson[] {
  const isFolded = (block: NodeJson) => block.type === "chart" && block.attrs?.["folded"] === 1;
  const madeIds = new Set(blocks.filter(isFolded).map(({ attrs }) => attrs?.["tableId"]));
  const isMade = (block: NodeJson) => block.type === "table" && madeIds.has(block.attrs?.["id"]);
  const dropped = new Set<number>();
  const joined = blocks.map((chart, at): NodeJson => {
    const made = at - 1;
    if (!isFolded(chart) || blocks[made]?.attrs?.["id"] !== chart.attrs?.["tableId"]) return chart;
    const drawn = readChart(chart, blocks[made] ?? null, lang);
    if (typeof drawn === "string" || drawn.look.series !== undefined) return chart;
    for (const table of listTablesBeside(blocks, at)) {
      const found = isMade(table) ? null : findLook(table, drawn.look, shapeData(drawn.look, drawn.data));
      if (found === null) continue;
      dropped.add(made);
      for (let line = made - 1; isUnitLine(blocks[line], found.units); line -= 1) dropped.add(line);
      const { folded: _, ...attrs } = chart.attrs ?? {};
      const claim = typeof attrs["caption"] === "string" ? attrs["caption"] : "";
      return { ...chart, attrs: { ...attrs, ...chartAttributes(found.look, claim), tableId: String(table.attrs?.["id"]) } };
    }
    return chart;
  });
  return joined.filter((_, at) => !dropped.has(at));
}

/** The tables between the headings around a chart, the nearest first. */
function listTablesBeside(blocks: readonly NodeJson[], at: number): NodeJson[] {
  const isHeading = ({ type }: NodeJson) => type === "heading";
  const first = blocks.findLastIndex((block, place) => place < at && isHeading(block)) + 1;
  const end = blocks.findIndex((block, place) => place > at && isHeading(block));
  return blocks
    .map((block, place) => ({ block, distance: Math.abs(place - at), place }))
    .filter(({ block, place }) => block.type === "table" && place >= first && (end === -1 || place < end))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ block }) => block);
}

const isUnitLine = (block: NodeJson | undefined, units: ReadonlySet<string>): boolean =>
  block?.type === "paragraph" && block.attrs?.["align"] === "center" && units.has(nodeText(block).trim());

/** How a table is drawn so that it shows what a chart shows; null where it has other figures. */
function findLook(table: NodeJson, look: ChartLook, shown: ChartShape): Joined | null {
  const read = readChartData(tableTexts(table));
  if (read === null) return null;
  const { data } = read;
  const x = data.columns.find((_, at) => isSameList(data.rows.map((row) => String(row[at] ?? "")).toSorted(), shown.names.toSorted()));
  if (x === undefined) return null;
  for (const sort of ["data", "desc", "asc", "time"] as const) {
    const found = matchSeries(data, { ...look, sort, x: { ...look.x, col: x.name } }, shown);
    if (found !== null) return found;
  }
  return null;
}

/** Finds a column for each series of a chart. */
function matchSeries(data: ChartData, look: ChartLook, shown: ChartShape): Joined | null {
  const numbers = data.columns.filter(({ type, name }) => type === "number" && name !== look.x.col);
  const columns = shown.series.map(({ name, values }) => {
    const fits = numbers.filter((column) => {
      const { names, series } = shapeData({ ...look, y: [{ col: column.name }] }, data);
      return isSameList(names, shown.names) && isSameFigures(series[0]?.values ?? [], values);
    });
    return fits.find((column) => columnLabel(column.name) === name) ?? fits[0];
  });
  const y = columns.flatMap((column, at): ChartLook["y"] => {
    const { draw, axis } = look.y[at] ?? {};
    const name = shown.series[at]?.name ?? "";
    if (column === undefined) return [];
    return [{ col: column.name, draw, axis, label: columnLabel(column.name) === name ? undefined : name }];
  });
  if (y.length < shown.series.length || y.length === 0) return null;
  const legal = legalChart({ ...look, y }, data);
  if (legal.look === null || legal.faults.length > 0) return null;
  return { look: { ...look, y }, units: new Set(columns.flatMap((column) => column?.unit ?? [])) };
}

const isSameList = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one, at) => one === others[at]);

const TOLERANCE = 1e-9;
const isSameFigures = (some: readonly (number | null)[], others: readonly (number | null)[]): boolean =>
  some.length === others.length &&
  some.every((one, at) => {
    const other = others[at] ?? null;
    return one === null || other === null ? one === other : Math.abs(one - other) <= TOLERANCE * Math.max(1, Math.abs(one));
  });
