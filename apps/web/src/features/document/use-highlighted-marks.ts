import type { Editor } from "@tiptap/core";
import { useEffect } from "react";
import { whenAtRest } from "#editor/blocks/use-derived.ts";
import { highlightMarks } from "#editor/core/marks.ts";

/** Colours the marks of what is missing in the text, in idle time. */
export function useHighlightedMarks(editor: Editor | null): void {
  useEffect(() => {
    if (editor === null) return;
    let cancel: (() => void) | null = null;
    const paint = () => {
      cancel = null;
      if (!editor.isDestroyed) highlightMarks([editor.view.dom]);
    };
    // What is neither a change nor a move of the caret may draw words anew, such as what the checks underline: they lose their colour.
    const onTransaction = ({
      transaction: { docChanged, selectionSet },
    }: {
      transaction: { docChanged: boolean; selectionSet: boolean };
    }) => {
      if (docChanged || !selectionSet) cancel ??= whenAtRest(paint);
    };
    cancel = whenAtRest(paint);
    editor.on("transaction", onTransaction);
    return () => {
      editor.off("transaction", onTransaction);
      cancel?.();
      highlightMarks([]);
    };
  }, [editor]);
}
