import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as Y from "yjs";
import { blocksToOutline, outlineToBlocks } from "../outline/outline-blocks.ts";
import type { OutlineItem } from "../outline/parse-outline.ts";
import {
  blocksToTree,
  buildTree,
  isOrder,
  orderBetween,
  outlineToTree,
  readTreeNodes,
  removeTreeNodes,
  type TreeBranch,
  type TreeNode,
  treeToBlocks,
  treeToOutline,
  writeTreeNode,
} from "./index.ts";

const ids = (prefix = "n") => {
  let next = 0;
  return () => `${prefix}${next++}`;
};

describe("order keys", () => {
  it("are strictly between their neighbours, wherever one is put", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 200 }), (places) => {
        const keys: string[] = [];
        for (const place of places) {
          const at = place % (keys.length + 1);
          keys.splice(at, 0, orderBetween(keys[at - 1] ?? null, keys[at] ?? null));
        }
        expect(keys.every(isOrder)).toBe(true);
        expect(keys).toEqual([...new Set(keys)].sort((a, b) => (a < b ? -1 : 1)));
      }),
    );
  });

  it("stay short at both ends, and grow by a digit for about five at one place", () => {
    let [last, first, low] = ["a0", "a0", "a0"];
    for (let count = 0; count < 10_000; count++) last = orderBetween(last, null);
    for (let count = 0; count < 10_000; count++) first = orderBetween(null, first);
    for (let count = 0; count < 100; count++) low = orderBetween(low, "a1");
    expect([last.length, first.length]).toEqual([4, 4]);
    expect(low.length).toBeLessThan(30);
  });

  it("have room below the smallest and above the greatest, and refuse what is no key", () => {
    const greatest = `z${"z".repeat(26)}`;
    const smallest = `A${"0".repeat(25)}1`;
    expect(orderBetween(greatest, null) > greatest).toBe(true);
    const below = orderBetween(null, smallest);
    expect(below < smallest && isOrder(below)).toBe(true);
    const lowest = orderBetween(null, below);
    expect(lowest < below && isOrder(lowest)).toBe(true);
    for (const wrong of ["", "a", "a00", "!", "a0 ", `A${"0".repeat(26)}`]) expect(isOrder(wrong)).toBe(false);
    expect(() => orderBetween("a1", "a1")).toThrow(RangeError);
    expect(() => orderBetween("", null)).toThrow(RangeError);
  });
});

const listOf = (branches: readonly TreeBranch[]): string[] => branches.flatMap(({ node, children }) => [node.id, ...listOf(children)]);

