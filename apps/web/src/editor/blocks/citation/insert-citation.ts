import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { NodeSelection, TextSelection } from "@tiptap/pm/state";
import { insertInline } from "../structure/insert-inline.ts";
import { refIdsOf } from "./citation-plugin.ts";

/** Cites a reference behind the selection; a citation that stands there takes it in. Returns where it stands, null where none may. */
export function insertCitation(editor: Editor, id: string): number | null {
  const { state, view } = editor;
  const { tr } = state;
  const beside = citationBeside(editor);
  if (beside !== null) {
    const ids = [...new Set([...refIdsOf(beside.node), id])];
    tr.setNodeAttribute(beside.pos, "refIds", ids.join(","));
    tr.setSelection(TextSelection.create(tr.doc, beside.pos + beside.node.nodeSize));
    view.dispatch(tr.scrollIntoView());
    return beside.pos;
  }
  const node = state.schema.nodes["citation"]?.create({ refIds: id });
  const pos = node === undefined ? null : insertInline(tr, node);
  if (pos === null) return null;
  view.dispatch(tr.scrollIntoView());
  return pos;
}

function citationBeside({ state }: Editor): { node: Node; pos: number } | null {
  const { selection } = state;
  if (selection instanceof NodeSelection)
    return selection.node.type.name === "citation" ? { node: selection.node, pos: selection.from } : null;
  if (!selection.empty) return null;
  const { nodeBefore, nodeAfter, pos } = selection.$from;
  if (nodeBefore?.type.name === "citation") return { node: nodeBefore, pos: pos - nodeBefore.nodeSize };
  return nodeAfter?.type.name === "citation" ? { node: nodeAfter, pos } : null;
}

/** Where a reference is cited, in the order of the text. */
export function placesCiting(doc: Node, id: string): number[] {
  const places: number[] = [];
  doc.descendants((node, pos) => {
    if (node.type.name === "citation" && refIdsOf(node).includes(id)) places.push(pos);
  });
  return places;
}

/** Selects a citation and brings it before the reader. */
export function goToCitation(editor: Editor, pos: number): void {
  const { state, view } = editor;
  view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, pos)).setMeta("addToHistory", false));
  const dom = view.nodeDOM(pos);
  if (dom instanceof HTMLElement) dom.scrollIntoView({ block: "center" });
  view.focus();
}
