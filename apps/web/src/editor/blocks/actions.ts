import type { TextAlignment } from "@tangleaf/document/model";
import type { Editor } from "@tiptap/core";
import type { EditorState } from "@tiptap/pm/state";
import { isInTable } from "@tiptap/pm/tables";
import type { IconName } from "#ui/icon/icon-names.ts";
import { focusToolbar, runAlign, runIndent, runInsert, runList, runMoveRows } from "./action-commands.ts";
import type { BlockParts, Blocks } from "./block-parts.ts";
import { resizeColumns } from "./table/resize-column.ts";

/** Everything a person can do to the text, by name: toolbar, slash menu, keys and the help list are made of these rows. */
export type Action = {
  readonly icon: IconName;
  /** As TipTap writes keys; the first one is shown. */
  readonly keys?: readonly string[];
  /** `button`: what was pressed for it, where that stays in the page. */
  run(editor: Editor, blocks: BlockParts, button?: Element): boolean;
  isActive?(state: EditorState): boolean;
  isPossible?(state: EditorState): boolean;
  /** Whether this document has it at all; an action without is in no menu. */
  isThere?(blocks: BlockParts): boolean;
};

const mark = (name: string, icon: IconName, keys?: readonly string[]): Action => ({
  icon,
  ...(keys === undefined ? {} : { keys }),
  run: (editor) => editor.chain().focus(null, { scrollIntoView: false }).toggleMark(name).run(),
  isActive: (state) => hasMark(state, name),
  isPossible: (state) => state.selection.$from.parent.type.allowsMarkType(markType(state, name)),
});

const textBlock = (type: "heading" | "paragraph", level: number | null, icon: IconName, key: string): Action => ({
  icon,
  keys: [key],
  run: (editor) => {
    const chain = editor.chain().focus(null, { scrollIntoView: false });
    return level === null ? chain.setNode("paragraph").run() : chain.toggleNode("heading", "paragraph", { level }).run();
  },
  isActive: ({ selection: { $from } }) => $from.parent.type.name === type && (level === null || $from.parent.attrs["level"] === level),
  isPossible: (state) => level === null || !isInTable(state),
});

const align = (to: TextAlignment, icon: IconName, key: string): Action => ({
  icon,
  keys: [key],
  run: (editor) => runAlign(editor, to),
  isActive: ({ selection: { $from } }) => $from.parent.attrs["align"] === to,
});

const insert = (name: Parameters<typeof runInsert>[1], icon: IconName, keys: readonly string[] = []): Action => ({
  icon,
  ...(keys.length === 0 ? {} : { keys }),
  run: (editor, blocks) => runInsert(editor, name, blocks),
});

const list = (name: "bulletList" | "orderedList", icon: IconName, key: string): Action => ({
  icon,
  keys: [key],
  run: (editor) => runList(editor, name),
  isActive: (state) => isInside(state, name),
});

const move = (direction: -1 | 1, whole: boolean, icon: IconName, key: string): Action => ({
  icon,
  keys: [key],
  run: (editor) => runMoveRows(editor, direction, whole),
});

const resize = (direction: -1 | 1, icon: IconName, key: string): Action => ({
  icon,
  keys: [key],
  run: (editor, { asOneStep }) => {
    asOneStep(() => void resizeColumns(direction)(editor.state, editor.view.dispatch, editor.view));
    return true;
  },
  isPossible: isInTable,
});

