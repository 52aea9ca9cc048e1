import { expect, test, vi } from "vitest";
import { keepSheets, keepTable, type LocalTable, readKeptTable, removeLocalTable, SHEETS_FORM } from "./local-tables.ts";
import { makeTable, takeWarm } from "./make-table.ts";
import { openLocalTable } from "./open-local-table.ts";

const OWNER = "";
const bytes = () => new TextEncoder().encode("部门,金额\n市场部,12\n技术部,30\n");

/** A table made a moment ago, as another page would find it: kept, and not in memory. */
async function makeKept(): Promise<LocalTable> {
  const tableId = await makeTable({ bytes: bytes(), name: "账.csv" });
  await expect.poll(async () => (await readKeptTable(OWNER, tableId))?.kept?.packed.length).toBe(1);
  takeWarm(tableId)?.engine.close();
  const found = await readKeptTable(OWNER, tableId);
  if (found === null) throw new Error("not kept");
  return found.table;
}

async function shownCells(tableId: string): Promise<unknown[]> {
  const opened = await openLocalTable(OWNER, tableId);
  await opened?.look();
  const { view, sheets } = opened?.store.getState() ?? {};
  opened?.close();
  return [view?.columns.map(({ name }) => name), view?.rows.length, sheets?.[0]?.rows];
}

test("a table of this browser is opened as it was read, without its file", async () => {
  const table = await makeKept();
  await keepTable(OWNER, table, new Uint8Array());
  expect(await shownCells(table.tableId)).toEqual([["部门", "金额"], 2, 2]);
});

test("where what was read is damaged, the file is read, and what was read of it is kept again", async () => {
  const { tableId } = await makeKept();
  await keepSheets(OWNER, tableId, { form: SHEETS_FORM, sheets: [], packed: [{ sheetId: "s1", bytes: new Uint8Array(64) }] });
  expect(await shownCells(tableId)).toEqual([["部门", "金额"], 2, 2]);
  await expect.poll(async () => (await readKeptTable(OWNER, tableId))?.kept?.sheets.length).toBe(1);
});

test("read again in another way, it is kept as it was read then", async () => {
  const { tableId } = await makeKept();
  const opened = await openLocalTable(OWNER, tableId);
  await opened?.look();
  await opened?.readAgain({ choices: { headerRows: 0 } });
  await expect.poll(async () => (await readKeptTable(OWNER, tableId))?.kept?.sheets[0]?.rows).toBe(3);
  opened?.close();
  expect(await shownCells(tableId)).toEqual([["列 1", "列 2"], 3, 3]);
});

test("removed, nothing of it stays", async () => {
  const { tableId } = await makeKept();
  await removeLocalTable(OWNER, tableId);
  expect(await readKeptTable(OWNER, tableId)).toBeNull();
  const started = vi.spyOn(window, "Worker");
  expect(await openLocalTable(OWNER, tableId)).toBeNull();
  expect(started).not.toHaveBeenCalled();
  started.mockRestore();
});
