import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { countBlock, outlineRows } from "#editor/blocks/structure/outline-rows.ts";
import { placedBlocks } from "#editor/blocks/structure/placed-blocks.ts";
import { useDerivedOr } from "#editor/blocks/use-derived.ts";
import { sameFields } from "#editor/blocks/use-editor-value.ts";
import type { SectionRow } from "./section-states.ts";

/** The sections of the document, in the order of the text. */
export function sectionRows(doc: Node): readonly SectionRow[] {
  const blocks = placedBlocks(doc);
  const rows = outlineRows(doc);
  return rows.map((row, at) => {
    const next = rows[at + 1]?.from ?? blocks.length;
    const counts = blocks.slice(row.from + 1, next).map(({ node }) => countBlock(node));
    const own = counts.reduce((sum, { characters }) => sum + characters, 0);
    const ownLength = counts.reduce((sum, { length }) => sum + length, 0);
    const holds = blocks[row.from]?.node.attrs["generationId"] ?? null;
    return { ...row, own, ownLength, holds: holds === null ? null : String(holds) };
  });
}

const NONE: readonly SectionRow[] = [];
const none = (): readonly SectionRow[] => NONE;

/** The same, a few times a second at most; none until the editor is open. Rows that did not change stay the same objects. */
export function useSectionRows(editor: Editor | null): readonly SectionRow[] {
  return useDerivedOr(editor, none, sectionRows, keepSame);
}

function keepSame(before: readonly SectionRow[], after: readonly SectionRow[]): readonly SectionRow[] {
  const known = new Map(before.map((row) => [row.id, row]));
  const kept = after.map((row) => {
    const same = known.get(row.id);
    return same && sameFields(same, row) ? same : row;
  });
  return kept.length === before.length && kept.every((row, at) => row === before[at]) ? before : kept;
}
