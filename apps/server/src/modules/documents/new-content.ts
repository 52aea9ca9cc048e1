import type { DocumentContent } from "@tangleaf/document/plain";
import type { TreeNode } from "@tangleaf/document/tree";

/** What a new document is made of. */
export type NewContent = { readonly content: DocumentContent } | { readonly nodes: readonly TreeNode[] };
