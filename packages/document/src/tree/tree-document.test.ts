import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as Y from "yjs";
import {
  ideaKey,
  ideaText,
  type NestedNode,
  nestedOf,
  nodesOf,
  orderBetween,
  readIdeas,
  readTree,
  readTreeNodes,
  removeTreeNodes,
  storedTreeOf,
  TREE_MAX_DEPTH,
  TREE_ROOT_ID,
  type TreeBranch,
  writeTree,
  writeTreeNode,
} from "./index.ts";

const newIds = (prefix = "n") => {
  let next = 0;
  return () => `${prefix}${next++}`;
};
const docOf = (nested: NestedNode): Y.Doc => {
  const doc = new Y.Doc();
  writeTree(doc, nodesOf(nested, newIds()));
  return doc;
};
const words = ({ text, kids }: NestedNode): unknown => [text, ...(kids ?? []).map(words)];
const count = ({ children }: TreeBranch): number => children.reduce((sum, child) => sum + count(child), 1);
const sync = (docs: readonly Y.Doc[]) => {
  for (const from of docs) for (const to of docs) if (from !== to) Y.applyUpdate(to, Y.encodeStateAsUpdate(from, Y.encodeStateVector(to)));
};

describe("a tree in a document", () => {
  it("is read as it was written, with everything its nodes have", () => {
    const tree: NestedNode = {
      id: TREE_ROOT_ID,
      text: "旧书店",
      kids: [
        { id: "a", text: "人", note: "**谁**", side: "left", fold: true, hue: "leaf", mark: "star", link: "https://example.org" },
        { id: "b", text: "钱", kids: [{ id: "c", text: "租金" }] },
      ],
    };
    expect(nestedOf(readTree(docOf(tree)).root)).toEqual(tree);
  });

  it("has one root whatever was stored, and loses no node", () => {
    const doc = new Y.Doc();
    const stored = storedTreeOf(doc);
    writeTreeNode(stored, { id: "x", parentId: null, order: "a0", text: "没有根" });
    writeTreeNode(stored, { id: "y", parentId: "gone", order: "a0", text: "没有父" });
    const { root, repaired } = readTree(doc);
    expect([root.node.id, root.node.text, root.children.map(({ node }) => node.id)]).toEqual([TREE_ROOT_ID, "", ["x", "y"]]);
    expect(repaired).toEqual(["y"]);
  });

  it("is never deeper than it may be: a deeper node stands beside its parent", () => {
    const doc = new Y.Doc();
    const deep = 20_000;
    doc.transact(() => {
      for (let at = 0; at < deep; at++)
        writeTreeNode(storedTreeOf(doc), { id: `n${at}`, parentId: at === 0 ? TREE_ROOT_ID : `n${at - 1}`, order: "a0", text: `${at}` });
    });
    const { root, nodes } = readTree(doc);
    let levels = 1;
    for (let branch: TreeBranch | undefined = root; branch?.children.length; branch = branch.children[0]) levels += 1;
    expect([levels, nodes.length]).toEqual([TREE_MAX_DEPTH, deep + 1]);
  });

  it("handed over again with one branch moved keeps the places of all others", () => {
    const kids = Array.from({ length: 9 }, (_, at) => ({ id: `k${at}`, text: `${at}` }));
    const { nodes } = readTree(docOf({ text: "r", kids }));
    const [first, ...others] = kids;
    const moved = nodesOf(
      { text: "r", kids: [...others.slice(0, 4), ...(first === undefined ? [] : [first]), ...others.slice(4)] },
      newIds("m"),
      nodes,
    );
    const before = new Map(nodes.map((node) => [node.id, node.order]));
    expect(moved.filter(({ id, order }) => before.get(id) !== order).map(({ id }) => id)).toEqual(["k0"]);
    const doc = new Y.Doc();
    writeTree(doc, moved);
    expect(readTree(doc).root.children.map(({ node }) => node.id)).toEqual(["k1", "k2", "k3", "k4", "k0", "k5", "k6", "k7", "k8"]);
  });

  it("handed over with an id that is there twice, or is the root's, keeps both nodes", () => {
    const nodes = nodesOf(
      {
        id: "mine",
        text: "r",
        kids: [
          { id: "a", text: "1" },
          { id: "a", text: "2" },
          { id: "root", text: "3" },
        ],
      },
      newIds("m"),
    );
    expect(nodes.map(({ id }) => id)).toEqual(["root", "a", "m0", "m1"]);
  });

  it("merges what was changed in a copy with what was changed meanwhile", () => {
    const here = docOf({
      text: "r",
      kids: [
        { id: "a", text: "甲" },
        { id: "b", text: "乙" },
      ],
    });
    const copy = new Y.Doc();
    Y.applyUpdate(copy, Y.encodeStateAsUpdate(here));
    writeTreeNode(storedTreeOf(here), { id: "c", parentId: "a", order: "a0", text: "那边添的" });
    const { nodes } = readTree(copy);
    writeTree(copy, nodesOf({ text: "r", kids: [{ id: "a", text: "甲，改了" }] }, newIds("m"), nodes));
    sync([here, copy]);
    expect(words(nestedOf(readTree(here).root))).toEqual(["r", ["甲，改了", ["那边添的"]]]);
  });

  it("is the same on three devices after a thousand edits made apart, without loss and without a ring", () => {
    const docs = [new Y.Doc(), new Y.Doc(), new Y.Doc()];
    const [first = new Y.Doc()] = docs;
    writeTree(first, nodesOf({ text: "r", kids: Array.from({ length: 20 }, (_, at) => ({ id: `n${at}`, text: `${at}` })) }, newIds()));
    sync(docs);
    const random = mulberry(20_261_123);
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
    let made = 0;
    for (let edit = 0; edit < 1000; edit++) {
      const doc = pick(docs) ?? first;
      const stored = storedTreeOf(doc);
      const { nodes } = readTree(doc);
      const node = pick(nodes.slice(1));
      const parent = pick(nodes);
      if (node === undefined || parent === undefined) continue;
      const kind = Math.floor(random() * 6);
      // A move under a node of its own is what makes rings: two devices do half of one each.
      if (kind <= 1) writeTreeNode(stored, { ...node, parentId: parent.id === node.id ? TREE_ROOT_ID : parent.id });
      else if (kind === 2) writeTreeNode(stored, { ...node, text: `${node.text}'` });
      else if (kind === 3) writeTreeNode(stored, { ...node, fold: 1, note: "n" });
      else if (kind === 4 && random() < 0.3) removeTreeNodes(stored, [node.id]);
      else writeTreeNode(stored, { id: `m${made++}`, parentId: parent.id, order: orderBetween(null, null), text: "新" });
      if (random() < 0.05) sync(docs);
    }
    sync(docs);
    const trees = docs.map((doc) => readTree(doc));
    const [one] = trees;
    for (const tree of trees) expect(tree).toEqual(one);
    const stored = readTreeNodes(storedTreeOf(first)).map(({ id }) => id);
    expect(one?.nodes.map(({ id }) => id).toSorted()).toEqual(stored.toSorted());
    expect(one === undefined ? 0 : count(one.root)).toBe(stored.length);
    expect(made).toBeGreaterThan(100);
  });

  it("handed over and read again is the same tree, whatever it was", () => {
    const { tree } = fc.letrec<{ tree: NestedNode }>((tie) => ({
      tree: fc.record({
        text: fc.string({ maxLength: 8 }),
        kids: fc.oneof({ depthSize: "small", maxDepth: 6 }, fc.constant([]), fc.array(tie("tree"), { maxLength: 4 })),
      }),
    }));
    fc.assert(
      fc.property(tree, tree, (before, after) => {
        const doc = docOf(before);
        writeTree(doc, nodesOf(after, newIds("m"), readTree(doc).nodes));
        expect(words(nestedOf(readTree(doc).root))).toEqual(words(after));
      }),
    );
  });
});

describe("ideas of an answer", () => {
  it("are its lines without marks, numbers and the sign at the end", () => {
    for (const line of ["- 谁在买书", "1. 谁在买书", "（一）谁在买书。", "**谁在买书**", "① 谁在买书；", "  “谁在买书”"])
      expect(ideaText(line)).toBe("谁在买书");
    expect(ideaText("3.14 是个数")).toBe("3.14 是个数");
    expect(ideaKey("ＡＢ　c！")).toBe("abc");
  });

  it("are shown when their line has ended, and none twice", () => {
    expect(readIdeas("甲\n乙\n甲\n丙", { isWhole: false }).map(({ text }) => text)).toEqual(["甲", "乙"]);
    expect(readIdeas("甲\n  甲一\n  甲二\n乙", { isWhole: true })).toEqual([
      {
        text: "甲",
        kids: [
          { text: "甲一", kids: [] },
          { text: "甲二", kids: [] },
        ],
      },
      { text: "乙", kids: [] },
    ]);
  });
});

function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
