import { type TableOptions as Choices, TABLE } from "@tangleaf/contract";
import { inTransaction } from "../../db/in-transaction.ts";
import { tableWords } from "../../messages/table-words.ts";
import { AppError } from "../../platform/errors.ts";
import { foldForSearch } from "../../platform/fold-for-search.ts";
import { newId } from "../../platform/ids.ts";
import type { Db } from "../metering/metering.ts";
import { assertSameRequest } from "../request-hash.ts";
import { assertCapacity, expiryOf } from "./capacity.ts";
import type { TableParts } from "./options.ts";
import { choicesOf, presentSheet, type SheetsChoices, sheetIn } from "./present-table.ts";
import {
  changeTable,
  deleteSheetBlobs,
  findTableByRequest,
  insertTable,
  listBlobs,
  lockTable,
  requireOpenUser,
  type TableRow,
} from "./table.repo.ts";
import { bytesOf, type StoredBlobs, type TableStore } from "./table-store.ts";
import type { PackedSheet } from "./work/read-file.worker.ts";

const MEGABYTE = 1024 * 1024;
const NOTHING_DONE = "{}";

export type NewTable = {
  readonly userId: string;
  readonly title: string;
  readonly request: { readonly id: string; readonly hash: string } | null;
  readonly encoding: string | null;
  /** As it came; null where it was made of another table. */
  readonly file: Uint8Array | null;
  readonly sheets: readonly PackedSheet[];
  /** What was said of its sheets when it came. */
  readonly choices?: SheetsChoices;
  readonly isKept: boolean;
};

/** Throws table.tooLarge as soon as there is more than a file may have. */
export async function wholeFile(content: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.byteLength;
    if (bytes > TABLE.fileBytes) throw new AppError("table.tooLarge", { params: { max: TABLE.fileBytes / MEGABYTE } });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The user's table of an earlier call with this requestId; null where there is none. Throws request.mismatch. */
export async function repeatOf(db: Db, { userId, request }: Pick<NewTable, "userId" | "request">): Promise<TableRow | null> {
  const row = request === null ? undefined : await findTableByRequest(db, userId, request.id);
  if (row === undefined || request === null) return null;
  assertSameRequest(row, request.hash);
  return row;
}

/** Stores a new table. Throws table.tooMany. */
export async function storeTable(parts: TableParts, store: TableStore, table: NewTable): Promise<TableRow> {
  const { db, clock } = parts;
  const { userId, request, sheets, isKept } = table;
  const tableId = newId(clock.now());
  return store.storeContent(tableId, table, (stored) =>
    inTransaction(db, async (trx) => {
      await requireOpenUser(trx, userId);
      const repeat = await repeatOf(trx, table);
      if (repeat !== null) return repeat;
      const bytes = bytesOf(stored);
      await assertCapacity(parts, trx, { userId, bytes, ...(isKept ? { kept: 1 } : { unkept: 1 }) });
      await parts.space.assertSpace(trx, { userId, bytes });
      await store.bind(trx, { tableId, userId, stored });
      const now = clock.now();
      const row: TableRow = {
        id: tableId,
        user_id: userId,
        request_id: request?.id ?? null,
        request_hash: request?.hash ?? null,
        bytes,
        ...countsOf(sheets),
        encoding: table.encoding,
        is_kept: isKept ? 1 : 0,
        steps_version: 0,
        last_answer: 0,
        created_at: now,
        used_at: now,
        expires_at: isKept ? null : await expiryOf(parts, trx, userId),
        removed_at: null,
        ...titleColumns(table.title),
        choices: JSON.stringify(table.choices ?? {}),
        steps: NOTHING_DONE,
        earlier_steps: "[]",
        sheets: JSON.stringify(sheets.map(presentSheet)),
      };
      await insertTable(trx, row);
      return row;
    }),
  );
}

export const titleColumns = (title: string) => ({ title, search_text: foldForSearch(title) });

function countsOf(sheets: readonly PackedSheet[]): Pick<TableRow, "row_count" | "column_count" | "sheet_count"> {
  const shown = sheets.find(({ description }) => !description.isHidden) ?? sheets[0];
  return {
    row_count: shown?.description.rows ?? 0,
    column_count: shown?.description.columns.length ?? 0,
    sheet_count: sheets.length,
  };
}

type Again = { readonly userId: string; readonly row: TableRow; readonly options: Choices };

/** Reads a table's file again in another way; its steps and answers stay. Throws table.format where it was never a file. */
export async function readAgain(parts: TableParts, store: TableStore, { userId, row, options }: Again): Promise<TableRow> {
  const { db, pool, variant, clock } = parts;
  const file = (await listBlobs(db, row.id)).find(({ sheet_id }) => sheet_id === null);
  if (file === undefined) throw new AppError("table.format", { params: { format: tableWords[variant].formats.unknown } });
  const { encoding = row.encoding ?? undefined, sheetId: wanted, ...said } = options;
  const sheetId = sheetIn(row, wanted);
  const before = choicesOf(row);
  const choices: SheetsChoices = { ...before, [sheetId]: { ...before[sheetId], ...said } };
  const reading = await pool.read({
    userId,
    bytes: await store.load(file.blob_key),
    name: row.title,
    lang: variant,
    encoding: encoding as Choices["encoding"],
    sheets: choices,
  });
  const replaced: string[] = [];
  const changed = await store.storeContent(row.id, { file: null, sheets: reading.sheets }, (stored) =>
    inTransaction(db, async (trx) => {
      await requireOpenUser(trx, userId);
      const now = clock.now();
      const locked = await lockTable(trx, { userId, tableId: row.id, now });
      if (locked === undefined) throw new AppError("table.unknown");
      const bytes = file.bytes + bytesOf(stored);
      if (bytes > locked.bytes) await assertCapacity(parts, trx, { userId, bytes: bytes - locked.bytes });
      replaced.push(...(await replaceSheets(trx, store, { tableId: row.id, userId, stored })));
      const columns = {
        bytes,
        ...countsOf(reading.sheets),
        // What was answered before was answered of the table as it was read then.
        steps_version: locked.steps_version + 1,
        encoding: reading.encoding,
        choices: JSON.stringify(choices),
        sheets: JSON.stringify(reading.sheets.map(presentSheet)),
      };
      await changeTable(trx, { tableId: row.id }, columns);
      return { ...locked, ...columns };
    }),
  );
  for (const key of replaced) await store.drop(key);
  return changed;
}

async function replaceSheets(
  trx: Db,
  store: TableStore,
  bound: { tableId: string; userId: string; stored: StoredBlobs },
): Promise<string[]> {
  const old = await deleteSheetBlobs(trx, bound.tableId);
  await store.release(trx, old);
  await store.bind(trx, bound);
  return old;
}
