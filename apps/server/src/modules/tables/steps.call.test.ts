import type { InputOf, RouteAt } from "@tangleaf/contract";
import { describe, expect } from "vitest";
import type { TestApp } from "../../testing/test-app.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { CLAIMS_GBK, uploadTable } from "./testing/sample-files.ts";

type Step = InputOf<RouteAt<"/api/table/steps">>["steps"][number];
const large: Step = { id: "large", do: "filter", where: { col: "金额", is: ">", value: 100 } };
const larger: Step = { ...large, where: { col: "金额", is: ">", value: 250 } };
const sorted: Step = { id: "sorted", do: "sort", col: "金额", dir: "desc" };
const doubled: Step = {
  id: "doubled",
  do: "change",
  step: { op: "derive", as: "两倍", expr: { fn: "*", args: [{ col: "金额" }, 2] } },
};
const edited: Step = { id: "edited", do: "cell", row: 1, col: "金额", value: 1000 };

async function withClaims(app: TestApp) {
  const { token } = await app.signIn();
  const { tableId } = (await uploadTable(app, token, CLAIMS_GBK)).data;
  return {
    token,
    tableId,
    change: (version: number, ...steps: Step[]) => app.call("/api/table/steps", { tableId, sheetId: "s1", steps, version }, token),
    rows: async (filtered: boolean) =>
      (await app.call("/api/table/rows", { tableId, from: 0, count: 10, filtered }, token)).data.rows.map((row) => row[1]),
    ask: async (question: string) => (await app.call("/api/table/chat", { tableId, ask: question }, token)).data.answer,
  };
}

describe("what was done to a sheet", () => {
  testOnSqlite("shows fewer rows, in an order, and what is shown is taken along", async (app) => {
    const { token, tableId, change, rows } = await withClaims(app);
    expect((await change(0, large, sorted)).data).toEqual({ version: 1, steps: [large, sorted] });
    expect(await rows(true)).toEqual([300, 200, 120.5]);
    expect(await rows(false)).toEqual([120.5, 80, 200, 40, 300, 740.5]);
    const { data } = await app.call("/api/table/export", { tableId, format: "csv" }, token);
    expect((await app.app.inject({ url: data.url })).payload).toBe(
      "\ufeff部门,金额,日期\r\n技术部,300,2026-03-02\r\n市场部,200,2026-02-03\r\n市场部,120.5,2026-01-05\r\n",
    );
    const made = await app.call("/api/table/save", { tableId, from: { sheetId: "s1" }, title: "大额" }, token);
    expect(made.data).toMatchObject({ title: "大额", rows: 3 });
    await change(1, { ...large, isOff: true }, sorted);
    expect(await rows(true)).toEqual([300, 200, 120.5, 80, 40]);
  });

  testOnSqlite("changes what is answered from then on, and older answers say at which version they were worked out", async (app) => {
    const { token, tableId, change, ask } = await withClaims(app);
    expect(await ask("金额一共是多少")).toMatchObject({ rows: [[740.5]], stepsVersion: 0 });
    await change(0, edited, doubled, large);
    // A filter shows less; the question is about the whole sheet.
    expect(await ask("金额一共是多少")).toMatchObject({ rows: [[1620]], stepsVersion: 1 });
    const plan = { v: 1 as const, from: "s1", steps: [{ op: "group" as const, by: [], aggs: [{ fn: "max" as const, col: "两倍" }] }] };
    expect((await app.call("/api/table/run", { tableId, plan }, token)).data.rows).toEqual([[2000]]);
    await change(1);
    expect(await ask("金额一共是多少")).toMatchObject({ rows: [[740.5]], stepsVersion: 2 });
    const { data } = await app.call("/api/table/get", { tableId }, token);
    expect(data.answers.map(({ stepsVersion }) => stepsVersion)).toEqual([0, 1, 1, 2]);
  });

  testOnEachDatabase("on two devices at once is all kept; one step changed in two ways is refused", async (app) => {
    const { token, tableId, change } = await withClaims(app);
    const both = await Promise.all([change(0, large), change(0, sorted)]);
    expect(both.map(({ data }) => data.version).sort()).toEqual([1, 2]);
    const stored = async () => (await app.call("/api/table/get", { tableId }, token)).data;
    expect((await stored()).steps["s1"]?.map(({ id }) => id).sort()).toEqual(["large", "sorted"]);
    // From version 2 one device takes the order away, the other changes the filter.
    const { steps, stepsVersion } = await stored();
    expect(stepsVersion).toBe(2);
    const without = (steps["s1"] ?? []).filter(({ id }) => id !== "sorted");
    await change(2, ...without);
    const second = (steps["s1"] ?? []).map((step) => (step.id === "large" ? larger : step));
    expect((await change(2, ...second)).data).toEqual({ version: 4, steps: [larger] });
    const other = { ...large, where: { col: "金额", is: ">" as const, value: 1 } };
    expect(await change(3, other)).toMatchObject({ code: 1, refusal: { reason: "table.conflict", version: 4 } });
    expect((await stored()).steps).toEqual({ s1: [larger] });
    // A repeat changes nothing, and no version is made for it.
    expect((await change(4, larger)).data).toEqual({ version: 4, steps: [larger] });
  });

  testOnSqlite("on a sheet that is not there is refused", async (app) => {
    const { token, tableId } = await withClaims(app);
    const answer = await app.call("/api/table/steps", { tableId, sheetId: "s2", steps: [large], version: 0 }, token);
    expect(answer.refusal).toMatchObject({ reason: "table.unknown", field: "sheetId" });
  });

  testOnSqlite("has an end in the characters of its conditions, and in those of all sheets", async (_, open) => {
    const opened = await openTestDatabase("sqlite");
    const app = await open({ database: opened });
    const { tableId, token, change } = await withClaims(app);
    const wordy = (id: string): Step => ({
      id,
      do: "filter",
      where: { any: Array.from({ length: 200 }, (_, n) => ({ col: "部门", is: "=" as const, value: `${n}${"字".repeat(95)}` })) },
    });
    const three = ["a", "b", "c"].map(wordy);
    expect((await change(0, ...three)).data.version).toBe(1);
    const four = await change(1, ...three, wordy("d"));
    expect(four.refusal).toEqual({ reason: "body.invalid", field: "steps" });
    expect(four.message).toContain("最多 100000 个字");
    // Cells count among all steps of a table alone. What is longer than that already is changed within its length.
    const cells = (count: number): Step[] =>
      Array.from({ length: count }, (_, n) => ({ id: `cell${n}`, do: "cell", row: n + 1, col: "部门", value: "x".repeat(32_000) }));
    const many = await change(1, ...cells(31));
    expect(many.data.version).toBe(2);
    const stored = JSON.stringify({ s1: cells(31), s2: cells(31) });
    await opened.db.updateTable("data_table").set({ steps: stored }).where("id", "=", tableId).execute();
    expect((await change(2, ...cells(30))).data.version).toBe(3);
    const longer = await change(3, ...cells(31));
    expect(longer.message).toContain("最多 1000000 个字");
    expect((await app.call("/api/table/get", { tableId }, token)).data.steps["s1"]).toHaveLength(30);
  });
});
