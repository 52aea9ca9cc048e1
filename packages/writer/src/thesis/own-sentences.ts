import type { Language } from "../language.ts";
import { fillWords, type Slots } from "./fill-words.ts";
import type { Leaf } from "./outline-leaves.ts";
import type { ParsedTopic } from "./parsed-topic.ts";
import type { ThesisMethod, ThesisOutline } from "./thesis-types.ts";
import type { TopicLists } from "./topic-lists.ts";

/** The question of a thesis in its own words, by its method; with a relation the first form, else the second. */
const QUESTIONS: Readonly<Record<Language, Readonly<Record<ThesisMethod, readonly string[]>>>> = {
  zh: {
    empirical: [
      "本文要回答的问题是：{x}与{y}之间有没有关系，方向与大小如何；{m}是否在其中起中介作用。",
      "本文要回答的问题是：{x}与{y}之间有没有关系，方向与大小如何。",
      "本文要回答的问题是：{subject}的状况如何，与哪些因素有关。",
    ],
    design: [
      "本文要解决的问题是怎样设计{subject}，使它满足以下要求：{rules}。",
      "本文要解决的问题是怎样设计{subject}，并检验它是否达到要求。",
    ],
    case: [
      "本文要回答的问题是：{subject}的现状如何，{problems}由什么引起，可以怎样改进。",
      "本文要回答的问题是：{subject}的现状如何，问题在哪里，可以怎样改进。",
    ],
    humanities: [
      "本文要回答的问题是：在{object}中，{problem}与{parts}怎样联系在一起。",
      "本文要回答的问题是：在{object}中，{problem}是怎样写的。",
      "本文要回答的问题是：{subject}在文本中怎样表现。",
    ],
    legal: [
      "本文要回答的问题是：{subject}在法律上如何定性，{problems}应当怎样处理。",
      "本文要回答的问题是：{subject}在法律上如何定性，争议出在哪里。",
    ],
    laboratory: ["本文要回答的问题是：{x}怎样影响{y}。", "本文要回答的问题是：{subject}随试验条件怎样变化，变化是否超出误差。"],
    education: [
      "本文要回答的问题是：{subject}在课堂中的实际情况如何，{problems}可以怎样改进。",
      "本文要回答的问题是：{subject}在课堂中的实际情况如何，可以怎样改进。",
    ],
    clinical: ["本文要回答的问题是：{x}对{y}有没有作用，作用有多大。", "本文要回答的问题是：{subject}的情况如何，与哪些因素有关。"],
    review: ["本文要回答的问题是：关于{subject}，已有研究说明了什么，在哪里不一致。"],
  },
  en: {
    empirical: [
      "The questions are whether {x} and {y} are related, in which direction and how strongly, and whether {m} mediates between them.",
      "The questions are whether {x} and {y} are related, in which direction and how strongly.",
      "The questions are how {subject} stands and which factors it goes with.",
    ],
    design: [
      "The question is how {subject} can be designed so that it meets these requirements: {rules}.",
      "The question is how {subject} can be designed, and how it can be checked against what was asked.",
    ],
    case: [
      "The questions are how {subject} works now, what lies behind its problems ({problems}), and what can be done.",
      "The questions are how {subject} works now, where it fails, and what can be done.",
    ],
    humanities: [
      "The question is how {problem} in {object} is bound up with {parts}.",
      "The question is how {problem} is written in {object}.",
      "The question is how {subject} appears in the text.",
    ],
    legal: [
      "The questions are how the law classifies {subject}, and how these problems should be dealt with: {problems}.",
      "The questions are how the law classifies {subject} and what is in dispute.",
    ],
    laboratory: [
      "The question is how {x} changes {y}.",
      "The question is how the measured properties change with the conditions in the case of {subject}, and whether the change exceeds the error.",
    ],
    education: [
      "The questions are how {subject} goes in class, and what can be done about these difficulties: {problems}.",
      "The questions are how {subject} goes in class and what can be improved.",
    ],
    clinical: [
      "The question is whether {x} affects {y}, and by how much.",
      "The questions are what the records say of {subject}, and which circumstances go with it.",
    ],
    review: ["The questions are what is known of {subject} and where findings disagree."],
  },
};

