import { QUANTITY_CLASS } from "@tangleaf/document/mark-quantities";
import { numberColumns } from "@tangleaf/table/cells";
import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

const key = new PluginKey<DecorationSet>("quantityCells");

/** Sets columns of quantities to the right while a text is edited, as they stand while it is read; nothing of it is stored. */
export const QuantityCells = Extension.create({
  name: "quantityCells",
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: (_, { doc }) => decorate(doc),
        apply: (transaction, decorations) => (transaction.docChanged ? decorate(transaction.doc) : decorations),
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

function decorate(doc: Node): DecorationSet {
  const marks: Decoration[] = [];
  doc.descendants((node, position) => {
    if (node.type.name === "table") marks.push(...markTable(node, position + 1));
    return node.type.name !== "table" && !node.isTextblock;
  });
  return DecorationSet.create(doc, marks);
}

/** `from`: where the first row begins. */
function markTable(table: Node, from: number): Decoration[] {
  const [heads = [], ...body] = table.children.map((row) => row.children.map((cell) => cell.textContent));
  const columns = numberColumns(heads, body);
  const marks: Decoration[] = [];
  table.forEach((row, offset) => {
    row.forEach((cell, inside, at) => {
      const start = from + offset + 1 + inside;
      if (columns.includes(at) && cell.attrs["align"] === null)
        marks.push(Decoration.node(start, start + cell.nodeSize, { class: QUANTITY_CLASS }));
    });
  });
  return marks;
}
