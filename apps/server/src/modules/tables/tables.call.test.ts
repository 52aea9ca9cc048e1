import { gunzipSync } from "node:zlib";
import { LIMITS, TABLE } from "@tangleaf/contract";
import { cellAt } from "@tangleaf/table/columns";
import { unpackTable } from "@tangleaf/table/pack-table";
import { zipSync } from "fflate";
import { describe, expect } from "vitest";
import { dataTableRow } from "../../testing/rows.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { budgetWorkbook, CLAIMS_GBK, uploadTable } from "./testing/sample-files.ts";

const HOUR_MS = 3_600_000;
const CSV = "部门,金额\n市场部,12\n技术部,30\n";
const file = (text: string, name = "表.csv") => ({ name, bytes: new TextEncoder().encode(text) });
const blobCount = async ({ deps }: TestApp) =>
  Number(
    (
      await deps.db
        .selectFrom("data_table_blob")
        .select((eb) => eb.fn.countAll().as("n"))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe("a file becomes a table", () => {
  testOnEachDatabase("of a csv in GBK, with what was read of it, and goes after a day unless it is kept", async (app) => {
    const { token } = await app.signIn();
    const { data } = await uploadTable(app, token, CLAIMS_GBK);
    expect(data).toMatchObject({
      title: "报销",
      encoding: "gb18030",
      rows: 6,
      columns: 3,
      sheets: 1,
      stepsVersion: 0,
      answers: [],
      sheetList: [
        {
          sheetId: "s1",
          totalRows: [6],
          columns: [
            { name: "部门", type: "text", distinct: 3 },
            { name: "金额", type: "number", min: 40, max: 300 },
            { name: "日期", type: "date", min: "2026-01-05", max: "2026-03-02" },
          ],
        },
      ],
    });
    expect(data.sheetList[0]?.preview[0]).toEqual(["市场部", 120.5, "2026-01-05"]);
    const { tableId } = data;
    expect((await app.call("/api/table/get", { tableId }, token)).data).toEqual(data);
    expect(Date.parse(data.expiresAt ?? "")).toBe(app.clock.now() + LIMITS.zh.free.unsavedTableHours * HOUR_MS);

    app.clock.jumpTo(app.clock.now() + 20 * HOUR_MS);
    const { expiresAt } = (await app.call("/api/table/get", { tableId }, token)).data;
    expect(Date.parse(expiresAt ?? "")).toBe(app.clock.now() + LIMITS.zh.free.unsavedTableHours * HOUR_MS);
    app.clock.jumpTo(app.clock.now() + 24 * HOUR_MS);
    const again = (await app.signIn()).token;
    expect((await app.call("/api/table/get", { tableId }, again)).refusal).toMatchObject({ reason: "table.unknown" });
    expect((await app.call("/api/table/list", {}, again)).data.total).toBe(0);
    await app.deps.tables.tidy();
    expect(await blobCount(app)).toBe(0);
  });

  testOnSqlite("of a workbook with a title, a heading of two rows and a row of sums, and its data is what was read", async (app) => {
    const { token } = await app.signIn();
    const { data } = await uploadTable(app, token, await budgetWorkbook());
    expect(data).toMatchObject({ title: "预算", encoding: null, rows: 5, columns: 4 });
    expect(data.sheetList[0]).toMatchObject({ title: "2026 年预算", headerRows: 2, totalRows: [5] });
    expect(data.sheetList[0]?.columns.map(({ name }) => name)).toEqual(["部门", "金额·预算", "金额·实际", "人数"]);
    const answer = await app.app.inject({
      method: "POST",
      url: "/api/table/data",
      headers: { authorization: token },
      payload: { tableId: data.tableId },
    });
    expect(answer.headers["content-type"]).toBe("application/gzip");
    const table = unpackTable(gunzipSync(answer.rawPayload));
    expect(table).toMatchObject({ id: "s1", rowCount: 5, totalRows: [4] });
    expect(table.columns.map((column) => cellAt(column, 1))).toEqual(["技术部", 2000, 2100, 7]);
  });

  testOnSqlite("of pasted text, once for each requestId", async (app) => {
    const { token } = await app.signIn();
    const requestId = crypto.randomUUID();
    const paste = (text: string) => app.call("/api/table/paste", { text, requestId }, token);
    const { data } = await paste("部门\t金额\n市场部\t12\n技术部\t3");
    expect(data).toMatchObject({ title: "粘贴的表格", rows: 2, columns: 2 });
    expect((await paste("部门\t金额\n市场部\t12\n技术部\t3")).data.tableId).toBe(data.tableId);
    expect((await paste("别的")).refusal).toMatchObject({ reason: "request.mismatch" });
  });

  testOnEachDatabase("again where it was read in the wrong way, and what was read before is gone", async (app) => {
    const { token } = await app.signIn();
    const { tableId } = (await uploadTable(app, token, CLAIMS_GBK)).data;
    const read = (options: object) => app.call("/api/table/read", { tableId, options }, token);
    expect((await read({ encoding: "big5" })).data).toMatchObject({ tableId, encoding: "big5", stepsVersion: 1 });
    const { data } = await read({ encoding: "gb18030", headerRows: 0, totalRows: [], types: { 1: "text" } });
    expect(data).toMatchObject({ rows: 7, encoding: "gb18030", sheetList: [{ headerRows: 0, totalRows: [] }] });
    expect(data.sheetList[0]?.columns[1]).toMatchObject({ name: "列 2", type: "text" });
    // What was said before still holds.
    expect((await read({ types: { 1: "text" } })).data).toMatchObject({ rows: 7 });
    expect(await blobCount(app)).toBe(2);
  });
});

describe("dates of a table", () => {
  testOnSqlite("are read once somebody says which part is the month, and stay so when something else is said", async (app) => {
    const { token } = await app.signIn();
    const { data } = await app.call("/api/table/paste", { text: "日期\t数\n3/5/2026\t1\n4/6/2026\t2" }, token);
    const { tableId } = data;
    expect(data.sheetList[0]).toMatchObject({ columns: [{ type: "text" }, {}], notes: [{}, { code: "openOrder", col: 0 }] });
    const read = async (options: object) => (await app.call("/api/table/read", { tableId, options }, token)).data.sheetList[0]?.columns[0];
    expect(await read({ dates: { 0: { dayOrder: "dayFirst" } } })).toMatchObject({ type: "date", min: "2026-05-03" });
    expect(await read({ types: { 1: "text" } })).toMatchObject({ type: "date", min: "2026-05-03" });
    const odd = await app.call("/api/table/read", { tableId, options: { dates: { 0: { year: 20_260 } } } }, token);
    expect(odd.refusal).toMatchObject({ reason: "body.invalid" });
  });
});

describe("a file that is none", () => {
  const rows = (count: number) => file(`甲,乙\n${"一,2\n".repeat(count)}`);
  const columns = (count: number) => file(`${"a,".repeat(count - 1)}b\n${"1,".repeat(count - 1)}2`);

  testOnSqlite("is refused with the reason, and nothing of it is kept", async (app) => {
    const { token } = await app.signIn();
    const locked = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...Array.from("EncryptedPackage").flatMap((sign) => [sign.charCodeAt(0), 0])]);
    const refused: readonly (readonly [string, { name: string; bytes: Uint8Array }])[] = [
      ["table.empty", file("")],
      ["table.empty", file(" , \n,")],
      ["table.format", file("%PDF-1.7", "表.xlsx")],
      ["table.format", { name: "图.xlsx", bytes: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1]) }],
      ["table.format", { name: "表.xlsx", bytes: zipSync({ "xl/workbook.bin": new Uint8Array(9) }) }],
      ["table.tooDense", { name: "炸.xlsx", bytes: zipSync({ "xl/workbook.xml": new Uint8Array(30 * 1024 * 1024) }) }],
      ["table.locked", { name: "密.xlsx", bytes: locked }],
      ["table.unreadable", { name: "坏.xlsx", bytes: (await budgetWorkbook()).bytes.subarray(0, 900) }],
      ["table.tooManyRows", rows(TABLE.rows + 1)],
      ["table.tooManyColumns", columns(TABLE.columns + 1)],
      ["table.cellTooLong", file(`A,B\n${"a".repeat(32_768)},2`)],
      ["table.tooLarge", { name: "大.csv", bytes: new Uint8Array(TABLE.fileBytes + 1).fill(97) }],
    ];
    for (const [reason, bad] of refused) expect((await uploadTable(app, token, bad)).refusal, bad.name).toMatchObject({ reason });
    expect((await app.call("/api/table/list", {}, token)).data.total).toBe(0);
    expect(await app.deps.db.selectFrom("orphan_blob").selectAll().execute()).toEqual([]);
  });

  testOnSqlite("in binary form names what it is", async (app) => {
    const { token } = await app.signIn();
    const answer = await uploadTable(app, token, file("%PDF-1.7", "表.xlsx"));
    expect(answer.message).toBe("PDF 读不了，先另存为 xlsx 或 csv 再来");
  });

  testOnSqlite("with one row, or with as many rows and columns as may be, is a table", async (app) => {
    const { token } = await app.signIn();
    expect((await uploadTable(app, token, file("部门,金额"))).data).toMatchObject({ rows: 0, columns: 2 });
    expect((await uploadTable(app, token, rows(TABLE.rows))).data).toMatchObject({ rows: TABLE.rows });
    expect((await uploadTable(app, token, columns(TABLE.columns))).data).toMatchObject({ columns: TABLE.columns });
  });
});

