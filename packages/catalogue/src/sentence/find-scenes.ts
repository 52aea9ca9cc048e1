import type { PaletteEntry } from "../palette.ts";
import { type CueMatch, createCues } from "./cues.ts";
import { createLikeness } from "./likeness.ts";
import { normalWish, withoutNames } from "./normal-wish.ts";
import { exactMatches, type Match, nearMatches, termsOf } from "./scene-terms.ts";
import { spellings } from "./spellings.ts";

export type FoundScene = {
  readonly key: string;
  readonly score: number;
  /** Words of the sentence that name it. */
  readonly named: readonly string[];
};
export type SceneFinder = {
  /** Scenes a sentence may mean, the likeliest first; empty where nothing in it names a text or tells what one is needed for. */
  find(sentence: string): FoundScene[];
};
/** What can be found: a scene, or the essays. */
export type FinderEntry = Pick<PaletteEntry, "key" | "title" | "remark" | "categories">;
type FinderOptions = {
  readonly entries: readonly FinderEntry[];
  /** Other names by key. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** What is said of the situation a scene is for, by key. */
  readonly cues?: Readonly<Record<string, readonly string[]>>;
  /** How people ask for it in whole sentences, by key. */
  readonly ways?: Readonly<Record<string, readonly string[]>>;
  /** Words of one meaning, a line a meaning. */
  readonly meanings?: readonly string[];
  /** Readings of characters, for words typed as letters and for the wrong character of the same sound. */
  readonly readings: ReadonlyMap<string, string>;
};

/** A longer name says more than its share of characters: 实习周记 is not twice 周记. */
const SIZE_POWER = 1.4;
const TITLE_BONUS = 1.15;
/** A word that is in many wishes, and names a text only where nothing better is there. */
const WEAK = 0.3;
/** In Chinese and English alike the text comes last: 部门的年终总结. */
const END_BONUS = 0.25;
/** A sentence that begins with a name and a mark behind it asks for that: 毕业论文 社区团购的影响. So does the title of an official text: 关于召开家长会的通知. */
const HEAD_BONUS = 4;
const HEAD = /^([^\s，,。；;：:]+)(?:[\s，,。；;：:]|$)/u;
const ABOUT = "关于";
/** What stands inside a longer name or sign of another scene that is there too. */
const INSIDE = 0.3;
const OTHER_NAMES = 0.2;
/** What one word of the situation is worth beside a name of two characters, and what several together are worth more. */
const SITUATION = 3.2;
const TOGETHER = 0.25;
/** Two words that go together (请…来) say more than one as long. */
const GAP_BONUS = 1.8;
const CATEGORY_BONUS = 1.2;
/** What is to be done with a text comes before the text it is done to: 润色一下我的周报. */
const TOOL_BONUS = 2.4;
const ENOUGH = 3;
/** What being like the ways a scene is asked for adds, and how like a wish must be that names nothing. */
const LIKENESS = 0.2;
const LIKE_ENOUGH = 5;
const LIKEST = 40;
/** Where nothing is named and no sign of a situation is there, less is chance. */
const CHANCE = 4.5;

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
const WHERE: Readonly<Record<string, RegExp>> = {
  college:
    /大学|学校|老师|辅导员|同学|班级|班主任|社团|学生会|课堂|宿舍|校园|professor|student|school|college|university|campus|teacher|class/,
  work: /公司|部门|领导|老板|客户|经理|同事|项目|产品|岗位|boss|manager|client|company|team|office|work|colleague|customer/,
  gongwen: /单位|机关|党|支部|街道|社区|村|政府|局|上级|各部门|official|council|government/,
  redbook: /小红书|红书|笔记|博主|种草|instagram|post/,
  shortVideo: /抖音|快手|视频|短视频|b站|直播|拍|tiktok|youtube|video|reel/,
  yingxiao: /店铺|淘宝|商品|产品|顾客|品牌|门店|宣传|推广|shop|brand|product|customers|sell/,
  startup: /创业|投资|融资|项目|start-?up|investor|founder/,
};

