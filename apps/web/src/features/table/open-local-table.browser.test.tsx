import { expect, test, vi } from "vitest";
import { keepSheets, keepTable, type LocalTable, readKeptTable, removeLocalTable, SHEETS_FORM } from "./local-tables.ts";
import { makeTable, takeWarm } from "./make-table.ts";
import { openLocalTable } from "./open-local-table.ts";

const OWNER = "";
const bytes = () => new TextEncoder().encode("部门,金额\n市场部,12\n技术部,30\n");

/** A table made a moment ago, as another page would find it: kept, and not in memory. */
async function makeKept(): Promise<LocalTable> {
  const tableId = await makeTable({ bytes: bytes(), name: "账.csv" });
  await expect.poll(async () => (await keptOf(tableId))?.packed.length).toBe(1);
  takeWarm(tableId)?.engine.close();
  const found = await readKeptTable(OWNER, tableId);
  if (found === null) throw new Error("not kept");
  return found.table;
}

/** What is kept of what was read. */
const keptOf = async (tableId: string) => (await readKeptTable(OWNER, tableId))?.kept;

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

test("what was done to a table is there with its first rows: nothing more is waited for", async () => {
  const table = await makeKept();
  const steps = [{ id: "a", do: "marks", where: { col: "金额", is: ">", value: 20 }, tone: 1 } as const];
  await keepTable(OWNER, { ...table, steps: { s1: steps } });
  const opened = await openLocalTable(OWNER, table.tableId);
  const view = opened?.store.getState().view;
  expect(Array.from(view?.tones ?? [])).toEqual([0, 1]);
  expect(view?.columns.map(({ name }) => name)).toEqual(["部门", "金额"]);
  expect(view?.steps.map(({ count }) => count)).toEqual([1]);
  opened?.close();
});

test("what is said of a table is there before the megabytes that were read of it, while its thread starts", async () => {
  const { tableId } = await makeKept();
  const packed = [{ sheetId: "s1", bytes: new Uint8Array(8_000_000) }];
  await keepSheets(OWNER, tableId, { form: SHEETS_FORM, sheets: [], packed });
  let isRead = false;
  const found = await readKeptTable(OWNER, tableId);
  void found?.kept.then(() => {
    isRead = true;
  });
  expect(found?.table.tableId).toBe(tableId);
  await Promise.resolve();
  expect(isRead).toBe(false);
  expect((await found?.kept)?.packed[0]?.bytes.length).toBe(8_000_000);
});

test("where what was read is damaged, the file is read, and what was read of it is kept again", async () => {
  const { tableId } = await makeKept();
  await keepSheets(OWNER, tableId, { form: SHEETS_FORM, sheets: [], packed: [{ sheetId: "s1", bytes: new Uint8Array(64) }] });
  expect(await shownCells(tableId)).toEqual([["部门", "金额"], 2, 2]);
  await expect.poll(async () => (await keptOf(tableId))?.sheets.length).toBe(1);
});

test("read again in another way, it is kept as it was read then", async () => {
  const { tableId } = await makeKept();
  const opened = await openLocalTable(OWNER, tableId);
  await opened?.look();
  await opened?.readAgain({ choices: { headerRows: 0 } });
  await expect.poll(async () => (await keptOf(tableId))?.sheets[0]?.rows).toBe(3);
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
