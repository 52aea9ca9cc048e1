import { readNumber } from "../cells/read-number.ts";
import { headingUnit } from "./chart-data.ts";
import type { ChartCell, ChartColumn, ChartLook, ChartSpec } from "./chart-spec.ts";
import { PLACES, readReference, writeReference } from "./claim-reference.ts";

/** Units that are written behind every number; others stand in the heading. */
const BEHIND_NUMBERS = new Set(["%", "‰"]);
/** Digits a cell can be read with again: 0.1 + 0.2 has more than that. */
const PRECISIONS = [15, 12, 9];

/**
 * The figures of a chart as the cells of a table, the first row its heading, such that `readChartData` finds the same figures in
 * them; and the look over that table: a unit the figures were given by somebody else has to stand in a heading.
 */
export function chartCells({ data, ...look }: ChartSpec): { cells: string[][]; look: ChartLook } {
  const { columns, rows } = data;
  const taken = new Set(columns.map(({ name }) => name));
  const headings = new Map<string, string>();
  for (const column of columns) {
    const heading = withUnit(column);
    if (heading !== column.name && !taken.has(heading) && heading.length <= NAME_MAX) headings.set(column.name, heading);
  }
  const head = columns.map(({ name }) => headings.get(name) ?? name);
  const body = rows.map((row) => columns.map((column, at) => cellText(row[at] ?? null, column)));
  return { cells: [head, ...body], look: headings.size === 0 ? look : renamed(look, headings) };
}
const NAME_MAX = 200;

function withUnit({ name, type, unit = "" }: ChartColumn): string {
  if (type !== "number" || unit === "" || BEHIND_NUMBERS.has(unit) || headingUnit(name) === unit) return name;
  const heading = `${name}（${unit}）`;
  return headingUnit(heading) === unit ? heading : name;
}

function cellText(cell: ChartCell, { type, unit = "" }: ChartColumn): string {
  if (cell === null) return "";
  if (typeof cell === "string") return cell;
  const digits = writeFigure(cell);
  return type === "number" && BEHIND_NUMBERS.has(unit) ? `${digits}${unit}` : digits;
}

/** A number as the text of a cell, with as many of its digits as `readNumber` takes. */
export function writeFigure(figure: number): string {
  const texts = [String(figure), ...PRECISIONS.map((digits) => String(Number(figure.toPrecision(digits))))];
  return texts.find((text) => readNumber(text) !== null) ?? String(figure);
}

/** A look over columns that have other names. */
function renamed(look: ChartLook, headings: ReadonlyMap<string, string>): ChartLook {
  const to = (name: string) => headings.get(name) ?? name;
  const title = look.title.replace(PLACES, (whole, body: string) => {
    const reference = readReference(body);
    return reference === null
      ? whole
      : writeReference({ ...reference, cells: reference.cells.map((cell) => ({ ...cell, y: to(cell.y) })) });
  });
  return {
    ...look,
    title,
    x: { ...look.x, col: to(look.x.col) },
    y: look.y.map((one) => ({ ...one, col: to(one.col) })),
    ...(look.series === undefined ? {} : { series: { col: to(look.series.col) } }),
  };
}
