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

/** 甲里的乙 is "乙 in 甲", 甲的乙 "乙 of 甲", 甲对乙的吸附 "adsorption of 乙 by 甲"; a compound is read from its end, places and people behind it. */
function toEnglish(phrase: string, known: Known): string {
  const read = (words: string | undefined) => translatePhrase(words ?? "", "zh", known);
  const act = /^(.{2,}?)对(.{1,}?)的(.{2,})$/.exec(phrase);
  if (act) return join(join(read(act[3]), act[3] === "影响" ? " on " : " of ", read(act[2])), " by ", read(act[1]));
  const inside = /^(.{2,}?)(?:里|中|内)的(.{1,})$/.exec(phrase);
  if (inside) return join(read(inside[2]), " in ", read(inside[1]));
  const of = /^(.{2,})的(.{1,})$/.exec(phrase);
  if (of) {
    const people = divide(of[1] ?? "", known)?.at(-1)?.kind === "people";
    return join(read(of[2]), people ? " among " : " of ", read(of[1]));
  }
  const pair = /^(.{2,})[与和及](.{2,})$/.exec(phrase);
  if (pair) return join(read(pair[1]), " and ", read(pair[2]));
  const parts = divide(phrase, known);
  return parts === null ? "" : compound(parts);
}

/** At most two things before and behind one place: what could belong together in more ways is not guessed at. */
function compound(parts: readonly Part[]): string {
  const at = parts.findIndex(({ kind }) => kind !== "thing");
  // 医院护士, 农村小学语文: people, or a narrower place, behind the wider one.
  const inner = at >= 0 && parts[at]?.kind === "place" && (parts[at + 1]?.kind ?? "thing") !== "thing" ? parts[at + 1] : undefined;
  const [before, behind] = at < 0 ? [[], parts] : [parts.slice(0, at), parts.slice(at + (inner === undefined ? 1 : 2))];
  if (before.length > 1 || behind.length > 2 || behind.some(({ kind }) => kind !== "thing")) return "";
  const [first, second] = behind.map(({ words }) => words);
  const isLong = first !== undefined && / (?:of|in|for|and) /.test(first);
  const head =
    second === undefined ? (first ?? "") : isLong || / (?:of|for) /.test(second) ? `${second} in ${first}` : `${first} ${second}`;
  const place = at < 0 ? undefined : parts[at];
  if (place === undefined) return head;
  const where = [...before.map(({ words }) => words), place.words].join(" ");
  const there = inner === undefined ? where : `${inner.words} in ${where}`;
  return head === "" ? there : `${head} ${(inner ?? place).kind === "people" ? "among" : "in"} ${there}`;
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

/** "B in A" and "B of A" put A first; words side by side keep their order. */
function toChinese(phrase: string, known: Known): string {
  const words = phrase.split(/\s+/).filter((word, _, all) => !(ARTICLE.test(word) && all.length > 1));
  const plain = words.join(" ");
  const whole = known(plain);
  if (whole) return whole.words;
  const inside = /^(.+) (in|for|among|at|of|on|under) (.+?)$/i.exec(plain);
  if (inside) {
    const [head, place] = [translatePhrase(inside[1] ?? "", "en", known), translatePhrase(inside[3] ?? "", "en", known)];
    const isPlace = (known(inside[3] ?? "")?.kind ?? "thing") !== "thing";
    const between = inside[2] === "under" ? "下" : inside[2] === "in" && !isPlace ? "中" : "";
    return head === "" || place === "" ? "" : `${place}${between}${head}`;
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
