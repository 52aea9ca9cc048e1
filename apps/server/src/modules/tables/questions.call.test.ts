import { TABLE, type TableAnswer } from "@tangleaf/contract";
import { readXlsx } from "hucre/xlsx";
import { describe, expect } from "vitest";
import type { TestApp } from "../../testing/test-app.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { budgetWorkbook, CLAIMS_GBK, uploadTable } from "./testing/sample-files.ts";

type Person = { readonly token: string };

/** A person with the ten claims, and what they are answered. */
async function withClaims(app: TestApp) {
  const { token } = await app.signIn();
  const { tableId } = (await uploadTable(app, token, CLAIMS_GBK)).data;
  const ask = async (question: string, after?: string): Promise<TableAnswer> => {
    const { data } = await app.call("/api/table/chat", { tableId, ask: question, after }, token);
    if (data.answer === null) throw new Error(question);
    return data.answer;
  };
  return { token, tableId, ask };
}
const said = ({ say }: TableAnswer): string => say.map(({ text }) => text).join("");
const download = async (app: TestApp, { token }: Person, body: { tableId: string; answerId?: string; format: "xlsx" | "csv" | "md" }) => {
  const { data } = await app.call("/api/table/export", body, token);
  const file = await app.app.inject({ url: data.url });
  return { name: data.fileName, bytes: file.rawPayload, text: file.rawPayload.toString("utf8") };
};

describe("a question", () => {
  testOnEachDatabase("is answered with figures of the file; what was asked is kept with the table", async (app) => {
    const { token, tableId, ask } = await withClaims(app);
    expect(said(await ask("一共报销了多少钱"))).toBe("金额合计是 740.5。");
    expect((await ask("各部门的金额")).rows).toEqual([
      ["技术部", 380],
      ["市场部", 320.5],
      ["行政部", 40],
    ]);
    expect(said(await ask("哪个部门金额最高"))).toBe("金额合计最高的是技术部，380。");
    const large = await ask("金额大于100的有哪些");
    expect(large).toMatchObject({ kind: "rows", sheetRows: [1, 3, 5], total: 3, by: "planner", charged: 0, no: 4, stepsVersion: 0 });
    expect((await ask("按月统计金额")).rows).toEqual([
      ["2026-01", 200.5],
      ["2026-02", 240],
      ["2026-03", 300],
    ]);
    for (const answer of (await app.call("/api/table/get", { tableId }, token)).data.answers) {
      expect(answer.planText.flat().length, answer.ask).toBeGreaterThan(0);
      expect(answer.notes).toContainEqual({ code: "totalRowsLeftOut", text: "有 1 行是合计，没有计入" });
    }
  });

  testOnSqlite("about a workbook with merged headings is answered by the names of its columns", async (app) => {
    const { token } = await app.signIn();
    const { tableId } = (await uploadTable(app, token, await budgetWorkbook())).data;
    const { answer } = (await app.call("/api/table/chat", { tableId, ask: "哪个部门人数最高" }, token)).data;
    expect(answer?.rows.flat()).toContain("技术部");
    const plan = { v: 1 as const, from: "s1", steps: [{ op: "group" as const, by: [], aggs: [{ fn: "sum" as const, col: "金额·预算" }] }] };
    expect((await app.call("/api/table/run", { tableId, plan }, token)).data.rows).toEqual([[3800]]);
  });

  testOnSqlite("that was not wholly understood is asked back, and nothing is computed", async (app) => {
    const { ask } = await withClaims(app);
    const answer = await ask("各部门的金额里哪些是哈利波特花的");
    expect(answer).toMatchObject({ kind: "clarify", plan: null, rows: [], total: 0 });
    expect(answer.unread.length).toBeGreaterThan(0);
    expect(await ask("预测明年会花多少")).toMatchObject({ kind: "refuse", plan: null });
  });

  testOnSqlite("follows on an answer, in the language asked for", async (app) => {
    const { token, tableId, ask } = await withClaims(app);
    const first = await ask("各部门的金额");
    const { answer } = (await app.call("/api/table/chat", { tableId, ask: "只要市场部", after: first.answerId }, token)).data;
    expect(answer?.rows).toEqual([["市场部", 320.5]]);
    const english = await app.call("/api/table/chat", { tableId, ask: "各部门的金额", lang: "en" }, token);
    expect(english.data.answer?.say.map(({ text }) => text).join("")).toMatch(/^[^，。]*$/);
    const unknown = await app.call("/api/table/chat", { tableId, ask: "画成图", after: "nobody" }, token);
    expect(unknown.refusal).toMatchObject({ reason: "answer.unknown" });
  });
});

