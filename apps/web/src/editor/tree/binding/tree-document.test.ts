import { readTree, TREE_MAX_NODES, TREE_ROOT_ID, type TreeBranch } from "@tangleaf/document/tree";
import fc from "fast-check";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { countIn, findBranch } from "../find-in-tree.ts";
import { docOfSketch, treeOfSketch } from "../testing/tree-of.ts";
import { createTreeDocument, type TreeDocument } from "./tree-document.ts";

type Lines = { readonly [text: string]: Lines };
const linesOf = ({ children }: TreeBranch): Lines => Object.fromEntries(children.map((child) => [child.node.text, linesOf(child)]));
const SKETCH = { 场地: { 操场: {}, 中心: {} }, 摊主: { 手作: {}, 小吃: { 押金: {} } }, 预算: {} };

test("every action is one step of undo, and what others did meanwhile stays", () => {
  const doc = docOfSketch("市集", SKETCH);
  const tree = createTreeDocument(doc, { newId: () => "n" });
  tree.editing.add({ parentId: "场地", before: "中心" }, "看台");
  expect(linesOf(tree.root)["场地"]).toEqual({ 操场: {}, 看台: {}, 中心: {} });
  tree.editing.addBranches?.("预算", [{ text: "帐篷", children: [{ text: "租赁" }] }, { text: "物料" }]);
  expect(linesOf(tree.root)["预算"]).not.toEqual({});
  const other = new Y.Doc();
  Y.applyUpdate(other, Y.encodeStateAsUpdate(doc));
  createTreeDocument(other, { newId: () => "theirs" }).editing.rename("手作", "学生手作");
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(other));
  tree.editing.undo();
  tree.editing.undo();
  expect(linesOf(tree.root)).toEqual({ ...SKETCH, 摊主: { 学生手作: {}, 小吃: { 押金: {} } } });
  tree.editing.redo();
  expect(findBranch(tree.root, "n")?.node.text).toBe("看台");
  expect(tree.canRedo).toBe(true);
});

test("a branch goes with all below it, and never below itself", () => {
  const tree = treeOfSketch("市集", SKETCH);
  expect(tree.editing.move("摊主", { parentId: "押金", before: null })).toBe(false);
  expect(tree.editing.move("小吃", { parentId: "场地", before: "操场" })).toBe(true);
  expect(linesOf(tree.root)["场地"]).toEqual({ 小吃: { 押金: {} }, 操场: {}, 中心: {} });
  tree.editing.remove("场地");
  expect(countIn(tree.root)).toBe(4);
  tree.editing.undo();
  expect(countIn(tree.root)).toBe(9);
});

test("an edit makes new branches of its ancestors only", () => {
  const tree = treeOfSketch("市集", SKETCH);
  const before = tree.root;
  tree.editing.rename("押金", "押金 100");
  expect(findBranch(tree.root, "场地")).toBe(findBranch(before, "场地"));
  expect(findBranch(tree.root, "手作")).toBe(findBranch(before, "手作"));
  expect(findBranch(tree.root, "小吃")).not.toBe(findBranch(before, "小吃"));
});

test("nodes with one and the same key get room between them", () => {
  const doc = docOfSketch("市集", { 甲: {}, 乙: {} });
  doc.getMap("nodes").set("乙/p", doc.getMap("nodes").get("甲/p"));
  const tree = createTreeDocument(doc, { newId: () => "n" });
  const [first, second] = tree.root.children.map(({ node }) => node.id);
  tree.editing.add({ parentId: TREE_ROOT_ID, before: second ?? "" }, "中间");
  expect(tree.root.children.map(({ node }) => node.text)).toEqual([first, "中间", second]);
});

test("a tree that is full takes no more, and says so", () => {
  const told: string[] = [];
  let next = 0;
  const tree = createTreeDocument(new Y.Doc(), { newId: () => `n${next++}`, onFull: (what) => told.push(what) });
  tree.editing.addBranches?.(
    TREE_ROOT_ID,
    Array.from({ length: TREE_MAX_NODES - 1 }, (_, at) => ({ text: `${at}` })),
  );
  expect(tree.size).toBe(TREE_MAX_NODES);
  expect(tree.editing.add({ parentId: TREE_ROOT_ID, before: null }, "多")).toBeNull();
  expect(told).toEqual(["nodes"]);
});

test("after any edits on three devices what is shown is what reading the whole tree gives", () => {
  const names = ["root", "a", "b", "c", "d", "e", "f", "g"];
  const edit = fc.record({
    device: fc.nat(2),
    node: fc.constantFrom(...names),
    target: fc.constantFrom(...names),
    before: fc.option(fc.constantFrom(...names)),
    what: fc.constantFrom("add", "move", "rename", "remove", "fold", "undo") as fc.Arbitrary<Edit["what"]>,
  });
  fc.assert(
    fc.property(fc.array(fc.array(edit, { maxLength: 6 }), { maxLength: 5 }), (rounds) => {
      const first = docOfSketch("根", { a: { b: { c: {} } }, d: { e: {}, f: {} }, g: {} });
      const docs = [first, new Y.Doc(), new Y.Doc()];
      sync(docs);
      let next = 0;
      const trees = docs.map((doc) => createTreeDocument(doc, { newId: () => `n${next++}` }));
      for (const edits of rounds) {
        for (const one of edits) apply(trees[one.device] as TreeDocument, one);
        sync(docs);
      }
      const [whole] = docs.map((doc) => readTree(doc).root);
      for (const tree of trees) expect(tree.root).toEqual(whole);
      expect(trees[0]?.size).toBe(countIn(whole as TreeBranch));
    }),
    { numRuns: 1000 },
  );

  function apply({ editing }: TreeDocument, { node, target, before, what }: Edit): void {
    if (what === "add") editing.add({ parentId: target, before }, "新");
    else if (what === "move") editing.move(node, { parentId: target, before });
    else if (what === "rename") editing.rename(node, `${node}'`);
    else if (what === "remove") editing.remove(node);
    else if (what === "fold") editing.change(node, { fold: 1 });
    else editing.undo();
  }
});

type Edit = { node: string; target: string; before: string | null; what: "add" | "move" | "rename" | "remove" | "fold" | "undo" };

function sync(docs: readonly Y.Doc[]): void {
  for (const from of docs) for (const to of docs) if (from !== to) Y.applyUpdate(to, Y.encodeStateAsUpdate(from, Y.encodeStateVector(to)));
}
