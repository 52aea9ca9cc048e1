import { type Column, cellAt, takeRows, textColumn } from "../columns/index.ts";
import type { StepOf } from "../plan/plan-schema.ts";
import { columnAt, type Frame, madeFrame } from "./frame.ts";
import { PlanError } from "./plan-error.ts";

/** Columns as rows: for each row one of each column, with its name and its value; the other columns are repeated. */
export function runUnpivot(frame: Frame, { cols, name, value }: StepOf<"unpivot">, path: string): Frame {
  const sources = cols.map((col, n) => columnAt(frame, col, `${path}.cols.${n}`));
  const kept = frame.columns.filter((column) => !cols.includes(column.name));
  if (name === value || kept.some((column) => column.name === name || column.name === value)) throw new PlanError("nameTaken", path, name);
  const count = frame.rows.length * sources.length;
  const places = Uint32Array.from({ length: count }, (_, n) => frame.rows[Math.floor(n / sources.length)] ?? 0);
  const names = textColumn(
    name,
    Array.from(places, (_, n) => cols[n % sources.length] ?? null),
  );
  const made = [...kept.map((column) => takeRows(column, places)), names, mixed(value, sources, places)];
  return { ...madeFrame(made, count), sheetRows: frame.sheetRows === null ? null : places.map((place) => frame.sheetRows?.[place] ?? 0) };
}

/** Values of several columns in turn: numbers or dates where all of them are, else texts. */
function mixed(name: string, sources: readonly Column[], places: Uint32Array): Column {
  const [first] = sources;
  const at = (n: number) => sources[n % sources.length];
  if (first?.type === "number" && sources.every(({ type }) => type === "number")) {
    const decimals = sources.map((one) => (one.type === "number" ? one.decimals : null));
    const values = Float64Array.from(places, (place, n) => {
      const source = at(n);
      return source?.type === "number" ? (source.values[place] ?? Number.NaN) : Number.NaN;
    });
    return { ...first, name, values, decimals: decimals.some((one) => one === null) ? null : Math.max(...decimals.map((one) => one ?? 0)) };
  }
  const texts = Array.from(places, (place, n) => {
    const source = at(n);
    const cell = source === undefined ? null : cellAt(source, place);
    return cell === null ? null : String(cell);
  });
  return textColumn(name, texts);
}

/** Some of the columns, in the order named. */
export function runSelect(frame: Frame, { cols }: StepOf<"select">, path: string): Frame {
  const columns = cols.map((one, n): Column => {
    const { col, as } = typeof one === "string" ? { col: one, as: one } : one;
    return { ...columnAt(frame, col, `${path}.cols.${n}`), name: as };
  });
  const names = columns.map(({ name }) => name);
  const twice = names.find((name, n) => names.indexOf(name) !== n);
  if (twice !== undefined) throw new PlanError("nameTaken", path, twice);
  // What it was sorted by may be gone: equal rows can no longer be told then.
  const isKept = frame.order.every(({ col }) => names.includes(col) && cols.includes(col));
  return { ...frame, columns, order: isKept ? frame.order : [] };
}
