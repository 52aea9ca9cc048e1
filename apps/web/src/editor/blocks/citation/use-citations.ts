import type { Editor } from "@tiptap/core";
import { useCallback, useSyncExternalStore } from "react";
import { type Citations, citationsOf } from "./citation-plugin.ts";

/** What the text cites, at every change of it; null while no editor is open. */
export function useCitations(editor: Editor | null): Citations | null {
  const subscribe = useCallback(
    (changed: () => void) => {
      editor?.on("transaction", changed);
      return () => void editor?.off("transaction", changed);
    },
    [editor],
  );
  return useSyncExternalStore(subscribe, () => (editor === null || editor.isDestroyed ? null : citationsOf(editor.state)));
}
