import type { TreeBranch } from "@tangleaf/document/tree";
import { expect, test } from "vitest";
import { withNodes, withText } from "../change-shown.ts";
import { countIn, findBranch } from "../find-in-tree.ts";
import { treeOfSketch } from "../testing/tree-of.ts";
import { type BoxCache, layoutTree, type SizeOf } from "./layout-tree.ts";
import { measureNodes } from "./measure-nodes.ts";
import { boundsOf, EVERYWHERE, type PlacedNode, walkLayout } from "./walk-layout.ts";
import { wrapText } from "./wrap-text.ts";

const sizes = measureNodes((line) => line.length * 10);
const { root } = treeOfSketch("市集", {
  场地: { 操场看台下: {}, 活动中心: { 二楼: {}, 三楼: {} } },
  摊主: {},
  预算: { 帐篷: {} },
  宣传: { 海报: {}, 短视频: {} },
});

function placed(tree: TreeBranch, sizeOf: SizeOf = sizes, cache?: BoxCache): PlacedNode[] {
  const nodes: PlacedNode[] = [];
  walkLayout(layoutTree(tree, sizeOf, cache), EVERYWHERE, { node: (node) => nodes.push(node) });
  return nodes;
}

test("no node lies over another, and all lie within the bounds", () => {
  const nodes = placed(root);
  const { left, right, top, bottom } = boundsOf(layoutTree(root, sizes));
  expect(nodes).toHaveLength(countIn(root));
  const rects = nodes.map(({ left: x, middle, box: { size } }) => ({
    left: x,
    right: x + size.width,
    top: middle - size.height / 2,
    bottom: middle + size.height / 2,
  }));
  for (const [at, one] of rects.entries()) {
    expect(one.left >= left && one.right <= right && one.top >= top && one.bottom <= bottom).toBe(true);
    for (const other of rects.slice(at + 1)) {
      expect(one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top).toBe(true);
    }
  }
});

test("with the boxes of the last time an edit lays out its ancestors alone, and gives what laying out everything gives", () => {
  const cache: BoxCache = new WeakMap();
  placed(root, sizes, cache);
  const asked: string[] = [];
  const counting: SizeOf = (node, look) => {
    asked.push(node.id);
    return sizes(node, look);
  };
  const changed = withText(root, "二楼", "二楼西侧的大厅");
  const again = placed(changed, counting, cache);
  expect(asked.sort()).toEqual(["root", "二楼", "场地", "活动中心"].sort());
  expect(again.map(({ left, middle }) => [left, middle])).toEqual(placed(changed).map(({ left, middle }) => [left, middle]));
});

test("the first half of the branches stands on the right, and one added on a side moves none to the other", () => {
  const sideOf = (tree: TreeBranch) => Object.fromEntries(placed(tree).map(({ id, side }) => [id, side]));
  expect(sideOf(root)).toMatchObject({ 场地: "right", 摊主: "right", 预算: "left", 宣传: "left" });
  const more = withNodes(root, { parentId: "root", before: null, side: "right" }, [{ id: "新", text: "新" }]);
  expect(sideOf(more)).toMatchObject({ 场地: "right", 摊主: "right", 预算: "left", 宣传: "left", 新: "right" });
});

test("what is out of view is passed over, but for the lines that cross it", () => {
  const nodes = placed(root);
  const one = nodes.find(({ id }) => id === "二楼") as PlacedNode;
  const seen: string[] = [];
  const rect = { left: one.left, right: one.left + 5, top: one.middle - 2, bottom: one.middle + 2 };
  walkLayout(layoutTree(root, sizes), rect, { node: ({ id }) => seen.push(id) });
  expect(seen).toEqual(["root", "二楼"]);
});

test("a folded branch takes the room of its node", () => {
  const folded = {
    ...(findBranch(root, "场地") as TreeBranch),
    node: { ...(findBranch(root, "场地") as TreeBranch).node, fold: 1 as const },
  };
  const tree = { ...root, children: root.children.map((child) => (child.node.id === "场地" ? folded : child)) };
  expect(placed(tree).map(({ id }) => id)).not.toContain("操场看台下");
});

test("long texts are wrapped: Chinese at any sign but before a closing one, words whole", () => {
  const width = (line: string) => line.length * 10;
  expect(wrapText("一二三四五，六七", 50, width).lines).toEqual(["一二三四五，", "六七"]);
  expect(wrapText("one two three", 80, width).lines).toEqual(["one two", "three"]);
  expect(wrapText("abcdefghij", 40, width).lines).toEqual(["abcd", "efgh", "ij"]);
  expect(wrapText("", 40, width).lines).toEqual([""]);
});
