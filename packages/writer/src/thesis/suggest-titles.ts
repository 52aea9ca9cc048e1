import { sharedUnits, unitsOf } from "../text/overlap.ts";
import { createRandom, hashText } from "../text/random.ts";
import { bilingualKeywords, translateWords } from "./bilingual-keywords.ts";
import { capital, fillWords, type Slots } from "./fill-words.ts";
import { parseTopic } from "./parse-topic.ts";
import type { ParsedTopic } from "./parsed-topic.ts";
import { HARDWARE } from "./plans/hardware-plan.ts";
import { SOFTWARE } from "./plans/software-plan.ts";
import { shorten } from "./shorten-topic.ts";
import type { ThesisMaterial, TitleSuggestion } from "./thesis-types.ts";
import { joinedSubject, keywordIn, topicLists } from "./topic-lists.ts";
import { findTerm } from "./words/terms.ts";
import { RELATION_TITLES, TITLES, type TitlePattern } from "./words/title-patterns.ts";

/** Longest main part: characters in Chinese, words in English. */
export const TITLE_MAX = { zh: 25, en: 14 };
const MOST_TITLES = 6;
/** A part of the topic that still fits a title. */
const LONGEST_SUBJECT = { zh: 17, en: 9 };
const SMALL_WORDS = new Set([
  "a",
  "an",
  "the",
  "of",
  "in",
  "on",
  "for",
  "and",
  "with",
  "to",
  "at",
  "by",
  "from",
  "its",
  "their",
  "between",
  "as",
  "or",
]);

export type SuggestTitlesInput = {
  readonly material: ThesisMaterial;
  /** 1 to 6. */
  readonly count: number;
  /** Another number gives other builds. */
  readonly attempt: number;
};