describe("a file with more rows than a table may have", () => {
  testOnSqlite(
    "is read as far as may be where only its first rows are wanted, also when it is read again, and every answer says so",
    async (app) => {
      const { token } = await app.signIn();
      const long = file(`甲,乙\n${"一,2\n".repeat(TABLE.rows + 7)}`);
      const { data } = await uploadTable(app, token, long, { rows: "first" });
      expect(data).toMatchObject({ rows: TABLE.rows, sheetList: [{ leftOut: 7, notes: [{ code: "leftOut" }, {}] }] });
      const { tableId } = data;
      const again = await app.call("/api/table/read", { tableId, options: { types: { 0: "id" } } }, token);
      expect(again.data).toMatchObject({ rows: TABLE.rows, sheetList: [{ leftOut: 7 }] });
      const { answer } = (await app.call("/api/table/chat", { tableId, ask: "总共多少乙" }, token)).data;
      expect(answer?.rows).toEqual([[2 * TABLE.rows]]);
      expect(answer?.notes).toContainEqual({ code: "rowsLeftOut", text: "文件后面还有 7 行没有用上" });
      const all = await app.call("/api/table/read", { tableId, options: { rows: "all" } }, token);
      expect(all.refusal).toMatchObject({ reason: "table.tooManyRows" });
    },
  );
});

