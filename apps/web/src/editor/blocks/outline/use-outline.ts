import type { Editor } from "@tiptap/core";
import { type OutlineRow, outlineRows } from "../structure/outline-rows.ts";
import { useDerived } from "../use-derived.ts";
import { sameFields, useEditorValue } from "../use-editor-value.ts";

/** The outline of the document. Rows that did not change stay the same objects. */
export function useOutline(editor: Editor): readonly OutlineRow[] {
  return useDerived(editor, outlineRows, keepSame);
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
