import type { Rule } from "@tangleaf/document/checks";
import type { essayChecksMessages } from "#messages/essay-checks.ts";
import type { ShownFinding } from "./check-runner.ts";

export type FindingKind = keyof typeof essayChecksMessages.kinds;

/** Which kind of finding a rule belongs to. */
const KIND_OF: Readonly<Record<Rule, FindingKind>> = {
  exhibitMissing: "exhibits",
  exhibitUnreferred: "exhibits",
  crossReferenceBroken: "exhibits",
  headingNumberDoubled: "numbering",
  headingNumberWrong: "numbering",
  citationUnknown: "citations",
  citationUnused: "citations",
  citationOrder: "citations",
  numberDiffers: "numbers",
  termVariant: "terms",
  abbreviationTwice: "terms",
  abbreviationEarly: "terms",
  mark: "marks",
  sectionLength: "length",
  wholeLength: "length",
  emptySection: "length",
  repeatedSentence: "repetition",
  repeatedPassage: "repetition",
  sourceOverlap: "overlap",
  halfWidthMark: "punctuation",
  fullWidthMark: "punctuation",
  mixedQuotes: "punctuation",
  quoteUnpaired: "punctuation",
  unitSpelling: "punctuation",
  styleOpening: "style",
  styleConnectives: "style",
  styleEvenSentences: "style",
};

/** As they are shown: what is wrong first, hints on style last. */
const KINDS: readonly FindingKind[] = [
  "exhibits",
  "numbering",
  "citations",
  "numbers",
  "terms",
  "marks",
  "length",
  "repetition",
  "overlap",
  "punctuation",
  "style",
];

/** Kinds of one rule, which is named like its kind. */
export const PLAIN_KINDS: ReadonlySet<FindingKind> = new Set<FindingKind>(["numbers", "marks", "overlap"]);

export type RuleGroup = { readonly rule: Rule; readonly findings: readonly ShownFinding[] };
export type KindGroup = { readonly kind: FindingKind; readonly count: number; readonly rules: readonly RuleGroup[] };

/** Findings by kind and rule, each in the order of the text. */
export function groupFindings(findings: readonly ShownFinding[]): KindGroup[] {
  const byRule = Map.groupBy(findings, ({ finding }) => finding.rule);
  return KINDS.flatMap((kind): KindGroup[] => {
    const rules = [...byRule].flatMap(([rule, own]) => (KIND_OF[rule] === kind ? [{ rule, findings: own }] : []));
    return rules.length === 0 ? [] : [{ kind, rules, count: rules.reduce((sum, { findings: own }) => sum + own.length, 0) }];
  });
}

export type SeverityCounts = { readonly fault: number; readonly warning: number; readonly hint: number };

export function countSeverities(findings: readonly ShownFinding[]): SeverityCounts {
  const counts = { fault: 0, warning: 0, hint: 0 };
  for (const { finding } of findings) counts[finding.severity] += 1;
  return counts;
}
