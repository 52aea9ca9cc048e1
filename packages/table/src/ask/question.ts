import { type Column, NO_DAY, type SheetTable } from "../columns/index.ts";
import type { ComputedPlan, Step } from "../plan/plan-schema.ts";
import { factsOf } from "./column-facts.ts";
import { expanded, saidInFull } from "./expand.ts";
import { bareHeading, isRowNumber, titleWords } from "./heading-words.ts";
import { asLedger } from "./ledger.ts";
import type { Lexicon } from "./lexicon.ts";
import { withMadeColumns } from "./made-columns.ts";
import { CLASS_HEADINGS, GUEST, type MeasureClass, PRICE_OF_ONE } from "./measure-classes.ts";
import { withoutPassedWords } from "./passed-words.ts";
import { readQuestion } from "./read-question.ts";
import { saidPlainly } from "./said-otherwise.ts";
import { isMoney, unitOf } from "./said-units.ts";
import { withoutSmallTalk } from "./small-talk.ts";
import type { Token } from "./token.ts";

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
  /** Columns made of others, as they were said: A divided by B. */
  readonly made: readonly Step[];
  /** Steps a condition needs before it. */
  readonly derived: Step[] = [];

  readonly #ask: string;

  constructor(ask: string, { table, lexicon, last }: Asked) {
    this.last = last;
    this.#ask = ask.toLowerCase();
    this.newest = newestDay(table);
    const figures = new Set(table.columns.filter(({ type }) => type === "number").map(({ name }) => name));
    const pieces = readQuestion(saidInFull(saidPlainly(ask, table), this.newest), lexicon, this.newest, figures);
    const read = withoutSmallTalk(withoutPassedWords(expanded(settled(pieces), table), table));
    const { tokens, columns, steps } = withMadeColumns(asLedger(read, table), table);
    this.table = columns.length === 0 ? table : { ...table, columns: [...table.columns, ...columns] };
    this.made = steps;
    // Only those: of rows, where no answer stands before it.
    const asked =
      last === undefined
        ? tokens.map((token): Token => (token.entry.is === "only" ? { ...token, entry: { is: "filler" }, used: true } : token))
        : tokens;
    this.tokens = asFigures(asked, this.table);
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
    return this.table.columns.filter((column) => column.type === type && !isRowNumber(column, this.table.title)).map(({ name }) => name);
  }

  /** The only figure there is. */
  onlyNumber(): string {
    return only(this.ofType("number"));
  }

  dateColumn(): string {
    const dates = this.ofType("date");
    // 下单月份 of a table with two dates: the one that was named, or is called so.
    const said = dates.filter((name) =>
      this.tokens.some(
        ({ entry }) =>
          (entry.is === "about" && entry.cols.includes(name)) ||
          (entry.is === "column" && entry.col === name) ||
          (entry.is === "missing" && entry.isFilled && entry.col === name),
      ),
    );
    const col = only(said.length === 1 ? said : this.#meantDates(dates));
    for (const token of this.tokens) if (token.entry.is === "about" && token.entry.cols.includes(col)) token.used = true;
    // Were listed each month: the word says only which days.
    for (const token of this.tokens) if (token.entry.is === "column" && token.entry.col === col && DONE.test(token.text)) token.used = true;
    return col;
  }

  /** 4 月借了几次 of 借阅日期 and 归还日期: the one a sign of which is said; of none, the one every row has where no other is there in all. */
  #meantDates(dates: readonly string[]): readonly string[] {
    if (dates.length < 2) return dates;
    const said = dates.filter((name) => saysStem(this.#ask, name));
    if (said.length > 0) return said.length === 1 ? said : dates;
    const full = dates.filter((name) => !factsOf(this.column(name), this.table).hasGaps);
    return full.length === 1 ? full : dates;
  }

  /** Whether all days of a column are of one month or two. */
  isOfFewMonths(col: string): boolean {
    const column = this.column(col);
    if (column.type !== "date") return false;
    const days = column.days.filter((day) => day !== NO_DAY);
    return (
      days.length > 0 &&
      days.reduce((most, day) => Math.max(most, day), NO_DAY) - days.reduce((least, day) => Math.min(least, day)) < FEW_DAYS
    );
  }

  figuresOfClass(of: MeasureClass): string[] {
    const numbers = this.ofType("number");
    const named = numbers.filter((name) => CLASS_HEADINGS[of].test(name));
    if (named.length > 0 || !["money", "amount", "spending", "income"].includes(of)) return named;
    // Total ($): money by its unit, where nothing is called so.
    const inMoney = numbers.filter((name) => isMoney(unitOf(this.column(name))) && !OF_ONE_OR_PLANNED.test(bareHeading(name)));
    const isSpending = numbers.some((name) => /预算|budget/iu.test(name));
    return inMoney.filter(
      (name) => of === "money" || of === "amount" || NEUTRAL.test(bareHeading(name)) || (of === "spending" && isSpending),
    );
  }

  /** The only column of a class; of several, the one that was named by a word of it. */
  ofClass(of: MeasureClass, type: Column["type"], named: readonly string[] = []): string {
    const all = type === "number" ? this.figuresOfClass(of) : this.ofType(type).filter((name) => CLASS_HEADINGS[of].test(name));
    // 收了多少公斤 is no 目标产量.
    const done = ["money", "amount", "income", "price"].includes(of) ? [] : all.filter((name) => !PLANNED.test(bareHeading(name)));
    const fitting = done.length > 0 ? done : all;
    const meant = fitting.filter((name) => named.includes(name));
    if (meant.length > 0) return only(meant);
    // Of 单价 and 金额, money is 金额, and what is dearest has the highest 单价.
    const ofOne = fitting.filter((name) => PRICE_OF_ONE.test(name));
    // 最贵 of 进价 and 售价 is what it is sold for.
    const sold = ofOne.filter((name) => !/进价|进货|成本|采购价|原价|cost/iu.test(name));
    if (of === "price") return only(sold.length === 1 ? sold : ofOne.length > 0 ? ofOne : fitting);
    // 卖得最好 where only the price of one is known: how many were sold, and no sum of prices.
    if (ofOne.length > 0 && ofOne.length === fitting.length && of !== "rent") {
      const sold = of === "income" ? this.figuresOfClass("quantity").filter((name) => /销量|销售量|sold/iu.test(name)) : [];
      return sold.length > 0 ? only(sold) : askBack(ofOne);
    }
    return only(ofOne.length < fitting.length ? fitting.filter((name) => !ofOne.includes(name)) : fitting);
  }

  /** Columns people are named in, beside their numbers. */
  peopleColumns(): string[] {
    const fitting = this.ofType("text").filter((name) => CLASS_HEADINGS.people.test(name));
    const names = fitting.filter((name) => !/号|编码|\bid$/iu.test(name));
    return names.length > 0 ? names : fitting;
  }

  /** Null where there is none, or several. */
  peopleColumn(): string | null {
    const [first, ...more] = this.peopleColumns();
    return first === undefined || more.length > 0 ? null : first;
  }

  /** Whom 多少人 counts: of 捐款人, who may stand in several rows, each once. */
  countedPeople(): string | null {
    const people = this.peopleColumns();
    if (people.length > 0) return this.peopleColumn();
    const guests = this.ofType("text").filter((name) => GUEST.test(bareHeading(name)));
    return guests.length === 1 ? (guests[0] ?? null) : null;
  }

  /** Whether anything says that rows are people: where nothing does, 多少人 counts something else. */
  mayBePeople(): boolean {
    const texts = this.ofType("text");
    const isPerson = (name: string) => CLASS_HEADINGS.people.test(name) || CLASS_HEADINGS.doer.test(name) || GUEST.test(bareHeading(name));
    return texts.some(isPerson) || this.table.columns.some(({ name }) => /性别|年龄|岁|gender|\bsex\b|\bage\b/iu.test(name));
  }

  /** Rows with a date of which none is called by a name of its own: a thing may stand in several of them. */
  rowsAreEvents(): boolean {
    return this.ofType("date").length > 0 && !this.ofType("text").some((name) => this.namesRows(name));
  }

  /** Whether no person stands in two rows, as far as the table says who they are. */
  rowsArePeople(): boolean {
    const texts = this.ofType("text");
    const people = texts.filter((name) => CLASS_HEADINGS.people.test(name));
    return (people.length > 0 ? people : texts.filter((name) => CLASS_HEADINGS.doer.test(name))).every((name) => this.namesRows(name));
  }

  /** The column of people 谁 asks for: of 借阅人 and 作者 it is whose row it is. */
  whoColumn(): string {
    return only(this.whoColumns());
  }

  whoColumns(): string[] {
    const people = this.peopleColumns();
    if (people.length > 0) return people;
    const doers = this.ofType("text").filter((name) => CLASS_HEADINGS.doer.test(name));
    const guests = doers.filter((name) => GUEST.test(bareHeading(name)));
    return guests.length === 1 ? guests : doers;
  }

  /** The columns of figures a word of headings may name: 用电 of 用电量. */
  figuresAbout(tokens: readonly Token[] = this.tokens): string[] {
    const cols = tokens.flatMap(({ entry, used }) => (entry.is === "about" && !used ? entry.cols : []));
    return [...new Set(cols)].filter((name) => this.column(name).type === "number");
  }

  /** A column of texts no two rows share: it names the rows. */
  namesRows(col: string): boolean {
    return factsOf(this.column(col), this.table).namesRows;
  }

  /** What was done on some day in each row. */
  isDone(col: string, text: string): boolean {
    const column = this.column(col);
    return column.type === "date" && DONE.test(text) && !factsOf(column, this.table).hasGaps;
  }

  isOfMoney({ entry, text }: Token): boolean {
    return entry.is === "about" && OF_MONEY.test(text);
  }

  /** A word for a day that is missing in some rows, and for nothing else. */
  isDoneInSome({ entry, used }: Token): boolean {
    if (entry.is !== "about" || used || entry.cols.length !== 1) return false;
    const column = this.column(entry.cols[0] ?? "");
    return column.type === "date" && factsOf(column, this.table).hasGaps;
  }

  /** Whether some column names every row. */
  hasNames(): boolean {
    return this.ofType("text").some((name) => this.namesRows(name));
  }

  /** Whether a piece says what the rows are, and no figure of them. */
  isOfRows({ entry, used, text }: Token): boolean {
    if (entry.is === "rows") return true;
    // 就诊 of 就诊日期 is what happened in each row; 付款 of 付款方式 may be the sum of it.
    // 捐款最多: the sum of it, where there is one.
    if (this.isOfMoney({ entry, used, text }) && this.figuresOfClass("amount").length > 0) return false;
    const isTitle = entry.is === "about" && (entry.cols.length === 0 || titleWords(this.table.title ?? "").includes(text));
    // Bookings are no rows where each says how many were booked.
    const stem = text.replace(/(?:ings?|s)$/, "");
    const isCounted = this.ofType("number").some((name) => name.toLowerCase().includes(stem));
    if (isTitle && (/^[a-z]+s$/.test(text) ? !OF_MONEY.test(text) && !isCounted : this.titleNamesRows())) return true;
    if (entry.is === "about")
      return (
        entry.cols.every((name) => this.column(name).type !== "number") &&
        entry.cols.some((name) => this.column(name).type === "date" || this.namesRows(name))
      );
    return entry.is === "column" && !used && this.namesRows(entry.col);
  }

  /** Cars of a list of cars are its rows; where a sum may be meant by them, as by payments, nobody knows. */
  titleNamesRows(): boolean {
    const added = ["amount", "quantity", "duration", "heads", "weight"] as const;
    return added.every((of) => this.figuresOfClass(of).every((name) => PRICE_OF_ONE.test(name) || /price|单价/iu.test(name)));
  }

  /** An average for each row is the average. */
  isOfOneRow({ entry }: Token): boolean {
    const isRow =
      entry.is === "rows" || (entry.is === "about" && entry.cols.length === 0) || (entry.is === "column" && this.namesRows(entry.col));
    return isRow && this.tokens.some((token) => token.entry.is === "agg" && token.entry.fn === "avg");
  }

  sayPeriods(...all: readonly { readonly entry: EntryOf<"period">; readonly text: string }[]): void {
    for (const { entry, text } of all) if (entry.isRelative) this.periods.push({ said: text, period: entry.period });
  }
}

/** Whether a sign of what a day is of stands in a question: 借 of 借阅日期, ship of Ship date. 还有 says nothing of 归还日期. */
function saysStem(ask: string, name: string): boolean {
  const bare = bareHeading(name)
    .replace(/日期|时间|日$|年月|月份|\b(?:date|time|day|on|at|of)\b/giu, "")
    .toLowerCase();
  const text = ask.replace(/还(?=[有没是剩在要能])/gu, "");
  if (/\p{Script=Han}/u.test(bare)) return [...bare].some((sign) => VERBS.includes(sign) && text.includes(sign));
  return bare.split(/\s+/u).some((word) => word.length > 2 && text.includes(word.replace(/(?:ed|ing|s|d)$/u, "").slice(0, 5)));
}

/** Signs of what is done on a day: 费 and 款 are of figures too. */
const VERBS = "借还归付交缴开下发收签入住退离到出报登送寄取提上看租买订约验检";
const FEW_DAYS = 45;
const PLANNED = /^(?:目标|计划|预算|预计|去年|上年|上月|同期|target|planned|budget|last year)/iu;
const OF_ONE_OR_PLANNED =
  /^(?:目标|计划|预算|预计|罚|押|优惠|折扣|target|planned|budget|fine|deposit|discount)|rate$|price|单价|均价|per |each/iu;
const NEUTRAL = /^(?:total|amount|sum|合计|总计|小计|总额)/iu;

/** What was done on a day, and no name of it. */
const OF_MONEY = /[款费金钱资]$|消费|充值|支出|收入|^(?:donation|payment|expense|purchase|sale|deposit|refund)s?$/u;

const DONE = /^[a-z]+(?:ed|en|ent|aid|old)$/;

/** 数学缺考: a word of several columns is of the one that stands right before it. */
function settled(tokens: readonly Token[]): Token[] {
  return tokens.map((token, n) => {
    const { entry } = token;
    if (entry.is !== "unclear") return token;
    // 我方平均得分, of 我方得分 and 对方得分: a word of the one heading says which.
    const about = tokens.flatMap((one) => (one.entry.is === "about" ? one.entry.cols.filter((col) => entry.cols.includes(col)) : []));
    const [named, ...others] = [...new Set(about)];
    if (named !== undefined && others.length === 0 && entry.entries.every((one) => one.is === "column"))
      return { ...token, entry: { is: "column", col: named } };
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

/** How many downloads: before a column of figures it asks for them, and counts no rows. */
function asFigures(tokens: readonly Token[], { columns }: SheetTable): Token[] {
  return tokens.map((token, n) => {
    if (token.entry.is !== "count" || !/^(?:how many|number of|count of)$/.test(token.text)) return token;
    const [noun, behind] = tokens.slice(n + 1).filter(({ entry }) => entry.is !== "filler" && entry.is !== "changeWord");
    const named = noun?.entry.is === "column" ? noun.entry.col : null;
    const isCompared = behind?.entry.is === "compare" || behind?.entry.is === "after" || behind?.entry.is === "between";
    const isFigure = columns.some(({ name, type }) => name === named && type === "number");
    return isFigure && !isCompared ? { ...token, entry: { is: "howMuch" } } : token;
  });
}

/** The only one; asks where there are several, or none. */
export function only(names: readonly string[]): string {
  const [first] = names;
  return first === undefined || names.length > 1 ? askBack(names) : first;
}

/** Days that are to come, some of them in years nothing has happened in yet. */
const TO_COME = /到期|截止|有效|失效|过期|保质|预计|计划|最晚|最迟|约定|^应|due|deadline|expir|valid|planned|expected/iu;

function newestDay({ columns }: SheetTable): number | null {
  const all = columns.filter((column) => column.type === "date");
  const happened = all.filter(({ name }) => !TO_COME.test(bareHeading(name)));
  const dates = happened.length > 0 ? happened : all;
  const newest = Math.max(NO_DAY, ...dates.map(({ days }) => days.reduce((most, day) => Math.max(most, day), NO_DAY)));
  return newest === NO_DAY ? null : newest;
}
