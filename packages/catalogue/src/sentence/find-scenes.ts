import type { PaletteEntry } from "../palette.ts";
import { normalWish, stemsOf, withoutNames } from "./normal-wish.ts";
import { spellings } from "./spellings.ts";

export type FoundScene = { readonly key: string; readonly score: number };
export type SceneFinder = {
  /** Scenes a sentence may mean, the likeliest first; empty where nothing in it names a text. */
  find(sentence: string): FoundScene[];
};
type FinderOptions = {
  readonly entries: readonly PaletteEntry[];
  /** Other names by key. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** Readings of characters, for words typed as letters and for the wrong character of the same sound. */
  readonly readings: ReadonlyMap<string, string>;
};

type Term = { readonly key: string; readonly text: string; readonly isTitle: boolean; readonly isWeak: boolean; readonly size: number };
type Match = { readonly term: Term; readonly from: number; readonly to: number; readonly likeness: number };

/** A longer name says more than its share of characters: 实习周记 is not twice 周记. */
const SIZE_POWER = 1.6;
const TITLE_BONUS = 1.15;
/** A word that is in many wishes, and names a text only where nothing better is there. */
const WEAK = 0.3;
/** In Chinese and English alike the text comes last: 部门的年终总结. */
const END_BONUS = 0.25;
/** A name inside a longer name that is there too. */
const INSIDE = 0.3;
const OTHER_NAMES = 0.2;
const CUE_BONUS = 1.2;
/** What is to be done with a text comes before the text it is done to: 润色一下我的周报. */
const TOOL_BONUS = 2.4;
const ENOUGH = 3;
const FUZZY = 0.6;

const TOOLS: ReadonlySet<string> = new Set([
  "polishDoc",
  "reWrite",
  "proofread",
  "expandDoc",
  "condenseDoc",
  "continueDoc",
  "summaryDoc",
  "translateDoc",
]);
/** Words that say where somebody writes, by category. */
const CUES: Readonly<Record<string, RegExp>> = {
  college:
    /大学|学校|老师|辅导员|同学|班级|班主任|社团|学生会|课堂|宿舍|校园|professor|student|school|college|university|campus|teacher|class/,
  work: /公司|部门|领导|老板|客户|经理|同事|项目|产品|岗位|boss|manager|client|company|team|office|work|colleague|customer/,
  gongwen: /单位|机关|党|支部|街道|社区|村|政府|局|上级|各部门|official|council|government/,
  redbook: /小红书|红书|笔记|博主|种草|instagram|post/,
  shortVideo: /抖音|快手|视频|短视频|b站|直播|拍|tiktok|youtube|video|reel/,
  yingxiao: /店铺|淘宝|商品|产品|顾客|品牌|门店|宣传|推广|shop|brand|product|customers|sell/,
  startup: /创业|投资|融资|项目|start-?up|investor|founder/,
};

export function createSceneFinder({ entries, words, readings }: FinderOptions): SceneFinder {
  const categories = new Map(entries.map(({ key, categories: listed }) => [key, listed]));
  const terms = termsOf(entries, words);
  const owners = new Map<string, number>();
  for (const { text } of terms) owners.set(text, (owners.get(text) ?? 0) + 1);
  const spelled = spellings(terms, readings);

  const worth = ({ term, to, likeness }: Match, length: number): number => {
    const rarity = 1 / Math.sqrt(owners.get(term.text) ?? 1);
    const name = term.isTitle ? TITLE_BONUS : term.isWeak ? WEAK : 1;
    const size = term.size ** SIZE_POWER * name * rarity * likeness;
    return size * (1 + (END_BONUS * to) / Math.max(1, length));
  };

  return {
    find(sentence) {
      const wish = withoutNames(normalWish(sentence));
      if (wish === "") return [];
      const exact = terms.flatMap((term) => matchesIn(wish, term));
      const isEnough = exact.some(({ term, likeness }) => term.size * likeness >= ENOUGH);
      const matches = isEnough ? exact : [...exact, ...spelled.matches(wish), ...terms.flatMap((term) => nearMatch(wish, term))];
      return ranked(matches, wish);
    },
  };

  function ranked(matches: readonly Match[], wish: string): FoundScene[] {
    const byKey = Map.groupBy(matches, ({ term }) => term.key);
    const first = Math.min(...matches.map(({ from }) => from));
    const found = [...byKey].map(([key, own]) => {
      const values = own.map((match) => worth(match, wish.length) * (isInside(match, matches) ? INSIDE : 1)).sort((a, b) => b - a);
      const [best = 0, ...others] = values;
      const cue = (categories.get(key) ?? []).some((category) => CUES[category]?.test(wish)) ? CUE_BONUS : 1;
      const tool = TOOLS.has(key) && own.some(({ from }) => from === first) ? TOOL_BONUS : 1;
      return { key, score: (best + OTHER_NAMES * others.reduce((sum, value) => sum + value, 0)) * cue * tool };
    });
    return found.sort((a, b) => b.score - a.score);
  }
}

