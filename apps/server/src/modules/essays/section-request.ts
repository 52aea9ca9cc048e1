import { ESSAY_EVIDENCE, type StartInput } from "@tangleaf/contract";
import { readClaims } from "@tangleaf/document/checks";
import { deriveParagraphs, type Paragraph } from "@tangleaf/document/convert";
import type { StepContext } from "../jobs/index.ts";
import { type EssayJobInput, sectionNamed } from "./essay-job-input.ts";
import { nearestPassages, termsOf } from "./nearest-passages.ts";
import type { EssayJobOptions } from "./options.ts";
import { leavesOf } from "./outline-input.ts";
import { debtOf } from "./placed-section.ts";
import { BRIEF_STEP } from "./plan-essay.ts";

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
const CLAIM_UNITS = 80;
const QUERY_UNITS = 400;
/** How the document writes a citation as text. */
const CITATION = /\[@[^\]\n]*\]/g;
const SENTENCE_END = /[。！？!?\n]|\.\s/;

/** What is asked for a section: read from the document as it stands when its turn comes, with all that its owner changed by then. */
export async function sectionRequest(options: EssayJobOptions, context: StepContext<EssayJobInput>): Promise<StartInput> {
  const { userId, input, params, results } = context;
  const section = sectionNamed(input, params);
  const { essay, method, outline } = input;
  const { content } = await options.documents.read({ userId, documentId: essay.essayId });
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
  const made = results[BRIEF_STEP];
  const brief = made?.type === "generation" && made.result !== null ? (made.result as EssayJobInput["brief"]) : input.brief;
  return {
    kind: "section",
    input: {
      essay,
      method,
      outline,
      paragraphId: section.id,
      target: section.target,
      debt: debtOf(results),
      brief,
      evidence: await evidenceOf(options, { userId, essayId: essay.essayId, query }),
      ledger: ledgerOf(others, query, essay.language === "zh" ? "zh" : "en"),
      similar: nearestPassages(query, elsewhere.flatMap(passagesOf), PASSAGES).map((passage) => head(passage, PASSAGE_UNITS)),
      said: before
        .map(({ text }) => text)
        .join("\n")
        .slice(-SAID_UNITS)
        .toWellFormed(),
      before: before.map(({ title, text }) => ({ title, text: head(text, EXCERPT_UNITS) })),
      tail: (before.at(-1)?.text ?? "").slice(-TAIL_UNITS).toWellFormed(),
    },
  };
}

type Said = { readonly id: string; readonly title: string; readonly text: string };

/** Those that have words, without what stands for citations. */
function withWords(paragraphs: readonly Paragraph[]): Said[] {
  return paragraphs
    .map(({ id, title, text }) => ({ id, title, text: text.replace(CITATION, "") }))
    .filter(({ text }) => text.trim() !== "");
}

/** The paragraph with those above it, the highest first; empty where it is not there any more. */
function pathTo(paragraphs: readonly Paragraph[], id: string): Paragraph[] {
  for (const paragraph of paragraphs) {
    if (paragraph.id === id) return [paragraph];
    const below = pathTo(paragraph.subPara, id);
    if (below.length > 0) return [paragraph, ...below];
  }
  return [];
}

function queryOf(path: readonly Paragraph[], title: string): string {
  const words = [...path.map((one) => one.title), path.length === 0 ? title : "", path.at(-1)?.textData ?? ""];
  return head(words.filter((part) => part !== "").join(" "), QUERY_UNITS);
}

/** Works that fit. Where they cannot be looked up, the section is written without. */
async function evidenceOf({ references, log }: EssayJobOptions, asked: { userId: string; essayId: string; query: string }) {
  try {
    const found = await references.evidenceFor({ ...asked, limit: ESSAY_EVIDENCE.cards });
    return found.slice(0, ESSAY_EVIDENCE.cards).map(({ id, text }) => ({ id, text: head(text, ESSAY_EVIDENCE.maxCharacters) }));
  } catch (error) {
    log.warn({ err: error, essayId: asked.essayId }, "no works were found for a section");
    return [];
  }
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
      .slice(Math.max(0, from - CLAIM_UNITS / 2), from)
      .split(SENTENCE_END)
      .at(-1) ?? "";
  const end = text.slice(to, to + CLAIM_UNITS / 2).split(SENTENCE_END)[0] ?? "";
  return `${start}${text.slice(from, to)}${end}`.trim().toWellFormed();
}

function passagesOf({ text }: Said): string[] {
  return text.split(/\n+/).filter((line) => line.length >= PASSAGE_LEAST_UNITS);
}

function head(text: string, units: number): string {
  return text.slice(0, units).toWellFormed();
}
