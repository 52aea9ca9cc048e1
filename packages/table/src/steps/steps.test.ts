import { expect, test } from "vitest";
import { answerPlan } from "../answer/index.ts";
import { cellAt, type SheetTable } from "../columns/index.ts";
import type { Condition, Step } from "../plan/index.ts";
import { cellsOf, runPlan } from "../run/index.ts";
import { QUESTION_TABLES } from "../testing/questions.ts";
import { type Random, randomFrom } from "../testing/random.ts";
import { applySteps } from "./apply-steps.ts";
import { mergeSteps } from "./merge-steps.ts";
import type { SheetStep } from "./sheet-step-schema.ts";

const OWN_NAMES = { rest: "其他", total: "合计", empty: "（空）" };

function sheet(name: string): SheetTable {
  const table = QUESTION_TABLES.get(name);
  if (table === undefined) throw new Error(name);
  return table;
}
const expense = sheet("expense");
const shop = sheet("shop");

const column = (table: SheetTable, name: string) => {
  const found = table.columns.find((one) => one.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};
const cells = (table: SheetTable, name: string) => Array.from({ length: table.rowCount }, (_, row) => cellAt(column(table, name), row));
const snapshot = (table: SheetTable) => JSON.stringify(table.columns.map(({ name }) => [name, cells(table, name)]));
const change = (step: Step, id = "c"): SheetStep => ({ id, do: "change", step });
const filter = (where: Condition, id = "f"): SheetStep => ({ id, do: "filter", where });

test("filters and sorts say which rows are shown, in which order, and leave the sheet alone", () => {
  const { table, shown } = applySteps(expense, [
    filter({ col: "部门", is: "=", value: "市场部" }),
    { id: "s", do: "sort", col: "金额", dir: "desc" },
  ]);
  expect(table).toBe(expense);
  const sums = Array.from(shown ?? [], (row) => cellAt(column(table, "金额"), row));
  expect(sums).toHaveLength(6);
  expect(sums).toEqual([...sums].sort((a, b) => Number(b) - Number(a)));
});

test("without filter and sort all rows are shown as they stand", () => {
  expect(applySteps(expense, [{ id: "m", do: "marks", where: { col: "金额", is: ">", value: 5000 }, tone: 2 }])).toMatchObject({
    shown: null,
    marks: [{ tone: 2, sheetRows: { length: 7 } }],
  });
});

test("the last sort goes first, and what is equal in it stays as it was sorted before", () => {
  const { shown } = applySteps(expense, [
    { id: "a", do: "sort", col: "金额", dir: "desc" },
    { id: "b", do: "sort", col: "部门", dir: "asc" },
  ]);
  const rows = Array.from(
    shown ?? [],
    (row) => [cellAt(column(expense, "部门"), row), Number(cellAt(column(expense, "金额"), row))] as const,
  );
  for (const [n, [name, amount]] of rows.entries()) {
    const before = rows[n - 1];
    if (before !== undefined && before[0] === name) expect(before[1]).toBeGreaterThanOrEqual(amount);
  }
});

test("rows taken away keep their places: an answer still names the rows of the file", () => {
  const { table, shown, effects } = applySteps(expense, [change({ op: "clean", do: "dedupe" })]);
  expect(effects).toEqual([{ id: "c", rowsBefore: 40, rowsAfter: 38, cellsChanged: 0 }]);
  expect(shown).toHaveLength(38);
  expect(table.rowCount).toBe(40);
  const plan = { v: 1, from: "expense", steps: [{ op: "filter", where: { col: "单号", is: "=", value: "BX03007" } } as const] } as const;
  const answers = [expense, table].map((one) =>
    answerPlan({ ...plan, steps: [...plan.steps] }, { tables: new Map([["expense", one]]), lang: "zh" }),
  );
  expect(answers[1]?.sheetRows).toEqual(answers[0]?.sheetRows);
});

test("a question after a clean is answered of the rows that are left", () => {
  const { table } = applySteps(expense, [change({ op: "clean", do: "dedupe" })]);
  const { say, notes } = answerPlan(
    { v: 1, from: "expense", steps: [{ op: "group", by: [], aggs: [{ fn: "count" }] }] },
    {
      tables: new Map([["expense", table]]),
      lang: "zh",
    },
  );
  expect(say.map(({ text }) => text).join("")).toBe("共有 38 行。");
  expect(notes).toEqual([]);
});

test("a step that is off is as if it were not there, and on again as before", () => {
  const steps = [
    change({ op: "derive", as: "双倍", expr: { fn: "*", args: [{ col: "金额" }, { value: 2 }] } }),
    filter({ col: "双倍", is: ">", value: 9000 }),
  ];
  const on = applySteps(expense, steps);
  const off = applySteps(
    expense,
    steps.map((step) => ({ ...step, isOff: true })),
  );
  expect(off).toMatchObject({ table: expense, shown: null, effects: [] });
  const back = applySteps(expense, steps);
  expect([...(back.shown ?? [])]).toEqual([...(on.shown ?? [])]);
});

test("a step that lost its column says so, and the others go on", () => {
  const { effects, shown } = applySteps(expense, [
    filter({ col: "双倍", is: ">", value: 1 }, "lost"),
    filter({ col: "部门", is: "=", value: "市场部" }, "fine"),
  ]);
  expect(effects[0]).toMatchObject({ id: "lost", fault: "columnUnknown" });
  expect(shown).toHaveLength(6);
});

test("a cell is edited as what its column holds, or refused", () => {
  const edit = (col: string, value: string | number | null): SheetStep => ({ id: col, do: "cell", row: 2, col, value });
  const { table, effects } = applySteps(expense, [
    edit("金额", "1.2万"),
    edit("日期", "2026-03-31"),
    edit("备注", "新的"),
    edit("状态", null),
  ]);
  expect(["金额", "日期", "备注", "状态"].map((name) => cellAt(column(table, name), 1))).toEqual([12_000, "2026-03-31", "新的", null]);
  expect(effects.map(({ cellsChanged }) => cellsChanged)).toEqual([1, 1, 1, 1]);
  const wrong = applySteps(expense, [edit("金额", "很多"), edit("日期", "昨天")]);
  expect(wrong.effects.map(({ fault }) => fault)).toEqual(["notANumber", "notADate"]);
  expect(wrong.table).toBe(expense);
});

test("82 % written into a column of shares is 0.82", () => {
  const { table } = applySteps(shop, [{ id: "e", do: "cell", row: 1, col: "转化率", value: "82%" }]);
  expect(cellAt(column(table, "转化率"), 0)).toBe(0.82);
});

test("sums of others keep their cells in a column that is tidied", () => {
  const total = shop.totalRows[0] ?? -1;
  expect(total).toBeGreaterThanOrEqual(0);
  const { table } = applySteps(shop, [change({ op: "clean", do: "fill", cols: ["销售额"], with: 0 })]);
  expect(cellAt(column(table, "销售额"), total)).toBe(cellAt(column(shop, "销售额"), total));
  expect(cellAt(column(table, "销售额"), total)).not.toBeNull();
});

const CLEANS: readonly Step[] = [
  { op: "clean", do: "dedupe" },
  { op: "clean", do: "dedupe", cols: ["部门", "类别"] },
  { op: "clean", do: "dropEmpty", cols: ["备注"] },
  { op: "clean", do: "fill", cols: ["备注"], with: "无" },
  { op: "clean", do: "fill", cols: ["备注"], with: { from: "above" } },
  { op: "clean", do: "replace", cols: ["部门"], find: "部", to: "组" },
  { op: "clean", do: "trim" },
  { op: "clean", do: "convert", cols: ["金额"], to: "text" },
  { op: "clean", do: "split", cols: ["日期"], sep: "-", into: ["年", "月", "日"] },
  { op: "clean", do: "mergeCols", cols: ["部门", "员工"], sep: " ", into: ["谁"] },
  { op: "derive", as: "万元", expr: { fn: "/", args: [{ col: "金额" }, { value: 10_000 }] } },
];

/** Some of the changes, one after the other; those whose column another one took the type of are left out by the engine alike. */
function someChanges(seed: number): Step[] {
  const random = randomFrom(seed);
  return Array.from({ length: 1 + random.below(4) }, () => random.pick(CLEANS));
}

test("changes in a row make what a plan of the same steps makes, and never touch the file", () => {
  const before = snapshot(expense);
  let compared = 0;
  for (let seed = 1; seed <= 200; seed += 1) {
    const steps = someChanges(seed);
    const { table, effects } = applySteps(
      expense,
      steps.map((step, n) => change(step, `c${n}`)),
    );
    expect(snapshot(expense)).toBe(before);
    expect(table.rowCount).toBe(expense.rowCount);
    if (effects.some(({ fault }) => fault !== undefined)) continue;
    compared += 1;
    const wanted = runPlan({ v: 1, from: "expense", steps }, { tables: QUESTION_TABLES, ownNames: OWN_NAMES });
    const dropped = new Set(table.droppedRows);
    const rows = Array.from({ length: table.rowCount }, (_, row) => row).filter((row) => !dropped.has(row));
    expect(rows.map((row) => row + 1)).toEqual(wanted.sheetRows);
    expect(rows.map((row) => table.columns.map((one) => cellAt(one, row)))).toEqual(cellsOf(wanted));
  }
  expect(compared).toBeGreaterThan(150);
});

/** A list of steps another made of it: some changed, added, taken away. */
function edited(steps: readonly SheetStep[], random: Random, who: string): SheetStep[] {
  const all = steps.flatMap((step): SheetStep[] => {
    const chance = random.below(5);
    return chance === 0 ? [] : chance === 1 ? [{ ...step, isOff: true }] : [step];
  });
  const added = Array.from({ length: random.below(3) }, (_, n) => filter({ col: "金额", is: ">", value: n }, `${who}${n}`));
  for (const step of added) all.splice(random.below(all.length + 1), 0, step);
  return all;
}
const BASE: readonly SheetStep[] = Array.from({ length: 6 }, (_, n) => filter({ col: "部门", is: "=", value: String(n) }, `b${n}`));

test("of two lists of steps each change of either is in the merged one, or is a conflict", () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = randomFrom(seed);
    const [mine, theirs] = [edited(BASE, random, "m"), edited(BASE, random, "t")];
    const { steps, conflicts } = mergeSteps(BASE, mine, theirs);
    const merged = new Map(steps.map((step) => [step.id, step]));
    expect(merged.size).toBe(steps.length);
    for (const id of new Set([...mine, ...theirs, ...BASE].map((step) => step.id))) {
      const [old, left, right] = [BASE, mine, theirs].map((list) => JSON.stringify(list.find((step) => step.id === id)));
      const isConflict = left !== right && left !== old && right !== old;
      expect(conflicts.includes(id), id).toBe(isConflict);
      if (!isConflict) expect(JSON.stringify(merged.get(id)), id).toBe(left === old ? right : left);
    }
    // Who alone changed something finds it in the order they left it in.
    expect(mergeSteps(BASE, mine, BASE).steps).toEqual(mine);
    expect(mergeSteps(BASE, BASE, theirs).steps).toEqual(theirs);
    expect(mergeSteps(BASE, mine, mine).steps).toEqual(mine);
    expect(steps.filter((step) => theirs.some(({ id }) => id === step.id)).map(({ id }) => id)).toEqual(
      theirs.flatMap(({ id }) => (merged.has(id) ? [id] : [])),
    );
  }
});

test("what both moved stays where one of them put it", () => {
  const moved = [...BASE.slice(1), ...BASE.slice(0, 1)];
  expect(mergeSteps(BASE, moved, BASE).steps).toEqual(moved);
  expect(mergeSteps(BASE, BASE, moved).steps).toEqual(moved);
});

test("without the list they came of nothing is taken away", () => {
  const [first, ...rest] = BASE;
  expect(mergeSteps(undefined, rest, BASE).steps.map(({ id }) => id)).toContain(first?.id);
  expect(mergeSteps(undefined, [{ ...(first as SheetStep), isOff: true }], BASE).conflicts).toEqual([first?.id]);
});
