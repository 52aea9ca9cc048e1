import { expect, it } from "vitest";
import { nearestPassages, termsOf } from "./nearest-passages.ts";

it("words are pairs of Chinese characters and whole words of other scripts", () => {
  expect(termsOf("盘点周期 ABC 12，店")).toEqual(["盘点", "点周", "周期", "abc", "12", "店"]);
});

it("the passages nearest to a query come first, those that share nothing not at all", () => {
  const passages = ["供应商的选择标准", "盘点周期怎样确定，盘点由谁来做", "盘点的人员安排", "天气"];
  expect(nearestPassages("盘点周期的确定", passages, 3)).toEqual(["盘点周期怎样确定，盘点由谁来做", "盘点的人员安排"]);
  expect(nearestPassages("", passages, 3)).toEqual([]);
  expect(nearestPassages("盘点", [], 3)).toEqual([]);
});

it("a word that stands everywhere says less than one that stands once", () => {
  const passages = ["门店盘点", "门店盘点", "门店损耗", "门店盘点"];
  expect(nearestPassages("盘点与损耗", passages, 1)).toEqual(["门店损耗"]);
});
