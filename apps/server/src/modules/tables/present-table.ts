import type { TABLE_ENCODINGS, Table, TableAnswer, TableOptions, TableSheet, TableSummary } from "@tangleaf/contract";
import type { AnswerBody } from "@tangleaf/table/answer-schema";
import type { SheetStep } from "@tangleaf/table/step-schema";
import { AppError } from "../../platform/errors.ts";
import { isoOrNull, isoTime } from "../../platform/iso-time.ts";
import type { AnswerRow } from "./answer.repo.ts";
import type { ListedTable, TableRow } from "./table.repo.ts";
import type { PackedSheet } from "./work/read-file.worker.ts";

/** How each sheet is to be read, by its id. */
export type SheetsChoices = Readonly<Record<string, Pick<TableOptions, "headerRows" | "totalRows" | "types" | "dates" | "units" | "rows">>>;
export type StoredSteps = Readonly<Record<string, readonly SheetStep[]>>;
type Encoding = (typeof TABLE_ENCODINGS)[number];

export const sheetsOf = ({ sheets }: Pick<TableRow, "sheets">): TableSheet[] => JSON.parse(sheets) as TableSheet[];
/** The id of a table's sheet, or of the first that is shown. Throws table.unknown. */
export function sheetIn(row: Pick<TableRow, "sheets">, sheetId: string | undefined): string {
  const sheets = sheetsOf(row);
  const found =
    sheetId === undefined ? (sheets.find(({ isHidden }) => !isHidden) ?? sheets[0]) : sheets.find((one) => one.sheetId === sheetId);
  if (found === undefined) throw new AppError("table.unknown", { field: "sheetId" });
  return found.sheetId;
}
export const stepsOf = ({ steps }: Pick<TableRow, "steps">): StoredSteps => JSON.parse(steps) as StoredSteps;
export const choicesOf = ({ choices }: Pick<TableRow, "choices">): SheetsChoices => JSON.parse(choices) as SheetsChoices;
export const presentSheet = ({ sheetId, description }: Pick<PackedSheet, "sheetId" | "description">): TableSheet => ({
  sheetId,
  ...description,
});

export function presentSummary(row: ListedTable): TableSummary {
  return {
    tableId: row.id,
    title: row.title,
    rows: row.row_count,
    columns: row.column_count,
    sheets: row.sheet_count,
    bytes: Number(row.bytes),
    createdAt: isoTime(row.created_at),
    usedAt: isoTime(row.used_at),
    expiresAt: isoOrNull(row.expires_at),
  };
}

export function presentTable(row: TableRow, answers: readonly AnswerRow[]): Table {
  return {
    ...presentSummary(row),
    encoding: row.encoding as Encoding | null,
    sheetList: sheetsOf(row),
    steps: stepsOf(row) as Table["steps"],
    stepsVersion: row.steps_version,
    answers: answers.map(presentAnswer),
  };
}

/** An answer as it is kept: with the sentences it was told in, where it was. */
export type KeptBody = AnswerBody & Pick<TableAnswer, "told">;
export const bodyOf = ({ body }: Pick<AnswerRow, "body">): KeptBody => JSON.parse(body) as KeptBody;

/** What an answer was computed by; null where it computed nothing. */
export const planOf = ({ plan, body }: Pick<AnswerRow, "plan"> & { readonly body: string | null }): KeptBody["plan"] =>
  plan === null ? (JSON.parse(body ?? "{}") as KeptBody).plan : (JSON.parse(plan) as KeptBody["plan"]);

export function presentAnswer(row: AnswerRow): TableAnswer {
  return {
    ...bodyOf(row),
    answerId: row.id,
    no: row.no,
    sheetId: row.sheet_id,
    ask: row.ask,
    by: row.made_by as TableAnswer["by"],
    charged: Number(row.charged),
    stepsVersion: row.steps_version,
    createdAt: isoTime(row.created_at),
  };
}
