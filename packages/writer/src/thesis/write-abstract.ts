import type { Language } from "../language.ts";
import { endSentence } from "../text/split-sentences.ts";
import { bilingualKeywords, translateWords } from "./bilingual-keywords.ts";
import { layOutThesis } from "./lay-out-thesis.ts";
import { answersWanted, questionOf } from "./own-sentences.ts";
import type { FactKind } from "./parsed-topic.ts";
import { sayFacts } from "./say-fact.ts";
import type { BilingualKeyword, ThesisMaterial, ThesisOutline } from "./thesis-types.ts";

export type WriteAbstractInput = {
  readonly material: ThesisMaterial;
  readonly outline: ThesisOutline;
  /** Of the abstract; a thesis has one in each language. */
  readonly language: Language;
};

const METHOD_KINDS: ReadonlySet<FactKind> = new Set<FactKind>(["sample", "instrument", "source", "technology", "variable", "step", "role"]);
const MOST_FACTS = 4;
const WORDS = {
  zh: {
    keywords: "关键词：",
    between: "；",
    results: (what: string) => `关于${what}：【待补充：结果，写出数字与检验】。`,
    conclusion: "【待补充：由结果得出的结论，一两句话】",
    purpose: (words: string) => `本文研究${words}。`,
    method: "【待补充：对象、方法与材料，一两句话】",
    mark: (hint: string) => `【待补充：${hint}】`,
  },
  en: {
    keywords: "Keywords: ",
    between: "; ",
    results: (what: string) => `On ${what}: [To add: the result, with figures and test].`,
    conclusion: "[To add: what follows from the results, in one or two sentences]",
    purpose: (words: string) => `This study examines ${words}.`,
    method: "[To add: subjects, method and material, in one or two sentences]",
    mark: (hint: string) => `[To add: ${hint}]`,
  },
} as const;

/** Both abstracts of a thesis with its keywords in both languages: what the server asks for. Pure. */
export function writeAbstracts(input: Omit<WriteAbstractInput, "language">): { zh: string; en: string; keywords: BilingualKeyword[] } {
  const { material } = input;
  return {
    zh: abstractText({ ...input, language: "zh" }),
    en: abstractText({ ...input, language: "en" }),
    keywords: bilingualKeywords(material),
  };
}

/** The abstract in either language with its line of keywords, as it stands in a file. Pure. */
export function writeAbstract(input: WriteAbstractInput): string {
  const { material, language } = input;
  const words = WORDS[language];
  const keywords = bilingualKeywords(material).map(
    (pair) => pair[language] || words.mark(language === "zh" ? `“${pair.en}”的中文` : `English for “${pair.zh}”`),
  );
  const line =
    keywords.length === 0 ? words.mark(language === "zh" ? "关键词，3 至 5 个" : "keywords, 3 to 5") : keywords.join(words.between);
  return `${abstractText(input)}\n\n**${words.keywords.trim()}**${language === "en" ? " " : ""}${line}`;
}

/**
 * Purpose, method, results (as marks only), conclusion (as a mark). In the language that is not the thesis's own only what can be
 * composed of given words is said.
 */
function abstractText({ material, outline, language }: WriteAbstractInput): string {
  const layout = layOutThesis(material, outline, []);
  const words = WORDS[language];
  if (language !== material.language) {
    const subject = foreignSubject(layout.topic.relation, layout.topic.subject, material, language);
    const purpose =
      subject === "" ? words.purpose(words.mark(language === "zh" ? "题目的中文" : "the topic in English")) : words.purpose(subject);
    return [purpose, words.method, words.mark(language === "zh" ? "结果" : "results"), words.conclusion].join(language === "zh" ? "" : " ");
  }
  const { topic, lists, slots } = layout;
  const question = questionOf(outline.method, slots, language) || words.purpose(topic.subject);
  const methodFacts = topic.facts.filter(({ kinds }) => METHOD_KINDS.has(kinds[0] ?? "fact")).slice(0, MOST_FACTS);
  const method = sayFacts(methodFacts, language, topic.method);
  const results = answersWanted(topic, lists, outline.method, language)
    .slice(0, 3)
    .map((what) => words.results(lists.problems.includes(what) || lists.rules.includes(what) ? `“${what}”` : what));
  const body = [question, ...(method.length === 0 ? [words.method] : method), ...results, endSentence(words.conclusion, language)];
  return body.join(language === "zh" ? "" : " ");
}

function foreignSubject(
  relation: { readonly from: string; readonly to: string } | null,
  subject: string,
  material: ThesisMaterial,
  language: Language,
): string {
  if (!relation) return translateWords(subject, material);
  const [from, to] = [translateWords(relation.from, material), translateWords(relation.to, material)];
  if (from === "" || to === "") return "";
  return language === "zh" ? `${from}与${to}的关系` : `the relationship between ${from} and ${to}`;
}
