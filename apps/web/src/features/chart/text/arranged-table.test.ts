import { expect, test } from "vitest";
import { arrangedTable } from "./arranged-table.ts";

const TEXT = "文科生借了 5,200 册，理科生借了 3,100 册。";

test("figures are taken from the text at their places, whatever a model says of them", () => {
  const table = arrangedTable(TEXT, {
    columns: ["学生", "借阅量"],
    rows: [
      { label: "文科生", cells: [{ span: 0 }] },
      { label: "理科", cells: [{ span: 1 }, { span: 7 }] },
      { label: "没有的", cells: [] },
    ],
  });
  expect(table.rows.map(({ cells }) => cells.map(({ words }) => words))).toEqual([["5,200 册"], ["3,100 册"], []]);
  for (const { words, from, to } of table.rows.flatMap(({ cells }) => cells)) expect(TEXT.slice(from, to)).toBe(words);
  expect(table.rows.map(({ label }) => label.from)).toEqual([0, 14, -1]);
});
