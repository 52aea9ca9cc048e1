import type { Editor } from "@tiptap/core";
import { useCallback, useRef, useSyncExternalStore } from "react";

/**
 * A value read from the editor at every change of its state; the component draws again only when the value differs by
 * `isSame`. `read` runs at every key: it looks at the selection, never at the whole document.
 */
export function useEditorValue<T>(editor: Editor, read: (editor: Editor) => T, isSame: (a: T, b: T) => boolean = Object.is): T {
  const last = useRef<{ state: unknown; read: unknown; value: T } | null>(null);
  const subscribe = useCallback(
    (changed: () => void) => {
      editor.on("transaction", changed);
      return () => void editor.off("transaction", changed);
    },
    [editor],
  );
  return useSyncExternalStore(subscribe, () => {
    const known = last.current;
    // What is read may depend on what the component knows now, not on the text alone.
    if (known?.state === editor.state && known.read === read) return known.value;
    const value = read(editor);
    last.current = { state: editor.state, read, value: known && isSame(known.value, value) ? known.value : value };
    return last.current.value;
  });
}

/** Whether two flat objects hold the same values. */
export function sameFields<T extends object>(a: T, b: T): boolean {
  const keys = Object.keys(a) as (keyof T)[];
  return keys.length === Object.keys(b).length && keys.every((key) => Object.is(a[key], b[key]));
}
