import type { ExhibitKind, Place, Rule, RuleValues } from "@tangleaf/document/checks";

/** What else stands in the essay, as a person knows it: the section of a place, a reference by its id. */
export type FindingNames = { readonly section: (place: Place) => string; readonly reference: (refId: string) => string };

type Words<R extends Rule> = {
  /** What the rule looks at. */
  readonly name: string;
  /** What was found. */
  readonly says: (values: RuleValues[R], names: FindingNames) => string;
  /** What to do about it. */
  readonly help: string;
};

const EXHIBITS: Readonly<Record<ExhibitKind, string>> = { figure: "figure", table: "table", equation: "equation" };
const times = (count: number) => (count > 1 ? `, ${count} times in this paragraph` : "");

const n = (count: number): string => count.toLocaleString("en-US");

const rules: { readonly [R in Rule]: Words<R> } = {
  sectionLength: {
    name: "Length of a section",
    says: ({ characters, target }) => `${n(characters)} words, planned ${n(target)}`,
    help: "More than a tenth off the plan. Add, cut, or change the target.",
  },
  wholeLength: {
    name: "Length of the essay",
    says: ({ characters, target }) => `The body has ${n(characters)} words; ${n(target)} were asked for`,
    help: "Abstract, references, acknowledgements and appendices don't count. Most schools allow 3% either way.",
  },
  emptySection: {
    name: "Empty sections",
    says: ({ title }) => `Nothing below “${title}” yet`,
    help: "Write it, or delete the heading.",
  },
  repeatedSentence: {
    name: "Repeated sentences",
    says: ({ first }, { section }) => `This sentence is already in “${section(first)}”`,
    help: "Keep one; cut the other or point back to it.",
  },
  repeatedPassage: {
    name: "Repeated passages",
    says: ({ characters, first }, { section }) => `${n(characters)} words in a row are the same as in “${section(first)}”`,
    help: "Keep one, and reword the other to say what belongs here.",
  },
  termVariant: {
    name: "Different words for one thing",
    says: ({ term, variant }) => `“${variant}” here, “${term}” elsewhere`,
    help: "Use one word for one thing throughout.",
  },
  abbreviationTwice: {
    name: "Abbreviations with two meanings",
    says: ({ abbreviation, expansion, otherExpansion }) => `${abbreviation} is “${expansion}” here, but “${otherExpansion}” before`,
    help: "Choose another abbreviation, or use the same full name.",
  },
  abbreviationEarly: {
    name: "Abbreviations used too early",
    says: ({ abbreviation, expansion }) => `${abbreviation} is used before it is explained as “${expansion}”`,
    help: "Move the full name, with the abbreviation in brackets, to its first use.",
  },
  headingNumberDoubled: {
    name: "Heading numbers typed twice",
    says: ({ typed, number }) => `“${typed}” is typed into the heading, which is numbered “${number}” already`,
    help: "Delete the typed number.",
  },
  headingNumberWrong: {
    name: "Wrong heading numbers",
    says: ({ typed, expected }) => `It says “${typed}”; in order it is “${expected}”`,
    help: "Correct it, or turn numbering on and delete what is typed.",
  },
  exhibitUnreferred: {
    name: "Figures and tables not mentioned",
    says: ({ label }) => `The text never mentions ${label}`,
    help: "Refer to it where it helps the reader, or delete it.",
  },
  exhibitMissing: {
    name: "Figures and tables that aren't there",
    says: ({ kind, label }) => `The text mentions ${label}, but there is no such ${EXHIBITS[kind]}`,
    help: "Add it, or correct the number. A cross-reference keeps its number right by itself.",
  },
  crossReferenceBroken: {
    name: "Broken cross-references",
    says: () => "What this refers to is gone",
    help: "Delete the reference and insert it again.",
  },
  citationUnknown: {
    name: "Citations not in the list",
    says: () => "What is cited here isn't in the references",
    help: "Add the reference, or delete the citation.",
  },
  citationUnused: {
    name: "References never cited",
    says: ({ refId }, { reference }) => `Never cited: ${reference(refId)}`,
    help: "Cite it where you used it, or take it off the list.",
  },
  citationOrder: {
    name: "Order of citations",
    says: ({ number, afterNumber }) => `[${number}] first appears after [${afterNumber}]`,
    help: "Numbered references are listed in the order they are first cited.",
  },
  mark: {
    name: "To add",
    says: ({ asked, mark }) => (asked === "" ? mark : `To add: ${asked}`),
    help: "Only you know this. Fill it in and delete the mark.",
  },
  sourceOverlap: {
    name: "The same as your own material",
    says: ({ characters, isQuoted }) =>
      isQuoted
        ? `${n(characters)} quoted words are the same as in your material`
        : `${n(characters)} words in a row are the same as in your material`,
    help: "If it was published, reword or quote it with its source; if not, it may stay.",
  },
  numberDiffers: {
    name: "Numbers that differ",
    says: ({ words, otherWords, other }, { section }) => `“${words}” here, “${otherWords}” in “${section(other)}”`,
    help: "Check your data and make them agree, or say how they differ.",
  },
  halfWidthMark: {
    name: "Western marks in Chinese",
    says: ({ mark, proper, count }) => `“${mark}” in Chinese text${times(count)}; it should be “${proper}”`,
    help: "Chinese sentences take full-width marks.",
  },
  fullWidthMark: {
    name: "Chinese marks in English",
    says: ({ mark, proper, count }) => `“${mark}” in English text${times(count)}; it should be “${proper}”`,
    help: "English sentences take half-width marks.",
  },
  mixedQuotes: {
    name: "Mixed quotation marks",
    says: ({ quotes }) => `Mostly ${quotes[0] ?? ""}, but ${quotes[1] ?? ""} here`,
    help: "Use one kind throughout.",
  },
  quoteUnpaired: {
    name: "Unpaired quotation marks",
    says: ({ opened, closed }) => `${opened} opening and ${closed} closing marks in this paragraph`,
    help: "Add the missing half.",
  },
  unitSpelling: {
    name: "Spelling of units",
    says: ({ unit, proper }) => `“${unit}” should be “${proper}”`,
    help: "Capitals in units are fixed by the standard.",
  },
  styleOpening: {
    name: "Paragraphs that begin alike",
    says: ({ opening, count }) => `${count} paragraphs begin with “${opening}”`,
    help: "Vary a few openings so that it reads less like a list.",
  },
  styleConnectives: {
    name: "Many connectives",
    says: ({ perThousand, mostUsed }) => `${perThousand} connectives in 1,000 words, most often “${mostUsed}”`,
    help: "Where the thought already follows, leave them out.",
  },
  styleEvenSentences: {
    name: "Sentences of one length",
    says: () => "The sentences of this section are all about as long",
    help: "Join a few short ones, divide a long one.",
  },
};

