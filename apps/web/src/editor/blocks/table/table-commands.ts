import { newBlockId } from "@tangleaf/document/model";
import type { Node } from "@tiptap/pm/model";
import { type Command, EditorState, TextSelection, type Transaction } from "@tiptap/pm/state";
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  CellSelection,
  deleteColumn,
  deleteRow,
  deleteTable,
  findTable,
  fixTables,
  mergeCells,
  splitCell,
  toggleHeaderRow,
} from "@tiptap/pm/tables";
import { insertBlock } from "../structure/insert-block.ts";
import { readWidths, writeWidths } from "./column-widths.ts";

export const TABLE_ROWS_MAX = 100;
export const TABLE_COLUMNS_MAX = 30;

/** A new table with a row of headers at the selection. */
export function insertTable(rows: number, columns: number): Command {
  return (state, dispatch) => {
    const { table, tableRow, tableCell, tableHeader, paragraph } = state.schema.nodes;
    if (!table || !tableRow || !tableCell || !tableHeader || !paragraph) return false;
    const row = (type: typeof tableCell) =>
      tableRow.create(
        null,
        Array.from({ length: columns }, () => type.create(null, paragraph.create())),
      );
    const made = table.create({ id: newBlockId() }, [row(tableHeader), ...Array.from({ length: rows - 1 }, () => row(tableCell))]);
    const { tr } = state;
    const pos = insertBlock(tr, made);
    if (pos === null) return false;
    const firstCellText = 4;
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, pos + firstCellText)).scrollIntoView());
    return true;
  };
}

/**
 * A command of the table library as one change of our own: cells keep their widths as text, which the library wants as lists,
 * and a table that a merge left with gaps is repaired before it (docs/decisions/039), never otherwise.
 */
function prepared(command: Command): Command {
  return (state, dispatch, view) => {
    const steps = withWidthLists(state);
    const fixed = fixTables(steps);
    const before = fixed ? steps.apply(fixed) : steps;
    let after: EditorState | null = null;
    let used: Transaction | null = null;
    const isDone = command(
      before,
      (tr) => {
        used = tr;
        after = before.apply(tr);
      },
      view,
    );
    if (!isDone || after === null || used === null) return isDone && after === null;
    if (!dispatch) return true;
    dispatch(joined(state, after, used));
    return true;
  };
}

/** The change from one state to another, with the widths as text again. Only the table differs. */
function joined(before: EditorState, after: EditorState, used: Transaction): Transaction {
  const clean = mapCells(after.doc, (attrs) => ({
    ...attrs,
    colwidth: Array.isArray(attrs["colwidth"])
      ? writeWidths(attrs["colwidth"].map((width: number) => (width > 0 ? width : null)))
      : attrs["colwidth"],
  }));
  const { tr } = before;
  const start = before.doc.content.findDiffStart(clean.content);
  const end = before.doc.content.findDiffEnd(clean.content);
  if (start === null || end === null) return tr;
  const overlap = start - Math.min(end.a, end.b);
  const [endA, endB] = overlap > 0 ? [end.a + overlap, end.b + overlap] : [end.a, end.b];
  tr.replace(start, endA, clean.slice(start, endB));
  // The library's own selection of the result: its positions are those of the same document.
  const { selection } = used;
  if (selection instanceof CellSelection) tr.setSelection(CellSelection.create(tr.doc, selection.$anchorCell.pos, selection.$headCell.pos));
  else tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(selection.head, tr.doc.content.size))));
  return tr.scrollIntoView();
}

/** A state to compute with: no plugin answers to what is done to it. */
function withWidthLists(state: EditorState): EditorState {
  const bare = EditorState.create({ doc: state.doc, selection: state.selection });
  const { tr } = bare;
  state.doc.descendants((node, pos) => {
    const { colwidth, colspan } = node.attrs;
    if (typeof colwidth === "string") {
      const widths = readWidths(colwidth, Number(colspan)).map((width) => width ?? 0);
      tr.setNodeAttribute(pos, "colwidth", widths);
    }
    return !node.isTextblock;
  });
  return bare.apply(tr);
}

function mapCells(node: Node, change: (attrs: Node["attrs"]) => Node["attrs"]): Node {
  if (node.isTextblock || node.isLeaf) return node;
  let isSame = true;
  const children = node.children.map((child) => {
    const next = mapCells(child, change);
    if (next !== child) isSame = false;
    return next;
  });
  const attrs = Array.isArray(node.attrs["colwidth"]) ? change(node.attrs) : node.attrs;
  return isSame && attrs === node.attrs ? node : node.type.create(attrs, children, node.marks);
}

/** Sets an attribute of the table the selection is in. */
export function setTableAttribute(name: "kind" | "caption" | "source", value: string | null): Command {
  return (state, dispatch) => {
    const table = findTable(state.selection.$from);
    if (!table) return false;
    dispatch?.(state.tr.setNodeAttribute(table.pos, name, value === "" ? null : value));
    return true;
  };
}

const toggleThreeLine: Command = (state, dispatch, view) => {
  const isThreeLine = findTable(state.selection.$from)?.node.attrs["kind"] === "three-line";
  return setTableAttribute("kind", isThreeLine ? null : "three-line")(state, dispatch, view);
};

/** What can be done to the table around the selection. */
export const TABLE_COMMANDS = {
  rowBefore: prepared(addRowBefore),
  rowAfter: prepared(addRowAfter),
  columnBefore: prepared(addColumnBefore),
  columnAfter: prepared(addColumnAfter),
  deleteRow: prepared(deleteRow),
  deleteColumn: prepared(deleteColumn),
  merge: prepared(mergeCells),
  split: prepared(splitCell),
  headerRow: prepared(toggleHeaderRow),
  threeLine: toggleThreeLine,
  deleteTable: deleteTable as Command,
} as const satisfies Record<string, Command>;

export type TableCommandName = keyof typeof TABLE_COMMANDS;
