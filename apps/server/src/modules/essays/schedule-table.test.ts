import type { NodeJson } from "@tangleaf/document/model";
import { nodeText } from "@tangleaf/document/plain";
import { expect, test } from "vitest";
import { scheduleTable } from "./schedule-table.ts";

const rowsOf = ([table]: NodeJson[]) => (table?.content ?? []).slice(1).map((row) => (row.content ?? []).map(nodeText).slice(1));

test("a line of a schedule is told apart into its time and its work, in either language", () => {
  expect(rowsOf(scheduleTable("2026年10月—11月：查阅文献；2026.12-2027.2 收集数据。第1周至第4周，写初稿", "zh"))).toEqual([
    ["2026年10月—11月", "查阅文献"],
    ["2026.12-2027.2", "收集数据"],
    ["第1周至第4周", "写初稿"],
  ]);
  expect(rowsOf(scheduleTable("Oct to Nov 2026: read the literature; weeks 5 to 8: interviews\nMar 2027: first draft", "en"))).toEqual([
    ["Oct to Nov 2026", "read the literature"],
    ["weeks 5 to 8", "interviews"],
    ["Mar 2027", "first draft"],
  ]);
});

test("a line without a time keeps its words and has a blank for it", () => {
  expect(rowsOf(scheduleTable("读完 30 篇文献|再定题", "zh"))).toEqual([["【待补充：起止时间】", "读完 30 篇文献／再定题"]]);
});
