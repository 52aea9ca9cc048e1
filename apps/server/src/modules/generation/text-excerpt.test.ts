import { expect, test } from "vitest";
import { textExcerpt } from "./present-generation.ts";

const excerpt = (text: string, q?: string) => textExcerpt({ text, edited_text: null, edited_up_to: null } as never, q);

test.each([
  ["marks of what is missing", "[To add: your name] The week went well.", "The week went well."],
  ["Chinese marks", "【待补充：单位】本周完成了评审。", "本周完成了评审。"],
  ["a dividing line", "Done.\n\n---\n\nNext week: tests.", "Done. Next week: tests."],
  ["the rule of a table", "| Item | Hours |\n| --- | ---: |\n| Review | 3 |", "Item Hours Review 3"],
])("an excerpt has no %s", (_what, text, words) => {
  expect(excerpt(text)).toBe(words);
});

test("words that are looked for are shown with what stands around them", () => {
  expect(excerpt("第一句。\n\n---\n\n说的是南山项目。", "南山")).toContain("南山项目");
});
