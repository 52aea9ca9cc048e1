import { expect, it } from "vitest";
import { firstUnit, itemsOf } from "./leaf-units.ts";

/** All units of a text that comes piece by piece. */
function unitsOf(text: string, pieceUnits: number): string[] {
  const units: string[] = [];
  let pending = "";
  const take = (atEnd: boolean) => {
    for (let unit = firstUnit(pending, atEnd); unit !== ""; unit = firstUnit(pending, atEnd)) {
      units.push(unit);
      pending = pending.slice(unit.length);
    }
  };
  for (let at = 0; at < text.length; at += pieceUnits) {
    pending += text.slice(at, at + pieceUnits);
    take(false);
  }
  take(true);
  return units;
}

it.each([
  ["sentences", "一句。又一句！“引文。”末句", ["一句。", "又一句！", "“引文。”", "末句"]],
  [
    "what a sentence cites, before or after its mark",
    "有据[[R1]]。有据。[[R2]][[R3]]末句。",
    ["有据[[R1]]。", "有据。[[R2]][[R3]]", "末句。"],
  ],
  ["English sentences, not their numbers", "It was 3.5 m. The end. ", ["It was 3.5 m. ", "The end. "]],
  ["a formula in its line", "设 $a。b$ 为真。末句。", ["设 $a。b$ 为真。", "末句。"]],
  ["a formula of its own", "见下式：\n\n$$\nx。y\n$$\n末句。", ["见下式：\n\n$$\nx。y\n$$\n", "末句。"]],
  ["a list with the line before it", "有三点：\n\n- 甲。子\n- 乙。\n\n末句。", ["有三点：\n\n- 甲。子\n- 乙。\n\n", "末句。"]],
  ["a table", "| 项 | 值 |\n| --- | --- |\n| 甲。 | |\n\n末句。", ["| 项 | 值 |\n| --- | --- |\n| 甲。 | |\n\n", "末句。"]],
  ["a heading", "## 一节\n\n正文。", ["## 一节\n\n", "正文。"]],
])("divides %s, whatever pieces it comes in", (_, text, units) => {
  for (const pieceUnits of [1, 3, 7, text.length]) expect(unitsOf(text, pieceUnits)).toEqual(units);
});

it("loses nothing of a text that is none of these", () => {
  for (const text of ["$$ x", "```\n没有结尾", "- ", "。。。", "[[R1", "：\n\n", "  \n\n "]) expect(unitsOf(text, 2).join("")).toBe(text);
});

it("divides a list by items", () => {
  expect(itemsOf("有三点：\n\n- 甲\n- 乙\n")).toEqual(["有三点：\n\n", "- 甲\n", "- 乙\n"]);
  expect(itemsOf("一句。")).toEqual(["一句。"]);
});
