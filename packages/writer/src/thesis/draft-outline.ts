import { allocateLengths } from "@tangleaf/document";
import type { Language } from "../language.ts";
import { choosePlan } from "./choose-chapters.ts";
import { capital, firstFilled, type Slots } from "./fill-words.ts";
import { parseTopic } from "./parse-topic.ts";
import type { ParsedTopic } from "./parsed-topic.ts";
import type { ChapterPlan, LeafPlan } from "./plans/plan-types.ts";
import type { OutlineSection, SectionRole, ThesisMaterial, ThesisMethod, ThesisOutline } from "./thesis-types.ts";
import { type TopicLists, topicLists, topicSlots } from "./topic-lists.ts";
import { ROLE_WORDS } from "./words/role-words.ts";
import { SECTION_PARTS } from "./words/section-parts.ts";

/** Characters, or English words, a section without others below it should have: a word says as much as about 1.7 characters. */
export const LEAF_LENGTH = { zh: { least: 200, most: 800 }, en: { least: 120, most: 480 } } as const;

/** From this length on a section may have sections below it. */
const THREE_LEVELS_FROM = { zh: 20_000, en: 12_000 };
const MOST_PARTS = 3;
const LEAST_CHAPTERS = 3;
const MOST_REPEATED = 4;

/** A part is about the section it divides. */
const AFTER_PARENT = { zh: "：", en: ": " };
const BETWEEN_INTENTS = { zh: "；", en: "; " };
const LONGEST_JOINED = { zh: 24, en: 70 };

/** A section before it has its length. `intent`: "" = what its role says. */
type Draft = { title: string; role: SectionRole; intent: string; weight: number; usual: string; leaves: Draft[] };
type Chapter = Draft & { joins: number; joined: string; extras: Draft[]; plans: { draft: Draft; isExtra: boolean }[] };

export type DraftOutlineInput = {
  readonly material: ThesisMaterial;
  /** What the author has chosen; found in the topic without it. */
  readonly method?: ThesisMethod;
  /** Characters of the whole text. */
  readonly length: number;
  readonly chaptersMax: number;
  /** Another number gives other shares of length where the method leaves a choice. */
  readonly attempt: number;
};

/**
 * An outline by the chapter set of the method and the level. Headings name the topic's own things; lengths add up to `length` exactly.
 * Pure. Throws RangeError where `length` is not a whole number above 0.
 */
export function draftOutline(input: DraftOutlineInput): ThesisOutline {
  const { material, length } = input;
  if (!Number.isSafeInteger(length) || length < 1) throw new RangeError(`an outline has a whole number of characters, not ${length}`);
  const topic = parseTopic(material);
  const method = input.method ?? topic.method;
  const language = material.language;
  const lists = topicLists(topic, material);
  const slots = topicSlots(topic, language);
  const chapters = choosePlan(method, topic, material).flatMap((plan) => makeChapters({ plan, slots, lists, topic, material }));
  joinChapters(chapters, Math.max(LEAST_CHAPTERS, Math.min(input.chaptersMax, length)), language);
  const titles = new Set<string>();
  const lengths = allocateLengths(
    length,
    chapters.map(({ weight }, index) => weight * (1 + (((input.attempt * 7 + index * 3) % 5) - 2) * (input.attempt > 1 ? 0.02 : 0))),
  );
  const sections = chapters.map((chapter, index) => {
    const characters = lengths[index] ?? 0;
    const leaves = fitLeaves(chapter, characters, length, language);
    return finish({ ...chapter, leaves }, { characters, slots, titles, language, parent: "" });
  });
  return { method, sections };
}

type MakeInput = {
  readonly plan: ChapterPlan;
  readonly slots: Slots;
  readonly lists: TopicLists;
  readonly topic: ParsedTopic;
  readonly material: ThesisMaterial;
};

function makeChapters({ plan, slots, lists, topic, material }: MakeInput): Chapter[] {
  const items = plan.each === undefined ? [""] : lists[plan.each].slice(0, MOST_REPEATED);
  return (items.length === 0 ? [""] : items).map((item) => {
    const own = { ...slots, item };
    const plans = plan.leaves.flatMap((leaf) => makeLeaves({ leaf, slots: own, lists, topic, material }));
    return {
      title: headingFrom(plan.title[material.language], own, material.language),
      role: plan.role,
      intent: "",
      weight: plan.weight,
      usual: "",
      joins: plan.joins ?? Number.POSITIVE_INFINITY,
      joined: plan.joined ? headingFrom(plan.joined[material.language], own, material.language) : "",
      leaves: [],
      extras: [],
      plans,
    };
  });
}

