import { type Column, NO_DAY, type SheetTable } from "../columns/index.ts";
import type { ComputedPlan, Step } from "../plan/plan-schema.ts";
import type { Lexicon } from "./lexicon.ts";
import { readQuestion, type Token } from "./read-question.ts";
import { CLASS_HEADINGS, type MeasureClass } from "./words.ts";

/** The question cannot be answered safely; the columns it may have been about. */
export class AskBack extends Error {
  readonly cols: readonly string[];
  constructor(cols: readonly string[] = []) {
    super("the question has to be asked back");
    this.cols = cols;
  }
}

export function askBack(cols: readonly string[] = []): never {
  throw new AskBack(cols);
}

type Is = Token["entry"]["is"];
export type EntryOf<K extends Is> = Extract<Token["entry"], { is: K }>;
export type TokenOf<K extends Is> = Token & { entry: EntryOf<K> };

/** A period as it was said, 上个月, and which one it was taken for. */
export type SaidPeriod = { readonly said: string; readonly period: string };

export type Asked = {
  readonly table: SheetTable;
  readonly lexicon: Lexicon;
  /** The plan of the answer before, for what follows on it. */
  readonly last?: ComputedPlan | undefined;
};

/** A question that was read: its pieces, each used once, and the table it is about. */
export class Question {
  readonly tokens: readonly Token[];
  readonly table: SheetTable;
  readonly last: ComputedPlan | undefined;
  /** The newest day of the table: relative months are counted from it. */
  readonly newest: number | null;
  /** Periods said without their year: the answer says them with it. */
  readonly periods: SaidPeriod[] = [];
  /** Steps a condition needs before it. */
  readonly derived: Step[] = [];

  constructor(ask: string, { table, lexicon, last }: Asked) {
    this.table = table;
    this.last = last;
    this.newest = newestDay(table);
    this.tokens = settled(readQuestion(ask, lexicon, this.newest));
  }

  /** Pieces not used yet. */
  open<K extends Is>(is: K): TokenOf<K>[] {
    return this.tokens.filter(({ entry, used }) => !used && entry.is === is) as TokenOf<K>[];
  }

  /** The first of them, used now. */
  take<K extends Is>(is: K): EntryOf<K> | null {
    const [first] = this.open(is);
    if (first === undefined) return null;
    first.used = true;
    return first.entry;
  }

  /** Whether a piece says it, used or not. */
  says(...kinds: readonly Is[]): boolean {
    return this.tokens.some(({ entry }) => kinds.includes(entry.is));
  }

  column(name: string): Column {
    return this.table.columns.find((one) => one.name === name) ?? askBack();
  }

  ofType(type: Column["type"]): string[] {
    return this.table.columns.filter((column) => column.type === type).map(({ name }) => name);
  }

  /** The only figure there is. */
  onlyNumber(): string {
    return only(this.ofType("number"));
  }

  dateColumn(): string {
    return only(this.ofType("date"));
  }

  /** The only column of a class. */
  ofClass(of: MeasureClass, type: Column["type"]): string {
    return only(this.ofType(type).filter((name) => CLASS_HEADINGS[of].test(name)));
  }

  sayPeriods(...all: readonly { readonly entry: EntryOf<"period">; readonly text: string }[]): void {
    for (const { entry, text } of all) if (entry.isRelative) this.periods.push({ said: text, period: entry.period });
  }
}

/** 数学缺考: a word of several columns is of the one that stands right before it. */
function settled(tokens: readonly Token[]): Token[] {
  return tokens.map((token, n) => {
    const { entry } = token;
    if (entry.is !== "unclear") return token;
    const [before, further] = tokens
      .slice(0, n)
      .filter((one) => one.entry.is !== "filler")
      .map((one) => one.entry)
      .reverse();
    // 数学英语都缺考: it may be of both.
    if (before?.is !== "column" || further?.is === "column" || further?.is === "and") return token;
    const meant = entry.entries.find((one) => one.is === "missing" && one.col === before.col);
    return meant === undefined ? token : { ...token, entry: meant };
  });
}

/** The only one; asks where there are several, or none. */
function only(names: readonly string[]): string {
  const [first] = names;
  return first === undefined || names.length > 1 ? askBack(names) : first;
}

function newestDay({ columns }: SheetTable): number | null {
  const dates = columns.filter((column) => column.type === "date");
  const newest = Math.max(NO_DAY, ...dates.map(({ days }) => days.reduce((most, day) => Math.max(most, day), NO_DAY)));
  return newest === NO_DAY ? null : newest;
}
