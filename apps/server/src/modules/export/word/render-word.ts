import { type Block, parseMarkdown } from "@tangleaf/document";
import { Document } from "docx";
import { printable } from "../printable.ts";
import { separateTitle } from "../separate-title.ts";
import { bodyToWord } from "./body-to-word.ts";
import { numberings } from "./numberings.ts";
import { packFile } from "./pack-file.ts";
import { sectionsOf } from "./sections-of.ts";
import { stylesOf } from "./styles-of.ts";
import type { WordFrame } from "./word-frame.ts";

/** Property of a file that holds the AI label. */
export const LABEL_PROPERTY = "AIGC";

export type WordTask = WordFrame & {
  /** Markdown. */
  readonly text: string;
};

/** Builds the .docx of a Markdown text. Entry of the worker thread: 300,000 characters take it for a second or two. */
export function renderWord({ text, ...frame }: WordTask): Promise<Uint8Array> {
  const gongwen = frame.profile.conventions === "gongwen";
  const sheet = separateTitle(parseMarkdown(text), { title: frame.title, official: gongwen });
  return blocksToFile(sheet.blocks, { ...frame, title: sheet.title });
}

/** Builds the .docx of blocks whose headings begin at level 1. */
export function blocksToFile(blocks: readonly Block[], frame: WordFrame): Promise<Uint8Array> {
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
    sections: sectionsOf({ ...body, body: null }, frame),
  });
  return packFile(document);
}
