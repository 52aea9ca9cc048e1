import { type PointerEvent, useEffect, useRef } from "react";
import { markAt, type TextMark } from "#editor/core/marks.ts";
import type { useDraftText } from "./use-draft-text.ts";

/** Marks of the text that ask for something: each is filled in at its field of the form, or selected in the editor. */
export function useDraftMarks(
  { article, host, following, editing }: ReturnType<typeof useDraftText>,
  onFillField: (label: string) => boolean,
) {
  const { editor, startEditing } = editing;
  const wanted = useRef<TextMark | null>(null);
  useEffect(() => {
    if (!editor || !wanted.current) return;
    editor.selectText(wanted.current.text, wanted.current.nth);
    wanted.current = null;
  }, [editor]);
  const fill = (mark: TextMark) => {
    if (onFillField(mark.hint)) return;
    if (editor) {
      editor.selectText(mark.text, mark.nth);
      return;
    }
    wanted.current = mark;
    void startEditing(null);
  };
  return {
    fill,
    /** A press on the drawn text: begins to edit there, or fills the mark. */
    startEditingAt(event: PointerEvent) {
      // A passage is being selected, to be read or copied.
      if (getSelection()?.isCollapsed === false) return;
      following.pause();
      const mark = article.current && markAt(article.current, { left: event.clientX, top: event.clientY });
      if (mark) {
        fill(mark);
        return;
      }
      void startEditing({ left: event.clientX, top: event.clientY });
    },
    /** A press on the text in the editor. */
    fillAt(event: PointerEvent) {
      if (!editor || !host.current || getSelection()?.isCollapsed === false) return;
      const mark = markAt(host.current, { left: event.clientX, top: event.clientY });
      if (mark) fill(mark);
    },
  };
}
