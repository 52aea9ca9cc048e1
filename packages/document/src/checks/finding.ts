/** Kinds of exhibit the text refers to by a number. */
export type ExhibitKind = "figure" | "table" | "equation";

/** Where a finding stands. */
export type Place = {
  /** The section, by the id of its heading; FRONT_SECTION before the first one. */
  readonly sectionId: string;
  /** Place in `content.blocks`: of the block, or of the section's heading where the finding is about the section. */
  readonly block: number;
  /** Of the node, where it has one: a heading, a table, a figure inside a list. */
  readonly blockId?: string;
  /** From and to in `blockText` of the block, in UTF-16 units. Absent: the whole block. */
  readonly from?: number;
  readonly to?: number;
};

/** fault: wrong as it stands; warning: look at it; hint: a trace of style, no verdict. */
export type Severity = "fault" | "warning" | "hint";

/** What each rule says, as data: the sentences are the page's. `first` and `other` are where the same thing stood before. */
export type RuleValues = {
  /** Characters of a section and those it shall have. */
  sectionLength: { readonly characters: number; readonly target: number };
  wholeLength: { readonly characters: number; readonly target: number };
  emptySection: { readonly title: string };
  repeatedSentence: { readonly sentence: string; readonly first: Place };
  repeatedPassage: { readonly passage: string; readonly characters: number; readonly first: Place };
  termVariant: { readonly term: string; readonly variant: string };
  abbreviationTwice: { readonly abbreviation: string; readonly expansion: string; readonly otherExpansion: string; readonly first: Place };
  abbreviationEarly: { readonly abbreviation: string; readonly expansion: string; readonly expandedAt: Place };
  /** The number typed into a heading and the one the document gives it. */
  headingNumberDoubled: { readonly typed: string; readonly number: string };
  headingNumberWrong: { readonly typed: string; readonly expected: string };
  exhibitUnreferred: { readonly kind: ExhibitKind; readonly label: string };
  exhibitMissing: { readonly kind: ExhibitKind; readonly label: string };
  crossReferenceBroken: Readonly<Record<string, never>>;
  citationUnknown: { readonly refId: string };
  /** `number`: in the list of references, from 1. */
  citationUnused: { readonly refId: string; readonly number: number };
  citationOrder: { readonly refId: string; readonly number: number; readonly afterRefId: string; readonly afterNumber: number };
  /** `asked`: what is to be filled in. */
  mark: { readonly mark: string; readonly asked: string };
  sourceOverlap: { readonly source: string; readonly characters: number; readonly passage: string; readonly isQuoted: boolean };
  numberDiffers: {
    readonly noun: string;
    readonly words: string;
    readonly value: number;
    readonly otherWords: string;
    readonly otherValue: number;
    readonly other: Place;
  };
  /** `count`: how often in the block; the place is the first one. */
  halfWidthMark: { readonly mark: string; readonly proper: string; readonly count: number };
  fullWidthMark: { readonly mark: string; readonly proper: string; readonly count: number };
  mixedQuotes: { readonly quotes: readonly string[] };
  quoteUnpaired: { readonly opened: number; readonly closed: number };
  unitSpelling: { readonly unit: string; readonly proper: string };
  styleOpening: { readonly opening: string; readonly count: number };
  styleConnectives: { readonly perThousand: number; readonly mostUsed: string };
  /** Standard deviation ÷ mean of the sentence lengths. */
  styleEvenSentences: { readonly variation: number };
};

export type Rule = keyof RuleValues;

export const SEVERITIES: Readonly<Record<Rule, Severity>> = {
  sectionLength: "warning",
  wholeLength: "warning",
  emptySection: "warning",
  repeatedSentence: "warning",
  repeatedPassage: "warning",
  termVariant: "warning",
  abbreviationTwice: "warning",
  abbreviationEarly: "warning",
  headingNumberDoubled: "fault",
  headingNumberWrong: "fault",
  exhibitUnreferred: "warning",
  exhibitMissing: "fault",
  crossReferenceBroken: "fault",
  citationUnknown: "fault",
  citationUnused: "warning",
  citationOrder: "warning",
  mark: "warning",
  sourceOverlap: "warning",
  numberDiffers: "warning",
  halfWidthMark: "warning",
  fullWidthMark: "warning",
  mixedQuotes: "warning",
  quoteUnpaired: "warning",
  unitSpelling: "warning",
  styleOpening: "hint",
  styleConnectives: "hint",
  styleEvenSentences: "hint",
};

export type FindingOf<R extends Rule> = {
  readonly rule: R;
  readonly severity: Severity;
  readonly place: Place;
  readonly values: RuleValues[R];
};
/** One thing a check has found; `rule` tells which values it has. */
export type Finding = { [R in Rule]: FindingOf<R> }[Rule];

/** A finding of the severity its rule has. */
export function finding<R extends Rule>(rule: R, place: Place, values: RuleValues[R]): FindingOf<R> {
  return { rule, severity: SEVERITIES[rule], place, values };
}
