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
      "The topic becomes a question the texts can answer: not what {object} says but where, how, and with what change from one place to another.",
      "The range is fixed before reading, with texts and editions; if only suitable ones are kept, the conclusion is made by the choice.",
      "An author's life and statements may raise questions but do not answer for the text.",
      "Each chapter begins with something that can be pointed at in the text, then says what it does, and only then what it means.",
      "What others have said is credited and taken a step further; disagreement needs a passage they cannot explain.",
    ],
  },
  missing: {
    zh: ["引起问题的一段原文与页码", "所读的篇目与版本"],
    en: ["the passage that raised the question, with page", "texts and editions read"],
  },
  limits: {
    zh: ["由几篇得出的看法，不推及作者的全部作品。"],
    en: ["What is found in some texts is not extended to all of an author's work."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
