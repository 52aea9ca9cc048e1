import { isMissing } from "../cells/index.ts";
import { NO_DAY, rowsApart, type SheetTable, type TextColumn } from "../columns/index.ts";
import { foldText } from "../run/fold-text.ts";
import { foldPhrase } from "./fold-phrase.ts";
import { bareVerb, GENERAL } from "./general-words.ts";
import { headingSynonyms } from "./heading-synonyms.ts";
import { otherTails } from "./heading-tails.ts";
import { bareHeading, headsOf, isRowNumber, plurals, statesOf, stemsOf, titleWords } from "./heading-words.ts";
import type { Entry } from "./lexicon-entry.ts";
import { rowNouns } from "./row-nouns.ts";
import { saidOfColumns } from "./said-of-columns.ts";
import { COUNTERS, unitOf } from "./said-units.ts";
import { shortValues } from "./short-values.ts";
import { stateSynonyms } from "./state-synonyms.ts";

/** Every phrase that is understood, folded, with what it says; and how long the phrases of a beginning are, the longest first. */
export type Lexicon = {
  readonly entries: ReadonlyMap<string, Entry>;
  readonly lengths: ReadonlyMap<string, readonly number[]>;
  /** Words of each column of texts: a piece of one that is asked for has to stand in some of them. */
  readonly texts?: ReadonlyMap<string, readonly string[]>;
};

/** Text columns with more different words, beside the empty one, are not asked for by their words. */
const WORDS_MAX = 2000;
const WORD_MAX_CHARACTERS = 40;
/** Characters a heading is shortened to. */
const SHORT_NAMES = "店院系班组省市区校国厂队馆楼街镇村县科课类届层期";
const SHORT_HEADING = 4;
/** What may stand behind them: 班级, 馆名. */
const NAME_ENDING = /(?:级|份|名称?|栋|号|别|程|域|型)$/u;
/** 小区 is no 区. */
const NOT_SHORTENED = /小区$/u;
/** Words in front of a heading people leave out. */
const PREFIXES = /^(?:报销|所属|面试|意向|入职|订单|客户|所在|产品|order|customer|unit|total)[\s_]*/iu;
/** Between the rows of a heading. */
const PART_MARK = "·";
const UNIT = /[（(【[][^）)】\]]{0,200}[）)】\]]\s*$/u;

