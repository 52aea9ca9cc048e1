import {
  NODE_TEXT_MAX_CHARACTERS,
  orderBetween,
  removeTreeNodes,
  TREE_MAX_DEPTH,
  TREE_MAX_NODES,
  TREE_ROOT_ID,
  type TreeBranch,
  type TreeNode,
  writeTreeNode,
} from "@tangleaf/document/tree";
import type * as Y from "yjs";
import { branchesIn } from "../find-in-tree.ts";
import { TREE_HUES } from "../layout/tree-looks.ts";
import { huesOf } from "../layout/walk-layout.ts";
import type { NewBranch, TreeEditing, TreePlace } from "../tree-editing.ts";
import { type BranchIndex, heightOf } from "./branch-index.ts";
import { makeOrder } from "./make-order.ts";

type EditedTree = {
  stored: Y.Map<unknown>;
  /** The tree as it is now. */
  read: () => BranchIndex;
  /** Runs a change as one step. */
  change: (run: () => void) => void;
  newId: () => string;
  /** One more node, or one level more, is not possible. */
  onFull: ((what: "nodes" | "depth") => void) | undefined;
};

type Edits = Omit<TreeEditing, "undo" | "redo"> & {
  /** The same change of many nodes as one step. */
  changeAll(ids: readonly string[], details: Parameters<TreeEditing["change"]>[1]): void;
};

/** Changes of a tree within its limits: each is one step, and one that is not possible changes nothing. */
export function createTreeEdits({ stored, read, change, newId, onFull }: EditedTree): Edits {
  const getBranch = (id: string) => read().get(id);

  function mayGrow(parentId: string, levels: number, nodes: number): boolean {
    const what = read().size + nodes > TREE_MAX_NODES ? "nodes" : read().getDepth(parentId) + levels > TREE_MAX_DEPTH ? "depth" : null;
    if (what !== null) onFull?.(what);
    return what === null;
  }

  function ensureRoot(): void {
    if (stored.get(`${TREE_ROOT_ID}/t`) === undefined) writeTreeNode(stored, read().root.node);
  }

  function unfold(id: string): void {
    const node = getBranch(id)?.node;
    if (node?.fold !== 1) return;
    const { fold: _, ...open } = node;
    writeTreeNode(stored, open);
  }

  function orderAt({ parentId, before }: TreePlace, except: string | null = null): string {
    const children = (getBranch(parentId)?.children ?? []).map(({ node }) => node).filter(({ id }) => id !== except);
    return makeOrder(stored, { parentId, children, before });
  }

  function changeAll(ids: readonly string[], details: Parameters<TreeEditing["change"]>[1]): void {
    change(() => {
      for (const id of ids) {
        const node = getBranch(id)?.node;
        if (node === undefined) continue;
        const next = Object.fromEntries(Object.entries({ ...node, ...details }).filter(([, value]) => value !== undefined));
        writeTreeNode(stored, next as TreeNode);
      }
    });
  }

  return {
    add(place, text, details = {}) {
      if (getBranch(place.parentId) === undefined || !mayGrow(place.parentId, 1, 1)) return null;
      const id = newId();
      change(() => {
        ensureRoot();
        unfold(place.parentId);
        const atRoot =
          place.parentId === TREE_ROOT_ID
            ? { hue: findFreeHue(read().root), ...(place.side === undefined ? {} : { side: place.side }) }
            : {};
        writeTreeNode(stored, { ...atRoot, ...details, id, parentId: place.parentId, order: orderAt(place), text: cut(text) });
      });
      return id;
    },
    addBranches(parentId, branches) {
      const levels = Math.max(0, ...branches.map(countLevels));
      const nodes = branches.reduce((sum, branch) => sum + countBranches(branch), 0);
      if (getBranch(parentId) === undefined || !mayGrow(parentId, levels, nodes)) return [];
      const ids: string[] = [];
      change(() => {
        ensureRoot();
        unfold(parentId);
        let order: string | null = orderAt({ parentId, before: null });
        const first = getBranch(parentId)?.children.length ?? 0;
        for (const [at, branch] of branches.entries()) {
          const hue = parentId === TREE_ROOT_ID ? { hue: TREE_HUES[(first + at) % TREE_HUES.length] ?? TREE_HUES[0] } : {};
          ids.push(writeBranch({ stored, newId }, branch, { ...hue, parentId, order }));
          order = orderBetween(order, null);
        }
      });
      return ids;
    },
    rename(id, text) {
      const node = getBranch(id)?.node;
      if (node === undefined) return;
      change(() => {
        ensureRoot();
        writeTreeNode(stored, { ...node, text: cut(text) });
      });
    },
    move(id, place) {
      const branch = getBranch(id);
      if (branch === undefined || id === TREE_ROOT_ID || getBranch(place.parentId) === undefined || place.before === id) return false;
      for (let at: string | undefined = place.parentId; at !== undefined; at = read().parentOf(at)) if (at === id) return false;
      if (read().getDepth(place.parentId) + heightOf(branch) > TREE_MAX_DEPTH) {
        onFull?.("depth");
        return false;
      }
      change(() => {
        const order = orderAt(place, id);
        const { side: _, ...node } = getBranch(id)?.node ?? branch.node;
        const side = place.parentId === TREE_ROOT_ID ? { side: place.side ?? branch.node.side } : {};
        writeTreeNode(stored, { ...node, ...(side.side === undefined ? {} : { side: side.side }), parentId: place.parentId, order });
      });
      return true;
    },
    remove(id) {
      const branch = getBranch(id);
      if (branch === undefined || id === TREE_ROOT_ID) return;
      change(() =>
        removeTreeNodes(
          stored,
          [...branchesIn(branch)].map(({ node }) => node.id),
        ),
      );
    },
    change: (id, details) => changeAll([id], details),
    changeAll,
  };
}

/** A colour the fewest branches of the root have. */
function findFreeHue(root: TreeBranch) {
  const hues = [...huesOf(root).values()];
  const count = (hue: string) => hues.filter((one) => one === hue).length;
  return TREE_HUES.reduce((best, hue) => (count(hue) < count(best) ? hue : best));
}

type Written = Pick<TreeNode, "hue" | "parentId" | "order">;

/** Writes a new branch with all below it; answers the id of its node. */
function writeBranch(tree: Pick<EditedTree, "stored" | "newId">, { text, children = [] }: NewBranch, place: Written): string {
  const id = tree.newId();
  writeTreeNode(tree.stored, { ...place, id, text: cut(text) });
  let order: string | null = null;
  for (const child of children) {
    order = orderBetween(order, null);
    writeBranch(tree, child, { parentId: id, order });
  }
  return id;
}

const cut = (text: string): string => Array.from(text).slice(0, NODE_TEXT_MAX_CHARACTERS).join("");
const countBranches = ({ children = [] }: NewBranch): number => children.reduce((sum, child) => sum + countBranches(child), 1);
const countLevels = ({ children = [] }: NewBranch): number => 1 + Math.max(0, ...children.map(countLevels));