describe("a tree of nodes", () => {
  it("holds every node once, whatever their parents, and is the same in any order", () => {
    const name = fc.constantFrom("a", "b", "c", "d", "e", "f");
    const node = fc.record({
      id: name,
      parentId: fc.option(fc.oneof(name, fc.constant("gone"))),
      order: fc.constantFrom("a0", "a1"),
      text: fc.constant(""),
    });
    const list = fc.uniqueArray(node, { selector: ({ id }) => id });
    fc.assert(
      fc.property(list, fc.option(name), (nodes, root) => {
        const built = buildTree(nodes, root);
        expect(listOf(built.branches).sort()).toEqual(nodes.map(({ id }) => id).sort());
        expect(buildTree(nodes.toReversed(), root)).toEqual(built);
      }),
    );
  });

  it("breaks a ring at its lowest id, and puts nodes without a parent last below the root", () => {
    const node = (id: string, parentId: string | null): TreeNode => ({ id, parentId, order: "a0", text: id });
    const { branches, repaired } = buildTree(
      [node("root", null), node("x", "y"), node("y", "x"), node("lost", "gone"), node("z", "root")],
      "root",
    );
    expect(branches[0]?.children.map((branch) => listOf([branch]))).toEqual([["z"], ["lost"], ["x", "y"]]);
    expect(repaired).toEqual(["lost", "x"]);
  });

  it("of thousands in one chain is built", () => {
    const chain = Array.from(
      { length: 5000 },
      (_, at): TreeNode => ({ id: `n${at}`, parentId: at === 0 ? null : `n${at - 1}`, order: "a0", text: "" }),
    );
    expect(buildTree(chain).repaired).toEqual([]);
  });

  it.each([1, 3])("keeps a move and a new text that were made at once, whoever wins elsewhere", (clientID) => {
    const [one, two] = [new Y.Doc(), new Y.Doc()];
    [one.clientID, two.clientID] = [2, clientID];
    const node: TreeNode = { id: "a", parentId: null, order: "a0", text: "旧", fold: 1 };
    writeTreeNode(one.getMap("nodes"), node);
    sync([one, two]);
    writeTreeNode(one.getMap("nodes"), { ...node, order: "a5" });
    writeTreeNode(two.getMap("nodes"), { ...node, text: "新" });
    sync([one, two]);
    for (const doc of [one, two]) expect(readTreeNodes(doc.getMap("nodes"))).toEqual([{ ...node, order: "a5", text: "新" }]);
  });

  it("converges on three devices without loss or ring, whatever they move at once", () => {
    const move = fc.record({
      device: fc.nat(2),
      node: fc.nat(5),
      parent: fc.option(fc.nat(5)),
      rename: fc.boolean(),
      remove: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(fc.array(move, { maxLength: 6 }), { maxLength: 4 }), (rounds) => {
        const docs = [new Y.Doc(), new Y.Doc(), new Y.Doc()];
        const [first = new Y.Doc()] = docs;
        for (let at = 0; at < 6; at++)
          writeTreeNode(first.getMap("nodes"), { id: `n${at}`, parentId: null, order: `a${at}`, text: `${at}` });
        for (const moves of rounds) {
          sync(docs);
          for (const { device, node, parent, rename, remove } of moves) {
            const stored = (docs[device] ?? first).getMap("nodes");
            const old = readTreeNodes(stored).find(({ id }) => id === `n${node}`);
            if (old === undefined) continue;
            if (remove) removeTreeNodes(stored, [old.id]);
            else if (rename) writeTreeNode(stored, { ...old, text: `${old.text}'`, fold: 1 });
            else writeTreeNode(stored, { ...old, parentId: parent === null ? null : `n${parent}` });
          }
        }
        sync(docs);
        const [one, two, three] = docs.map((doc) => buildTree(readTreeNodes(doc.getMap("nodes"))));
        expect(two).toEqual(one);
        expect(three).toEqual(one);
        expect(listOf(one?.branches ?? []).length).toBe(readTreeNodes(first.getMap("nodes")).length);
      }),
    );
  });
});

function sync(docs: readonly Y.Doc[]): void {
  for (const from of docs) for (const to of docs) if (from !== to) Y.applyUpdate(to, Y.encodeStateAsUpdate(from, Y.encodeStateVector(to)));
}

const titles = fc.stringMatching(/^[\u4e00-\u9fa5a-z]{1,8}$/);
const outline = fc.letrec<{ items: OutlineItem[] }>((tie) => ({
  items: fc.array(fc.record({ title: titles, children: fc.oneof({ depthSize: "small", maxDepth: 5 }, fc.constant([]), tie("items")) }), {
    minLength: 1,
    maxLength: 4,
  }),
})).items;
const depthOf = (items: readonly OutlineItem[]): number =>
  items.length === 0 ? 0 : 1 + Math.max(...items.map(({ children }) => depthOf(children)));

describe("outlines, trees and blocks", () => {
  it("become each other without loss", () => {
    fc.assert(
      fc.property(outline, (items) => {
        const branches = buildTree(outlineToTree(items, ids())).branches;
        expect(treeToOutline(branches)).toEqual(items);
        const back = buildTree(blocksToTree(treeToBlocks(branches), ids("m"))).branches;
        expect(treeToOutline(back)).toEqual(items);
        if (depthOf(items) <= 6) expect(blocksToOutline(outlineToBlocks(items, ids()))).toEqual(items);
      }),
    );
  });

  it("keep ids of headings, notes, and lengths at the end of a title", () => {
    const nodes = outlineToTree([{ title: "绪论 （约800字）", note: "写背景\n写意义", children: [] }], ids());
    const blocks = treeToBlocks(buildTree(nodes).branches);
    expect(blocks[0]).toEqual({ type: "heading", attrs: { level: 1, id: "n0", target: 800 }, content: [{ type: "text", text: "绪论" }] });
    expect(blocksToTree(blocks, ids())).toEqual([{ id: "n0", parentId: null, order: "a0", text: "绪论", note: "写背景\n写意义" }]);
    expect(outlineToBlocks([{ title: "（800字）", children: [] }], ids())[0]?.attrs?.["target"]).toBeUndefined();
  });
});
