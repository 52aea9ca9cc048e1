import { countCharacters } from "../count-characters.ts";
import { citationMarkers } from "./citation-markers.ts";
import { lengthError, lengthScore } from "./length-score.ts";
import { marksIn } from "./marks-in.ts";
import { repetition } from "./repetition.ts";
import { type MeasuredMethod, requiredHeadings, type ThesisLevel } from "./required-headings.ts";
import { tokensOf } from "./tokens-of.ts";

/** A section without sections below it. */
export type ThesisLeaf = { readonly title: string /** Characters. */; readonly target: number; readonly text: string };
/** A and B were found in a bibliographic service; C is as the user gave it. */
export type ThesisReference = { readonly id: string; readonly tier: "A" | "B" | "C" };

export type MeasuredThesis = {
  readonly language: "zh" | "en";
  readonly method: MeasuredMethod;
  readonly level: ThesisLevel;
  /** Characters of the whole. */
  readonly target: number;
  readonly leaves: readonly ThesisLeaf[];
  /** Every heading of the document, chapters too. */
  readonly headings: readonly string[];
  readonly references: readonly ThesisReference[];
};

/** Measures of a thesis, without a judge. Shares are 0 to 1; where there is nothing to share, 1. */
export type ThesisMetrics = {
  readonly characters: number;
  /** Leaves within 10 % of their targets ÷ leaves. */
  readonly leavesInLength: number;
  /** |characters − target| ÷ target, and whether it is within 3 %. */
  readonly wholeError: number;
  readonly isWholeInLength: boolean;
  /** Length score of the whole, and the mean of the leaves; 0 to 100. */
  readonly wholeScore: number;
  readonly leafScore: number;
  /** rep-4 and rep-8 in windows. */
  readonly rep4: number;
  readonly rep8: number;
  /** Share of a leaf's 8-grams that stand in earlier leaves: the mean and the highest. */
  readonly duplicatesMean: number;
  readonly duplicatesMax: number;
  /** Leaves with text ÷ leaves. */
  readonly completion: number;
  /** Required headings found ÷ required, and those that are missing, by their first name. */
  readonly headingRecall: number;
  readonly missingHeadings: readonly string[];
  /** Citations that name an entry ÷ citations. */
  readonly citationValidity: number;
  /** Entries of tier A or B ÷ entries. */
  readonly verified: number;
  /** Entries that are cited ÷ entries. */
  readonly usage: number;
  /** Entries are numbered by their first citation. */
  readonly isCitedInOrder: boolean;
  /** Marks of what is missing. */
  readonly marks: number;
};

const LEAF_TOLERANCE = 0.1;
const WHOLE_TOLERANCE = 0.03;
const GRAM_TOKENS = 8;

/** Measures a thesis; any text gives finite numbers. */
export function thesisMetrics({ language, method, level, target, leaves, headings, references }: MeasuredThesis): ThesisMetrics {
  const counts = leaves.map(({ text }) => countCharacters(text));
  const characters = counts.reduce((sum, count) => sum + count, 0);
  const whole = leaves.map(({ text }) => text).join("\n");
  const duplicates = duplicatesOf(leaves);
  const required = requiredHeadings(method, level).map((heading) => heading[language]);
  const titles = headings.map((title) => title.toLowerCase());
  const missing = required.filter((names) => !titles.some((title) => names.some((name) => title.includes(name))));
  const wholeError = lengthError(target, characters);
  return {
    characters,
    leavesInLength: share(
      leaves.filter((leaf, index) => lengthError(leaf.target, counts[index] ?? 0) <= LEAF_TOLERANCE).length,
      leaves.length,
    ),
    wholeError,
    isWholeInLength: wholeError <= WHOLE_TOLERANCE,
    wholeScore: lengthScore(target, characters),
    leafScore: mean(leaves.map((leaf, index) => lengthScore(leaf.target, counts[index] ?? 0))),
    rep4: repetition(whole, 4),
    rep8: repetition(whole, 8),
    duplicatesMean: mean(duplicates),
    duplicatesMax: duplicates.reduce((highest, one) => Math.max(highest, one), 0),
    completion: share(counts.filter((count) => count > 0).length, leaves.length),
    headingRecall: share(required.length - missing.length, required.length),
    missingHeadings: missing.map(([name]) => name ?? ""),
    ...citationMetrics(whole, references),
    marks: marksIn(whole).length,
  };
}

function citationMetrics(
  text: string,
  references: readonly ThesisReference[],
): Pick<ThesisMetrics, "citationValidity" | "verified" | "usage" | "isCitedInOrder"> {
  const numbers = new Map(references.map(({ id }, index) => [id, index]));
  const cited = citationMarkers(text).map(({ refId }) => refId);
  const firsts = [...new Set(cited)].flatMap((id) => numbers.get(id) ?? []);
  return {
    citationValidity: share(cited.filter((id) => numbers.has(id)).length, cited.length),
    verified: share(references.filter(({ tier }) => tier !== "C").length, references.length),
    usage: share(firsts.length, references.length),
    isCitedInOrder: firsts.every((number, index) => index === 0 || number > (firsts[index - 1] ?? -1)),
  };
}

/** By leaf; one without a gram has none. */
function duplicatesOf(leaves: readonly ThesisLeaf[]): number[] {
  const earlier = new Set<string>();
  return leaves.map(({ text }) => {
    const tokens = tokensOf(text);
    const grams = Array.from({ length: Math.max(0, tokens.length - GRAM_TOKENS + 1) }, (_, at) =>
      tokens.slice(at, at + GRAM_TOKENS).join("\u0000"),
    );
    const seen = grams.filter((gram) => earlier.has(gram)).length;
    for (const gram of grams) earlier.add(gram);
    return grams.length === 0 ? 0 : seen / grams.length;
  });
}

function share(part: number, all: number): number {
  return all === 0 ? 1 : part / all;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
