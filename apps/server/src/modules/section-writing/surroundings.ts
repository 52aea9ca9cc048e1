import type { Paragraph } from "@tangleaf/contract";
import { readClaims } from "@tangleaf/document/checks";
import { deriveParagraphs } from "@tangleaf/document/convert";
import type { DocumentContent } from "@tangleaf/document/model";
import { nearestPassages, termsOf } from "./nearest-passages.ts";
import { leavesOf, pathTo } from "./paragraphs.ts";

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
/** A sentence reaches no further than this from its figure. */
const CLAIM_UNITS = 200;
const QUERY_UNITS = 400;
/** How the document writes a citation as text. */
const CITATION = /\[@[^\]\n]*\]/g;
const SENTENCE_END = /[。！？!?\n]|\.\s/;
const SENTENCE_ENDS = new RegExp(SENTENCE_END, "g");

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
    similar: nearestPassages(query, elsewhere.flatMap(passagesOf), PASSAGES).map((passage) => head(passage, PASSAGE_UNITS)),
    said: before
      .map(({ text }) => text)
      .join("\n")
      .slice(-SAID_UNITS)
      .toWellFormed(),
    before: before.map(({ title, text }) => ({ title, text: head(text, EXCERPT_UNITS) })),
    tail: (before.at(-1)?.text ?? "").slice(-TAIL_UNITS).toWellFormed(),
  };
}

type Said = { readonly id: string; readonly title: string; readonly text: string };

/** Those that have words, without what stands for citations. */
function withWords(paragraphs: readonly Paragraph[]): Said[] {
  return paragraphs
    .map(({ id, title, text }) => ({ id, title, text: text.replace(CITATION, "") }))
    .filter(({ text }) => text.trim() !== "");
}

function queryOf(path: readonly Paragraph[], title: string): string {
  const words = [...path.map((one) => one.title), path.length === 0 ? title : "", path.at(-1)?.textData ?? ""];
  return head(words.filter((part) => part !== "").join(" "), QUERY_UNITS);
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

function sentenceAround(text: string, from: number, to: number): string {
  const start =
    text
      .slice(Math.max(0, from - CLAIM_UNITS), from)
      .split(SENTENCE_END)
      .at(-1) ?? "";
  const end = text.slice(to, to + CLAIM_UNITS).split(SENTENCE_END)[0] ?? "";
  return `${start}${text.slice(from, to)}${end}`.trim().toWellFormed();
}

function passagesOf({ text }: Said): string[] {
  return text.split(/\n+/).filter((line) => line.length >= PASSAGE_LEAST_UNITS);
}

/** The first sentences of a text: as many whole ones as fit, so that no fact is cut in half; at least one. */
function head(text: string, units: number): string {
  const first = text.slice(0, units);
  if (first.length === text.length) return text;
  const end = Math.max(...[...first.matchAll(SENTENCE_ENDS)].map(({ index, 0: mark }) => index + mark.length), 0);
  return (end > 0 ? first.slice(0, end) : first).toWellFormed();
}
