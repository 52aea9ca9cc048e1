import { orderBetween, storedTreeOf, TREE_ROOT_ID, type TreeNode, writeTreeNode } from "@tangleaf/document/tree";
import * as Y from "yjs";
import { createTreeDocument, type TreeDocument } from "../binding/tree-document.ts";

export type Sketch = { readonly [text: string]: Sketch };

/** Nodes of a tree that is written as nested names; each node's id is its text. */
export function nodesOfSketch(title: string, sketch: Sketch): TreeNode[] {
  const nodes: TreeNode[] = [{ id: TREE_ROOT_ID, parentId: null, order: "a0", text: title }];
  const add = (below: Sketch, parentId: string) => {
    let order: string | null = null;
    for (const [text, children] of Object.entries(below)) {
      order = orderBetween(order, null);
      nodes.push({ id: text, parentId, order, text });
      add(children, text);
    }
  };
  add(sketch, TREE_ROOT_ID);
  return nodes;
}

export function docOfSketch(title: string, sketch: Sketch): Y.Doc {
  const doc = new Y.Doc();
  for (const node of nodesOfSketch(title, sketch)) writeTreeNode(storedTreeOf(doc), node);
  return doc;
}

/** A tree to work on, with ids that count. */
export function treeOfSketch(title: string, sketch: Sketch): TreeDocument {
  let next = 0;
  return createTreeDocument(docOfSketch(title, sketch), { newId: () => `new${next++}` });
}
