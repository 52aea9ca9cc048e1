import { childOf, descend, elementsOf, findAll, settingOf, textOf, type XmlElement } from "../../../word-format/index.ts";
import { CHART_BOUNDS } from "../left-out.ts";
import { type Points, readPoints } from "./read-points.ts";

/** Series that are drawn the same way, on the same axes. */
export type PlotGroup = { readonly element: XmlElement; readonly series: readonly Series[] };
/** `across`: names or figures along the first axis; `sizes`: of bubbles. */
export type Series = {
  readonly name: string;
  readonly across: Points | null;
  readonly values: Points | null;
  readonly sizes: Points | null;
};

/** As many as the figures of a chart may have. */
const COLUMNS_MAX = 100;

/** The series of a chart in the groups they are drawn in. */
export function readPlot(space: XmlElement): PlotGroup[] {
  const isFrom1904 = ["1", "true"].includes(settingOf(childOf(space, "c:date1904"), "val") ?? "");
  const read = (series: XmlElement, ...names: readonly string[]) =>
    names.map((name) => readPoints(childOf(series, name), isFrom1904)).find((points) => points !== null) ?? null;
  return elementsOf(descend(space, "c:chart", "c:plotArea"))
    .filter(({ name }) => name.endsWith("Chart"))
    .map((element) => ({
      element,
      series: elementsOf(element)
        .filter(({ name }) => name === "c:ser")
        .map((series) => ({
          name: readName(childOf(series, "c:tx")),
          across: read(series, "c:cat", "c:xVal"),
          values: read(series, "c:val", "c:yVal"),
          sizes: read(series, "c:bubbleSize"),
        })),
    }))
    .filter(({ series }) => series.length > 0);
}

const readName = (text: XmlElement | undefined): string =>
  findAll(text, "c:v")
    .map((value) => textOf(value).trim())
    .join(" ");

/**
 * The cells of a chart, the first row its heading; null where they are more than are imported. `across`: the words of its first
 * axis. Points of two numbers that do not share the first one have a row each, named by their series (`isLong`).
 */
export function chartGrid(
  series: readonly Series[],
  { isOfPairs, across, cellsMax }: { readonly isOfPairs: boolean; readonly across: string; readonly cellsMax: number },
): { readonly cells: readonly (readonly string[])[]; readonly isLong: boolean } | null {
  const sizes = series.map(({ across: names, values }) => Math.max(names?.size ?? 0, values?.size ?? 0));
  const hasSizes = series.some((one) => one.sizes !== null);
  const isLong = isOfPairs && (hasSizes || !series.every(({ across: names }) => isSame(names, series[0]?.across ?? null)));
  const rows = sizes.reduce((sum, size) => (isLong ? sum + size : Math.max(sum, size)), 0);
  const columns = isLong ? (hasSizes ? 4 : 3) : series.length + 1;
  if (rows > CHART_BOUNDS.points || columns > COLUMNS_MAX || (rows + 1) * columns > cellsMax) return null;
  const places = (count: number) => Array.from({ length: count }, (_, at) => at);
  if (!isLong) {
    const names = series.find((one) => one.across !== null)?.across ?? null;
    const head = [across, ...series.map(({ name }) => name)];
    const body = places(rows).map((at) => [nameAt(names, at), ...series.map(({ values }) => values?.texts.get(at) ?? "")]);
    return { cells: [head, ...body], isLong };
  }
  const head = ["", across, "", ...(hasSizes ? [""] : [])];
  const body = series.flatMap((one, index) =>
    places(sizes[index] ?? 0).map((at) => [
      one.name,
      nameAt(one.across, at),
      one.values?.texts.get(at) ?? "",
      ...(hasSizes ? [one.sizes?.texts.get(at) ?? ""] : []),
    ]),
  );
  return { cells: [head, ...body], isLong };
}

/** Numbers points from 1 where the file has no names for them, as Word does. */
const nameAt = (names: Points | null, at: number): string => (names === null ? String(at + 1) : (names.texts.get(at) ?? ""));

function isSame(a: Points | null, b: Points | null): boolean {
  if (a === b) return true;
  return a !== null && b !== null && a.texts.size === b.texts.size && [...a.texts].every(([at, text]) => b.texts.get(at) === text);
}
