import { Editor } from "@tiptap/core";
import { expect, test } from "vitest";
import { loadMarkdown } from "#lib/load-markdown.ts";
import { extensions } from "./extensions.ts";
import { toMarkdown } from "./to-markdown.ts";

const TABLE = "| 城市 | 销售额 | 年份 |\n| --- | --- | --- |\n| 杭州 | 1,200 | 2023 |\n| 上海 | 90 | 2024 |\n";

test("quantities stand to the right while a text is read and while it is edited, and its table says nothing of it", async () => {
  const html = (await loadMarkdown()).render(TABLE);
  expect(listMarked(new DOMParser().parseFromString(html, "text/html"))).toEqual(["销售额", "1,200", "90"]);
  const editor = new Editor({ extensions, content: html, injectCSS: false });
  expect(listMarked(editor.view.dom)).toEqual(["销售额", "1,200", "90"]);
  expect(toMarkdown(editor.state.doc)).toContain("| --- | --- | --- |");
  editor.destroy();
});

test("a column that has a word written into it is no longer one of quantities", async () => {
  const editor = new Editor({ extensions, content: (await loadMarkdown()).render(TABLE), injectCSS: false });
  editor.state.doc.descendants((node, position) => {
    if (node.isText && node.text === "90") editor.commands.insertContentAt({ from: position, to: position + 2 }, "不详");
  });
  expect(listMarked(editor.view.dom)).toEqual([]);
  editor.destroy();
});

function listMarked(root: ParentNode): (string | null)[] {
  return [...root.querySelectorAll(".quantity")].map(({ textContent }) => textContent);
}
