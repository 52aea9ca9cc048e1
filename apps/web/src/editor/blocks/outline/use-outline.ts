import type { Editor } from "@tiptap/core";
import { useEffect, useState } from "react";
import { whenAtRest } from "#lib/when-at-rest.ts";
import { type OutlineRow, outlineRows } from "../structure/outline-rows.ts";
import { sameFields, useEditorValue } from "../use-editor-value.ts";

/** The outline of the document, worked out in idle time after changes, not at every key. Rows that did not change stay the same objects. */
export function useOutline(editor: Editor): readonly OutlineRow[] {
  const [rows, setRows] = useState<readonly OutlineRow[]>(() => outlineRows(editor.state.doc));
  useEffect(() => {
    let cancel: (() => void) | null = null;
    const read = () => {
      cancel = null;
      setRows((before) => keepSame(before, outlineRows(editor.state.doc)));
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
  }, [editor]);
  return rows;
}

/** Id of the heading the caret stands under; null above the first one. */
export function useCurrentHeading(editor: Editor, rows: readonly OutlineRow[]): string | null {
  return useEditorValue(editor, ({ state }) => rows.findLast(({ pos }) => pos <= state.selection.from)?.id ?? null);
}

function keepSame(before: readonly OutlineRow[], after: readonly OutlineRow[]): readonly OutlineRow[] {
  const known = new Map(before.map((row) => [row.id, row]));
  const kept = after.map((row) => {
    const same = known.get(row.id);
    return same && sameFields(same, row) ? same : row;
  });
  return kept.length === before.length && kept.every((row, at) => row === before[at]) ? before : kept;
}
