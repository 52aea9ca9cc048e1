import { ESSAY_BRIEF, type EssayBrief, type EssayFacts, type EssayMethod, type Variant } from "@tangleaf/contract";
import { parseTopic } from "@tangleaf/writer";

type Asked = { readonly object: string; readonly relation: { readonly from: string; readonly to: string } | null };
type Words = {
  readonly thesis: (subject: string) => string;
  readonly related: (relation: { from: string; to: string }) => string[];
  /** Questions by what is done with the object. */
  readonly questions: Readonly<Record<"studied" | "made" | "read", (object: string) => string[]>>;
  readonly scope: string;
  readonly voice: string;
  readonly given: string;
  readonly noData: string;
  readonly banned: readonly string[];
};

const WORDS: Readonly<Record<Variant, Words>> = {
  zh: {
    thesis: (subject) => `本文研究${subject}。`,
    related: ({ from, to }) => [`${from}与${to}有没有关系？`, "关系的方向和大小如何？", "哪些条件会改变这种关系？"],
    questions: {
      studied: (object) => [`${object}的现状如何？`, `${object}有哪些问题，原因何在？`, `${object}怎样改进？`],
      made: (object) => [`${object}要满足哪些需求？`, `${object}怎样设计与实现？`, `怎样检验${object}满足需求？`],
      read: (object) => [`${object}指什么，界限在哪里？`, `关于${object}有哪些不同的看法？`, `对${object}可以得出什么判断？`],
    },
    scope: "以作者材料写到的范围为限",
    voice: "第三人称，自称“本文”",
    given: "只用材料里给出的",
    noData: "没有给出数据：只写设计与框架，不写结果",
    banned: ["材料没有写到的结果", "凭记忆写的文献、年份和法条"],
  },
  en: {
    thesis: (subject) => `This thesis studies ${subject}.`,
    related: ({ from, to }) => [
      `Is there a relationship between ${from} and ${to}?`,
      "Which way does it run, and how strong is it?",
      "What changes it?",
    ],
    questions: {
      studied: (object) => [`What is the present state of ${object}?`, "Which problems are there, and why?", "What would improve it?"],
      made: (object) => [`What must ${object} do?`, "How is it designed and built?", "How is it shown that it does so?"],
      read: (object) => [`What is meant by ${object}?`, "Which views of it are there?", "What can be concluded of it?"],
    },
    scope: "Only what the author's material covers",
    voice: "Third person; the text calls itself “this thesis”",
    given: "Only the data of the material",
    noData: "No data were given: design and framework only, no results",
    banned: ["Results the material does not give", "References, years and statutes from memory"],
  },
};

/** What each kind of study does with its object. */
const DOES: Readonly<Record<EssayMethod, keyof Words["questions"]>> = {
  empirical: "studied",
  case: "studied",
  education: "studied",
  clinical: "studied",
  laboratory: "studied",
  design: "made",
  humanities: "read",
  legal: "read",
  review: "read",
};

/** The brief of the sample writer: what the topic says, and what holds for every thesis. */
export function sampleBrief(essay: EssayFacts, method: EssayMethod | null, language: Variant): EssayBrief {
  const topic = parseTopic({ ...essay, topic: essay.topic === "" ? essay.title : essay.topic, language });
  const words = WORDS[language];
  const line = (text: string) => text.slice(0, ESSAY_BRIEF.lineMaxCharacters).toWellFormed();
  const hasData = topic.facts.some(({ kinds }) => kinds.includes("count") || kinds.includes("sample"));
  return {
    thesis: line(words.thesis(topic.subject)),
    questions: questionsOf({ object: topic.object, relation: topic.relation }, method ?? topic.method, words).map(line),
    scope: line(topic.scope === "" ? words.scope : topic.scope),
    glossary: essay.keywords.slice(0, ESSAY_BRIEF.glossary).map((term) => ({ term, wording: term })),
    voice: words.voice,
    dataPolicy: hasData ? words.given : words.noData,
    bannedClaims: [...words.banned],
  };
}

function questionsOf({ object, relation }: Asked, method: EssayMethod, words: Words): string[] {
  return relation === null ? words.questions[DOES[method]](object) : words.related(relation);
}