describe("a plan", () => {
  const SUMS = { v: 1, from: "s1", steps: [{ op: "group", by: ["部门"], aggs: [{ fn: "sum", col: "金额", as: "共" }] }] } as const;
  const plan = (given: object) => given as never;

  testOnEachDatabase("is run as it is, once for each requestId, and one on the result of another", async (app) => {
    const { token, tableId, ask } = await withClaims(app);
    const again = (await ask("各部门的金额")).plan;
    const requestId = crypto.randomUUID();
    const run = (given: object, id?: string) => app.call("/api/table/run", { tableId, plan: plan(given), requestId: id }, token);
    const both = await Promise.all([run(again ?? {}, requestId), run(again ?? {}, requestId)]);
    expect(both[0]?.data).toMatchObject({
      by: "plan",
      charged: 0,
      rows: [
        ["技术部", 380],
        ["市场部", 320.5],
        ["行政部", 40],
      ],
    });
    expect(both[1]?.data).toEqual(both[0]?.data);
    expect((await run(SUMS, requestId)).refusal).toMatchObject({ reason: "request.mismatch" });

    const sums = (await run(SUMS)).data;
    const most = { v: 1, from: `#${sums.no}`, steps: [{ op: "filter", where: { col: "共", is: ">", value: 300 } }] };
    expect((await run(most)).data.rows).toEqual([
      ["市场部", 320.5],
      ["技术部", 380],
    ]);
    // An answer that was taken out is no longer there to begin with.
    expect((await app.call("/api/table/removeAnswer", { answerId: sums.answerId }, token)).code).toBe(0);
    expect((await run(most)).refusal).toMatchObject({ reason: "plan.invalid" });
    expect((await app.call("/api/table/removeAnswer", { answerId: sums.answerId }, token)).refusal).toMatchObject({
      reason: "answer.unknown",
    });
  });

  testOnSqlite("that cannot be run is refused with what is wrong, and nothing is kept of it", async (app) => {
    const { token, tableId } = await withClaims(app);
    const run = (given: object) => app.call("/api/table/run", { tableId, plan: plan(given) }, token);
    const wrong = await run({ v: 1, from: "s1", steps: [{ op: "sort", by: [{ col: "利润", dir: "asc" }] }] });
    expect(wrong).toMatchObject({ message: "这个算法在这张表上走不通：没有“利润”这一列", refusal: { reason: "plan.invalid" } });
    expect((await run({ v: 1, from: "s9", steps: [{ op: "limit", n: 1 }] })).refusal).toMatchObject({ reason: "plan.invalid" });
    expect((await run({ v: 1, refuse: "forecast", say: "不行" })).refusal).toMatchObject({ reason: "plan.invalid" });
    const text = `甲,乙\n${"一,1\n".repeat(400)}`;
    const large = (await app.call("/api/table/paste", { text }, token)).data.tableId;
    const join = { v: 1, from: "s1", steps: [{ op: "join", with: "s1", on: [["甲", "甲"]], kind: "left" }] };
    const answer = await app.call("/api/table/run", { tableId: large, plan: plan(join) }, token);
    expect(answer.refusal).toMatchObject({ reason: "plan.resultTooLarge" });
    expect((await app.call("/api/table/get", { tableId }, token)).data.answers).toEqual([]);
  });

  testOnSqlite("answered before the last 200 is gone, and the numbers go on", async (app) => {
    const { token, tableId, ask } = await withClaims(app);
    const first = await ask("一共报销了多少钱");
    const [row] = await app.deps.db.selectFrom("data_table_answer").selectAll().execute();
    if (row === undefined) throw new Error("no answer");
    const others = Array.from({ length: TABLE.answers - 1 }, (_, n) => ({ ...row, id: `a${n}`, no: n + 2 }));
    await app.deps.db.insertInto("data_table_answer").values(others).execute();
    await app.deps.db.updateTable("data_table").set({ last_answer: TABLE.answers }).execute();
    expect((await ask("各部门的金额")).no).toBe(TABLE.answers + 1);
    const { answers } = (await app.call("/api/table/get", { tableId }, token)).data;
    expect(answers).toHaveLength(TABLE.answers);
    expect(answers.map(({ answerId }) => answerId)).not.toContain(first.answerId);
  });
});

