import { Editor } from "@tiptap/core";
import { extensions } from "./extensions.ts";
import { toMarkdown } from "./to-markdown.ts";

export type TextEditor = Editor;

type OpenEditor = {
  element: HTMLElement;
  /** Our own sanitised rendering of the Markdown; nothing else is ever handed in. */
  html: string;
  label: string;
  onChange: (editor: Editor) => void;
  onSelection: (editor: Editor) => void;
  onBlur: () => void;
};

/** Makes the paper editable. This file is the door of the editor's chunk: import it only when somebody is about to edit. */
export function openEditor({ element, html, label, onChange, onSelection, onBlur }: OpenEditor): Editor {
  return new Editor({
    element,
    content: html,
    extensions,
    // The paper brings its own styles; an injected style element would also break the page's security policy.
    injectCSS: false,
    editorProps: { attributes: { "aria-label": label, role: "textbox", "aria-multiline": "true", spellcheck: "false" } },
    onUpdate: ({ editor }) => onChange(editor),
    onSelectionUpdate: ({ editor }) => onSelection(editor),
    onBlur,
  });
}

/** Markdown of what stands on the paper. */
export function markdownOf(editor: Editor): string {
  return toMarkdown(editor.getJSON());
}