/** What is understood of questions about a table. */
export function buildLexicon(table: SheetTable): Lexicon {
  const named = namedPhrases(table);
  const { entries } = named;
  // What says it less plainly never takes the place of a name.
  const loose = new Phrases();
  for (const column of table.columns) {
    for (const head of headsOf(column.name)) {
      // 库存 is what 库存量 says, where another column is called 备用库存.
      const isOfAnother = table.columns.some((other) => other !== column && stemsOf(other.name).includes(head));
      if (!isOfAnother && !entries.has(foldPhrase(head))) loose.add(head, { is: "column", col: column.name });
      // 补贴 of 交通补贴 is 餐补 as well.
      const others = column.type === "number" && head !== "金额" ? table.columns.filter((other) => isShortOf(other, head)) : [];
      for (const other of others) loose.add(head, { is: "column", col: other.name });
    }
    const unit = unitOf(column);
    // 活动次数 of 参加活动（次）.
    if (COUNTERS.includes(unit))
      for (const head of [bareHeading(column.name), ...headsOf(column.name)])
        loose.add(`${head}${unit}数`, { is: "column", col: column.name });
    if (unit !== "" && unit !== "%" && COLUMN_UNIT.test(unit))
      // 多少度 of 万度 as well.
      for (const word of ["多少", "几"])
        for (const end of ["", unit.endsWith("度") ? "电" : ""])
          for (const said of [unit, unit.replace(/^[千万亿](?=度|吨|公里)/u, "")])
            loose.add(`${word}${said}${end}`, { is: "column", col: column.name });
    if (column.type !== "text" || column.words.length > STATES_MAX) continue;
    for (const value of column.words)
      for (const said of statesOf(value, column.words)) loose.add(said, { is: "value", col: column.name, value });
  }
  for (const [phrase, entry] of [...saidOfColumns(table), ...shortValues(table), ...stateSynonyms(table)]) loose.add(phrase, entry);
  named.settle();
  loose.settle((entries) => sameRows(entries, table));
  for (const [phrase, entry] of loose.entries) {
    const general = GENERAL.get(phrase);
    const isSaid = general === undefined || MAY_BE_HEAD.includes(general.is) || (entry.is === "missing" && general.is === "empty");
    if (!entries.has(phrase) && isSaid) entries.set(phrase, entry);
  }
  const types = new Map(table.columns.map(({ name, type }) => [name, type]));
  const states = statesIn(table);
  for (const [phrase, cols] of aboutWords(table)) {
    if (cols.length === 0 && states.includes(phrase)) continue;
    const general = GENERAL.get(phrase);
    if (
      !entries.has(phrase) &&
      (general === undefined ||
        MAY_BE_ABOUT.includes(general.is) ||
        (cols.every((col) => types.get(col) !== "number") && /^(?:thing|rows)$/.test(general.is)))
    )
      entries.set(phrase, { is: "about", cols });
  }
  for (const [phrase, col] of feesOf(table)) if (!entries.has(phrase)) entries.set(phrase, { is: "column", col });
  for (const [phrase, entry] of rowNouns(table)) if (!entries.has(phrase)) entries.set(phrase, entry);
  for (const [phrase, entry] of [...headingSynonyms(table), ...tailsOf(table)]) {
    const general = GENERAL.get(phrase);
    if (!entries.has(phrase) && (general === undefined || MAY_BE_HEAD.includes(general.is))) entries.set(phrase, entry);
  }
  for (const [phrase, meaning] of GENERAL) {
    // 每班 of a table with 班级 is 每 and 班.
    if (COUNTED.test(phrase) && entries.get(phrase.slice(-1))?.is === "column") continue;
    if (entries.has(phrase) || (meaning.is === "did" && isInStates(states, bareVerb(phrase)))) continue;
    entries.set(phrase, meaning);
  }
  return { entries, lengths: lengthsOf(entries.keys()), texts: textsOf(table) };
}

/** Columns by their headings and values by their words; a value of two columns is unclear. */
function namedPhrases(table: SheetTable): Phrases {
  const named = new Phrases();
  for (const { name, type } of table.columns)
    for (const variant of headingVariants(name))
      named.add(variant, isRowNumber({ name, type }, table.title) ? { is: "rows" } : { is: "column", col: name });
  const apart = rowsApart(table);
  for (const column of table.columns) {
    if (column.type === "number")
      for (const word of column.emptyWords ?? []) if (/\p{L}/u.test(word)) named.add(word, { is: "missing", col: column.name });
    if (column.type !== "text" || column.words.length - 1 > WORDS_MAX) continue;
    const mayHaveKinds = column.words.length <= STATES_MAX || /级别?$/u.test(bareHeading(column.name));
    for (const word of wordsOfRows(column, apart)) {
      if (word === "" || word.length > WORD_MAX_CHARACTERS) continue;
      // 总分最高的是谁 asks for nobody who 住校 says 是 of.
      if (isFiller(word) || (word.length <= 3 && /^(?:yes|no|y|n)$/i.test(word))) {
        for (const said of yesOrNo(word, column.name)) named.add(said, { is: "value", col: column.name, value: word });
        continue;
      }
      const entry: Entry = { is: "value", col: column.name, value: word };
      if (mayHaveKinds) for (const kind of kindsOf(column, word)) named.add(kind, entry);
      // Most words have one way to be said: nothing more is looked at.
      if (PLAIN.test(word)) named.addFolded(word, entry);
      else if (!/^[\d.,%\s-]+$/.test(word) && !isMissing(word))
        for (const variant of valueVariants(word, column.name)) named.add(variant, entry);
    }
  }
  return named;
}

