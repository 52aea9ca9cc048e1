import type { NumberingStyle } from "@tangleaf/document";
import type { DocumentContent } from "@tangleaf/document/model";
import { Document, type ICharacterStyleOptions, type IParagraphStyleOptions, type ISectionOptions, Paragraph, TextRun } from "docx";
import { DETAILS_PATH, writeDetails } from "../../../word-format/index.ts";
import { printable } from "../../printable.ts";
import type { DocumentProfile } from "../../profiles/document-profile.ts";
import { HEADING_NUMBERS } from "../numberings.ts";
import { packFile } from "../pack-file.ts";
import { LABEL_PROPERTY } from "../render-word.ts";
import { stylesOf } from "../styles-of.ts";
import type { WordNumbers } from "./count-for-word.ts";
import { detailsOf } from "./document-details.ts";
import { documentStyles } from "./document-styles.ts";
import type { DocumentWriter } from "./document-to-word.ts";
import { DOCUMENT_EDITS } from "./finish-package.ts";
import type { Formulas } from "./formula-to-word.ts";
import { headingNumbering, listNumbering } from "./list-numberings.ts";
import type { NestedStyles } from "./nested-styles.ts";

type Contents = {
  readonly title: string;
  readonly content: DocumentContent;
  readonly language: "zh" | "en";
  readonly profile: DocumentProfile;
  readonly numbering: NumberingStyle | "none";
  readonly numbers: Pick<WordNumbers, "marks">;
  readonly formulas: Pick<Formulas, "readBack">;
  readonly styles: NestedStyles;
  /** Styles of this kind of file alone. */
  readonly ownStyles?: readonly IParagraphStyleOptions[];
  readonly ownCharacterStyles?: readonly ICharacterStyleOptions[];
  readonly lists: DocumentWriter["lists"];
  readonly sections: readonly ISectionOptions[];
  /** Left pages have headers and footers of their own. */
  readonly hasOddAndEven: boolean;
  readonly labelJson: string | null;
  readonly visibleLabel: string | null;
  readonly product: string;
};

/** Styles, numberings, footnotes, label and sections as one file. */
export function packDocument(contents: Contents): Promise<Uint8Array> {
  const { content, language, product, profile, numbering, numbers, visibleLabel } = contents;
  const base = stylesOf(profile);
  const own = documentStyles(profile);
  const styles = {
    ...base,
    paragraphStyles: [
      ...(base.paragraphStyles ?? []).map((style) => ({
        ...style,
        paragraph: { ...style.paragraph, ...headingNumberOf(style.id, numbering !== "none") },
      })),
      ...own.paragraphStyles,
      ...contents.styles.styles(),
      ...(contents.ownStyles ?? []),
    ],
    characterStyles: [...(base.characterStyles ?? []), ...own.characterStyles, ...(contents.ownCharacterStyles ?? [])],
  };
  const document = new Document({
    title: printable(contents.title),
    creator: product,
    lastModifiedBy: product,
    ...(visibleLabel === null ? {} : { description: visibleLabel }),
    ...(contents.labelJson === null ? {} : { customProperties: [{ name: LABEL_PROPERTY, value: printable(contents.labelJson) }] }),
    styles,
    numbering: {
      config: [
        ...(numbering === "none" ? [] : [headingNumbering(numbering, language)]),
        ...[...contents.lists.values()].map(({ ordered, start }) => listNumbering(profile, ordered, start)),
      ],
    },
    footnotes: Object.fromEntries(
      [...numbers.marks].map(([node, number]) => [number, { children: footnote(content.footnotes[String(node.attrs?.["id"])] ?? "") }]),
    ),
    // A line that ends in a break of its own is not spread over the whole width.
    compatibility: { doNotExpandShiftReturn: true },
    evenAndOddHeaderAndFooters: contents.hasOddAndEven,
    sections: contents.sections,
  });
  const details = writeDetails(detailsOf(content, numbering !== "none", contents.formulas));
  return packFile(document, DOCUMENT_EDITS, new Map([[DETAILS_PATH, details]]));
}

/** The styles of headings carry the numbers of their levels. */
function headingNumberOf(styleId: string, areNumbered: boolean) {
  const level = /^Heading(\d)$/.exec(styleId)?.[1];
  return areNumbered && level !== undefined ? { numbering: { reference: HEADING_NUMBERS, level: Number(level) - 1 } } : {};
}

function footnote(text: string): Paragraph[] {
  return printable(text)
    .split("\n")
    .map((line) => new Paragraph({ style: "FootnoteText", children: [new TextRun(line)] }));
}
