import type { Paragraph } from "@tangleaf/contract";
import { firstSentences } from "@tangleaf/document";
import { readClaims } from "@tangleaf/document/checks";
import { deriveParagraphs, leavesOf, pathTo } from "@tangleaf/document/convert";
import type { DocumentContent } from "@tangleaf/document/model";
import { nearestPassages, termsOf } from "./nearest-passages.ts";
import { type Said, withWords } from "./paragraphs.ts";
import { sentenceAround } from "./sentences.ts";

/** Beginning of a section, by which the next ones know what it says. */
const EXCERPT_UNITS = 120;
/** End of the section before, as it stands there. */
const TAIL_UNITS = 200;
/** So much of its chapter a section is held against. */
const SAID_UNITS = 6000;
const PASSAGES = 3;
const PASSAGE_UNITS = 160;
/** A shorter line says too little to be said again. */
const PASSAGE_LEAST_UNITS = 20;
const CLAIMS = 12;
const QUERY_UNITS = 400;

export type Surroundings = {
  /** The section with those above it, the highest first; empty where it is not there any more. */
  readonly path: readonly Paragraph[];
  /** What the section is about, in a line. */
  readonly query: string;
  /** Figures other sections give of the same things, as they stand there. */
  readonly ledger: string[];
  /** Passages of other sections that are nearest to it. */
  readonly similar: string[];
  /** The words before it in its chapter. */
  readonly said: string;
  /** Heading and beginning of what is written of its chapter before it. */
  readonly before: { readonly title: string; readonly text: string }[];
  /** The last words before it. */
  readonly tail: string;
};

/** What a section that is to be written has around it, read from the document as it stands. */
export function surroundingsOf(
  content: DocumentContent,
  section: { readonly id: string; readonly title: string },
  language: "zh" | "en",
): Surroundings {
  const chapters = deriveParagraphs(content);
  const path = pathTo(chapters, section.id);
  const chapter = path[0];
  const inChapter = chapter === undefined ? [] : leavesOf([chapter]);
  const before = withWords(
    inChapter.slice(
      0,
      inChapter.findIndex(({ id }) => id === section.id),
    ),
  );
  const others = withWords(leavesOf(chapters).filter(({ id }) => id !== section.id));
  const elsewhere = others.filter(({ id }) => before.every((one) => one.id !== id));
  const query = queryOf(path, section.title);
  return {
    path,
    query,
    ledger: ledgerOf(others, query, language),
    similar: nearestPassages(query, elsewhere.flatMap(passagesOf), PASSAGES).map((passage) => firstSentences(passage, PASSAGE_UNITS)),
    said: before
      .map(({ text }) => text)
      .join("\n")
      .slice(-SAID_UNITS)
      .toWellFormed(),
    before: before.map(({ title, text }) => ({ title, text: firstSentences(text, EXCERPT_UNITS) })),
    tail: (before.at(-1)?.text ?? "").slice(-TAIL_UNITS).toWellFormed(),
  };
}

function queryOf(path: readonly Paragraph[], title: string): string {
  const words = [...path.map((one) => one.title), path.length === 0 ? title : "", path.at(-1)?.textData ?? ""];
  return firstSentences(words.filter((part) => part !== "").join(" "), QUERY_UNITS);
}

/** Sentences of other sections with figures of what this one is about: the ledger is read from the text, by code. */
function ledgerOf(others: readonly Said[], query: string, language: "zh" | "en"): string[] {
  const wanted = new Set(termsOf(query));
  const byClaim = new Map<string, string>();
  for (const { id, text } of others)
    for (const { key, value, from, to } of readClaims(text, id, language)) {
      const sentence = sentenceAround(text, from, to);
      const isNear = termsOf(sentence).some((term) => wanted.has(term));
      if (isNear && !byClaim.has(`${key} ${value}`)) byClaim.set(`${key} ${value}`, sentence);
    }
  return [...new Set(byClaim.values())].slice(0, CLAIMS);
}

function passagesOf({ text }: Said): string[] {
  return text.split(/\n+/).filter((line) => line.length >= PASSAGE_LEAST_UNITS);
}