function makeLeaves(input: Omit<MakeInput, "plan"> & { readonly leaf: LeafPlan }): { draft: Draft; isExtra: boolean }[] {
  const { leaf, slots, lists, topic, material } = input;
  const said = [material.topic, material.major, material.keywords.join(" "), material.material].join("\n");
  if (leaf.when && !leaf.when.test(said)) return [];
  if (leaf.unless?.test(said)) return [];
  const items = leaf.each === undefined ? [slots["item"] ?? ""] : lists[leaf.each];
  return (items.length === 0 ? [""] : items)
    .map((item) => ({
      isExtra: leaf.extra === true,
      draft: {
        title: headingFrom(leaf.title[material.language], { ...slots, item }, material.language),
        role: leaf.role,
        intent: firstFilled(leaf.intent[material.language], { ...slots, item }),
        usual: leaf.usual?.[material.language === "zh" ? 0 : 1] ?? "",
        weight: leaf.weight ?? (topic.facts.length > 0 && leaf.each !== undefined && item !== "" ? 1.1 : 1),
        leaves: [],
      },
    }))
    .filter(({ draft }) => draft.title !== "");
}

function headingFrom(templates: readonly string[], slots: Slots, language: Language): string {
  const title = firstFilled(templates, slots);
  return language === "en" ? capital(title) : title;
}

/** Fewer chapters than the method has: those that may join the next one do, then the shortest neighbours. */
function joinChapters(chapters: Chapter[], most: number, language: Language): void {
  while (chapters.length > most) {
    const inOrder = chapters.slice(0, -1).map((chapter, index) => ({ index, joins: chapter.joins }));
    const planned = inOrder.filter(({ joins }) => Number.isFinite(joins)).sort((a, b) => a.joins - b.joins)[0]?.index;
    const at = planned ?? shortestPair(chapters);
    const [first, second] = [chapters[at], chapters[at + 1]];
    if (first === undefined || second === undefined) return;
    chapters.splice(at, 2, {
      ...second,
      role: first.weight >= second.weight ? first.role : second.role,
      title: (planned === undefined ? "" : first.joined) || joinTitles(first.title, second.title, language),
      weight: first.weight + second.weight,
      joins: Number.POSITIVE_INFINITY,
      joined: "",
      plans: [...plansOrSelf(first), ...plansOrSelf(second)],
    });
  }
}

/** A chapter that was not divided is one section of the joined one; of the closing one the first section stands for it. */
function plansOrSelf(chapter: Chapter): Chapter["plans"] {
  return chapter.plans.length > 0 ? chapter.plans : [{ draft: { ...chapter, leaves: [] }, isExtra: false }];
}

function shortestPair(chapters: readonly Chapter[]): number {
  const sums = chapters.slice(0, -1).map((chapter, index) => chapter.weight + (chapters[index + 1]?.weight ?? 0));
  return sums.indexOf(Math.min(...sums));
}

/** 甲的概念与乙的概念 is 甲与乙的概念. */
function joinTitles(first: string, second: string, language: Language): string {
  const tail = /的[^的]{1,6}$/.exec(first)?.[0] ?? "";
  if (language === "zh") return tail !== "" && second.endsWith(tail) ? `${first.slice(0, -tail.length)}与${second}` : `${first}与${second}`;
  const head = /^.*?(?:of|:) /.exec(first)?.[0] ?? "";
  if (head !== "" && second.startsWith(head)) return `${first} and ${second.slice(head.length)}`;
  return `${first} and ${second.charAt(0).toLowerCase()}${second.slice(1)}`;
}

/** The sections of a chapter of this length: extra ones where there is space, joined ones where there is not. */
function fitLeaves(chapter: Chapter, characters: number, length: number, language: Language): Draft[] {
  const { least, most } = LEAF_LENGTH[language];
  const isOne = characters <= most && (chapter.role === "introduction" || chapter.role === "conclusion");
  if (characters < 2 * least || isOne) return [];
  const wanted = Math.ceil(characters / most);
  const core = chapter.plans.filter(({ isExtra }) => !isExtra).length;
  let extras = Math.max(0, wanted - core);
  const leaves = chapter.plans.flatMap(({ draft, isExtra }) => {
    if (isExtra && extras-- <= 0) return [];
    return [{ ...draft, leaves: [] }];
  });
  while (leaves.length > 1 && allocateShortest(leaves, characters) < least) {
    const at = pairToJoin(leaves);
    const [first, second] = [leaves[at], leaves[at + 1]];
    if (first === undefined || second === undefined) break;
    const joined = joinTitles(first.title, second.title, language);
    const title = joined.length <= LONGEST_JOINED[language] ? joined : first.title;
    leaves.splice(at, 2, {
      ...first,
      title,
      intent: [first.intent, second.intent].join(BETWEEN_INTENTS[language]),
      weight: Math.max(first.weight, second.weight),
      usual: [first.usual, second.usual].filter((words) => words !== "").join(language === "zh" ? "、" : ", "),
    });
  }
  if (leaves.length === 1) return [];
  if (length >= THREE_LEVELS_FROM[language]) divideLongLeaves(leaves, characters, language);
  return leaves;
}

