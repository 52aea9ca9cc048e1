import type { Paragraph } from "@tangleaf/contract";
import { firstSentences } from "@tangleaf/document";
import { readClaims } from "@tangleaf/document/checks";
import { leavesOf } from "@tangleaf/document/convert";
import { type Said, withWords } from "./paragraphs.ts";
import { lastSentence, sentenceAround } from "./sentences.ts";

/** Sentences with figures that a chapter is known by, beside those it ends its sections with. */
const FIGURES = 4;
/** Beginning of a section, by which a chapter that answers it knows it. UTF-16 units. */
const EXCERPT_UNITS = 120;

export type Titled = { readonly title: string; readonly text: string };

/**
 * What each chapter with words has found: the last sentence of each of its sections and its figures, as they stand there. Linear in the
 * text, which DOCUMENT_MAX_UNITS bounds.
 */
export function chapterResults(chapters: readonly Paragraph[], language: "zh" | "en"): Titled[] {
  const between = language === "zh" ? "" : " ";
  return chapters.flatMap((chapter): Titled[] => {
    const sections = withWords(leavesOf([chapter]));
    const ends = sections.map(({ text }) => lastSentence(text)).filter((sentence) => sentence !== "");
    const known = new Set(ends.map((sentence) => sentence.replace(/[。.]$/, "")));
    const figures = sections.flatMap((section) => {
      const end = lastSentence(section.text);
      return figuresOf(section, language).filter((one) => !known.has(one) && !end.includes(one));
    });
    const said = [...ends, ...[...new Set(figures)].slice(0, FIGURES).map((sentence) => ended(sentence, language))];
    return said.length === 0 ? [] : [{ title: chapter.title, text: said.join(between) }];
  });
}

/** Headings and beginnings of the sections of a chapter that have words. */
export function sectionHeads(chapter: Paragraph): Titled[] {
  return withWords(leavesOf([chapter])).map(({ title, text }) => ({ title, text: firstSentences(text, EXCERPT_UNITS) }));
}

function figuresOf({ id, text }: Said, language: "zh" | "en"): string[] {
  return readClaims(text, id, language).map(({ from, to }) => sentenceAround(text, from, to));
}

function ended(sentence: string, language: "zh" | "en"): string {
  return language === "zh" ? `${sentence}。` : `${sentence}.`;
}