/** Titles of different builds from the topic's own words; a subtitle only of what was given. Pure; fewer than `count` where no more builds fit. */
export function suggestTitles({ material, count, attempt }: SuggestTitlesInput): TitleSuggestion[] {
  const { language } = material;
  const topic = parseTopic(material);
  const slots = titleSlots(topic, material);
  const other = language === "zh" ? "en" : "zh";
  const translated: Slots = Object.fromEntries(
    Object.entries(slots).map(([key, words = ""]) => {
      const isTool = key === "means" && /^[A-Z][A-Za-z0-9+#.]*$/.test(words);
      const other = isTool ? words : translateWords(words, material);
      return [key, key === "subject" && topic.method === "design" && language === "zh" ? withArticle(other) : other];
    }),
  );
  const patterns = [...(topic.relation ? RELATION_TITLES : []), ...(topic.relation ? [] : TITLES[topic.method])];
  const keywords = bilingualKeywords(material);
  const said = [material.topic, material.keywords.join(" "), material.material].join("\n");
  const isMade = SOFTWARE.test(said) || HARDWARE.test(said);
  const found: { readonly title: string; readonly pattern: TitlePattern }[] = [];
  const seen = new Set<string>();
  for (const pattern of patterns) {
    const filled = fillWords(pattern[language], slots);
    if (filled === null) continue;
    const title = tidyTitle(filled, language);
    if (!isMade && MADE.test(pattern[language])) continue;
    if (saysTwice(pattern[language], slots, language)) continue;
    if (
      seen.has(title) ||
      mainLength(title, language) > TITLE_MAX[language] ||
      isRepeating(pattern[language], slots) ||
      isRepeating(pattern[other], translated)
    )
      continue;
    seen.add(title);
    found.push({ title, pattern });
  }
  // Few 的 in a row read better; the order of builds stays among equals.
  if (language === "zh") found.sort((a, b) => Number(clumsy(a.title)) - Number(clumsy(b.title)));
  if (found.length === 0)
    found.push({ title: shorten(slots["subject"] ?? topic.subject, TITLE_MAX[language], language), pattern: { zh: "", en: "" } });
  const turned = turn(found, Math.max(0, attempt - 1), Math.min(MOST_TITLES, count), hashText(material.topic));
  return turned.map(({ title, pattern }) => ({
    title,
    translated: tidyTitle(pattern[other] === "" ? "" : (fillWords(pattern[other], translated) ?? ""), other),
    keywords,
  }));
}

/** One thing to be made has an article in English. */
function withArticle(words: string): string {
  return words === "" || /s$/.test(words.split(/ (?:for|in|of) /)[0] ?? "") ? words : `${/^[aeiou]/i.test(words) ? "an" : "a"} ${words}`;
}

/** Builds for what runs: a box or a building is not implemented. */
const MADE = /实现|需求分析|Implementation|Requirements/;

function clumsy(title: string): boolean {
  return /中的.{1,8}(?:中的|的)|的.{1,6}的/.test(title);
}

/** The words around the slots say what the topic says already: 宠物医疗纠纷中的举证 has no further 中的, and no 举证. */
function saysTwice(pattern: string, slots: Slots, language: "zh" | "en"): boolean {
  const own = pattern.replace(/\{\w+\}/g, " ");
  const filled = [...pattern.matchAll(/\{(\w+)\}/g)].map(
    ([, key = ""]) => slots[key] ?? slots[key.charAt(0).toLowerCase() + key.slice(1)] ?? "",
  );
  if (language === "en")
    return (own.match(/[A-Za-z]{5,}/g) ?? []).some((word) => filled.some((words) => words.toLowerCase().includes(word.toLowerCase())));
  const nouns = own.match(/举证|法律|责任|管理|影响|设计|现状|问题|调查|研究|实践|观察|评价|条件|规则|流程|制度|中的/g) ?? [];
  return nouns.some((noun) => filled.some((words) => words.includes(noun)));
}

const TROUBLE =
  /(?:流失|差错|投诉|浪费|倦怠|拖欠|延误|损耗|事故|丢失|流失率|短缺|拥堵|errors?|delays?|late deliver\w+|turnover|complaints?|waste|losses|shortages?)(?: |$)/i;

function titleSlots(topic: ParsedTopic, material: ThesisMaterial): Slots {
  const { language } = material;
  const lists = topicLists(topic, material);
  const keywords = material.keywords.map((word) => keywordIn(word, language)).filter((word) => word !== "");
  const outside = keywords.find(
    (word) =>
      !sharesWords(topic.subject, word, language) && !topic.means.includes(word) && (findTerm(word, language)?.kind ?? "thing") === "thing",
  );
  const sample = topic.facts
    .map(
      ({ text }) =>
        (language === "zh"
          ? /((?<!\d)\d+\s*(?:份|名|例|家|人|所|条|篇)(?:问卷|判决|学生|患者|门店|企业|教师)?)/
          : /((?<![\d,])\d[\d,]* (?:questionnaires|respondents|students|patients|stores|judgments|pupils|firms|nurses))/
        ).exec(text)?.[1] ?? "",
    )
    .find((words) => words !== "");
  const tool = keywords.find((word) => language === "zh" && /^[A-Za-z][A-Za-z0-9 .+#-]+$/.test(word)) ?? "";
  const subject = topic.relation ? "" : shorten(joinedSubject(topic), LONGEST_SUBJECT[language], language);
  return {
    subject,
    // What one wants less of is not improved but reduced.
    practice: TROUBLE.test(subject) ? "" : subject,
    trouble: TROUBLE.test(subject) ? subject : "",
    object: topic.relation ? "" : topic.object,
    problem: topic.relation ? "" : topic.problem,
    x: topic.relation?.from,
    y: topic.relation?.to,
    m: topic.relation?.through,
    scope: topic.scope,
    sample:
      sample && /问卷|判决|患者|学生|[a-z]/.test(sample)
        ? sample
        : sample && /问卷/.test(material.material) && sample.endsWith("份")
          ? `${sample}问卷`
          : "",
    means:
      topic.means ||
      tool ||
      (topic.facts.flatMap(({ text }) => /(?:用|采用|基于|use|with|in)\s*([A-Z][A-Za-z0-9+#. ]{2,16})$/.exec(text)?.[1] ?? [])[0] ?? ""),
    role: lists.roles[0],
    keyword: outside,
    parts: language === "zh" ? lists.parts.slice(0, 2).join("与") : lists.parts.slice(0, 2).join(" and "),
  };
}

/** A keyword that says part of the topic again gives a title nothing. */
function sharesWords(subject: string, word: string, language: "zh" | "en"): boolean {
  const bare = word.toLowerCase().replace(/(?:y|ies|s)$/, "");
  return subject.toLowerCase().includes(bare) || sharedUnits(unitsOf(subject, language), unitsOf(word, language)) > 0;
}

/** A slot's words that stand in another slot of the pattern would be said twice. */
function isRepeating(pattern: string, slots: Slots): boolean {
  const used = [...pattern.matchAll(/\{(\w+)\}/g)].map(
    ([, key = ""]) => slots[key] || slots[key.charAt(0).toLowerCase() + key.slice(1)] || "",
  );
  return used.some((words, index) => used.some((others, at) => at !== index && words !== "" && others.includes(words)));
}

function mainLength(title: string, language: "zh" | "en"): number {
  const main = title.split("——")[0] ?? title;
  return language === "zh" ? main.replace(/\s/g, "").length : (title.split(": ")[0] ?? title).split(/\s+/).length;
}

function tidyTitle(title: string, language: "zh" | "en"): string {
  if (language === "zh") return title.replace(/的的/g, "的").replace(/(?<=[\u4e00-\u9fff]) (?=[\u4e00-\u9fff])/g, "");
  const words = title.split(" ");
  return words
    .map((word, index) => (index > 0 && !words[index - 1]?.endsWith(":") && SMALL_WORDS.has(word) ? word : capital(word)))
    .join(" ");
}

/** Another attempt begins further on; a small turn by the topic keeps all topics from having the same first build. */
function turn<T>(list: readonly T[], attempt: number, count: number, seed: number): T[] {
  if (list.length === 0) return [];
  const from = (attempt * count) % list.length;
  const turned = [...list.slice(from), ...list.slice(0, from)];
  const first = turned.slice(0, count);
  if (attempt === 0) return first;
  const random = createRandom(seed + attempt);
  const shift = random.below(Math.max(1, first.length));
  return [...first.slice(shift), ...first.slice(0, shift)];
}