function termsOf(entries: readonly PaletteEntry[], words: Readonly<Record<string, readonly string[]>>): Term[] {
  return entries.flatMap(({ key, title }) => {
    const names = new Map([[normalWish(title), true]]);
    for (const word of words[key] ?? []) if (!names.has(normalWish(word))) names.set(normalWish(word), false);
    return [...names].flatMap(([name, isTitle]) => {
      const text = name.replace(/^~/, "");
      return text === "" ? [] : [{ key, text, isTitle, isWeak: name !== text, size: sizeOf(text) }];
    });
  });
}

/** Chinese by characters, English by words, which say as much as two characters. */
function sizeOf(text: string): number {
  const letters = text.match(/[a-z0-9+&'-]+/g) ?? [];
  return [...text.replace(/[a-z0-9+&'\s-]+/g, "")].length + letters.reduce((sum, word) => sum + Math.min(2.2, 0.6 + word.length / 4), 0);
}

const HAN = /\p{Script=Han}/u;

function matchesIn(wish: string, term: Term): Match[] {
  if (HAN.test(term.text)) {
    const at = wish.lastIndexOf(term.text);
    return at < 0 ? [] : [{ term, from: at, to: at + term.text.length, likeness: 1 }];
  }
  const wanted = stemsOf(term.text);
  const there = stemsOf(wish);
  for (let start = there.length - wanted.length; start >= 0; start -= 1) {
    if (wanted.every(({ stem }, n) => there[start + n]?.stem === stem)) {
      return [{ term, from: there[start]?.from ?? 0, to: there[start + wanted.length - 1]?.to ?? 0, likeness: 1 }];
    }
  }
  return [];
}

const isInside = (match: Match, all: readonly Match[]): boolean =>
  all.some(
    (other) =>
      other.term.key !== match.term.key &&
      other.from <= match.from &&
      other.to >= match.to &&
      other.to - other.from > match.to - match.from,
  );

/** Of so many characters one may be wrong, missing or too many. */
const ONE_WRONG_FROM = 3;
const TWO_WRONG_FROM = 7;

/** A term with a slip in it. */
function nearMatch(wish: string, term: Term): Match[] {
  const letters = [...term.text];
  const isHan = HAN.test(term.text);
  if (letters.length < (isHan ? ONE_WRONG_FROM : ONE_WRONG_FROM + 2) || wish.includes(term.text)) return [];
  const allowed = letters.length >= TWO_WRONG_FROM && !isHan ? 2 : 1;
  const at = closest(wish, letters, allowed);
  return at === null ? [] : [{ term, ...at, likeness: FUZZY * (1 - at.wrong / letters.length) }];
}

/** Where in the wish the letters stand with at most so many wrong ones (Sellers' algorithm: a distance that may begin anywhere). */
function closest(wish: string, letters: readonly string[], allowed: number): { from: number; to: number; wrong: number } | null {
  const text = [...wish];
  let before = letters.map((_, n) => n + 1);
  let best: { to: number; wrong: number } | null = null;
  for (const [place, character] of text.entries()) {
    let diagonal = 0;
    let left = 0;
    const row = letters.map((letter, n) => {
      const above = before[n] ?? 0;
      const cost = Math.min(diagonal + (letter === character ? 0 : 1), above + 1, left + 1);
      diagonal = above;
      left = cost;
      return cost;
    });
    const wrong = row.at(-1) ?? Number.POSITIVE_INFINITY;
    if (wrong <= allowed && (best === null || wrong <= best.wrong)) best = { to: place + 1, wrong };
    before = row;
  }
  return best === null ? null : { from: Math.max(0, best.to - letters.length), ...best };
}
