import type { TreeNodeDetails } from "@tangleaf/document/tree";

/** Where a node stands: below another, before one of its children, or last. */
export type TreePlace = { readonly parentId: string; readonly before: string | null; readonly side?: "left" | "right" };

export type NewBranch = { readonly text: string; readonly children?: readonly NewBranch[] };

/**
 * What can be done to a tree that is shown. Views know nothing else of what it belongs to: a mind tree, the outline of a note or
 * of an essay. Each call is one step of undo.
 */
export type TreeEditing = {
  /** Answers the id of the new node; null: there is no place for one more. */
  add(place: TreePlace, text: string, details?: TreeNodeDetails): string | null;
  /** Puts whole branches below a node, behind what is there; answers their ids. Left out: they cannot be taken in. */
  addBranches?(parentId: string, branches: readonly NewBranch[]): readonly string[];
  rename(id: string, text: string): void;
  /** false: it would stand below itself, or too deep. */
  move(id: string, place: TreePlace): boolean;
  /** With everything below it. */
  remove(id: string): void;
  /** Sets what is given; an undefined value takes it away. */
  change(id: string, details: { readonly [K in keyof TreeNodeDetails]: TreeNodeDetails[K] | undefined }): void;
  undo(): void;
  redo(): void;
};
