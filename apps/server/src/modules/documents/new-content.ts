import type { DocumentContent } from "@tangleaf/document/plain";
import type { TreeNode } from "@tangleaf/document/tree";

/** Content of a new document: of a text, or the nodes of a tree. */
export type NewContent = { readonly content: DocumentContent } | { readonly nodes: readonly TreeNode[] };
