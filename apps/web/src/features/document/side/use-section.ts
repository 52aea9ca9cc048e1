import { chosenSources } from "@tangleaf/document/plain";
import type { Editor } from "@tiptap/core";
import { useMemo } from "react";
import { useCurrentHeading, useOutline } from "#editor/blocks/outline/use-outline.ts";
import type { OutlineRow } from "#editor/blocks/structure/outline-rows.ts";
import { useEditorValue } from "#editor/blocks/use-editor-value.ts";

export type SectionAttributes = {
  level: number;
  points: string;
  /** Ids of the sources it is written from; null = all. */
  sourceIds: readonly string[] | null;
  target: number | null;
  locked: boolean;
  numbered: boolean;
};

export type CurrentSection = {
  row: OutlineRow;
  attributes: SectionAttributes;
  /** Changes attributes of its heading; null takes one away. */
  set: (changed: Readonly<Record<string, string | number | null>>) => void;
};

/** The section the caret is in: its heading and what is set there. null before the first heading. `some`: the text has sections. */
export function useCurrentSection(
  editor: Editor,
  asOneStep: (change: () => void) => void,
): { section: CurrentSection | null; some: boolean } {
  const rows = useOutline(editor);
  const id = useCurrentHeading(editor, rows);
  const row = rows.find((one) => one.id === id) ?? null;
  const stored = useEditorValue(editor, ({ state }) => JSON.stringify(row === null ? null : (state.doc.nodeAt(row.pos)?.attrs ?? null)));
  const section = useMemo((): CurrentSection | null => {
    const attributes: Record<string, unknown> | null = JSON.parse(stored);
    if (row === null || attributes === null || attributes["id"] !== row.id) return null;
    return {
      row,
      attributes: readAttributes(attributes),
      set: (changed) => setSectionAttributes(editor, { id: row.id, changed, asOneStep }),
    };
  }, [editor, row, stored, asOneStep]);
  return { section, some: rows.length > 0 };
}

function readAttributes(attributes: Readonly<Record<string, unknown>>): SectionAttributes {
  return {
    level: Number(attributes["level"]),
    points: String(attributes["points"] ?? ""),
    sourceIds: chosenSources(attributes["sourceIds"]),
    target: attributes["target"] === null ? null : Number(attributes["target"]),
    locked: attributes["locked"] === 1,
    numbered: attributes["unnumbered"] !== 1,
  };
}

/** What is set for the section with this id; null where it is gone. */
export function useSectionAttributes(editor: Editor, id: string): SectionAttributes | null {
  const stored = useEditorValue(editor, ({ state }) => {
    const at = headingAt(editor, id);
    return JSON.stringify(at === null ? null : (state.doc.nodeAt(at)?.attrs ?? null));
  });
  return useMemo(() => {
    const attributes: Record<string, unknown> | null = JSON.parse(stored);
    return attributes === null ? null : readAttributes(attributes);
  }, [stored]);
}

type Setting = {
  readonly id: string;
  /** null takes an attribute away. */
  readonly changed: Readonly<Record<string, string | number | null>>;
  readonly asOneStep: (change: () => void) => void;
};

/** Changes attributes of a heading; nothing where it is gone. */
export function setSectionAttributes(editor: Editor, { id, changed, asOneStep }: Setting): void {
  asOneStep(() => {
    const { state, view } = editor;
    const at = headingAt(editor, id);
    if (at === null) return;
    const { tr } = state;
    for (const [name, value] of Object.entries(changed)) tr.setNodeAttribute(at, name, value);
    view.dispatch(tr);
  });
}

/** Where a heading stands now: the outline is worked out in idle time, and may be behind. */
export function headingAt({ state }: Editor, id: string): number | null {
  let found: number | null = null;
  state.doc.descendants((node, pos) => {
    if (node.type.name === "heading" && node.attrs["id"] === id) found = pos;
    return found === null && !node.isTextblock;
  });
  return found;
}
