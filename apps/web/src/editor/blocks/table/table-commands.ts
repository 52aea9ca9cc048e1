import { newBlockId } from "@tangleaf/document/model";
import { type Command, EditorState, Selection, TextSelection, type Transaction } from "@tiptap/pm/state";
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  findTable,
  fixTables,
  mergeCells,
  splitCell,
  TableMap,
  toggleHeaderRow,
} from "@tiptap/pm/tables";
import { insertBlock } from "../structure/insert-block.ts";
import { columnWidths, setColumnWidth } from "./column-widths.ts";

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
 * A command of the table library as one change of our own: a table that a merge left with gaps is repaired before it, never
 * otherwise (docs/decisions/039), and columns that stay keep their widths.
 */
function prepared(command: Command): Command {
  return (state, dispatch, view) => {
    const fixed = fixTables(state);
    const base = fixed ? EditorState.create({ doc: fixed.doc, selection: state.selection.map(fixed.doc, fixed.mapping) }) : state;
    if (!dispatch) return command(base, undefined, view);
    return command(
      base,
      (done) => {
        const { tr } = state;
        for (const step of [...(fixed?.steps ?? []), ...done.steps]) tr.step(step);
        keepWidths(tr, base);
        tr.setSelection(Selection.fromJSON(tr.doc, done.selection.toJSON()));
        dispatch(tr.scrollIntoView());
      },
      view,
    );
  };
}

function keepWidths(tr: Transaction, before: EditorState): void {
  const old = findTable(before.selection.$from);
  const table = old && tr.doc.nodeAt(old.pos);
  if (!old || table?.type !== old.node.type) return;
  const widths = columnWidths(old.node);
  if (TableMap.get(table).width !== widths.length) return;
  for (const [column, width] of widths.entries()) if (width !== null) setColumnWidth(tr, table, old.pos, column, width);
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