export const ACTIONS = {
  paragraph: textBlock("paragraph", null, "paragraph", "Mod-Alt-0"),
  heading1: textBlock("heading", 1, "text-h-one", "Mod-Alt-1"),
  heading2: textBlock("heading", 2, "text-h-two", "Mod-Alt-2"),
  heading3: textBlock("heading", 3, "text-h-three", "Mod-Alt-3"),
  heading4: textBlock("heading", 4, "text-h-four", "Mod-Alt-4"),
  heading5: textBlock("heading", 5, "text-h-five", "Mod-Alt-5"),
  heading6: textBlock("heading", 6, "text-h-six", "Mod-Alt-6"),
  bold: mark("bold", "text-b", ["Mod-b"]),
  italic: mark("italic", "text-italic", ["Mod-i"]),
  underline: mark("underline", "text-underline", ["Mod-u"]),
  strike: mark("strike", "text-strikethrough", ["Mod-Shift-x"]),
  highlight: mark("highlight", "highlighter", ["Mod-Shift-h"]),
  sup: mark("sup", "text-superscript", ["Mod-Shift-="]),
  sub: mark("sub", "text-subscript", ["Mod-="]),
  code: mark("code", "code-simple", ["Mod-Shift-e"]),
  todo: mark("todo", "check-square"),
  colour: { icon: "palette", run: (_editor, { panels }) => opened(panels, "colour"), isActive: (state) => hasMark(state, "color") },
  link: {
    icon: "link-simple",
    keys: ["Mod-k"],
    run: (_editor, { panels }) => opened(panels, "link"),
    isActive: (state) => hasMark(state, "link"),
  },
  alignLeft: align("left", "text-align-left", "Mod-l"),
  alignCenter: align("center", "text-align-center", "Mod-e"),
  alignRight: align("right", "text-align-right", "Mod-r"),
  alignJustify: align("justify", "text-align-justify", "Mod-j"),
  noIndent: {
    icon: "text-indent",
    run: (editor) => runIndent(editor),
    isActive: ({ selection: { $from } }) => $from.parent.attrs["noIndent"] === 1,
    isPossible: ({ selection: { $from } }) => $from.parent.type.name === "paragraph",
  },
  bulletList: list("bulletList", "list-bullets", "Mod-Shift-8"),
  orderedList: list("orderedList", "list-numbers", "Mod-Shift-7"),
  blockquote: {
    icon: "quotes",
    keys: ["Mod-Shift-b"],
    run: (editor) => editor.chain().focus(null, { scrollIntoView: false }).toggleWrap("blockquote").run(),
    isActive: (state) => isInside(state, "blockquote"),
    isPossible: (state) => !isInTable(state),
  },
  codeBlock: {
    icon: "code-block",
    keys: ["Mod-Alt-c"],
    run: (editor) => editor.chain().focus(null, { scrollIntoView: false }).toggleNode("codeBlock", "paragraph").run(),
    isActive: (state) => isInside(state, "codeBlock"),
  },
  table: { icon: "table", run: (_editor, { panels }) => opened(panels, "tableSize"), isPossible: (state) => !isInTable(state) },
  figure: insert("figure", "image"),
  mathInline: insert("mathInline", "function", ["Mod-Alt-="]),
  mathBlock: insert("mathBlock", "math-operations", ["Mod-Alt-Shift-="]),
  footnote: insert("footnote", "asterisk", ["Mod-Alt-f"]),
  crossRef: { icon: "arrow-square-out", run: (_editor, { panels }) => opened(panels, "crossRef") },
  citation: {
    icon: "book-open",
    run: (_editor, { panels }, button) => {
      panels.open({ kind: "cite", ...(button === undefined ? {} : { button }) });
      return true;
    },
    isThere: ({ citations }) => citations !== undefined,
  },
  pageBreak: insert("pageBreak", "arrows-out-line-vertical", ["Mod-Enter"]),
  horizontalRule: insert("horizontalRule", "minus"),
  find: { icon: "magnifying-glass", keys: ["Mod-f"], run: (_editor, { panels }) => opened(panels, "find") },
  replace: { icon: "swap", keys: ["Mod-h"], run: (_editor, { panels }) => opened(panels, "replace") },
  blockUp: move(-1, false, "arrow-up", "Alt-ArrowUp"),
  blockDown: move(1, false, "arrow-down", "Alt-ArrowDown"),
  sectionUp: move(-1, true, "arrow-up", "Alt-Shift-ArrowUp"),
  sectionDown: move(1, true, "arrow-down", "Alt-Shift-ArrowDown"),
  columnNarrower: resize(-1, "arrows-in-line-vertical", "Mod-Alt-,"),
  columnWider: resize(1, "arrows-out-line-vertical", "Mod-Alt-."),
  toolbar: { icon: "keyboard", keys: ["Alt-F10"], run: focusToolbar },
  help: { icon: "question", keys: ["Mod-/"], run: (_editor, { panels }) => opened(panels, "help") },
} as const satisfies Record<string, Action>;

export type ActionName = keyof typeof ACTIONS;
export const actionOf = (name: ActionName): Action => ACTIONS[name];

function opened(panels: Blocks["panels"], kind: "link" | "tableSize" | "crossRef" | "help" | "colour" | "find" | "replace"): boolean {
  if (kind === "find" || kind === "replace") panels.open({ kind: "find", replace: kind === "replace" });
  else panels.open({ kind });
  return true;
}

function markType({ schema }: EditorState, name: string) {
  const type = schema.marks[name];
  if (!type) throw new Error(`the document has no mark ${name}`);
  return type;
}

function hasMark(state: EditorState, name: string): boolean {
  const { from, to, $from, empty } = state.selection;
  const type = markType(state, name);
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}

function isInside({ selection: { $from } }: EditorState, name: string): boolean {
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type.name === name) return true;
  return false;
}
