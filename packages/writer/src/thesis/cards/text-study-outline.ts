import type { MethodCard } from "../method-card.ts";

export const textStudyOutline: MethodCard = {
  key: "text-study-outline",
  title: { zh: "文本研究的问题与范围", en: "Question and range of a text study" },
  methods: ["humanities"],
  roles: ["introduction"],
  standard: ["introduction"],
  cues: { zh: ["引言", "问题的提出", "研究内容与方法"], en: ["introduction", "methods and structure"] },
  sentences: {
    zh: [
      "题目要变成能用文本回答的问题：不是“{object}写了什么”，而是“在哪里写、怎样写、写法在前后有什么改变”。",
      "范围须在读之前定下，写明读哪些篇、用哪个版本，中途只留合用的几篇，结论就成了挑选的结果。",
      "作者的经历和自述可以提出问题，不能代替文本作答。",
      "每一章从一个可以指给人看的文本现象开始，再说它的作用，最后才谈意义。",
      "前人说过的须注明并从那里往前走一步，不同意的要举出对方没有解释的段落。",
    ],
    en: [
      "The topic should be turned into a question the texts can answer: not what {object} says, but where, in what way, and with what change from one place to another it is written.",
      "The range has to be fixed before reading, with the texts and editions to be read; if only suitable texts are kept on the way, the conclusion is a result of the selection.",
      "An author's life and own statements may raise questions, but they cannot answer in place of the text.",
      "Each chapter should begin with a phenomenon of the text that can be pointed at, go on to what it does, and only then speak of meaning.",
      "What others have said should be credited and taken one step further; disagreement has to be supported by a passage that they did not explain.",
    ],
  },
  missing: {
    zh: ["引起问题的一段原文与页码", "所读的篇目与版本"],
    en: ["the passage that raised the question, with its page", "texts and editions read"],
  },
  limits: {
    zh: ["由几篇得出的看法，不推及作者的全部作品。"],
    en: ["A view drawn from a few texts does not extend to all of an author's work."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
