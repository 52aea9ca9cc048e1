import { type RefObject, useCallback, useState } from "react";
import type { Passage, TextEditor } from "#editor/core/open-editor.ts";
import { type Places, placesOf } from "./places-of.ts";

/** The passage that is selected in the editor, and where what belongs to it stands; null = none, or it was put away. */
export function useSelectedPassage(sheet: RefObject<HTMLElement | null>) {
  const [selected, setSelected] = useState<{ passage: Passage; places: Places } | null>(null);
  const onSelection = useCallback(
    (editor: TextEditor) => {
      requestAnimationFrame(() => {
        const passage = editor.selected();
        setSelected(passage && sheet.current ? { passage, places: placesOf(passage.box, sheet.current) } : null);
      });
    },
    [sheet],
  );
  const clear = useCallback(() => setSelected(null), []);
  return { selected, onSelection, clear };
}
