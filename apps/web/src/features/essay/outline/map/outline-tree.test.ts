import { TREE_ROOT_ID, type TreeBranch } from "@tangleaf/document/tree";
import { describe, expect, it } from "vitest";
import type { OutlineLine } from "../outline-line.ts";
import { outlineTree, outlineTreeEditing } from "./outline-tree.ts";

const line = (id: string, ...subPara: OutlineLine[]): OutlineLine => ({ id, title: id, targetCnt: 300, textData: "", needs: [], subPara });
const linesOf = (lines: readonly OutlineLine[], depth = 0): string[] =>
  lines.flatMap(({ title, subPara }) => [`${" ".repeat(depth)}${title}`, ...linesOf(subPara, depth + 1)]);
const texts = ({ node, children }: TreeBranch): unknown => [node.text, ...children.map(texts)];

function edited(lines: readonly OutlineLine[], max = 9) {
  let now = lines;
  let tooDeep = 0;
  const editing = outlineTreeEditing({
    lines: () => now,
    edit: (next) => {
      now = next;
    },
    undo: () => undefined,
    redo: () => undefined,
    mayHaveChapters: (count) => count <= max,
    onTooDeep: () => {
      tooDeep += 1;
    },
    fold: () => undefined,
  });
  return { editing, lines: () => linesOf(now), now: () => now, tooDeep: () => tooDeep };
}
const OUTLINE = [line("一", line("一.一", line("一.一.一")), line("一.二")), line("二")];

describe("an outline as a map", () => {
  it("is its own lines below its title, with what they are to say as notes", () => {
    const noted = [{ ...line("一"), textData: "写背景" }];
    expect(texts(outlineTree("题", OUTLINE, new Set()))).toEqual(["题", ["一", ["一.一", ["一.一.一"]], ["一.二"]], ["二"]]);
    expect(outlineTree("题", noted, new Set(["一"])).children[0]?.node).toMatchObject({ note: "写背景", fold: 1, side: "right" });
  });

  it("takes ideas below a line, as deep as an outline goes", () => {
    const { editing, lines } = edited(OUTLINE);
    const ids = editing.addBranches?.("二", [{ text: "甲", children: [{ text: "甲一", children: [{ text: "太深" }] }] }, { text: "乙" }]);
    expect(ids).toHaveLength(2);
    expect(lines().slice(-4)).toEqual(["二", " 甲", "  甲一", " 乙"]);
  });

  it("takes a line at a place among others, and none below the third level", () => {
    const { editing, lines, tooDeep } = edited(OUTLINE);
    expect(editing.add({ parentId: "一", before: "一.二" }, "新 的\n一节")).not.toBeNull();
    expect(editing.add({ parentId: TREE_ROOT_ID, before: "二", side: "left" }, "新章")).not.toBeNull();
    expect(lines()).toEqual(["一", " 一.一", "  一.一.一", " 新 的 一节", " 一.二", "新章", "二"]);
    expect(editing.add({ parentId: "一.一.一", before: null }, "太深")).toBeNull();
    expect(editing.addBranches?.("一.一.一", [{ text: "太深" }])).toEqual([]);
    expect(tooDeep()).toBe(2);
  });

  it("moves a line with all below it, never below itself, too deep, or to a side", () => {
    const { editing, lines } = edited(OUTLINE);
    expect(editing.move("一.二", { parentId: "二", before: null })).toBe(true);
    expect(lines()).toEqual(["一", " 一.一", "  一.一.一", "二", " 一.二"]);
    expect(editing.move("一", { parentId: "一.一", before: null })).toBe(false);
    expect(editing.move("一", { parentId: "二", before: null })).toBe(false);
    expect(editing.move("二", { parentId: TREE_ROOT_ID, before: null, side: "left" })).toBe(false);
    expect(editing.move("二", { parentId: TREE_ROOT_ID, before: "一", side: "right" })).toBe(true);
    expect(lines()[0]).toBe("二");
  });

  it("has no more chapters than the account may have", () => {
    const { editing, lines } = edited(OUTLINE, 2);
    expect(editing.add({ parentId: TREE_ROOT_ID, before: null }, "三")).toBeNull();
    expect(editing.addBranches?.(TREE_ROOT_ID, [{ text: "三" }])).toEqual([]);
    expect(lines()).toEqual(linesOf(OUTLINE));
  });

  it("renames, removes and says what a line is to show, in the lines themselves", () => {
    const { editing, now, lines } = edited(OUTLINE);
    editing.rename("二", "方法");
    editing.change("二", { note: "怎么做的" });
    editing.rename(TREE_ROOT_ID, "别的题目");
    editing.remove("一");
    expect(lines()).toEqual(["方法"]);
    expect(now()[0]).toMatchObject({ id: "二", textData: "怎么做的" });
  });
});