describe("tables", () => {
  testOnEachDatabase("are kept, listed by their last use, found by their titles, removed and brought back", async (app) => {
    const { token } = await app.signIn();
    const tableIds: string[] = [];
    for (const title of ["甲 报销", "乙", "丙 报销"]) {
      tableIds.push((await app.call("/api/table/paste", { text: CSV, title }, token)).data.tableId);
      app.clock.jumpTo(app.clock.now() + HOUR_MS);
    }
    const [first = "", second = ""] = tableIds;
    const titles = async (q?: string) => (await app.call("/api/table/list", { q }, token)).data.list.map(({ title }) => title);
    expect(await titles()).toEqual(["丙 报销", "乙", "甲 报销"]);
    expect((await app.call("/api/table/save", { tableId: first, title: "甲" }, token)).data).toMatchObject({
      title: "甲",
      expiresAt: null,
    });
    expect(await titles()).toEqual(["甲", "丙 报销", "乙"]);
    expect(await titles("报 销")).toEqual([]);
    expect(await titles("报销")).toEqual(["丙 报销"]);

    const unknown = { reason: "table.unknown" };
    expect((await app.call("/api/table/remove", { tableIds: [first, "nobody"] }, token)).refusal).toMatchObject(unknown);
    expect((await app.call("/api/table/remove", { tableIds: [first, second] }, token)).code).toBe(0);
    expect(await titles()).toEqual(["丙 报销"]);
    expect((await app.call("/api/table/get", { tableId: first }, token)).refusal).toMatchObject(unknown);
    app.clock.jumpTo(app.clock.now() + HOUR_MS);
    expect((await app.call("/api/table/restore", { tableIds: [first] }, token)).code).toBe(0);
    expect((await app.call("/api/table/get", { tableId: first }, token)).data).toMatchObject({ title: "甲" });
    app.clock.jumpTo(app.clock.now() + 24 * HOUR_MS);
    const again = (await app.signIn()).token;
    expect((await app.call("/api/table/restore", { tableIds: [second] }, again)).refusal).toMatchObject(unknown);
    await app.deps.tables.tidy();
    expect(await blobCount(app)).toBe(2);
  });

  testOnSqlite("that were removed make way before their day is over where they take too much", async (app) => {
    const { token, userId } = await app.signIn();
    const now = app.clock.now();
    const removed = { user_id: userId, removed_at: now };
    const rows = [
      dataTableRow({ ...removed, id: "large", bytes: LIMITS.zh.free.storedTableBytes + 1 }),
      dataTableRow({ ...removed, user_id: (await app.signIn("other")).userId, id: "others" }),
    ];
    await app.deps.db.insertInto("data_table").values(rows).execute();
    const { data } = await app.call("/api/table/paste", { text: CSV }, token);
    const left = await app.deps.db.selectFrom("data_table").select("id").execute();
    expect(left.map(({ id }) => id).sort()).toEqual([data.tableId, "others"].sort());
  });

  testOnEachDatabase(
    "one upload that is sent several times, at once and later, makes one table; another file under its name is refused",
    async (app) => {
      const { token } = await app.signIn();
      const requestId = crypto.randomUUID();
      const send = (text: string, more = {}) => uploadTable(app, token, file(text), { requestId, ...more });
      const answers = [...(await Promise.all([send(CSV), send(CSV), send(CSV)])), await send(CSV)];
      expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
      expect(new Set(answers.map(({ data }) => data.tableId)).size).toBe(1);
      expect((await app.call("/api/table/list", {}, token)).data.total).toBe(1);
      expect(await blobCount(app)).toBe(2);
      expect(await app.deps.db.selectFrom("orphan_blob").selectAll().execute()).toEqual([]);
      const mismatch = { reason: "request.mismatch" };
      expect((await send(`${CSV}\n`)).refusal).toMatchObject(mismatch);
      expect((await send(CSV, { rows: "first" })).refusal).toMatchObject(mismatch);
      expect((await uploadTable(app, token, file(CSV), { requestId: "x".repeat(300) })).refusal).toMatchObject({ reason: "body.invalid" });
      expect((await uploadTable(app, token, file(CSV), { rows: "some" })).refusal).toMatchObject({ reason: "body.invalid" });
    },
  );

  testOnEachDatabase("two uploads at the limit: one is kept, the other refused and gone", async (app) => {
    const { token, userId } = await app.signIn();
    const { storedTables } = LIMITS.zh.free;
    for (let n = 1; n < storedTables; n += 1) await app.call("/api/table/paste", { text: CSV, title: `${n}` }, token);
    const both = await Promise.all([uploadTable(app, token, file(CSV)), uploadTable(app, token, file(CSV))]);
    expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(both.find(({ code }) => code === 1)?.refusal).toMatchObject({ reason: "table.tooMany" });
    const kept = await app.deps.db.selectFrom("data_table").select("id").where("user_id", "=", userId).execute();
    expect(kept).toHaveLength(storedTables);
    expect(await blobCount(app)).toBe(2 * storedTables);
    expect(await app.deps.db.selectFrom("orphan_blob").selectAll().execute()).toEqual([]);
  });
});
