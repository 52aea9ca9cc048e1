import { expect, test } from "vitest";
import { filledTitle, titlePieces } from "./filled-title.ts";

const PAGE = {
  pattern: "〔自变量〕对〔群体〕离职倾向的影响",
  slots: [
    { label: "自变量", default: "工作嵌入" },
    { label: "群体", default: "新生代员工" },
  ],
};

test("a title has one's own words where there are any, and the template's elsewhere", () => {
  expect(filledTitle(PAGE, {})).toBe("工作嵌入对新生代员工离职倾向的影响");
  expect(filledTitle(PAGE, { 群体: " 护士 ", 自变量: "  " })).toBe("工作嵌入对护士离职倾向的影响");
  expect(titlePieces(PAGE, { 群体: "护士" }).filter(({ isOwn }) => isOwn)).toEqual([{ text: "护士", slot: "群体", isOwn: true, at: 6 }]);
});

test.each(["$&$1", "〔群体〕", "(.*)", "\\"])("%s is words like any other", (word) => {
  expect(filledTitle(PAGE, { 自变量: word })).toBe(`${word}对新生代员工离职倾向的影响`);
});
