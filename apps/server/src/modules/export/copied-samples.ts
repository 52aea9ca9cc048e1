import { findTemplate } from "@tangleaf/catalogue/essay-templates";
import { copiedPassages } from "@tangleaf/document/checks";
import { blockText, type DocumentContent } from "@tangleaf/document/model";

/** More are not read out one by one. */
const COPIED_MAX = 20;
const LANGUAGES = ["zh", "en"] as const;

/**
 * Finds the sentences of a document that are copied from the samples of its template. Headings are part of the template and do not count.
 * Linear in the text: the samples are a few sentences.
 */
export function copiedSamples({ blocks, madeFrom }: Pick<DocumentContent, "blocks" | "madeFrom">): { copied?: string[] } {
  const template = madeFrom === undefined ? null : findTemplate(madeFrom.pubId);
  if (template === null) return {};
  const prose = template.opening.filter(({ type }) => type === "paragraph").map(({ text }) => text);
  const samples = [...prose, template.hardSample.text].flatMap((text) => LANGUAGES.map((language) => text[language]));
  const written = blocks.filter(({ type }) => type !== "heading").map(blockText);
  const copied = copiedPassages(written, samples).slice(0, COPIED_MAX);
  return copied.length === 0 ? {} : { copied };
}
