import { numberColumns } from "@tangleaf/table/cells";
import { Editor } from "@tiptap/core";
import { expect, test, vi } from "vitest";
import { loadMarkdown } from "#lib/load-markdown.ts";
import { extensions } from "./extensions.ts";
import { toMarkdown } from "./to-markdown.ts";

vi.mock("@tangleaf/table/cells", async (load) => {
  const cells = await load<typeof import("@tangleaf/table/cells")>();
  return { ...cells, numberColumns: vi.fn(cells.numberColumns) };
});

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

test("a table is looked at again only when it has changed, and keeps its marks where it is moved", async () => {
  const html = (await loadMarkdown()).render(`前。\n\n${TABLE}\n后。\n\n${TABLE.replace("90", "91")}`);
  const editor = new Editor({ extensions, content: html, injectCSS: false });
  const both = ["销售额", "1,200", "90", "销售额", "1,200", "91"];
  vi.mocked(numberColumns).mockClear();
  editor.commands.insertContentAt(1, "更");
  expect(listMarked(editor.view.dom)).toEqual(both);
  const table = editor.state.doc.child(1);
  const at = editor.state.doc.child(0).nodeSize;
  editor.view.dispatch(editor.state.tr.delete(at, at + table.nodeSize).insert(0, table));
  expect(listMarked(editor.view.dom)).toEqual(both);
  expect(editor.state.doc.child(0).type.name).toBe("table");
  expect(numberColumns).not.toHaveBeenCalled();
  editor.state.doc.descendants((node, position) => {
    if (node.isText && node.text === "90") editor.commands.insertContentAt(position, "8");
  });
  expect(listMarked(editor.view.dom)).toEqual(both.with(2, "890"));
  expect(numberColumns).toHaveBeenCalledOnce();
  editor.destroy();
});

function listMarked(root: ParentNode): (string | null)[] {
  return [...root.querySelectorAll(".quantity")].map(({ textContent }) => textContent);
}
