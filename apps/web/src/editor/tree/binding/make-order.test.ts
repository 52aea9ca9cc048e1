import { readTreeNodes, storedTreeOf, type TreeNode, writeTreeNode } from "@tangleaf/document/tree";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { makeOrder } from "./make-order.ts";

const PARENT = "root";

function makeChildren(orders: readonly string[]) {
  const stored = storedTreeOf(new Y.Doc());
  const children: TreeNode[] = orders.map((order, n) => ({ id: `n${n}`, parentId: PARENT, order, text: "" }));
  for (const child of children) writeTreeNode(stored, child);
  return { stored, children };
}

test("finds an order between two children and behind the last, and leaves theirs as they are", () => {
  const { stored, children } = makeChildren(["a1", "a2"]);
  const between = makeOrder(stored, { parentId: PARENT, children, before: "n1" });
  const behind = makeOrder(stored, { parentId: PARENT, children, before: null });

  expect(between > "a1" && between < "a2").toBe(true);
  expect(behind > "a2").toBe(true);
  expect(readTreeNodes(stored).map(({ order }) => order)).toEqual(["a1", "a2"]);
});

test("gives the children new orders where two of them have the same", () => {
  const { stored, children } = makeChildren(["a1", "a1", "a2"]);
  const order = makeOrder(stored, { parentId: PARENT, children, before: "n1" });
  const orders = new Map(readTreeNodes(stored).map((node) => [node.id, node.order]));

  expect([orders.get("n0"), order, orders.get("n1"), orders.get("n2")].join()).toBe(
    [orders.get("n0"), order, orders.get("n1"), orders.get("n2")].toSorted().join(),
  );
  expect(new Set([...orders.values(), order]).size).toBe(4);
});