describe("rows and parts", () => {
  testOnSqlite("are sent from where they are asked for", async (app) => {
    const { token, tableId } = await withClaims(app);
    const rows = async (from: number, count: number) => (await app.call("/api/table/rows", { tableId, from, count }, token)).data;
    expect(await rows(4, 1000)).toEqual({
      total: 6,
      rows: [
        ["技术部", 300, "2026-03-02"],
        ["合计", 740.5, null],
      ],
      sheetRows: [5, 6],
    });
    expect(await rows(6, 10)).toEqual({ total: 6, rows: [], sheetRows: [] });
    const unknown = await app.call("/api/table/rows", { tableId, sheetId: "s2", from: 0, count: 1 }, token);
    expect(unknown.refusal).toMatchObject({ reason: "table.unknown", field: "sheetId" });
  });

  testOnSqlite("are files: a sheet, and an answer under the names it is told with", async (app) => {
    const { token, tableId, ask } = await withClaims(app);
    const csv = await download(app, { token }, { tableId, format: "csv" });
    expect(csv.name).toBe("报销.csv");
    expect(csv.text.startsWith("\ufeff部门,金额,日期\r\n市场部,120.5,2026-01-05\r\n")).toBe(true);
    const { answerId } = await ask("各部门的金额");
    const md = await download(app, { token }, { tableId, answerId, format: "md" });
    expect(md.text).toBe("| 部门 | 金额合计 |\n| --- | --- |\n| 技术部 | 380 |\n| 市场部 | 320.5 |\n| 行政部 | 40 |\n");
    const xlsx = await readXlsx((await download(app, { token }, { tableId, answerId, format: "xlsx" })).bytes);
    expect(xlsx.sheets[0]?.rows[1]).toEqual(["技术部", 380]);
  });

  testOnEachDatabase("become tables of their own, once for each requestId, that stay", async (app) => {
    const { token, tableId, ask } = await withClaims(app);
    const { answerId } = await ask("各部门的金额");
    const requestId = crypto.randomUUID();
    const save = () => app.call("/api/table/save", { tableId, from: { answerId }, requestId }, token);
    const [first, second] = await Promise.all([save(), save()]);
    expect(first?.data).toMatchObject({ title: "报销 各部门的金额", rows: 3, columns: 2, expiresAt: null });
    expect(second?.data.tableId).toBe(first?.data.tableId);
    const made = (await app.call("/api/table/get", { tableId: first?.data.tableId ?? "" }, token)).data;
    expect(made.sheetList[0]).toMatchObject({
      preview: [
        ["技术部", 380],
        ["市场部", 320.5],
        ["行政部", 40],
      ],
      notes: [],
    });
    const again = await app.call("/api/table/read", { tableId: made.tableId, options: { headerRows: 1 } }, token);
    expect(again.refusal).toMatchObject({ reason: "table.format" });
    expect((await app.call("/api/table/save", { tableId, from: { answerId: "nobody" } }, token)).refusal).toMatchObject({
      reason: "answer.unknown",
    });
  });
});

describe("what one person asks a table", () => {
  testOnSqlite("is refused where a plan is longer than any question needs, and before its branches are tried", async (app) => {
    const { token, tableId } = await withClaims(app);
    // Each `if` stands twice in the next one: a value no branch takes is tried 8,000 times.
    // biome-ignore lint/suspicious/noThenProperty: the word of the plan language; a plan is never awaited as it is.
    const twice = (inside: object): object => ({ if: { col: "金额", is: "=", value: inside }, then: inside, else: 1 });
    const wrong = Array.from({ length: 13 }).reduce<object>(twice, { col: 7 });
    const plan = { v: 1, from: "s1", steps: [{ op: "derive", as: "a", expr: wrong }] };
    const answer = await app.call("/api/table/run", { tableId, plan } as never, token);
    expect(answer.refusal).toEqual({ reason: "body.invalid", field: "plan" });
    expect(answer.message).toContain("最多 16384 个字");
  });

  testOnEachDatabase("is kept with all its rows while the table has room, then with its first rows; its plan stays", async (app) => {
    const { token } = await app.signIn();
    const heading = Array.from({ length: 40 }, (_, n) => `列${n}`).join(",");
    const rows = Array.from({ length: 700 }, (_, y) => Array.from({ length: 40 }, (__, x) => 10_000 + y + x).join(","));
    const file = { name: "a.csv", bytes: Buffer.from([heading, ...rows].join("\n")) };
    const { tableId } = (await uploadTable(app, token, file)).data;
    const plan = { v: 1 as const, from: "s1", steps: [{ op: "sort" as const, by: [{ col: "列0", dir: "desc" as const }] }] };
    for (let n = 0; n < 26; n += 1) await app.call("/api/table/run", { tableId, plan }, token);
    const { answers } = (await app.call("/api/table/get", { tableId }, token)).data;
    expect(answers).toHaveLength(26);
    expect(answers.at(-1)?.rows.length).toBeGreaterThan(500);
    expect(answers[0]).toMatchObject({ total: 700, plan, followUps: [] });
    expect(answers[0]?.rows).toEqual(answers.at(-1)?.rows.slice(0, 20));
    expect(JSON.stringify(answers).length).toBeLessThan(4_500_000);
    // Whatever is asked of an answer is computed of its plan, however it is kept.
    const first = answers[0]?.answerId as string;
    const { text } = await download(app, { token }, { tableId, answerId: first, format: "csv" });
    expect(text.split("\r\n").filter((line) => line !== "")).toHaveLength(701);
  });

  testOnSqlite("goes on from answers of before their plans stood apart", async (_, open) => {
    const opened = await openTestDatabase("sqlite");
    const app = await open({ database: opened });
    const { token, tableId, ask } = await withClaims(app);
    const first = await ask("各部门的金额");
    await opened.db.updateTable("data_table_answer").set({ plan: null }).where("id", "=", first.answerId).execute();
    const plan = { v: 1 as const, from: "#1", steps: [{ op: "limit" as const, n: 1 }] };
    expect((await app.call("/api/table/run", { tableId, plan }, token)).data.rows).toEqual([["技术部", 380]]);
  });
});
