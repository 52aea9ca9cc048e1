import { type Block, parseMarkdown } from "@tangleaf/document";
import { Document, DocumentGridType, type FileChild, type ISectionOptions, NumberFormat, Packer, PageOrientation, SectionType } from "docx";
import { printable } from "../printable.ts";
import type { SectionProfile, WordProfile } from "../profiles/word-profile.ts";
import { separateTitle } from "../separate-title.ts";
import { type Body, bodyToWord } from "./body-to-word.ts";
import { footersOf, headersOf } from "./header-and-footer.ts";
import { numberings } from "./numberings.ts";
import { stylesOf } from "./styles-of.ts";
import { mmToTwips, twips } from "./units.ts";

const LABEL_PROPERTY = "AIGC";

/** What every Word file needs beside its blocks. Plain data: it crosses to another thread. */
export type WordFrame = {
  readonly title: string;
  readonly profile: WordProfile;
  /** The `AIGC` property. */
  readonly labelJson: string;
  /** null: the owner will label the file himself. */
  readonly visibleLabel: string | null;
  /** Named as the file's creator. */
  readonly product: string;
};

export type WordTask = WordFrame & {
  /** Markdown. */
  readonly text: string;
};

/** Builds the .docx of a Markdown text. Entry of the worker thread: 300,000 characters take it for a second. */
export function renderWord({ text, ...frame }: WordTask): Promise<Uint8Array> {
  const gongwen = frame.profile.conventions === "gongwen";
  const sheet = separateTitle(parseMarkdown(text), { title: frame.title, official: gongwen });
  return blocksToFile(sheet.blocks, { ...frame, title: sheet.title });
}

/** Builds the .docx of blocks whose headings begin at level 1. */
export async function blocksToFile(blocks: readonly Block[], frame: WordFrame): Promise<Uint8Array> {
  const { profile, product } = frame;
  const body = bodyToWord({ title: frame.title, blocks, profile });
  const document = new Document({
    title: printable(frame.title),
    creator: product,
    lastModifiedBy: product,
    ...(frame.visibleLabel === null ? {} : { description: frame.visibleLabel }),
    customProperties: [{ name: LABEL_PROPERTY, value: printable(frame.labelJson) }],
    styles: stylesOf(profile),
    numbering: numberings(profile, body.starts),
    evenAndOddHeaderAndFooters: profile.sections.some(({ pageNumber }) => pageNumber?.place === "outside"),
    sections: sectionsOf(body, frame),
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

/** The profile's sections that have anything in them. */
function sectionsOf({ children, firstHeading }: Body, frame: WordFrame): ISectionOptions[] {
  const begins = frame.profile.sections.map((section) => (section.begins === "document" ? 0 : firstHeading));
  const present = frame.profile.sections.filter((_, index) => begins[index] !== null);
  const starts = begins.filter((begin) => begin !== null);
  return present.map((section, index) => ({
    properties: { ...pageOf(frame.profile, section), ...(index === 0 ? {} : { type: SectionType.NEXT_PAGE }) },
    ...headersOf(section, frame),
    footers: footersOf(section, frame),
    children: children.slice(starts[index], starts[index + 1]) as FileChild[],
  }));
}

const NUMBER_FORMATS = { decimal: NumberFormat.DECIMAL, upperRoman: NumberFormat.UPPER_ROMAN, lowerRoman: NumberFormat.LOWER_ROMAN };

function pageOf({ page, grid }: WordProfile, { pageNumber }: SectionProfile) {
  const { top, right, bottom, left, header, footer } = page.marginMm;
  const { format, restarts = false } = pageNumber ?? {};
  const numbered = {
    ...(format === undefined ? {} : { formatType: NUMBER_FORMATS[format] }),
    ...(restarts ? { start: 1 } : {}),
  };
  return {
    page: {
      size: { width: mmToTwips(page.widthMm), height: mmToTwips(page.heightMm), orientation: PageOrientation.PORTRAIT },
      margin: {
        top: mmToTwips(top),
        right: mmToTwips(right),
        bottom: mmToTwips(bottom),
        left: mmToTwips(left),
        header: mmToTwips(header),
        footer: mmToTwips(footer),
      },
      ...(Object.keys(numbered).length === 0 ? {} : { pageNumbers: numbered }),
    },
    ...(grid === null ? {} : { grid: { type: DocumentGridType.LINES, linePitch: twips(grid.pitchPoints) } }),
  };
}
