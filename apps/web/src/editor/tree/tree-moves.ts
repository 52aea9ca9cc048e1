import type { TreeBranch } from "@tangleaf/document/tree";
import { pathTo } from "./find-in-tree.ts";
import { splitSides } from "./layout/layout-tree.ts";
import type { TreePlace } from "./tree-editing.ts";

/** Behind the last child; below the root on the side that has less. */
export function placeBelow(root: TreeBranch, id: string): TreePlace {
  if (id !== root.node.id) return { parentId: id, before: null };
  const { left, right } = splitSides(root);
  return { parentId: id, before: null, side: right.length <= left.length ? "right" : "left" };
}

/** Beside a node; null: it is the root. */
export function placeBeside(root: TreeBranch, id: string, where: "before" | "after"): TreePlace | null {
  const path = pathTo(root, id);
  const [parent, branch] = [path.at(-2), path.at(-1)];
  if (parent === undefined || branch === undefined) return null;
  const peers = peersOf(root, parent, branch);
  const next = peers.list[peers.list.indexOf(branch) + 1];
  const before = where === "before" ? id : (next?.node.id ?? null);
  return { parentId: parent.node.id, before, ...peers.side };
}

/** Among its siblings, of the root's children among those of its side, one up or down; null: it is the first, or the last. */
export function placeShifted(root: TreeBranch, id: string, way: "up" | "down"): TreePlace | null {
  const path = pathTo(root, id);
  const [parent, branch] = [path.at(-2), path.at(-1)];
  if (parent === undefined || branch === undefined) return null;
  const { list, side } = peersOf(root, parent, branch);
  const at = list.indexOf(branch);
  if (way === "up" ? at === 0 : at === list.length - 1) return null;
  const before = way === "up" ? list[at - 1] : list[at + 2];
  return { parentId: parent.node.id, before: before?.node.id ?? null, ...side };
}

/** One level out: behind its parent. Of a branch of the root: to the other side, last. */
export function placeOut(root: TreeBranch, id: string): TreePlace | null {
  const path = pathTo(root, id);
  const parent = path.at(-2);
  return parent === undefined || parent === root ? null : placeBeside(root, parent.node.id, "after");
}

/** One level in: last below the sibling before it; `inList`: whichever side of a map that is on. */
export function placeIn(root: TreeBranch, id: string, inList = false): TreePlace | null {
  const path = pathTo(root, id);
  const [parent, branch] = [path.at(-2), path.at(-1)];
  if (parent === undefined || branch === undefined) return null;
  const list = inList ? parent.children : peersOf(root, parent, branch).list;
  const into = list[list.indexOf(branch) - 1];
  return into === undefined ? null : { parentId: into.node.id, before: null };
}

export function placeOtherSide(root: TreeBranch, id: string): TreePlace | null {
  const branch = root.children.find(({ node }) => node.id === id);
  if (branch === undefined) return null;
  return { parentId: root.node.id, before: null, side: splitSides(root).right.includes(branch) ? "left" : "right" };
}

/** What is chosen when a node goes: the next sibling, the one before, or the parent. */
export function neighbourOf(root: TreeBranch, id: string): string {
  const parent = pathTo(root, id).at(-2);
  if (parent === undefined) return root.node.id;
  const at = parent.children.findIndex(({ node }) => node.id === id);
  return (parent.children[at + 1] ?? parent.children[at - 1] ?? parent).node.id;
}

type Peers = { list: readonly TreeBranch[]; side: { side?: "left" | "right" } };

function peersOf(root: TreeBranch, parent: TreeBranch, branch: TreeBranch): Peers {
  if (parent !== root) return { list: parent.children, side: {} };
  const { left, right } = splitSides(root);
  return right.includes(branch) ? { list: right, side: { side: "right" } } : { list: left, side: { side: "left" } };
}
