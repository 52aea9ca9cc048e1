import { QUANTITY_CLASS } from "@tangleaf/document/mark-quantities";
import { numberColumns } from "@tangleaf/table/cells";
import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";
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
        apply: (transaction, decorations) => (transaction.docChanged ? redecorate(transaction, decorations) : decorations),
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

const decorate = (doc: Node): DecorationSet =>
  DecorationSet.create(
    doc,
    listTables(doc).flatMap(({ table, position }) => markTable(table, position)),
  );

/** Moves the marks along, and sets them anew in tables that have changed or were moved. */
function redecorate({ before, doc, mapping }: Transaction, decorations: DecorationSet): DecorationSet {
  const known = new Set(listTables(before).map(({ table }) => table));
  return listTables(doc).reduce(
    (set, { table, position }) => {
      const marks = set.find(position, position + table.nodeSize);
      if (known.has(table) && marks.length === listQuantities(table).length) return set;
      return set.remove(marks).add(doc, markTable(table, position));
    },
    decorations.map(mapping, doc),
  );
}

type PlacedTable = { readonly table: Node; readonly position: number };

const tables = new WeakMap<Node, readonly PlacedTable[]>();

/** The tables in a node with their places in it, remembered by the node: what has not changed is not walked through again. */
function listTables(node: Node): readonly PlacedTable[] {
  if (node.isTextblock || node.isLeaf) return [];
  const listed = tables.get(node);
  if (listed !== undefined) return listed;
  const found: PlacedTable[] = [];
  node.forEach((child, offset) => {
    if (child.type.name === "table") found.push({ table: child, position: offset });
    else for (const { table, position } of listTables(child)) found.push({ table, position: offset + 1 + position });
  });
  tables.set(node, found);
  return found;
}

type Range = { readonly from: number; readonly to: number };

const markTable = (table: Node, position: number): Decoration[] =>
  listQuantities(table).map(({ from, to }) => Decoration.node(position + from, position + to, { class: QUANTITY_CLASS }));

const quantities = new WeakMap<Node, readonly Range[]>();

/** The cells of quantities without an alignment of their own, counted from the table; found once for each state of a table. */
function listQuantities(table: Node): readonly Range[] {
  const listed = quantities.get(table);
  if (listed !== undefined) return listed;
  const [heads = [], ...body] = table.children.map((row) => row.children.map((cell) => cell.textContent));
  const columns = numberColumns(heads, body);
  const found: Range[] = [];
  table.forEach((row, offset) => {
    row.forEach((cell, inside, at) => {
      const from = offset + inside + 2;
      if (columns.includes(at) && cell.attrs["align"] === null) found.push({ from, to: from + cell.nodeSize });
    });
  });
  quantities.set(table, found);
  return found;
}