function allocateShortest(leaves: readonly Draft[], characters: number): number {
  return Math.min(
    ...allocateLengths(
      characters,
      leaves.map(({ weight }) => weight),
    ),
  );
}

/** Neighbours of the same role join first, the lightest of them. */
function pairToJoin(leaves: readonly Draft[]): number {
  const cost = (index: number) => {
    const [first, second] = [leaves[index], leaves[index + 1]];
    if (first === undefined || second === undefined) return Number.POSITIVE_INFINITY;
    return first.title.length + second.title.length + (first.role === second.role ? 0 : 100);
  };
  const costs = leaves.slice(0, -1).map((_, index) => cost(index));
  return costs.indexOf(Math.min(...costs));
}

function divideLongLeaves(leaves: readonly Draft[], characters: number, language: Language): void {
  const lengths = allocateLengths(
    characters,
    leaves.map(({ weight }) => weight),
  );
  for (const [index, leaf] of leaves.entries()) {
    const count = Math.min(MOST_PARTS, Math.ceil((lengths[index] ?? 0) / LEAF_LENGTH[language].most));
    const parts = SECTION_PARTS[leaf.role];
    if (count < 2 || parts === undefined) continue;
    leaf.leaves = parts[language].slice(0, count).map(([title, intent]) => ({
      title,
      role: leaf.role,
      intent: `{parent}${AFTER_PARENT[language]}${intent}`,
      weight: 1,
      usual: leaf.usual,
      leaves: [],
    }));
  }
}

type FinishInput = {
  readonly characters: number;
  readonly slots: Slots;
  readonly titles: Set<string>;
  readonly language: Language;
  readonly parent: string;
};

function finish(draft: Draft, { characters, slots, titles, language, parent }: FinishInput): OutlineSection {
  const own: Slots = { ...slots, heading: draft.title };
  const bare = headingFrom([draft.title], own, language);
  const title = uniqueTitle(bare, parent, titles, language);
  const lengths = allocateLengths(
    characters,
    draft.leaves.map(({ weight }) => weight),
  );
  const { intent, needs } = ROLE_WORDS[draft.role];
  const words = draft.intent === "" ? intent[language] : draft.intent;
  const bareTitle = (heading: string) => heading.replace(/[“”]/g, "");
  return {
    title,
    role: draft.role,
    intent: withUsual(
      firstFilled([words], { ...own, heading: bareTitle(title), parent: bareTitle(parent), thing: own["thing"] ?? title }),
      draft.usual,
      language,
    ),
    characters,
    needs: draft.leaves.length === 0 ? needs : [],
    sections: draft.leaves.map((leaf, index) => finish(leaf, { characters: lengths[index] ?? 0, slots, titles, language, parent: title })),
  };
}

function withUsual(intent: string, usual: string, language: Language): string {
  if (usual === "") return intent;
  return language === "zh" ? `${intent}，常用${usual}` : `${intent}; usual here: ${usual}`;
}

/** No heading stands twice in a text. */
function uniqueTitle(title: string, parent: string, titles: Set<string>, language: Language): string {
  const bare = parent.replace(/[“”]/g, "");
  const candidates = [
    title,
    ...(parent === "" ? [] : [language === "zh" ? `${bare}：${title}` : `${bare}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`]),
  ];
  const free = candidates.find((candidate) => !titles.has(candidate)) ?? numbered(title, titles, language);
  titles.add(free);
  return free;
}

function numbered(title: string, titles: Set<string>, language: Language): string {
  for (let number = 2; ; number += 1) {
    const candidate =
      language === "zh" ? `${title}（续${number > 2 ? number - 1 : ""}）` : `${title} (continued${number > 2 ? ` ${number - 1}` : ""})`;
    if (!titles.has(candidate)) return candidate;
  }
}
