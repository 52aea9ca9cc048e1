import type { MethodCard } from "../method-card.ts";

export const readingInstruction: MethodCard = {
  key: "reading-instruction",
  title: { zh: "阅读与语文教学", en: "Teaching reading and language" },
  methods: ["education"],
  roles: ["concepts", "theory", "measures", "problems"],
  cues: {
    zh: ["阅读", "整本书", "语文", "朗读", "写作", "作文", "古诗", "英语", "词汇", "口语"],
    en: ["reading", "literacy", "vocabulary", "essay writing", "writing class", "language teaching"],
  },
  sentences: {
    zh: [
      "阅读包括认读、理解、推断与评价，题目答对多停在找到原句，须分清学生在哪一层。",
      "整本书与单篇不同，要处理的是人物的变化、线索的前后照应与阅读的持续，单篇的讲法套上去会把书拆碎。",
      "读没读用具体的细节题查，读懂没有用需要两处对照的问题查，两种不能互换。",
      "写作教学可分构思、起草、修改、成稿，只批改成稿，学生得不到过程中的帮助。",
      "朗读、复述与讨论所练的能力不同，安排须由目标决定。",
      "第二语言的产出少，可能因为不会、不敢或没有机会，三者须用不同的任务分开。",
    ],
    en: [
      "Reading is decoding, understanding, inferring and judging; right answers often stop at finding the sentence, so the level is told.",
      "Whole books differ from texts: change of persons, threads and keeping on matter, and methods for texts break the book up.",
      "Details show whether it was read, questions that join two places whether it was understood.",
      "Writing has planning, drafting, revising and final copy; marking only the last gives no help on the way.",
      "Reading aloud, retelling and discussion train different things and follow the aim.",
      "Little speech in a second language may be not knowing, not daring or no chance, told apart by tasks.",
    ],
  },
  missing: { zh: ["所用的文本与任务", "学生回答或作品的例子"], en: ["texts and tasks", "examples of answers or work"] },
  limits: { zh: ["一次测验不能区分能力与题目的熟悉程度。"], en: ["One test does not separate ability from familiarity."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
