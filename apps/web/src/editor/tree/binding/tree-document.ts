import {
  NODE_TEXT_MAX_CHARACTERS,
  orderBetween,
  removeTreeNodes,
  storedTreeOf,
  TREE_MAX_DEPTH,
  TREE_MAX_NODES,
  TREE_ROOT_ID,
  type TreeBranch,
  type TreeNode,
  writeTreeNode,
} from "@tangleaf/document/tree";
import * as Y from "yjs";
import { holdUpdates } from "#editor/document/binding/hold-updates.ts";
import { branchesIn } from "../find-in-tree.ts";
import { TREE_HUES } from "../layout/tree-looks.ts";
import { huesOf } from "../layout/walk-layout.ts";
import type { NewBranch, TreeEditing, TreePlace } from "../tree-editing.ts";
import { heightOf } from "./branch-index.ts";
import { type ReadChanges, readChanged, readWhole } from "./read-changes.ts";

export type TreeDocument = {
  readonly root: TreeBranch;
  /** Nodes, the root among them. */
  readonly size: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly editing: TreeEditing;
  has(id: string): boolean;
  /** The same change of many nodes as one step. */
  changeAll(ids: readonly string[], details: Parameters<TreeEditing["change"]>[1]): void;
  subscribe(changed: () => void): () => void;
  /** Brings in what was changed elsewhere. */
  receive(update: Uint8Array): void;
  destroy(): void;
};

type Options = {
  newId: () => string /** One more node, or one level more, is not possible. */;
  onFull?: (what: "nodes" | "depth") => void;
};

