import { Node } from "@tiptap/core";
import { goToNextCell, tableEditing } from "@tiptap/pm/tables";

/** What prosemirror-tables must know of each node. */
const ROLES: Readonly<Record<string, string>> = { table: "table", tableRow: "row", tableHeader: "header_cell", tableCell: "cell" };

/** A Markdown table: one header row, cells of one line, alignment by column. */
export const Table = Node.create({
  name: "table",
  group: "block",
  content: "tableRow+",
  isolating: true,
  parseHTML: () => [{ tag: "table" }],
  renderHTML: () => ["table", ["tbody", 0]],
  extendNodeSchema: (extension) => ({ tableRole: ROLES[extension.name] }),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) =>
      this.editor.view.state.selection.$from.depth > 0 && goToNextCell(direction)(this.editor.state, this.editor.view.dispatch);
    return { Tab: () => go(1), "Shift-Tab": () => go(-1) };
  },
});

export const TableRow = Node.create({
  name: "tableRow",
  content: "(tableHeader | tableCell)*",
  parseHTML: () => [{ tag: "tr" }],
  renderHTML: () => ["tr", 0],
});

const cellAttributes = () => ({
  colspan: { default: 1, renderHTML: () => ({}) },
  rowspan: { default: 1, renderHTML: () => ({}) },
  colwidth: { default: null, renderHTML: () => ({}) },
  align: {
    default: null,
    parseHTML: (element: HTMLElement) => element.style.textAlign || null,
    renderHTML: ({ align }: Record<string, unknown>) => (typeof align === "string" ? { style: `text-align:${align}` } : {}),
  },
});

export const TableHeader = Node.create({
  name: "tableHeader",
  content: "paragraph",
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: "th" }],
  renderHTML: ({ HTMLAttributes }) => ["th", HTMLAttributes, 0],
});

export const TableCell = Node.create({
  name: "tableCell",
  content: "paragraph",
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: "td" }],
  renderHTML: ({ HTMLAttributes }) => ["td", HTMLAttributes, 0],
});
