import type { ChartData, ChartLook } from "./chart-spec.ts";
import { nameOf, numberOf } from "./shape-data.ts";

/** A cell by the name of its row, its column, and its series where rows are divided by one. */
export type CellReference = { readonly x: string; readonly y: string; readonly series?: string };
export const CLAIM_FUNCTIONS = ["ratio", "diff", "change", "share", "top", "bottom", "to", "corr"] as const;
export type ClaimFunction = (typeof CLAIM_FUNCTIONS)[number];
/** A place of a claim that is printed from the figures; `fn` null = the figure itself. */
export type ClaimReference = { readonly fn: ClaimFunction | null; readonly cells: readonly CellReference[] };

const SPECIAL = /[%,|{}=:]/g;
const encode = (text: string): string => text.replace(SPECIAL, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
const decode = (text: string): string =>
  text.replace(/%([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

export const PLACES = /\{\{([^{}]*)\}\}/g;

/** `{{x=6月,y=进馆}}`, `{{ratio:x=6月,y=进馆|x=8月,y=进馆}}` */
export function writeReference({ fn, cells }: ClaimReference): string {
  const parts = cells.map(({ x, y, series }) =>
    [`x=${encode(x)}`, `y=${encode(y)}`, ...(series === undefined ? [] : [`s=${encode(series)}`])].join(","),
  );
  return `{{${fn === null ? "" : `${fn}:`}${parts.join("|")}}}`;
}

/** What stands between the braces; null where it is no reference. */
export function readReference(body: string): ClaimReference | null {
  const [, named, rest = ""] = /^(?:([a-z]+):)?(.*)$/u.exec(body) ?? [];
  const fn = named === undefined ? null : CLAIM_FUNCTIONS.find((one) => one === named);
  if (fn === undefined) return null;
  const cells = rest.split("|").map((part): CellReference | null => {
    const pairs = new Map(part.split(",").map((pair) => [pair.slice(0, pair.indexOf("=")), decode(pair.slice(pair.indexOf("=") + 1))]));
    const [x, y, series] = [pairs.get("x"), pairs.get("y"), pairs.get("s")];
    return x === undefined || y === undefined ? null : { x, y, ...(series === undefined ? {} : { series }) };
  });
  return cells.some((cell) => cell === null) ? null : { fn, cells: cells.filter((cell) => cell !== null) };
}

/** Every figure a claim about this chart may name. */
export function figuresOf(
  look: ChartLook,
  data: ChartData,
): { readonly cell: CellReference; readonly value: number; readonly unit: string }[] {
  const at = (name: string | undefined) => data.columns.findIndex((column) => column.name === name);
  const [xAt, seriesAt] = [at(look.x.col), at(look.series?.col)];
  if (xAt < 0) return [];
  return look.y.flatMap(({ col }) => {
    const yAt = at(col);
    const unit = data.columns[yAt]?.unit ?? "";
    return data.rows.flatMap((row) => {
      const value = numberOf(row[yAt]);
      const series = look.series === undefined ? {} : { series: nameOf(row[seriesAt]) };
      return value === null ? [] : [{ cell: { x: nameOf(row[xAt]), y: col, ...series }, value, unit }];
    });
  });
}