/** A tree in a Yjs document, as views show and change it. What others did is never undone here. */
export function createTreeDocument(doc: Y.Doc, { newId, onFull }: Options): TreeDocument {
  const stored = storedTreeOf(doc);
  const origin = {};
  const listeners = new Set<() => void>();
  let read: ReadChanges = readWhole(doc, null);
  const undo = new Y.UndoManager([stored], { trackedOrigins: new Set([origin]), captureTimeout: 0 });
  const held = holdUpdates({ doc, isComposing: () => false });
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onChange = ({ keysChanged }: Y.YMapEvent<unknown>) => {
    read = readChanged(doc, read, new Set([...keysChanged].map((key) => key.slice(0, key.lastIndexOf("/")))));
    tell();
  };
  stored.observe(onChange);
  undo.on("stack-item-added", tell);
  undo.on("stack-item-popped", tell);

  const change = (run: () => void) => doc.transact(run, origin);
  const branchOf = (id: string) => read.index.get(id);

  function depthOf(id: string): number {
    let depth = 1;
    for (let at = read.index.parentOf(id); at !== undefined; at = read.index.parentOf(at)) depth += 1;
    return depth;
  }

  function mayGrow(parentId: string, levels: number, nodes: number): boolean {
    const what = read.index.size + nodes > TREE_MAX_NODES ? "nodes" : depthOf(parentId) + levels > TREE_MAX_DEPTH ? "depth" : null;
    if (what !== null) onFull?.(what);
    return what === null;
  }

  /** A key before a child, or behind all; where those there give no room, they get new ones. `except` is on its way elsewhere. */
  function orderAt({ parentId, before }: TreePlace, except: string | null = null): string {
    const list = (branchOf(parentId)?.children ?? []).map(({ node }) => node).filter(({ id }) => id !== except);
    const found = list.findIndex(({ id }) => id === before);
    const at = found === -1 ? list.length : found;
    const last = list[at - 1]?.order ?? null;
    const next = list[at]?.order ?? null;
    if (last === null || next === null || last < next) {
      if (next !== null || list.every(({ order }) => last === null || order <= last)) return orderBetween(last, next);
    }
    let order: string | null = null;
    let free = "";
    for (const [index, node] of list.entries()) {
      if (index === at) {
        order = orderBetween(order, null);
        free = order;
      }
      order = orderBetween(order, null);
      writeTreeNode(stored, { ...node, parentId, order });
    }
    return free === "" ? orderBetween(order, null) : free;
  }

  /** A colour the fewest branches of the root have. */
  function freeHue(): string {
    const hues = [...huesOf(read.index.root).values()];
    const count = (hue: string) => hues.filter((one) => one === hue).length;
    return TREE_HUES.reduce((best, hue) => (count(hue) < count(best) ? hue : best));
  }

  function ensureRoot(): void {
    if (stored.get(`${TREE_ROOT_ID}/t`) === undefined) writeTreeNode(stored, read.index.root.node);
  }

  function unfold(id: string): void {
    const node = branchOf(id)?.node;
    if (node?.fold !== 1) return;
    const { fold: _, ...open } = node;
    writeTreeNode(stored, open);
  }

  const editing: TreeEditing = {
    add(place, text, details = {}) {
      if (branchOf(place.parentId) === undefined || !mayGrow(place.parentId, 1, 1)) return null;
      const id = newId();
      change(() => {
        ensureRoot();
        unfold(place.parentId);
        const atRoot = place.parentId === TREE_ROOT_ID ? { hue: freeHue(), ...(place.side === undefined ? {} : { side: place.side }) } : {};
        writeTreeNode(stored, { ...atRoot, ...details, id, parentId: place.parentId, order: orderAt(place), text: cut(text) });
      });
      return id;
    },
    addBranches(parentId, branches) {
      const levels = Math.max(0, ...branches.map(levelsOf));
      if (
        branchOf(parentId) === undefined ||
        !mayGrow(
          parentId,
          levels,
          branches.reduce((sum, branch) => sum + sizeOf(branch), 0),
        )
      )
        return [];
      const ids: string[] = [];
      change(() => {
        ensureRoot();
        unfold(parentId);
        let order: string | null = orderAt({ parentId, before: null });
        const first = branchOf(parentId)?.children.length ?? 0;
        for (const [at, branch] of branches.entries()) {
          const hue = parentId === TREE_ROOT_ID ? { hue: TREE_HUES[(first + at) % TREE_HUES.length] ?? TREE_HUES[0] } : {};
          ids.push(write(branch, parentId, order, hue));
          order = orderBetween(order, null);
        }
      });
      return ids;

      function write({ text, children = [] }: NewBranch, below: string, order: string, hue: Pick<TreeNode, "hue">): string {
        const id = newId();
        writeTreeNode(stored, { ...hue, id, parentId: below, order, text: cut(text) });
        let next: string | null = null;
        for (const child of children) {
          next = orderBetween(next, null);
          write(child, id, next, {});
        }
        return id;
      }
    },
    rename(id, text) {
      const node = branchOf(id)?.node;
      if (node === undefined) return;
      change(() => {
        ensureRoot();
        writeTreeNode(stored, { ...node, text: cut(text) });
      });
    },
    move(id, place) {
      const branch = branchOf(id);
      if (branch === undefined || id === TREE_ROOT_ID || branchOf(place.parentId) === undefined || place.before === id) return false;
      for (let at: string | undefined = place.parentId; at !== undefined; at = read.index.parentOf(at)) if (at === id) return false;
      if (depthOf(place.parentId) + heightOf(branch) > TREE_MAX_DEPTH) {
        onFull?.("depth");
        return false;
      }
      change(() => {
        const order = orderAt(place, id);
        const { side: _, ...node } = branchOf(id)?.node ?? branch.node;
        const side = place.parentId === TREE_ROOT_ID ? { side: place.side ?? branch.node.side } : {};
        writeTreeNode(stored, { ...node, ...(side.side === undefined ? {} : { side: side.side }), parentId: place.parentId, order });
      });
      return true;
    },
    remove(id) {
      const branch = branchOf(id);
      if (branch === undefined || id === TREE_ROOT_ID) return;
      change(() =>
        removeTreeNodes(
          stored,
          [...branchesIn(branch)].map(({ node }) => node.id),
        ),
      );
    },
    change: (id, details) => changeAll([id], details),
    undo: () => void undo.undo(),
    redo: () => void undo.redo(),
  };

  function changeAll(ids: readonly string[], details: Parameters<TreeEditing["change"]>[1]): void {
    change(() => {
      for (const id of ids) {
        const node = branchOf(id)?.node;
        if (node === undefined) continue;
        const next = Object.fromEntries(Object.entries({ ...node, ...details }).filter(([, value]) => value !== undefined));
        writeTreeNode(stored, next as TreeNode);
      }
    });
  }

  return {
    changeAll,
    has: (id) => branchOf(id) !== undefined,
    get root() {
      return read.index.root;
    },
    get size() {
      return read.index.size;
    },
    get canUndo() {
      return undo.canUndo();
    },
    get canRedo() {
      return undo.canRedo();
    },
    editing,
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    receive: held.push,
    destroy() {
      held.destroy();
      undo.destroy();
      stored.unobserve(onChange);
    },
  };
}

const cut = (text: string): string => Array.from(text).slice(0, NODE_TEXT_MAX_CHARACTERS).join("");
const sizeOf = ({ children = [] }: NewBranch): number => children.reduce((sum, child) => sum + sizeOf(child), 1);
const levelsOf = ({ children = [] }: NewBranch): number => 1 + Math.max(0, ...children.map(levelsOf));