const STRUCTURE = {
  zh: { lead: "以下各部分依次为", quote: (title: string) => `“${title.replace(/[“”]/g, "")}”`, between: "、", end: "。" },
  en: {
    lead: "The chapters that follow are ",
    quote: (title: string) => `“${title.replace(/[“”]/g, "")}”`,
    between: ", ",
    end: ".",
  },
} as const;

/** The words of lists in slots of their own: quoted where they are whole clauses. */
export function listSlots(slots: Slots, lists: TopicLists, language: Language): Slots {
  const join = (words: readonly string[]) =>
    words.length === 0
      ? ""
      : language === "zh"
        ? words.join("、")
        : lowerAll(words)
            .join(", ")
            .replace(/, ([^,]+)$/, " and $1");
  const clauses = (words: readonly string[]) =>
    words.length === 0 ? "" : language === "zh" ? words.map((word) => `“${word}”`).join("、") : lowerAll(words).join("; ");
  return {
    ...slots,
    parts: join(lists.parts),
    problems: clauses(lists.problems),
    rules: language === "zh" ? lists.rules.join("；") : lowerAll(lists.rules).join("; "),
  };
}

function lowerAll(words: readonly string[]): string[] {
  return words.map((word) => (/^[A-Z][a-z]/.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word));
}

/** What the thesis asks, as a sentence. */
export function questionOf(method: ThesisMethod, slots: Slots, language: Language): string {
  for (const template of QUESTIONS[language][method]) {
    const filled = fillWords(template, slots);
    if (filled !== null) return filled;
  }
  return "";
}

/** The sentences of an introduction that follow from topic and outline: the question, and what comes after. Each stands in one section. */
export function introductionSentences(input: {
  readonly leaf: Leaf;
  readonly leaves: readonly Leaf[];
  readonly outline: ThesisOutline;
  readonly slots: Slots;
  readonly language: Language;
}): string[] {
  const { leaf, leaves, outline, slots, language } = input;
  const own = leaves.filter(({ section, path }) => section.role === "introduction" && path[0] === 0);
  const at = own.indexOf(leaf);
  if (at < 0) return [];
  const question = questionOf(outline.method, slots, language);
  const { lead, quote, between, end } = STRUCTURE[language];
  const later = outline.sections.slice(1).map(({ title }) => quote(title));
  const structure = later.length === 0 ? "" : `${lead}${later.join(between)}${end}`;
  const sentences =
    own.length === 1 ? [question, structure] : own.length === 2 ? [[""], [question, structure]][at] : [[""], [question], [structure]][at];
  return (sentences ?? []).filter((sentence) => sentence !== "");
}

/** What the conclusion has to answer, one thing each, in the author's words. */
export function answersWanted(topic: ParsedTopic, lists: TopicLists, method: ThesisMethod, language: Language): string[] {
  if (topic.relation) {
    const { from, to, through } = topic.relation;
    const pair = language === "zh" ? `${from}与${to}的关系` : `${from} and ${to}`;
    return [pair, ...(through === "" ? [] : [language === "zh" ? `${through}的作用` : `the role of ${through}`])];
  }
  const first = {
    empirical: lists.variables,
    design: lists.rules,
    case: lists.problems,
    humanities: lists.parts,
    legal: lists.problems,
    laboratory: lists.responses,
    education: lists.problems,
    clinical: lists.responses,
    review: lists.parts,
  }[method];
  return first.length > 0 ? [...first].slice(0, 4) : [topic.subject];
}

/** What ends a thesis and only its author can say: how far it reaches, where nothing was said of it, and what should come next. */
export function lastMarks(scope: string, language: Language): string[] {
  const mark = (hint: string) => (language === "zh" ? `【待补充：${hint}】` : `[To add: ${hint}]`);
  const next = mark(language === "zh" ? "本研究没有做到、接下来最值得做的一件事" : "what this study could not do and should come next");
  return scope === "" ? [mark(language === "zh" ? "结论适用的范围" : "how far the conclusion reaches"), next] : [next];
}

/** How far a conclusion reaches; "" where the author has not said where it was looked at. */
export function reachOf(scope: string, language: Language): string {
  if (scope === "") return "";
  return language === "zh"
    ? `以上结论只就${scope}而言，推到别处须另行检验。`
    : `These conclusions hold for ${scope}; whether they hold elsewhere has to be examined.`;
}
