import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Passage, TextEditor } from "#editor/core/open-editor.ts";
import { type Places, placesOf } from "./places-of.ts";

type Selected = {
  passage: Passage;
  places: Places;
  /** Its menu was asked for by the keyboard and takes the focus. */
  byKeys: boolean;
};

/** The passage that is selected in the editor, and where what belongs to it stands; null = none, or it was put away. */
export function useSelectedPassage(sheet: RefObject<HTMLElement | null>) {
  const [selected, setSelected] = useState<Selected | null>(null);
  const frame = useRef(0);
  const show = useCallback(
    (editor: TextEditor, byKeys: boolean) => {
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => {
        const passage = editor.selected();
        setSelected(passage && sheet.current ? { passage, places: placesOf(passage.box, sheet.current), byKeys } : null);
      });
    },
    [sheet],
  );
  const onSelection = useCallback((editor: TextEditor) => show(editor, false), [show]);
  const showByKeys = useCallback((editor: TextEditor) => show(editor, true), [show]);
  const clear = useCallback(() => {
    // What was about to be shown is put away with it.
    cancelAnimationFrame(frame.current);
    setSelected(null);
  }, []);
  return { selected, onSelection, showByKeys, clear };
}

/** Alt F10 leads into the menu of the selected passage, as into every toolbar of an editor, also after Esc has put it away. */
export function useMenuKeys(editor: TextEditor | null, open: (editor: TextEditor) => void): void {
  useEffect(() => {
    if (editor === null) return;
    const { dom } = editor;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "F10" || !event.altKey || editor.selected() === null) return;
      event.preventDefault();
      open(editor);
    };
    dom.addEventListener("keydown", onKeyDown);
    return () => dom.removeEventListener("keydown", onKeyDown);
  }, [editor, open]);
}
