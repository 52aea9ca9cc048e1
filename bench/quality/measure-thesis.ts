import type { EducationLevel } from "@tangleaf/contract";
import { fillerIn, type ThesisLevel, type ThesisMetrics, thesisMetrics, withoutMarks } from "@tangleaf/document";
import { METHOD_CARDS } from "../../packages/writer/src/thesis/cards.ts";
import { definitionSentences } from "../../packages/writer/src/thesis/words/definitions.ts";
import { headingsOf, leavesOf, type WrittenThesis } from "./write-theses.ts";

const LEVELS: Readonly<Record<EducationLevel, ThesisLevel>> = {
  middleSchool: "college",
  juniorCollege: "college",
  undergraduate: "bachelor",
  master: "master",
  phd: "doctor",
};
const MILLI = 1000;

/** What is kept of the theses of one model: means over them, shares from 0 to 1, S_l from 0 to 100. */
export type ThesisSummary = {
  readonly theses: number;
  /** Theses whose writing ended by itself with every section. */
  readonly done: number;
  readonly lengthScore: number;
  readonly leavesInLength: number;
  readonly wholeInLength: number;
  readonly ratio: number;
  readonly rep4: number;
  readonly rep8: number;
  readonly duplicatesMost: number;
  readonly completion: number;
  readonly headingRecall: number;
  readonly citationValidity: number;
  readonly verified: number;
  /** Marks in a thesis. */
  readonly marks: number;
  /** Set phrases in a thesis. */
  readonly fillerPhrases: number;
  /** Share of the characters that are sentences of the writer: neither the author's, nor of a method card, nor a mark, table or formula. */
  readonly filler: number;
};

export function summarizeTheses(theses: readonly WrittenThesis[]): ThesisSummary {
  const all = theses.map((thesis) => ({ thesis, metrics: metricsOf(thesis), text: textOf(thesis) }));
  const mean = (value: (one: (typeof all)[number]) => number) =>
    Math.round((MILLI * all.reduce((sum, one) => sum + value(one), 0)) / Math.max(1, all.length)) / MILLI;
  return {
    theses: theses.length,
    done: mean(({ thesis }) => Number(thesis.ended === "done")),
    lengthScore: mean(({ metrics }) => metrics.leafScore),
    leavesInLength: mean(({ metrics }) => metrics.leavesInLength),
    wholeInLength: mean(({ metrics }) => Number(metrics.isWholeInLength)),
    ratio: mean(({ thesis, metrics }) => metrics.characters / thesis.task.length),
    rep4: mean(({ metrics }) => metrics.rep4),
    rep8: mean(({ metrics }) => metrics.rep8),
    duplicatesMost: mean(({ metrics }) => metrics.duplicatesMax),
    completion: mean(({ metrics }) => metrics.completion),
    headingRecall: mean(({ metrics }) => metrics.headingRecall),
    citationValidity: mean(({ metrics }) => metrics.citationValidity),
    verified: mean(({ metrics }) => metrics.verified),
    marks: mean(({ metrics }) => metrics.marks),
    fillerPhrases: mean(({ thesis, text }) => fillerIn(text, thesis.task.language).length),
    filler: mean(({ thesis, text }) => fillerShare(text, thesis)),
  };
}

function textOf({ essay }: WrittenThesis): string {
  return leavesOf(essay?.outline ?? [])
    .map(({ text }) => text)
    .join("\n");
}

/** Lengths and repetition without the marks, which are no text; completion and marks with them. */
function metricsOf(thesis: WrittenThesis): ThesisMetrics {
  const [bare, whole] = [measured(thesis, withoutMarks), measured(thesis, (text) => text)];
  return { ...bare, completion: whole.completion, marks: whole.marks };
}

function measured({ task, essay }: WrittenThesis, read: (text: string) => string): ThesisMetrics {
  const outline = essay?.outline ?? [];
  return thesisMetrics({
    language: task.language,
    method: task.method,
    level: LEVELS[task.level],
    target: task.length,
    leaves: leavesOf(outline).map(({ title, targetCnt, text }) => ({ title, target: targetCnt ?? 0, text: read(text) })),
    headings: headingsOf(outline),
    // Essays have no library of their own yet: a citation has nothing to point at.
    references: [],
  });
}

const NOT_PROSE = /^(?:\||表：|Table: |\*\*|\$\$|[-*] |\\|[A-Za-z_]+\s*=)/;
const SLOT = /\{(?:object|problem|scope)\}/;

function fillerShare(text: string, { task }: WrittenThesis): number {
  const { language, material } = task;
  const known = METHOD_CARDS.flatMap((card) => [
    ...card.sentences[language],
    ...card.limits[language],
    ...card.exhibits.flatMap((exhibit) => (exhibit.kind === "formula" ? [exhibit.where[language]] : [])),
  ])
    .concat(definitionSentences(language))
    .map((sentence) => sentence.split(SLOT));
  const given = material.split(/[；;]/).map((clause) => bare(clause));
  const prose = withoutMarks(text)
    .split("\n")
    .filter((line) => !NOT_PROSE.test(line.trim()))
    .join("\n");
  const sentences = prose.match(language === "zh" ? /[^。？\n]+[。？]?/g : /[^.?\n]+(?:[.?](?=\s|$)|[.?](?!\s)[^.?\n]*)*[.?]?/g) ?? [];
  const own = sentences.filter((sentence) => {
    const words = bare(sentence);
    if (words === "") return false;
    const isOfCard = known.some((parts) =>
      parts.every((part) => bare(part) === "" || sentence.includes(part.trim()) || words.includes(bare(part))),
    );
    const isGiven = given.some((clause) => clause !== "" && (words.includes(clause) || sharedRuns(words, clause) >= 0.6));
    return !isOfCard && !isGiven;
  });
  return text === "" ? 0 : own.join("").length / text.length;
}

function bare(text: string): string {
  return text.replace(/[\s。？，、；：“”.,;:?!()（）]/g, "").toLowerCase();
}

/** Share of the clause's pairs of characters that stand in the sentence. */
function sharedRuns(sentence: string, clause: string): number {
  const pairs = Array.from({ length: Math.max(0, clause.length - 1) }, (_, at) => clause.slice(at, at + 2));
  return pairs.length === 0 ? 0 : pairs.filter((pair) => sentence.includes(pair)).length / pairs.length;
}