export function createSceneFinder({ entries, words, cues = {}, ways = {}, meanings = [], readings }: FinderOptions): SceneFinder {
  const categories = new Map(entries.map(({ key, categories: listed }) => [key, listed]));
  const terms = termsOf(entries, words, readings.size > 0);
  const owners = new Map<string, number>();
  for (const { text } of terms) owners.set(text, (owners.get(text) ?? 0) + 1);
  const spelled = spellings(terms, readings);
  const situations = createCues(cues);
  // A list is read as one text, which takes a tenth of the time.
  const told = (lists: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(
      Object.entries(lists).map(([key, texts]) => [key, withoutNames(normalWish(texts.join("|").replaceAll("~", ""))).split("|")]),
    );
  const likeness = createLikeness(
    () => [
      { texts: told(ways), weight: 1 },
      { texts: told(words), weight: 0.7 },
      { texts: told(cues), weight: 0.7 },
      { texts: told(Object.fromEntries(entries.map(({ key, title, remark }) => [key, [title, remark]]))), weight: 1 },
    ],
    meanings,
  );

  return {
    find(sentence) {
      const wish = withoutNames(normalWish(sentence));
      if (wish === "") return [];
      const exact = exactMatches(wish, terms);
      const isEnough = exact.some(({ term, likeness }) => term.size * likeness >= ENOUGH);
      const named = isEnough ? exact : [...exact, ...spelled.matches(wish), ...nearMatches(wish, terms)];
      const head = withoutNames(normalWish(HEAD.exec(sentence.trim())?.[1] ?? ""));
      return ranked(wish, { named, signs: situations.matches(wish), head });
    },
  };

  function ranked(
    wish: string,
    { named, signs, head }: { named: readonly Match[]; signs: readonly CueMatch[]; head: string },
  ): FoundScene[] {
    const covers = [...named.map(({ term: { key }, from, to }) => ({ key, from, to })), ...signs.filter(({ hasGap }) => !hasGap)];
    const first = Math.min(...named.map(({ from }) => from));
    const names = Map.groupBy(named, ({ term }) => term.key);
    const said = Map.groupBy(signs, ({ key }) => key);
    const like = likeness.of(wish);
    const likest = [...like]
      .sort(([, a], [, b]) => b - a)
      .slice(0, LIKEST)
      .filter(([, worth]) => worth >= LIKE_ENOUGH);
    const found = [...new Set([...names.keys(), ...said.keys(), ...likest.map(([key]) => key)])].map((key): FoundScene => {
      const own = names.get(key) ?? [];
      const [best = 0, ...others] = own
        .map(
          (match) =>
            worthOf(match, wish.length) * (isInside({ ...match, key }, covers) ? INSIDE : 1) * (isHead(match, wish, head) ? HEAD_BONUS : 1),
        )
        .sort((a, b) => b - a);
      const byName = best + OTHER_NAMES * others.reduce((sum, value) => sum + value, 0);
      const besides = (said.get(key) ?? []).filter((sign) => !own.some(({ from, to }) => from <= sign.from && to >= sign.to));
      const bySituation = together(
        besides.map((sign) =>
          isInside(sign, covers)
            ? { ...sign, worth: sign.worth * INSIDE }
            : sign.hasGap
              ? { ...sign, worth: sign.worth * GAP_BONUS }
              : sign,
        ),
      );
      const where = (categories.get(key) ?? []).some((category) => WHERE[category]?.test(wish)) ? CATEGORY_BONUS : 1;
      const tool = TOOLS.has(key) && own.some(({ from }) => from === first) ? TOOL_BONUS : 1;
      return {
        key,
        score: (byName + SITUATION * bySituation) * where * tool + LIKENESS * (like.get(key) ?? 0),
        named: [...new Set(own.map(({ from, to }) => wish.slice(from, to)))],
      };
    });
    found.sort((a, b) => b.score - a.score);
    return named.length + signs.length === 0 && (found[0]?.score ?? 0) < CHANCE ? [] : found;
  }

  function worthOf({ term, to, likeness }: Match, length: number): number {
    const rarity = 1 / Math.sqrt(owners.get(term.text) ?? 1);
    const name = term.isTitle ? TITLE_BONUS : term.isWeak ? WEAK : 1;
    return term.size ** SIZE_POWER * name * rarity * likeness * (1 + (END_BONUS * to) / Math.max(1, length));
  }
}

function isHead({ from, to }: Match, wish: string, head: string): boolean {
  if (to !== head.length) return false;
  return from === 0 ? to < wish.length : head.startsWith(ABOUT) && head.charAt(from - 1) === "的";
}

type Covered = { readonly key: string; readonly from: number; readonly to: number };

const isInside = (match: Covered, all: readonly Covered[]): boolean =>
  all.some(({ key, from, to }) => key !== match.key && from <= match.from && to >= match.to && to - from > match.to - match.from);

/** Signs over the same words count once, the best of them. */
function together(signs: readonly CueMatch[]): number {
  const kept: CueMatch[] = [];
  for (const sign of signs.toSorted((a, b) => b.worth - a.worth)) {
    if (kept.every(({ from, to }) => sign.to <= from || sign.from >= to)) kept.push(sign);
  }
  return kept.reduce((sum, { worth }) => sum + worth, 0) * (1 + TOGETHER * (kept.length - 1));
}
