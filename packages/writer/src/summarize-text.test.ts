import { describe, expect, it } from "vitest";
import { summarizeText } from "./summarize-text.ts";
import { withoutNotes } from "./without-notes.ts";

const TEXT = `# 六月周报

本周完成了需求评审，评审通过了12条需求。整理了用户访谈的记录，访谈的结论写进了需求文档。

| 事项 | 状态 |
| --- | --- |
| 评审 | 完成 |

**下周**推进原型设计，原型设计按评审的结论来做。【待补充：原型的交付日期】

> 引用一句。`;

describe("a summary", () => {
  it("is made of the text's own sentences in their order, without headings, tables and notes", () => {
    const { gist, points } = summarizeText({ text: TEXT, language: "zh", points: 7 });
    expect(gist).toBe("本周完成了需求评审，评审通过了12条需求。");
    expect(points).toEqual(["整理了用户访谈的记录，访谈的结论写进了需求文档", "下周推进原型设计，原型设计按评审的结论来做"]);
  });

  it("has no more points than asked for", () => {
    const text = Array.from({ length: 20 }, (_, index) => `第${index + 1}件事情已经按计划做完了。`).join("");
    expect(summarizeText({ text, language: "zh", points: 5 }).points).toHaveLength(5);
  });

  it("of a text without a sentence is the text", () => {
    expect(summarizeText({ text: "短句", language: "zh", points: 3 })).toEqual({ gist: "短句。", points: ["短句"] });
    expect(summarizeText({ text: "| a |", language: "en", points: 3 }).points).toHaveLength(1);
  });

  it("of English reads as English", () => {
    const { gist, points } = summarizeText({
      text: "We shipped the new page to 120 users. They liked the page.",
      language: "en",
      points: 3,
    });
    expect(gist).toBe("We shipped the new page to 120 users.");
    expect(points).toEqual(["They liked the page"]);
  });
});

it("a text without its notes has no marked gaps", () => {
  expect(withoutNotes("完成评审【待补充：日期】。\n\nDone 【To add: the figures】.")).toBe("完成评审。\n\nDone .");
});
