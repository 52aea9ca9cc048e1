import type { TreeBranch } from "@tangleaf/document/tree";
import { TREE_ROOT_ID } from "@tangleaf/document/tree";
import { afterEach, expect, test, vi } from "vitest";
import { outlineRows } from "#editor/blocks/structure/outline-rows.ts";
import { blocksIn, heading, openBlocks, paragraph } from "#editor/blocks/testing/open-blocks.ts";
import { closeAll } from "#editor/document/testing/editor-pair.ts";
import { noteTree, noteTreeEditing } from "./note-tree.ts";

afterEach(closeAll);

function open() {
  const { editor } = openBlocks([
    heading(1, "甲"),
    paragraph("一二三"),
    heading(2, "甲一"),
    paragraph("四五"),
    heading(1, "乙"),
    paragraph("六"),
  ]);
  const steps = vi.fn((change: () => void) => change());
  const onTooDeep = vi.fn();
  const editing = noteTreeEditing({ editor, asOneStep: steps, undo: vi.fn(), redo: vi.fn(), fold: vi.fn(), onTooDeep });
  const tree = () => noteTree("题", outlineRows(editor.state.doc), new Set());
  const idOf = (title: string) => outlineRows(editor.state.doc).find((row) => row.title === title)?.id ?? "";
  const text = () =>
    blocksIn(editor).map(({ type, attrs, content }) => `${type === "heading" ? `${attrs?.["level"]} ` : ""}${content?.[0]?.text ?? ""}`);
  return { editing, steps, onTooDeep, tree, idOf, text };
}
const lines = ({ node, children }: TreeBranch, depth = 0): string[] => [
  `${" ".repeat(depth)}${node.text}`,
  ...children.flatMap((child) => lines(child, depth + 1)),
];

test("the map of a note is its headings by their levels, those with words marked", () => {
  const { tree } = open();
  expect(lines(tree())).toEqual(["题", " 甲", "  甲一", " 乙"]);
  expect(tree().children[0]?.children[0]?.node.mark).toBe("done");
});

test("ideas taken on the map are sections of the note, as one step, at their level and place", () => {
  const { editing, steps, idOf, tree } = open();
  editing.addBranches?.(idOf("甲"), [{ text: "新一", children: [{ text: "新一一" }] }, { text: "新二" }]);
  expect(steps).toHaveBeenCalledTimes(1);
  expect(lines(tree())).toEqual(["题", " 甲", "  甲一", "  新一", "   新一一", "  新二", " 乙"]);
  editing.addBranches?.(TREE_ROOT_ID, [{ text: "丙" }]);
  editing.add({ parentId: idOf("甲"), before: idOf("新一") }, "插在前面");
  editing.add({ parentId: idOf("乙"), before: null }, "乙一");
  expect(lines(tree())).toEqual(["题", " 甲", "  甲一", "  插在前面", "  新一", "   新一一", "  新二", " 乙", "  乙一", " 丙"]);
});

test("a branch moved on the map moves with all its words", () => {
  const { editing, idOf, text } = open();
  expect(editing.move(idOf("甲"), { parentId: TREE_ROOT_ID, before: null })).toBe(true);
  expect(text()).toEqual(["1 乙", "六", "1 甲", "一二三", "2 甲一", "四五"]);
  expect(editing.move(idOf("甲一"), { parentId: idOf("乙"), before: null })).toBe(true);
  expect(text()).toEqual(["1 乙", "六", "2 甲一", "四五", "1 甲", "一二三"]);
  expect(editing.move(idOf("乙"), { parentId: idOf("甲一"), before: null })).toBe(false);
  expect(editing.move(idOf("乙"), { parentId: TREE_ROOT_ID, before: null, side: "left" })).toBe(false);
});

test("a branch is renamed and removed in the note itself, and none goes below the sixth level", () => {
  const { editing, idOf, text, onTooDeep } = open();
  editing.rename(idOf("乙"), "乙，\n改了");
  expect(text()).toContain("1 乙， 改了");
  editing.remove(idOf("甲"));
  expect(text()).toEqual(["1 乙， 改了", "六"]);
  let parent = idOf("乙， 改了");
  for (let level = 2; level <= 6; level++) parent = editing.add({ parentId: parent, before: null }, `${level} 级`) ?? "";
  expect(editing.add({ parentId: parent, before: null }, "太深")).toBeNull();
  expect(onTooDeep).toHaveBeenCalledTimes(1);
});
