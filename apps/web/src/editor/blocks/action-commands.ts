import { HEADING_LEVELS_MAX, newBlockId, type TextAlignment } from "@tangleaf/document/model";
import type { Editor } from "@tiptap/core";
import type { BlockParts } from "./block-parts.ts";
import { chooseFigure } from "./figure/choose-figure.ts";
import { insertBlock } from "./structure/insert-block.ts";
import { insertInline } from "./structure/insert-inline.ts";
import { moveCurrentSection, moveSelectedBlocks } from "./structure/section-commands.ts";

type Inserted = "figure" | "mathInline" | "mathBlock" | "footnote" | "pageBreak" | "horizontalRule";

/** Aligns the paragraphs of the selection and the cells it stands in; the same again takes it away. */
export function runAlign(editor: Editor, align: TextAlignment): boolean {
  return changeTextBlocks(editor, "align", (before) => (before === align ? null : align));
}

/** With or without two empty characters before the paragraph. */
export function runIndent(editor: Editor): boolean {
  return changeTextBlocks(editor, "noIndent", (before) => (before === 1 ? null : 1));
}

function changeTextBlocks(editor: Editor, name: string, next: (before: unknown) => string | number | null): boolean {
  const { state, view } = editor;
  const { tr } = state;
  const value = next(state.selection.$from.parent.attrs[name]);
  for (const { $from, $to } of state.selection.ranges)
    state.doc.nodesBetween($from.pos, $to.pos, (node, pos) => {
      if (node.isTextblock && name in node.attrs) tr.setNodeAttribute(pos, name, value);
    });
  if (!tr.docChanged) return false;
  view.dispatch(tr);
  view.focus();
  return true;
}

/** Makes paragraphs a list, a list of one kind one of the other, or a list paragraphs again. */
export function runList(editor: Editor, name: "bulletList" | "orderedList"): boolean {
  const { $from } = editor.state.selection;
  const chain = editor.chain().focus(null, { scrollIntoView: false });
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (node.type.name === name) return chain.liftListItem("listItem").run();
    if (node.type.name !== "bulletList" && node.type.name !== "orderedList") continue;
    const type = editor.state.schema.nodes[name];
    if (type) editor.view.dispatch(editor.state.tr.setNodeMarkup($from.before(depth), type));
    return true;
  }
  return chain.wrapInList(name).run();
}

export function runMoveRows(editor: Editor, direction: -1 | 1, whole: boolean): boolean {
  const command = whole ? moveCurrentSection(direction) : moveSelectedBlocks(direction);
  return command(editor.state, editor.view.dispatch, editor.view);
}

/** Nearest to the text first: what stands over a table or a passage, then the row over the paper. */
const TOOLBARS = ["table", "passage", "text"];

/** From the text into its toolbar, where the arrow keys go along and Escape comes back. */
export function focusToolbar(): boolean {
  for (const name of TOOLBARS) {
    const button = document.querySelector<HTMLElement>(`[data-toolbar="${name}"]:not([data-hidden]) button[tabindex="0"]`);
    if (button === null) continue;
    button.focus();
    return true;
  }
  return false;
}

/** Heading levels with Tab: only where the caret stands before the title, so that Tab stays what it is elsewhere. */
export function shiftHeading(editor: Editor, by: -1 | 1): boolean {
  const { $from, empty } = editor.state.selection;
  const node = $from.parent;
  if (!empty || node.type.name !== "heading" || $from.parentOffset > 0) return false;
  const level = Number(node.attrs["level"]) + by;
  // Nothing to change: the focus moves on.
  if (level < 1 || level > HEADING_LEVELS_MAX) return false;
  editor.view.dispatch(editor.state.tr.setNodeAttribute($from.before(), "level", level));
  return true;
}

/** Inserts a node at the selection and opens what it is written in. */
export function runInsert(editor: Editor, name: Inserted, blocks: BlockParts): boolean {
  const { panels, footnotes } = blocks;
  if (name === "figure") {
    chooseFigure(editor, blocks);
    return true;
  }
  const { state, view } = editor;
  const type = state.schema.nodes[name];
  if (!type) return false;
  const { tr } = state;
  const selected = state.doc.textBetween(state.selection.from, state.selection.to, " ").trim();
  const node = type.create(attributesFor[name](selected));
  const pos = type.isInline ? insertInline(tr, node, name === "mathInline") : insertBlock(tr, node);
  if (pos === null) return false;
  view.dispatch(tr.scrollIntoView());
  view.focus();
  // A locked section takes nothing in.
  if (view.state.doc === state.doc) return true;
  if (name === "footnote") footnotes.write(String(node.attrs["id"]), "");
  if (name === "mathInline" || name === "mathBlock") panels.open({ kind: "formula", pos });
  if (name === "footnote") panels.open({ kind: "footnote", pos });
  return true;
}

const attributesFor: Readonly<Record<Exclude<Inserted, "figure">, (latex: string) => Record<string, string>>> = {
  mathInline: (latex) => ({ latex }),
  mathBlock: (latex) => ({ id: newBlockId(), latex }),
  footnote: () => ({ id: newBlockId() }),
  pageBreak: () => ({}),
  horizontalRule: () => ({}),
};
