import { expect, test } from "vitest";
import { factTable } from "./fact-table.ts";

test.each([
  ["3 家门店；月末盘点由店员自己盘；叶菜损耗没有单独记", "\n1. 3 家门店\n2. 月末盘点由店员自己盘\n3. 叶菜损耗没有单独记"],
  ["差异率 0.3%。\n\n盘点 4 次！没有复核", "\n1. 差异率 0.3%\n2. 盘点 4 次！\n3. 没有复核"],
  ["Three shops; a rate of 0.3 %. Stock is counted at night.", "\n1. Three shops\n2. a rate of 0.3 %.\n3. Stock is counted at night."],
  ["一个没有标点的事实", "\n1. 一个没有标点的事实"],
  [" 。；\n", ""],
])("the facts of an author's material are told apart by code: %j", (material, table) => {
  expect(factTable(material)).toBe(table);
});