/** Texts of the self-checks of an essay: what was found, what is stale, and how it is brought up to date. */
export const essayChecksMessages = {
  tab: "Checks",
  label: "Self-checks",
  reading: "Reading the whole text",
  behind: "You're editing; it's read again when you pause",
  failed: "Couldn't read it this time. The next edit tries again.",
  counts: (faults: number, warnings: number, hints: number) =>
    [
      faults > 0 ? `${faults} wrong` : "",
      warnings > 0 ? `${warnings} to look at` : "",
      hints > 0 ? (hints === 1 ? "1 hint" : `${hints} hints`) : "",
    ]
      .filter((one) => one !== "")
      .join(" · "),
  tabCount: (count: number) => `${count} to look at`,
  severities: { fault: "Wrong", warning: "To look at", hint: "Hint" },
  fine: "Nothing found",
  fineText: "This looks at length, repetition, numbering, figures and citations. Whether it is right is for you to see.",
  fineCells: "ok",
  show: "Underline in the text",
  keys: "F8 next, Shift + F8 previous",
  gone: "This has been changed; it's read again when you pause",
  front: "Beginning",
  dismiss: "Leave it as it is",
  dismissed: (count: number) => `${count} left as ${count === 1 ? "it is" : "they are"}`,
  showDismissed: "Show",
  hideDismissed: "Hide",
  restore: "Put back",
  more: (count: number) => `${count} more`,
  leftOut: (count: string) => `${count} more of the same kinds aren't listed. Fix those above and look again.`,
  kinds: {
    exhibits: "Figures and tables",
    numbering: "Numbering",
    citations: "Citations",
    numbers: "Numbers",
    terms: "Terms",
    marks: "To add",
    length: "Length",
    repetition: "Repetition",
    overlap: "Your own material",
    punctuation: "Punctuation and units",
    style: "Hints on style",
  },
  styleNote: "Where it may read monotonously. Nothing here says who wrote it.",
  rules,
  stale: {
    title: "To bring up to date",
    lead: "Something changed elsewhere; these still say what was there before.",
    marked: (count: number) => (count === 1 ? "1 thing to bring up to date" : `${count} things to bring up to date`),
    claim: (section: string, from: string, to: string, here: string) =>
      `“${from}” in “${section}” became “${to}”; here it still says “${here}”`,
    term: (section: string, from: string, to: string) => `“${section}” now calls “${from}” “${to}”; here it is still “${from}”`,
    meaning: (section: string, term: string) => `“${section}” now explains “${term}” differently; see whether this still holds`,
    citation: (section: string, from: string) => `“${section}” no longer cites “${from}”, which is cited here`,
    citationNow: (section: string, from: string, to: string) => `“${section}” now cites “${to}”; here it is still “${from}”`,
    dismiss: "Leave it",
    dismissAll: "Leave all",
    locked: "This section is locked; unlock it to change it",
  },
  sync: {
    replace: "Replace",
    reword: "Reword",
    title: (section: string) => `Change “${section}”`,
    working: "Rewording",
    legend: "What is struck out goes, what is underlined is new.",
    accept: "Accept",
    reject: "Reject",
    again: "Try again",
    accepted: "Changed; you can undo it",
    same: "The new wording is the same: nothing to change",
    changed: "This passage has been edited since. Look at it as it is now, then try again.",
    refused: "Not changed: this section is locked",
    failed: "Couldn't change it. Nothing was charged.",
    sampleOnly: "The sample writer can only replace. It can't reword.",
  },
};
