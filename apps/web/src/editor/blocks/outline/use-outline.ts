import type { Editor } from "@tiptap/core";
import { useEffect, useState } from "react";
import { type OutlineRow, outlineRows } from "../structure/outline-rows.ts";
import { sameFields, useEditorValue } from "../use-editor-value.ts";

/** Counts may lag behind the keys by this much at most. */
const IDLE_AT_MOST_MS = 500;

/** The outline of the document, worked out in idle time after a change. Rows that did not change stay the same objects. */
export function useOutline(editor: Editor): readonly OutlineRow[] {
  const [rows, setRows] = useState<readonly OutlineRow[]>(() => outlineRows(editor.state.doc));
  useEffect(() => {
    let handle: number | null = null;
    const read = () => {
      handle = null;
      setRows((before) => keepSame(before, outlineRows(editor.state.doc)));
    };
    const onTransaction = ({ transaction }: { transaction: { docChanged: boolean } }) => {
      if (transaction.docChanged) handle ??= whenIdle(read);
    };
    read();
    editor.on("transaction", onTransaction);
    return () => {
      editor.off("transaction", onTransaction);
      if (handle !== null) cancelIdle(handle);
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

const canIdle = typeof requestIdleCallback === "function";
const whenIdle = (run: () => void): number =>
  canIdle ? requestIdleCallback(run, { timeout: IDLE_AT_MOST_MS }) : window.setTimeout(run, IDLE_AT_MOST_MS);
const cancelIdle = (handle: number): void => (canIdle ? cancelIdleCallback(handle) : window.clearTimeout(handle));
