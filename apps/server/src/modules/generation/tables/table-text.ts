import type { KindInput, Variant } from "@tangleaf/contract";
import { tableFrames } from "../prompt/table-frame.ts";

type Tables = KindInput<"tablePlan">["tables"];
type Earlier = KindInput<"tablePlan">["earlier"];
type Told = Pick<KindInput<"tableExplain">, "columns" | "rows" | "total">;

const CELL = " | ";

/** Tables as a prompt shows them: a line for each column, and a few rows. */
export function tablesText(tables: Tables, language: Variant): string {
  return tables.map((table) => tableText(table, language)).join("\n\n");
}

function tableText(table: Tables[number], language: Variant): string {
  const frame = tableFrames[language];
  const columns = table.columns.map(({ name, type, grain, unit, min, max, commonest = [] }) => {
    const facts = [
      grain === undefined ? frame.types[type] : `${frame.types[type]} ${frame.grains[grain]}`,
      ...(unit === undefined ? [] : [`${frame.unit} ${unit}`]),
      ...(min === undefined || max === undefined ? [] : [`${min} ${frame.to} ${max}`]),
      ...(commonest.length === 0 ? [] : [`${frame.commonest} ${commonest.map(oneLine).join(frame.between)}`]),
    ];
    return `- ${oneLine(name)}${CELL}${facts.join(CELL)}`;
  });
  const sample = table.sample.length === 0 ? [] : [frame.sample, ...table.sample.map(rowText)];
  return [frame.table({ ...table, name: oneLine(table.name) }), ...columns, ...sample].join("\n");
}

/** What was asked before, the last one last. */
export function conversationText(earlier: Earlier, language: Variant): string {
  return earlier
    .map(({ no, ask, plan, columns }) =>
      tableFrames[language].answered({
        no,
        ask: oneLine(ask),
        plan: JSON.stringify(plan),
        columns: columns.map(({ name }) => oneLine(name)).join(tableFrames[language].between),
      }),
    )
    .join("\n");
}

/** A result as a prompt shows it. */
export function resultText({ columns, rows, total }: Told, language: Variant): string {
  const { unit, rowsLeft } = tableFrames[language];
  const heads = columns.map((column) => `${oneLine(column.name)}${column.unit === undefined ? "" : ` (${unit} ${column.unit})`}`);
  const left = total - rows.length;
  return [
    heads.join(CELL),
    ...rows.map((row) => rowText(row.map((cell, n) => shownCell(cell, columns[n]?.unit)))),
    ...(left > 0 ? [rowsLeft(left)] : []),
  ].join("\n");
}

const PERCENT = 100;
/** More digits than these say nothing, and invite a model to say them. */
const SIGNIFICANT = 6;

function shownCell(cell: string | number | null, unit: string | undefined): string | number | null {
  if (typeof cell !== "number") return cell;
  if (unit === "%") return `${Number((cell * PERCENT).toPrecision(SIGNIFICANT))}%`;
  return Number.isInteger(cell) ? cell : Number(cell.toFixed(2)) || Number(cell.toPrecision(SIGNIFICANT));
}

const rowText = (row: readonly (string | number | null)[]): string => row.map((cell) => oneLine(String(cell ?? ""))).join(CELL);
const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
