import type { SheetTable } from "../columns/index.ts";
import { readTable } from "../read/index.ts";
import data from "./fresh-questions.json" with { type: "json" };

/** A question by somebody who had not seen the planner's words; without a plan, the table cannot answer it. */
export type FreshQuestion = {
  readonly id: string;
  readonly table: string;
  readonly lang: "zh" | "en";
  readonly ask: string;
  readonly plan: unknown;
};

export const FRESH_QUESTIONS: readonly FreshQuestion[] = data.questions as readonly FreshQuestion[];

export const FRESH_TABLES: ReadonlyMap<string, SheetTable> = new Map(
  Object.entries(data.tables).map(([id, { title, header, rows }]) => {
    const sheet = { name: title, isHidden: false, merges: [], rows: [header, ...rows] };
    return [id, readTable(sheet, { id, nameless: (n) => `列 ${n}` }).table];
  }),
);
