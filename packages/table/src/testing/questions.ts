import type { Cell, SheetTable } from "../columns/index.ts";
import type { Plan } from "../plan/plan-schema.ts";
import { type RawSheet, readTable } from "../read/index.ts";
import data from "./questions.json" with { type: "json" };

/** What every right answer to a question must give; columns may have other names. */
export type Expected = {
  readonly kind: "value" | "table" | "rows" | "marks" | "clarify" | "refuse";
  readonly columns?: readonly string[];
  readonly rows?: readonly (readonly Cell[])[];
  /** Rows of the sheet, from 1. */
  readonly sheetRows?: readonly number[];
  readonly alsoMarks?: readonly number[];
  readonly ordered?: boolean;
  readonly why?: string;
  readonly mustOffer?: readonly string[];
};

export type Question = {
  readonly id: string;
  readonly table: string;
  readonly lang: "zh" | "en";
  readonly level?: "basic" | "model";
  readonly ask: string;
  /** Asked right after that one, in the same conversation. */
  readonly follows?: string;
  readonly plan?: Plan;
  readonly expect: Expected;
};

export const QUESTIONS = data.questions as unknown as readonly Question[];
/** Looser ways of asking: the answer must be right, or ask back. */
export const PARAPHRASES = data.paraphrases as unknown as readonly Question[];

type Source = {
  readonly title: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly expectTypes: readonly string[];
};
const sources = data.tables as unknown as Readonly<Record<string, Source>>;

/** The tables the questions are about, read as if each were a file. */
export const QUESTION_TABLES: ReadonlyMap<string, SheetTable> = new Map(
  Object.entries(sources).map(([id, { title, header, rows }]) => {
    const sheet: RawSheet = { name: title, isHidden: false, merges: [], rows: [header, ...rows] };
    return [id, readTable(sheet, { id, nameless: (n) => `列 ${n}` }).table];
  }),
);

/** What each column of a table is meant to be taken for. */
export const EXPECTED_TYPES = Object.fromEntries(Object.entries(sources).map(([id, { expectTypes }]) => [id, expectTypes]));