/** Chinese words no sign of which can be written in another way, none of them a word for nothing. */
const PLAIN = /^[\u4e00-\u9fff][\u4e00-\u9fff0-9]{2,}$/;

/** Signs words that say nothing begin with: most values of a table begin with another one, and are not looked up. */
const FILLER_STARTS = new Set([...GENERAL].flatMap(([word, { is }]) => (is === "filler" ? [word.charCodeAt(0)] : [])));
const isFiller = (word: string): boolean => FILLER_STARTS.has(word.charCodeAt(0)) && GENERAL.get(word)?.is === "filler";

/** Phrases with what they say; of those that say several things, all of them until it is settled. */
class Phrases {
  readonly entries = new Map<string, Entry>();
  readonly #several = new Map<string, Entry[]>();

  add(phrase: string, entry: Entry): void {
    const folded = foldPhrase(phrase);
    if (folded !== "") this.addFolded(folded, entry);
  }

  addFolded(phrase: string, entry: Entry): void {
    const known = this.entries.get(phrase);
    if (known === undefined) {
      this.entries.set(phrase, entry);
      return;
    }
    const all = this.#several.get(phrase);
    if (all === undefined) this.#several.set(phrase, [known, entry]);
    else all.push(entry);
  }

  settle(agree: (entries: readonly Entry[]) => Entry | null = () => null): void {
    for (const [phrase, all] of this.#several) this.entries.set(phrase, agree(all) ?? clear(all));
  }
}

const isShortOf = ({ name, type }: SheetTable["columns"][number], head: string): boolean =>
  type === "number" && [...bareHeading(name)].length === 2 && bareHeading(name).endsWith(head.charAt(0));

const COUNTED = /^(?:每|各|哪|那|这|哪些|有哪些|是哪些)一?.$/u;
/** Units of headings that are asked for as 多少 …; 万元 and others are asked for as 多少钱. */
const COLUMN_UNIT = /^(?!.*元)\p{Script=Han}{1,4}$/u;
/** What is written beside rows is no state of them. */
const NOTES = /备注|说明|notes?$|remarks?$|comments?$/iu;
/** Columns with more different words are no states. */
const STATES_MAX = 50;
/** General words a heading's last words take the place of, and those its first words do. */
const MAY_BE_HEAD: readonly Entry["is"][] = ["filler", "rows", "class", "did", "grain"];
const MAY_BE_ABOUT: readonly Entry["is"][] = ["filler", "did"];

/** Of two columns nobody knows which is meant. */
function tailsOf({ columns }: SheetTable): [string, Entry][] {
  const all = columns.flatMap(({ name }) => otherTails(name).map((word) => [word, name] as const));
  return all.flatMap(([word, col]): [string, Entry][] => {
    const cols = [...new Set(all.filter(([other]) => other === word).map(([, name]) => name))];
    const isOther = columns.some(({ name }) => name !== col && bareHeading(name).includes(word));
    return isOther ? [] : [[word, cols.length > 1 ? { is: "unclear", cols, entries: [] } : { is: "column", col }]];
  });
}

/** Words that only say what a table is about, with the columns they are taken from. */
function aboutWords({ columns, title = "" }: SheetTable): Map<string, string[]> {
  const found = new Map<string, string[]>(titleWords(title).map((word) => [foldPhrase(word), []]));
  for (const { name } of columns)
    for (const stem of stemsOf(name)) {
      const folded = foldPhrase(stem);
      found.set(folded, [...(found.get(folded) ?? []), name]);
    }
  return found;
}

/** 培训费 of a table about 培训 with one column 费用. */
function feesOf({ columns, title = "" }: SheetTable): [string, string][] {
  const fees = columns.filter(({ name, type }) => type === "number" && /^(?:费用|收费|金额)$/u.test(bareHeading(name)));
  const [fee] = fees;
  if (fees.length !== 1 || fee === undefined) return [];
  const words = [...title.matchAll(/\p{Script=Han}+/gu)].flatMap(([run]) => {
    const signs = [...run];
    return signs.slice(0, -1).map((sign, n) => `${sign}${signs[n + 1]}`);
  });
  return words.map((word) => [`${word}费`, fee.name]);
}

/** 还没面试 is 待面试 and a day that is missing: where both are of the same rows it is one of them. */
function sameRows(entries: readonly Entry[], { columns }: SheetTable): Entry | null {
  const [value, missing, ...more] = entries.toSorted((a, b) => (a.is === "value" ? -1 : 0) - (b.is === "value" ? -1 : 0));
  if (value?.is !== "value" || missing?.is !== "missing" || more.length > 0) return null;
  const [state, day] = [value, missing].map(({ col }) => columns.find(({ name }) => name === col));
  if (state?.type !== "text" || day?.type !== "date") return null;
  return state.codes.every(
    (code, row) => (state.words[code] === value.value) === ((day.days[row] === NO_DAY) !== (missing.isFilled === true)),
  )
    ? value
    : null;
}

/** One sign in the middle of a name, 发 of 研发部, is no verb. */
const isInStates = (states: string, verb: string): boolean =>
  [...verb].length > 1 ? states.includes(verb) : new RegExp(`(?:^| )${verb}|${verb}(?: |$)|[已未待没不可能]${verb}`, "u").test(states);

/** All words of columns with few different ones: a verb that stands in one of them tells rows apart. */
function statesIn(table: SheetTable): string {
  const few = table.columns.filter(
    (column) => column.type === "text" && column.words.length <= STATES_MAX && !NOTES.test(column.name),
  ) as TextColumn[];
  return few
    .flatMap(({ words }) => words)
    .join(" ")
    .toLowerCase();
}

function textsOf({ columns }: SheetTable): Map<string, readonly string[]> {
  return new Map(columns.flatMap((column) => (column.type === "text" ? [[column.name, column.words] as const] : [])));
}

function lengthsOf(phrases: Iterable<string>): Map<string, number[]> {
  const found = new Map<string, Set<number>>();
  // Phrases of one column often begin alike: what was met last is not looked up again.
  let [first, code, lengths] = ["", -1, new Set<number>()];
  for (const phrase of phrases) {
    if (phrase.charCodeAt(0) !== code) {
      [first, code] = [phrase.charAt(0), phrase.charCodeAt(0)];
      lengths = found.get(first) ?? new Set();
      found.set(first, lengths);
    }
    lengths.add(phrase.length);
  }
  return new Map([...found].map(([first, lengths]) => [first, [...lengths].sort((a, b) => b - a)]));
}

/** The words that stand in some row that is no sum of others: 合计 is no value to look for. */
function wordsOfRows({ words, codes }: TextColumn, apart: ReadonlySet<number>): readonly string[] {
  if (apart.size === 0) return words;
  const seen = new Set(codes.filter((_, row) => !apart.has(row)));
  return words.filter((_, code) => seen.has(code));
}

function clear(entries: readonly Entry[]): Entry {
  const columns = entries.filter((entry) => entry.is === "column");
  const [first] = columns.length > 0 ? columns : entries;
  const cols = [...new Set((columns.length > 0 ? columns : entries).flatMap((entry) => ("col" in entry ? [entry.col] : [])))];
  return first === undefined || cols.length > 1 ? { is: "unclear", cols, entries } : first;
}

function headingVariants(name: string): string[] {
  const bare = name.replace(UNIT, "").trim();
  const spaced = bare.replaceAll("_", " ").replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, "");
  const short = spaced.replace(PREFIXES, "");
  const variants = [name, bare, spaced, short];
  // 金额·实际, of a heading of two rows, is asked for as 实际; where two columns end alike it is asked back.
  const [part = bare] = bare.split(PART_MARK).slice(-1);
  if (part !== bare && part.trim() !== "") variants.push(...headingVariants(part.trim()));
  const plural = variants.filter((one) => /[a-z]$/i.test(one)).flatMap(plurals);
  if (/^仓库?$|^仓(?:储|名)/u.test(bare)) variants.push("仓", "仓库");
  if (/^车(?:牌号?|辆)$/u.test(bare)) variants.push("车", "车辆");
  if (/^楼(?:宇|栋)$/u.test(bare)) variants.push("楼", "楼栋");
  // 各店 of a table with 门店.
  const [last = ""] = [...bare.replace(/名称$/u, "").replace(NAME_ENDING, "")].slice(-1);
  if ([...bare].length <= SHORT_HEADING && SHORT_NAMES.includes(last) && !NOT_SHORTENED.test(bare)) variants.push(last);
  // 书 of 书名, 菜 of 菜品名称.
  const thing = /^\p{Script=Han}{2,6}$/u.test(bare) && !/^姓/u.test(bare) ? bare.replace(/名称?$/u, "") : bare;
  if (thing !== bare) variants.push(thing);
  return [...new Set([...variants, ...plural].filter((one) => one !== ""))];
}

