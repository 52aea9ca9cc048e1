import type { TextLayout } from "@tangleaf/contract";
import { Editor } from "@tiptap/core";
import { DOMParser } from "@tiptap/pm/model";
import { Selection } from "@tiptap/pm/state";
import { withoutBreaks } from "../letter/lay-out-lines.ts";
import { LetterLines } from "../letter/letter-lines.ts";
import { extensions } from "./extensions.ts";
import { markedRange, markRange } from "./marked-range.ts";
import { textblockText } from "./textblock-text.ts";
import { toMarkdown } from "./to-markdown.ts";

type OpenEditor = {
  element: HTMLElement;
  /** Our own sanitised rendering of the Markdown; never foreign HTML. */
  html: string;
  label: string;
  /** How lines of a letter stand; left out: as they are. */
  layout?: TextLayout;
  onChange: () => void;
  onSelection: () => void;
  /** The focus left the text for `to`; null = for nothing on the page. */
  onBlur: (to: EventTarget | null) => void;
};

/** A passage the owner selected: its text, and where it stands on the screen. */
export type Passage = { text: string; box: DOMRect };

/** What the page may do with the editable paper; nothing outside this folder knows what the editor is made of. */
export type TextEditor = {
  readonly dom: HTMLElement;
  markdown(): string;
  /** The selected passage, or null where nothing (or next to nothing) is selected. */
  selected(): Passage | null;
  /** Marks the selection as the passage `replaceMarked` will replace. */
  mark(): void;
  unmark(): void;
  /** Replaces the marked passage, as one undo step. */
  replaceMarked(html: string): void;
  /** Replaces the whole text, as one undo step. */
  replaceAll(html: string): void;
  /** Appends without a history entry and without calling `onChange`. */
  append(html: string): void;
  /** Characters are being composed: the document must not move under them. */
  readonly composing: boolean;
  focusAt(point: { left: number; top: number } | null): void;
  /** Selects the nth place (from 0) of a piece of text within one paragraph; false where it is not there any more. */
  selectText(text: string, nth: number): boolean;
  destroy(): void;
};

/** Marks what the writer added, not the owner. */
const WRITTEN = "written";

/** Makes the paper editable. This file is the entry of the editor's chunk: import it only when somebody is about to edit. */
export function openEditor({ element, html, label, layout = "none", onChange, onSelection, onBlur }: OpenEditor): TextEditor {
  const editor = new Editor({
    element,
    content: withoutBreaks(html, layout),
    extensions: [...extensions, LetterLines.configure({ layout })],
    // The paper brings its own styles; an injected style element would also break the page's security policy.
    injectCSS: false,
    // Events of deletions are unused, and computing them takes seconds after a change of thousands of steps.
    enableCoreExtensions: { delete: false },
    editorProps: {
      attributes: { "aria-label": label, role: "textbox", "aria-multiline": "true", "aria-keyshortcuts": "Alt+F10", spellcheck: "false" },
    },
    onUpdate: ({ transaction }) => transaction.getMeta(WRITTEN) === true || onChange(),
    onSelectionUpdate: onSelection,
    onBlur: ({ event }) => onBlur(event.relatedTarget),
  });
  const { view } = editor;
  return {
    dom: view.dom,
    markdown: () => toMarkdown(editor.state.doc),
    selected() {
      const { from, to } = passageOf(editor.state.selection);
      const text = editor.state.doc.textBetween(from, to, "\n\n");
      if (text.trim() === "") return null;
      const start = view.coordsAtPos(from);
      const end = view.coordsAtPos(to, -1);
      const left = Math.min(start.left, end.left);
      return { text, box: new DOMRect(left, start.top, Math.max(start.right, end.right) - left, end.bottom - start.top) };
    },
    mark() {
      markRange(view, passageOf(editor.state.selection));
    },
    unmark: () => markRange(view, null),
    replaceMarked(replacement) {
      const range = markedRange(view);
      if (range) editor.chain().insertContentAt(range, replacement).run();
      markRange(view, null);
    },
    replaceAll: (replacement) => void editor.chain().setContent(withoutBreaks(replacement, layout), { emitUpdate: false }).run(),
    append(written) {
      const template = document.createElement("template");
      template.innerHTML = withoutBreaks(written, layout);
      const { content } = DOMParser.fromSchema(editor.schema).parse(template.content);
      const end = view.state.doc.content.size;
      view.dispatch(view.state.tr.insert(end, content).setMeta("addToHistory", false).setMeta(WRITTEN, true));
    },
    get composing() {
      return view.composing;
    },
    focusAt(point) {
      const position = point ? view.posAtCoords(point)?.pos : undefined;
      // At once: a key typed right afterwards belongs to the text.
      if (position === undefined) view.focus();
      else editor.commands.focus(position, { scrollIntoView: false });
    },
    selectText(text, nth) {
      let left = nth;
      let from = -1;
      editor.state.doc.descendants((node, position) => {
        if (from >= 0 || !node.isTextblock) return from < 0;
        const words = textblockText(node);
        for (let at = words.indexOf(text); at >= 0 && from < 0; at = words.indexOf(text, at + 1)) {
          if (left === 0) from = position + 1 + at;
          left -= 1;
        }
        return false;
      });
      if (from < 0) return false;
      return editor
        .chain()
        .setTextSelection({ from, to: from + text.length })
        .focus(null, { scrollIntoView: true })
        .run();
    },
    destroy: () => editor.destroy(),
  };
}

/** What is meant by a selection: a triple click ends in front of the next paragraph, which is no part of the passage. */
function passageOf({ from, to, $to, empty }: Selection): { from: number; to: number } {
  if (empty || $to.depth === 0 || $to.parentOffset > 0) return { from, to };
  return { from, to: Math.max(from, Selection.near($to.doc.resolve($to.before()), -1).to) };
}
