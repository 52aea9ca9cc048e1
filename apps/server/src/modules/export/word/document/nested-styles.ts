import type { TextAlignment } from "@tangleaf/document/model";
import { AlignmentType, type IParagraphStyleOptions } from "docx";
import { type Container, FITTED_NOTES, NO_INDENT_NOTE, splitNotes, styleNameOf } from "../../../word-format/index.ts";
import type { DocumentProfile } from "../../profiles/document-profile.ts";
import { itemIndent } from "../numberings.ts";
import { firstLine, twips } from "../units.ts";
import { LIST_LEVELS_OF_DOCUMENTS } from "./list-numberings.ts";

const QUOTE_INDENT_CHARACTERS = 2;

export const ALIGNMENTS = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.JUSTIFIED,
} as const satisfies Record<TextAlignment, unknown>;
export const isAlignment = (value: unknown): value is TextAlignment => typeof value === "string" && Object.hasOwn(ALIGNMENTS, value);

const FITTED = ["right", "center"] as const;

/** Styles other styles are made of: id and the name Word shows. */
export const BASES = {
  body: { id: "Normal", name: "Body" },
  quote: { id: "Quote", name: "Quote" },
  list: { id: "ListParagraph", name: "List Paragraph" },
  code: { id: "Code", name: "Code" },
  formula: { id: "Formula", name: "Formula" },
  figure: { id: "Figure", name: "Figure" },
  caption: { id: "Caption", name: "caption" },
  source: { id: "SourceNote", name: "Source Note" },
  separator: { id: "Separator", name: "Separator" },
  tableText: { id: "TableText", name: "Table Text" },
  tableHeading: { id: "TableHeading", name: "Table Heading" },
  abstract: { id: "Abstract", name: "Abstract" },
  keywords: { id: "Keywords", name: "Keywords" },
  sourceParagraph: { id: "Source", name: "Source" },
} as const;
export type Base = keyof typeof BASES;

/** Styles for blocks inside lists and quotes: they say in their names where the block stands, so that a reader can tell. */
export type NestedStyles = {
  /** Id of the style. `note` is kept in its name. */
  idOf(base: Base, path: readonly Container[], note?: string | null): string;
  /** Styles asked for so far that the profile does not have. */
  styles(): IParagraphStyleOptions[];
};

export function createNestedStyles(profile: DocumentProfile): NestedStyles {
  const made = new Map<string, IParagraphStyleOptions>();
  return {
    idOf(base, path, note = null) {
      const { id, name } = BASES[base];
      if (path.length === 0 && note === null) return id;
      const full = styleNameOf(name, path, note);
      const known = made.get(full);
      if (known !== undefined) return known.id;
      const notes = splitNotes(note);
      const align = notes.find(isAlignment) ?? FITTED.find((one) => notes.includes(FITTED_NOTES[one]));
      const style = {
        id: `${id}${made.size + 1}`,
        name: full,
        basedOn: id,
        paragraph: {
          ...(path.length === 0
            ? notes.includes(NO_INDENT_NOTE) && base !== "list"
              ? { indent: firstLine(profile, 0) }
              : {}
            : { indent: { left: indentOf(profile, path) + (base === "quote" ? quoteIndent(profile) : 0), ...firstLine(profile, 0) } }),
          // In the styles of cells the note is how they are aligned.
          ...(base.startsWith("table") && align !== undefined ? { alignment: ALIGNMENTS[align] } : {}),
        },
      };
      made.set(full, style);
      return style.id;
    },
    styles: () => [...made.values()],
  };
}

const quoteIndent = (profile: DocumentProfile): number => twips(QUOTE_INDENT_CHARACTERS * profile.bodyPoints);

/** How far from the margin what stands inside `path` begins, in twips. */
export function indentOf(profile: DocumentProfile, path: readonly Container[]): number {
  let indent = 0;
  let listLevel = -1;
  for (const container of path) {
    listLevel = container === "list" ? Math.min(listLevel + 1, LIST_LEVELS_OF_DOCUMENTS - 1) : -1;
    const step = listLevel > 0 ? itemIndent(profile, listLevel, true).left - itemIndent(profile, listLevel - 1, true).left : null;
    indent += container === "quote" ? quoteIndent(profile) : (step ?? itemIndent(profile, 0, true).left);
  }
  return indent;
}