const KIND_HEADING = /^(?:\p{Script=Han}{0,2})(\p{Script=Han})(?:程|域|型|别)$/u;
const KIND_MAX_CHARACTERS = 6;

/** 文具类 of 类别, 一室户 of 户型, 朝南 of 朝向, 不能养宠物 of 可养宠物. */
function kindsOf({ name, words }: TextColumn, word: string): string[] {
  if (/级别?$/u.test(bareHeading(name)) && /^[A-Z]$/i.test(word)) return [`${word}级`];
  if (words.length > STATES_MAX || !/^\p{Script=Han}+$/u.test(word) || [...word].length > KIND_MAX_CHARACTERS) return [];
  const bare = bareHeading(name);
  if (/朝向$/u.test(bare)) return [`朝${word}`, `向${word}`, `${word}向`];
  const [, can] = /^(?:是否)?[可能](\p{Script=Han}{2,})$/u.exec(bare) ?? [];
  if (can !== undefined && /^[否不]$/u.test(word)) return ["不能", "不可", "不可以", "不许"].map((no) => `${no}${can}`);
  const [, kind] = KIND_HEADING.exec(bare) ?? [];
  return kind === undefined || word.endsWith(kind) ? [] : [`${word}${kind}`];
}

/** What says 是 or 否 of a heading: 住校的, 住校为是. Alone the word says nothing. */
function yesOrNo(word: string, heading: string): string[] {
  const bare = bareHeading(heading).replace(/^是否/u, "");
  const plain = [`${bare}为${word}`, `${bare}是${word}`, ...["", "is", "是", "=", ":"].map((way) => `${bare} ${way} ${word}`)];
  const [, can] = /^[可能](\p{Script=Han}{2,})$/u.exec(bare) ?? [];
  const able = can === undefined ? [] : ["能", "能够", "可", "可以"].map((way) => `${way}${can}`);
  return word === "是" ? [...plain, ...able, `${bare}的`, `${bare}生`] : plain;
}

function valueVariants(word: string, heading: string): string[] {
  const sex = word === "女" || word === "男" ? [`${word}生`, `${word}性`, `${word}的`] : [];
  const plural = /^[a-z][a-z -]+$/i.test(word) ? [word.replace(/s$/i, ""), `${word.replace(/s$/i, "")}s`] : [];
  // 红色 of 颜色, 晴天 of 天气, 一班 of 班.
  const short = [...word].length === 1 && /\p{Script=Han}/u.test(word) ? [`${word}${heading === "天气" ? "天" : [...heading].at(-1)}`] : [];
  return [word, foldText(word), ...sex, ...plural, ...short];
}
