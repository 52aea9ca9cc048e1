import type { TreeBranch } from "@tangleaf/document/tree";
import { findBranch } from "../find-in-tree.ts";
import type { TreeLayout } from "../layout/layout-tree.ts";
import { splitSides } from "../layout/layout-tree.ts";
import type { TreeEditing, TreePlace } from "../tree-editing.ts";
import { neighbourOf, placeBelow, placeBeside, placeIn, placeOtherSide, placeOut, placeShifted } from "../tree-moves.ts";
import { nodeTowards } from "./neighbour-nodes.ts";
import type { PageCommand, TreeCommand } from "./tree-keys.ts";
import type { Writing } from "./use-written.ts";

type Context = {
  root: TreeBranch;
  /** null: it is no map that is shown, and arrows lead nowhere. */
  layout: TreeLayout | null;
  activeId: string;
  editing: TreeEditing;
  writing: Writing;
  choose: (id: string) => void;
  isReadOnly: boolean;
  /** The chosen node is an idea: it can be left, nothing else. */
  isIdea: boolean;
};

export type OwnCommand = Exclude<TreeCommand, PageCommand>;
type Run = (context: Context) => void;

const towards =
  (way: "up" | "down" | "left" | "right"): Run =>
  ({ layout, activeId, choose }) => {
    const id = layout === null ? null : nodeTowards(layout, activeId, way);
    if (id !== null) choose(id);
  };

const write =
  (placeFor: (root: TreeBranch, id: string) => TreePlace | null): Run =>
  ({ root, activeId, writing }) =>
    writing.beginNew(placeFor(root, activeId) ?? placeBelow(root, activeId));

const move =
  (placeFor: (root: TreeBranch, id: string) => TreePlace | null): Run =>
  ({ root, activeId, editing }) => {
    const place = placeFor(root, activeId);
    if (place !== null) editing.move(activeId, place);
  };

/** Towards the root is out, away from it in; the root's branches go over to the other side. */
const sideways = (way: "left" | "right"): Run => {
  return (context) => {
    const { root, activeId } = context;
    const { right } = splitSides(root);
    const side = right.some((branch) => findBranch(branch, activeId) !== undefined) ? "right" : "left";
    const isBranch = splitSides(root)[side].some(({ node }) => node.id === activeId);
    move(side === way ? placeIn : isBranch ? placeOtherSide : placeOut)(context);
  };
};

const LOOKING: Partial<Record<OwnCommand, Run>> = {
  up: towards("up"),
  down: towards("down"),
  left: towards("left"),
  right: towards("right"),
  root: ({ root, choose }) => choose(root.node.id),
};

const CHANGING: Partial<Record<OwnCommand, Run>> = {
  child: write(placeBelow),
  sibling: write((root, id) => placeBeside(root, id, "after")),
  siblingBefore: write((root, id) => placeBeside(root, id, "before")),
  edit: ({ activeId, writing }) => writing.begin(activeId),
  out: move(placeOut),
  shiftUp: move((root, id) => placeShifted(root, id, "up")),
  shiftDown: move((root, id) => placeShifted(root, id, "down")),
  shiftLeft: sideways("left"),
  shiftRight: sideways("right"),
  fold({ root, activeId, editing }) {
    const branch = findBranch(root, activeId);
    if (branch !== undefined && branch.children.length > 0) editing.change(activeId, { fold: branch.node.fold === 1 ? undefined : 1 });
  },
  remove({ root, activeId, editing, choose }) {
    if (activeId === root.node.id) return;
    const next = neighbourOf(root, activeId);
    editing.remove(activeId);
    choose(next);
  },
  undo: ({ editing }) => editing.undo(),
  redo: ({ editing }) => editing.redo(),
};

/** Does what a key or a button asks for. */
export function runCommand(command: OwnCommand, context: Context): void {
  LOOKING[command]?.(context);
  if (!context.isReadOnly && !context.isIdea) CHANGING[command]?.(context);
}
