import type { Editor } from "@tiptap/core";
import type { Command } from "@tiptap/pm/state";
import { useCallback, useState } from "react";
import { outlineMessages as m } from "#messages/outline.ts";
import { brokenLock } from "../../document/groups/locked-sections.ts";
import { SAID_ELSEWHERE, unlock } from "../lock/lock-plugin.ts";

/** Changes the structure from the outline, and says what became of a change; one that a locked section holds can be released. */
export function useOutlineChanges(editor: Editor, asOneStep: (change: () => void) => void, focusRow: (id: string) => void) {
  const [said, setSaid] = useState("");
  const [held, setHeld] = useState<string | null>(null);

  const run = useCallback(
    (command: Command, id: string): boolean => {
      const { doc } = editor.state;
      let broken: string | null = null;
      let done = false;
      asOneStep(() => {
        done = command(
          editor.state,
          (tr) => {
            broken = brokenLock(doc, tr.doc)?.id ?? null;
            editor.view.dispatch(tr.setMeta(SAID_ELSEWHERE, true));
          },
          editor.view,
        );
      });
      setHeld(broken);
      setSaid(broken === null ? (done ? "" : m.cannot) : m.held);
      focusRow(id);
      return done && broken === null;
    },
    [editor, asOneStep, focusRow],
  );

  const release = () => {
    if (held === null) return;
    const tr = unlock(editor, held);
    if (tr) asOneStep(() => editor.view.dispatch(tr));
    setHeld(null);
    setSaid("");
    focusRow(held);
  };

  return {
    run,
    /** What a screen reader hears of the last change. */
    said,
    setSaid,
    /** The locked section the last change would have touched. */
    held,
    release,
  };
}
