import { createMarkdown } from "@tangleaf/document/markdown";
import { Editor } from "@tiptap/core";
import { expect, test } from "vitest";
import { extensions } from "./extensions.ts";
import { toMarkdown } from "./to-markdown.ts";

const markdown = createMarkdown().disable("reference");

function edited(source: string): string {
  const editor = new Editor({ extensions, content: markdown.render(source), injectCSS: false });
  const text = toMarkdown(editor.state.doc);
  editor.destroy();
  return text;
}

const SAMPLES: Record<string, string> = {
  headings: "# 周报\n\n## 一、本周进展\n\n正文**重点**，*强调*，~~删去~~，`code`。\n",
  breaks: "第一行\n第二行\n- 不是列表？\n\n1\\. 不是编号\n",
  lists: "- 甲\n- 乙\n  - 乙一\n  - 乙二\n\n1. 一\n2. 二\n\n5. 五\n",
  loose: "- 甲\n\n  甲的第二段\n\n- 乙\n",
  neighbours: "- 甲\n\n* 乙\n\n- 丙\n",
  quote: "> 引用第一段\n>\n> 引用第二段\n",
  code: "```js\nconst a = `1`;\n\nlet b;\n```\n",
  table: "| 项目 | 数 |\n| --- | ---: |\n| 甲 \\| 丙 | 1 |\n| **乙** | 2 |\n",
  math: "设 \\(x_1+\\frac{1}{2}\\) 与\n\n$$\na^2+b^2\n$$\n\n价格 \\$5 到 \\$6。\n",
  marks: "星号 \\* 与 snake_case 与 \\_边_ 与 [1] 与 a\\*b，**加粗*又斜***尾。\n",
  links: "看 [官网](https://example.com/a_b) 和 &lt; 与 \\&lt;\n",
  rule: "上\n\n---\n\n下\n",
  cjk: "**中文，**后面，**“引号”**测试。\n",
};

for (const [name, sample] of Object.entries(SAMPLES)) {
  test(`${name}: what was written is still the same page after the editor`, () => {
    const once = edited(sample);
    expect(pageOf(once)).toBe(pageOf(sample));
    expect(edited(once)).toBe(once);
  });
}

function pageOf(source: string): string {
  const editor = new Editor({ extensions, content: markdown.render(source), injectCSS: false });
  const html = editor.getHTML();
  editor.destroy();
  return html;
}

test("a text that is edited is written as if it had never been written before", () => {
  const editor = new Editor({ extensions, content: markdown.render(Object.values(SAMPLES).join("\n")), injectCSS: false });
  toMarkdown(editor.state.doc);
  editor.commands.insertContentAt(3, "新的");
  editor.commands.insertContentAt(editor.state.doc.content.size, "<p>末段</p><ul><li>丁</li></ul><ul><li>戊</li></ul>");
  const after = toMarkdown(editor.state.doc);
  expect(after).toContain("新的");
  expect(after).toBe(toMarkdown(editor.schema.nodeFromJSON(editor.getJSON())));
  editor.destroy();
});
