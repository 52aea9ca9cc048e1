/** One node of a tree that is edited by several people at once: a mind tree, an outline while it is dragged. */
export type TreeNode = {
  readonly id: string;
  /** null = at the top. */
  readonly parentId: string | null;
  /** Its place among its siblings: see `orderBetween`. Equal ones stand in the order of their ids. */
  readonly order: string;
  readonly text: string;
} & TreeNodeDetails;

/** What a node may have besides its place and text. */
export type TreeNodeDetails = {
  /** Markdown. */
  readonly note?: string;
  /** Of children of the root: which side of the map they are on. */
  readonly side?: "left" | "right";
  readonly fold?: 1;
  readonly hue?: string;
  readonly mark?: string;
  /** A web address, or a paragraph of a note. */
  readonly link?: string;
};

/** Longest text of a node, in characters. */
export const NODE_TEXT_MAX_CHARACTERS = 500;
export const NODE_NOTE_MAX_CHARACTERS = 10_000;
export const TREE_MAX_NODES = 5000;
export const TREE_MAX_DEPTH = 50;

/** A node with those below it, in their order. */
export type TreeBranch = { readonly node: TreeNode; readonly children: readonly TreeBranch[] };
