import { leavesOf, type Paragraph } from "@tangleaf/document/convert";
import { AppError } from "../../platform/errors.ts";

/** How the document writes a citation as text. */
const CITATION = /\[@[^\]\n]*\]/g;

/** A section with words. */
export type Said = { readonly id: string; readonly title: string; readonly text: string };

/** The paragraphs named with those below them that have none. Throws paragraph.unknown, for the field they were named in. */
export function leavesBelow(paragraphs: readonly Paragraph[], ids: readonly string[], field: string): Paragraph[] {
  const all = new Map(flatten(paragraphs).map((paragraph) => [paragraph.id, paragraph]));
  return ids.flatMap((id) => {
    const paragraph = all.get(id);
    if (paragraph === undefined) throw new AppError("paragraph.unknown", { field });
    return leavesOf([paragraph]);
  });
}

/** Those that have words, without what stands for citations. */
export function withWords(paragraphs: readonly Said[]): Said[] {
  return paragraphs
    .map(({ id, title, text }) => ({ id, title, text: text.replace(CITATION, "") }))
    .filter(({ text }) => text.trim() !== "");
}

function flatten(paragraphs: readonly Paragraph[]): Paragraph[] {
  return paragraphs.flatMap((paragraph) => [paragraph, ...flatten(paragraph.subPara)]);
}
