import { isMissing } from "../cells/index.ts";
import { rowsApart, type SheetTable, type TextColumn } from "../columns/index.ts";
import { foldText } from "../run/fold-text.ts";
import { type Meaning, WORDS } from "./words.ts";

/** What a piece of a question may name in a table, or say in general. */
export type Entry =
  | Meaning
  | { readonly is: "column"; readonly col: string }
  | { readonly is: "value"; readonly col: string; readonly value: string }
  /** A word that stands where a value is missing. */
  | { readonly is: "missing"; readonly col: string }
  /** Two columns may be meant, or values of two: it has to be asked. */
  | { readonly is: "unclear"; readonly cols: readonly string[]; readonly entries: readonly Entry[] };

/** Every phrase that is understood, folded, with what it says; the longest first at each beginning. */
export type Lexicon = ReadonlyMap<string, readonly { readonly phrase: string; readonly entry: Entry }[]>;

/** Text columns with more different words are not asked for by their words. */
const WORDS_MAX = 2000;
const WORD_MAX_CHARACTERS = 40;
/** Characters a heading is shortened to. */
const SHORT_NAMES = "店院系班组省市区校国厂队馆";
const SHORT_HEADING = 4;
/** What may stand behind them: 班级, 馆名. */
const NAME_ENDING = /(?:级|名称?)$/u;
/** Words in front of a heading people leave out. */
const PREFIXES = /^(?:报销|所属|面试|意向|入职|订单|客户|所在|产品|order|customer|unit|total)[\s_]*/iu;
const UNIT = /[（(【[][^）)】\]]*[）)】\]]\s*$/u;

/** What is understood of questions about a table. */
export function buildLexicon(table: SheetTable): Lexicon {
  const found = new Map<string, Entry[]>();
  const add = (phrase: string, entry: Entry): void => {
    const folded = foldPhrase(phrase);
    if (folded === "") return;
    const list = found.get(folded);
    if (list === undefined) found.set(folded, [entry]);
    else list.push(entry);
  };
  for (const { name } of table.columns) for (const variant of headingVariants(name)) add(variant, { is: "column", col: name });
  for (const column of table.columns) {
    if (column.type === "number")
      for (const word of column.emptyWords ?? []) if (/\p{L}/u.test(word)) add(word, { is: "missing", col: column.name });
    if (column.type !== "text" || column.words.length > WORDS_MAX) continue;
    const ofRows = wordsOfRows(column, rowsApart(table));
    for (const word of ofRows) {
      const isName = word !== "" && [...word].length <= WORD_MAX_CHARACTERS && !/^[\d.,%\s-]+$/.test(word) && !isMissing(word);
      if (isName) for (const variant of valueVariants(word)) add(variant, { is: "value", col: column.name, value: word });
    }
  }
  const named = new Map([...found].map(([phrase, entries]) => [phrase, clear(entries)] as const));
  for (const [meaning, words] of WORDS) {
    for (const phrase of phrasesOf(words)) if (!named.has(phrase)) named.set(phrase, meaning);
  }
  const byFirst = new Map<string, { phrase: string; entry: Entry }[]>();
  for (const [phrase, entry] of named) {
    const first = phrase.charAt(0);
    const list = byFirst.get(first) ?? [];
    list.push({ phrase, entry });
    byFirst.set(first, list);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.phrase.length - a.phrase.length);
  return byFirst;
}

/** The words that stand in some row that is no sum of others: 合计 is no value to look for. */
function wordsOfRows({ words, codes }: TextColumn, apart: ReadonlySet<number>): readonly string[] {
  if (apart.size === 0) return words;
  const seen = new Set(codes.filter((_, row) => !apart.has(row)));
  return words.filter((_, code) => seen.has(code));
}

/** Width, case and blanks around make no difference; single blanks between Latin words stay. */
export const foldPhrase = (text: string): string => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();

/** Phrases of a list are apart by blanks; a blank inside one is written as _. */
const phrasesOf = (words: string): string[] => words.split(" ").map((word) => foldPhrase(word.replaceAll("_", " ")));

function clear(entries: readonly Entry[]): Entry {
  const columns = entries.filter((entry) => entry.is === "column");
  const [first] = columns.length > 0 ? columns : entries;
  const cols = [...new Set((columns.length > 0 ? columns : entries).flatMap((entry) => ("col" in entry ? [entry.col] : [])))];
  return first === undefined || cols.length > 1 ? { is: "unclear", cols, entries } : first;
}

function headingVariants(name: string): string[] {
  const bare = name.replace(UNIT, "").trim();
  const spaced = bare.replaceAll("_", " ");
  const short = spaced.replace(PREFIXES, "");
  const variants = [name, bare, spaced, short];
  const plural = variants.filter((one) => /[a-z]$/i.test(one)).flatMap((one) => [one.replace(/s$/i, ""), `${one.replace(/s$/i, "")}s`]);
  // 各店 of a table with 门店.
  const [last = ""] = [...bare.replace(NAME_ENDING, "")].slice(-1);
  if ([...bare].length <= SHORT_HEADING && SHORT_NAMES.includes(last)) variants.push(last);
  return [...new Set([...variants, ...plural].filter((one) => one !== ""))];
}

function valueVariants(word: string): string[] {
  const sex = word === "女" || word === "男" ? [`${word}生`, `${word}性`, `${word}的`] : [];
  const plural = /^[a-z][a-z ]+$/i.test(word) ? [word.replace(/s$/i, ""), `${word.replace(/s$/i, "")}s`] : [];
  return [word, foldText(word), ...sex, ...plural];
}
