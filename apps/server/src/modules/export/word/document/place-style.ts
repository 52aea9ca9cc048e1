import type { IParagraphOptions } from "docx";
import { type Container, FITTED_NOTES, joinNotes, NO_INDENT_NOTE } from "../../../word-format/index.ts";
import type { DocumentProfile } from "../../profiles/document-profile.ts";
import { itemIndent } from "../numberings.ts";
import { LIST_LEVELS_OF_DOCUMENTS } from "./list-numberings.ts";
import { type Base, indentOf, isAlignment, type NestedStyles } from "./nested-styles.ts";

/** Where a block stands. `item`: the number of the list item it begins. */
export type Place = {
  readonly path: readonly Container[];
  readonly item?: { readonly reference: string; readonly instance: number };
  readonly cell?: {
    readonly isHeader: boolean;
    readonly align: unknown;
    /** Alignment of a cell without one of its own; null: the one of its style. */
    readonly fitted: keyof typeof FITTED_NOTES | null;
  };
};
const PARAGRAPH_STYLES: Readonly<Record<string, Base>> = { abstract: "abstract", keywords: "keywords", source: "sourceParagraph" };
/** The style of a paragraph at a place. `isNoted`: its style says that its first line is not indented. */
export function getPlaceStyle(styles: NestedStyles, { path, item, cell }: Place, kind: string, isNoted: boolean): string {
  const own = PARAGRAPH_STYLES[kind];
  const flush = isNoted ? [NO_INDENT_NOTE] : [];
  if (cell !== undefined && path.length === 0) {
    const fitted = cell.fitted === null ? [] : [FITTED_NOTES[cell.fitted]];
    const notes = [...(isAlignment(cell.align) ? [cell.align] : fitted), ...(own === undefined ? [] : [kind]), ...flush];
    return styles.idOf(cell.isHeader ? "tableHeading" : "tableText", [], joinNotes(notes));
  }
  const note = joinNotes(flush);
  if (own !== undefined) return styles.idOf(own, item === undefined ? path : outerPath(path), note);
  if (item !== undefined) return styles.idOf("list", outerPath(path), note);
  return path.at(-1) === "quote" ? styles.idOf("quote", path.slice(0, -1), note) : styles.idOf("body", path, note);
}

/** Numbering and indent of a paragraph that begins a list item. */
export function getItemOptions(profile: DocumentProfile, { path, item }: Place): IParagraphOptions {
  if (item === undefined) return {};
  const outer = outerPath(path);
  const level = Math.min(path.length - outer.length, LIST_LEVELS_OF_DOCUMENTS) - 1;
  const indent = itemIndent(profile, level, true);
  return {
    numbering: { reference: item.reference, instance: item.instance, level },
    ...(outer.length === 0 ? {} : { indent: { ...indent, left: indent.left + indentOf(profile, outer) } }),
  };
}

/** What a list stands in: the path without the lists at its end. */
function outerPath(path: readonly Container[]): readonly Container[] {
  return path.slice(0, path.lastIndexOf("quote") + 1);
}
