import type { TableAnswer } from "@tangleaf/contract";
import { TABLE, type TableFormat } from "@tangleaf/contract/table";
import { ApiError } from "#lib/api-error.ts";
import { fileNameOf, handOver } from "#lib/hand-over.ts";
import { makeTable } from "./make-table.ts";
import type { TablePart } from "./open/table-state.ts";
import type { OpenTable } from "./open-table.ts";
import { isUnreached } from "./send-unsent.ts";

const TYPES: Readonly<Record<TableFormat, string>> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv;charset=utf-8",
  md: "text/markdown;charset=utf-8",
};

/** Downloads an answer's whole result, or the open sheet as its steps leave it (null). */
export async function takeFile(opened: OpenTable, answer: TableAnswer | null, format: TableFormat): Promise<void> {
  const url = await byServer(() => opened.place.file?.(partOf(opened, answer), format));
  if (url !== null) return location.assign(url);
  const bytes = await opened.partFile(answer, format);
  await handOver(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: TYPES[format] }), fileNameOf(opened.titleOf(answer), format));
}

/** Makes the same a table of its own, and answers its id. */
export async function takeTable(opened: OpenTable, answer: TableAnswer | null): Promise<string> {
  const title = opened.titleOf(answer).slice(0, TABLE.titleMaxCharacters);
  const tableId = await byServer(() => opened.place.saveAs?.(partOf(opened, answer), title));
  return tableId ?? makeTable({ bytes: new TextEncoder().encode(await opened.partCsv(answer)), name: `${title}.csv`, title });
}

const partOf = ({ store }: OpenTable, answer: TableAnswer | null): TablePart =>
  answer === null ? { sheetId: store.getState().sheetId } : { answerId: answer.answerId };

/** Null where the page has to do it: nobody has signed in, the server is out of reach, or has not got the answer yet. */
async function byServer(ask: () => Promise<string> | undefined): Promise<string | null> {
  try {
    return (await ask()) ?? null;
  } catch (error) {
    if (isUnreached(error) || (error instanceof ApiError && error.reason === "answer.unknown")) return null;
    throw error;
  }
}
