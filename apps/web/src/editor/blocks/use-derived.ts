import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { useEffect, useState } from "react";

/**
 * What is derived of the whole document, worked out in idle time after changes, not at every key. `derive` and `keep` belong to the
 * module, not to a drawing. `keep` gives the value before where the new one says the same, so that nothing is drawn again.
 */
export function useDerived<T>(editor: Editor, derive: (doc: Node) => T, keep: (before: T, after: T) => T): T {
  return useDerivedOr(editor, () => derive(editor.state.doc), derive, keep);
}

/** The same of a document that may not be open yet; `begin` until it is. */
export function useDerivedOr<T>(editor: Editor | null, begin: () => T, derive: (doc: Node) => T, keep: (before: T, after: T) => T): T {
  const [value, setValue] = useState<T>(begin);
  useEffect(() => {
    if (editor === null) return;
    let cancel: (() => void) | null = null;
    const read = () => {
      cancel = null;
      setValue((before) => keep(before, derive(editor.state.doc)));
    };
    const onTransaction = ({ transaction }: { transaction: { docChanged: boolean } }) => {
      if (transaction.docChanged) cancel ??= whenAtRest(read);
    };
    read();
    editor.on("transaction", onTransaction);
    return () => {
      editor.off("transaction", onTransaction);
      cancel?.();
    };
  }, [editor, derive, keep]);
  return value;
}

/** What is worked out of a text is behind it by this much at most, in two halves: a wait for more to come, and one for idle time. */
const BEHIND_AT_MOST_MS = 500;

/**
 * Runs in idle time, a few times a second at most however often the text changes: for what is shown beside it, like counts.
 * Returns what cancels it.
 */
export function whenAtRest(run: () => void): () => void {
  const half = BEHIND_AT_MOST_MS / 2;
  let idle: number | null = null;
  const timer = window.setTimeout(() => {
    if (typeof requestIdleCallback === "function") idle = requestIdleCallback(run, { timeout: half });
    else run();
  }, half);
  return () => {
    window.clearTimeout(timer);
    if (idle !== null) cancelIdleCallback(idle);
  };
}
