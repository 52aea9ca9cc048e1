import { expect, test } from "vitest";
import { buildLexicon } from "../ask/index.ts";
import { type SheetTable, textColumn } from "../columns/index.ts";
import { answerQuestion } from "./answer-question.ts";
import { answerBodySchema } from "./answer-schema.ts";

const staff: SheetTable = {
  id: "s1",
  title: "员工名单",
  rowCount: 3,
  totalRows: [],
  columns: [
    textColumn("部门", ["市场部", "技术部", "市场部"]),
    { type: "number", name: "工资", values: Float64Array.of(8000, 9500, 7000), decimals: 0, unit: "元" },
  ],
};
const meetings: SheetTable = {
  id: "s2",
  title: "会议室安排",
  rowCount: 3,
  totalRows: [],
  columns: [
    textColumn("楼层", ["一楼", "二楼", "二楼"]),
    { type: "number", name: "座位数", values: Float64Array.of(12, 30, 8), decimals: 0, unit: "个" },
  ],
};
const tables = new Map([staff, meetings].map((table) => [table.id, table]));
const answer = (ask: string, of = tables, lang: "zh" | "en" = "zh") => {
  const body = answerBodySchema.parse(answerQuestion(ask, { tables: of, table: staff, lexicon: buildLexicon(staff), lang }));
  return { ...body, said: body.say.map(({ text }) => text).join("") };
};

test.each(["各楼层的总座位数", "会议室安排里各楼层的总座位数"])(
  "%s, asked while another sheet is open, is asked back with what it means there",
  (ask) => {
    const body = answer(ask);
    expect(body).toMatchObject({
      kind: "clarify",
      rows: [],
      options: [{ plan: { from: "s2", steps: [{ op: "group", by: ["楼层"] }, {}] } }],
    });
    expect(body.options[0]?.label).toBe("会议室安排：按楼层分组：座位数合计 → 从高到低");
    expect(body.said).toMatch(/^这张表里没有“.+”。问的是不是同一个文件里的这张？$/u);
  },
);

test("the same is said in English", () => {
  const body = answer("total 座位数 by 楼层", tables, "en");
  expect(body.options[0]?.label).toMatch(/^会议室安排: /u);
  expect(body.said).toMatch(/Did you mean this one of the same file\?$/u);
});

test("what the open sheet answers is answered of it, and what no sheet knows is asked as before", () => {
  expect(answer("各部门的总工资")).toMatchObject({ kind: "table", plan: { from: "s1" } });
  expect(answer("各部门的咕噜噜工资").options.every(({ plan }) => "steps" in plan && plan.from === "s1")).toBe(true);
  expect(answer("各楼层的总座位数", new Map([["s1", staff]])).options.every(({ plan }) => "steps" in plan && plan.from === "s1")).toBe(
    true,
  );
});
