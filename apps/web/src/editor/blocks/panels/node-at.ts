import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { useEffect } from "react";
import { useEditorValue } from "../use-editor-value.ts";

/**
 * The node a panel is about. null = something else stands there now; the panel closes then.
 */
export function useNodeAt(editor: Editor, pos: number, name: string, onClose: () => void): Node | null {
  const node = useEditorValue(editor, ({ state }) => nodeAt(state.doc, pos, name));
  useEffect(() => {
    if (node === null) onClose();
  }, [node, onClose]);
  return node;
}

function nodeAt(doc: Node, pos: number, name: string): Node | null {
  const node = pos < doc.content.size ? doc.nodeAt(pos) : null;
  return node?.type.name === name ? node : null;
}

/** Writes attributes of the node at a position in one change. */
export function setAttributes(editor: Editor, pos: number, values: Readonly<Record<string, string | number | null>>): void {
  const { tr, doc } = editor.state;
  const node = doc.nodeAt(pos);
  if (!node) return;
  for (const [name, value] of Object.entries(values)) if (node.attrs[name] !== value) tr.setNodeAttribute(pos, name, value);
  if (tr.docChanged) editor.view.dispatch(tr);
}
