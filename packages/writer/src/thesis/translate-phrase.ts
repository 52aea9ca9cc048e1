import { findTerm } from "./words/terms.ts";

type Known = (word: string) => { readonly words: string; readonly kind: "people" | "place" | "thing" } | undefined;
type Part = NonNullable<ReturnType<Known>>;

const LONGEST_ZH = 16;
const LONGEST_EN = 6;
const JOIN_ZH = /^(?:与|和|及)/;
const ARTICLE = /^(?:a|an|the|its|their)$/i;

/** A phrase in the other language, composed where every word of it is known; "" where one is not: never half of it. */
export function translatePhrase(phrase: string, from: "zh" | "en", known: Known = (word) => findTerm(word, from)): string {
  const bare = phrase.trim();
  if (bare === "") return "";
  const whole = known(bare);
  if (whole) return whole.words;
  return from === "zh" ? toEnglish(bare, known) : toChinese(bare, known);
}

/** 甲里的乙 is "乙 in 甲", 甲的乙 "乙 of 甲"; a compound is read from its end, as in English, with people and places behind it. */
function toEnglish(phrase: string, known: Known): string {
  const inside = /^(.{2,}?)(?:里|中|内)的(.{1,})$/.exec(phrase) ?? /^(.{2,}?)中(?=.{2,})(.+)$/.exec(phrase);
  if (inside) return join(translatePhrase(inside[2] ?? "", "zh", known), " in ", translatePhrase(inside[1] ?? "", "zh", known));
  const of = /^(.{2,})的(.{1,})$/.exec(phrase);
  if (of) return join(translatePhrase(of[2] ?? "", "zh", known), " of ", translatePhrase(of[1] ?? "", "zh", known));
  const pair = /^(.{2,})[与和及](.{2,})$/.exec(phrase);
  if (pair) return join(translatePhrase(pair[1] ?? "", "zh", known), " and ", translatePhrase(pair[2] ?? "", "zh", known));
  const parts = divide(phrase, known);
  if (parts === null) return "";
  const things = parts.filter(({ kind }) => kind === "thing");
  const around = parts.filter(({ kind }) => kind !== "thing");
  // Two things side by side may belong together in more than one way: more than three are not guessed at.
  if (things.length > 2 || around.length > 1 || parts.length === 0) return "";
  if (things.length === 2 && !/^(?:[a-z&-]+ ){0,3}[a-z&-]+$/i.test(things.map(({ words }) => words).join(" "))) return "";
  const head = things.map(({ words }) => words).join(" ");
  const [place] = around;
  if (place === undefined) return head;
  if (head === "") return place.words;
  return `${head} ${place.kind === "people" ? "among" : "in"} ${place.words}`;
}

/** The longest known words from the left; null where a stretch is unknown. */
function divide(phrase: string, known: Known): Part[] | null {
  if (phrase === "") return [];
  for (let size = Math.min(LONGEST_ZH, phrase.length); size >= 1; size -= 1) {
    const part = known(phrase.slice(0, size));
    if (part === undefined) continue;
    const rest = divide(phrase.slice(size).replace(JOIN_ZH, ""), known);
    if (rest !== null) return [part, ...rest];
  }
  return null;
}

/** "B in A" and "B of A" are A的B; words side by side keep their order. */
function toChinese(phrase: string, known: Known): string {
  const words = phrase.split(/\s+/).filter((word, index, all) => !(ARTICLE.test(word) && all.length > 1));
  const plain = words.join(" ");
  const whole = known(plain);
  if (whole) return whole.words;
  const inside = /^(.+?) (?:in|for|among|at|of|on) (.+)$/i.exec(plain);
  if (inside) {
    const [head, place] = [translatePhrase(inside[1] ?? "", "en", known), translatePhrase(inside[2] ?? "", "en", known)];
    return head === "" || place === "" ? "" : `${place}${/ in /.test(plain) ? "中" : ""}的${head}`;
  }
  const pair = /^(.+?) and (.+)$/i.exec(plain);
  if (pair) return join(translatePhrase(pair[1] ?? "", "en", known), "与", translatePhrase(pair[2] ?? "", "en", known));
  return composeWords(words, known) ?? "";
}

function composeWords(words: readonly string[], known: Known): string | null {
  if (words.length === 0) return "";
  for (let size = Math.min(LONGEST_EN, words.length); size >= 1; size -= 1) {
    const part = known(words.slice(0, size).join(" "));
    if (part === undefined) continue;
    const rest = composeWords(words.slice(size), known);
    if (rest !== null) return `${part.words}${rest}`;
  }
  return null;
}

function join(first: string, between: string, second: string): string {
  return first === "" || second === "" ? "" : `${first}${between}${second}`;
}
