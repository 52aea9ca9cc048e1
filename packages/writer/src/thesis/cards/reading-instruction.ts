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
      "Reading comprises decoding, understanding, inferring and evaluating; a correct answer often shows only that the sentence was found, so it has to be told apart at which level pupils are.",
      "A whole book differs from a single text: what has to be dealt with is the development of characters, threads that answer one another and keeping up the reading, and methods made for short texts break the book into pieces.",
      "Whether a book was read is checked by questions on particular details, whether it was understood by questions that require comparing two places; the one kind does not replace the other.",
      "Writing can be taught as planning, drafting, revising and final copy; if only the final copy is marked, pupils receive no help in the course of writing.",
      "Reading aloud, retelling and discussing train different abilities, and the choice among them should follow from the aim.",
      "Pupils may produce little in a second language because they cannot, dare not or have no chance, and the three should be separated by different tasks.",
    ],
  },
  missing: { zh: ["所用的文本与任务", "学生回答或作品的例子"], en: ["texts and tasks used", "examples of pupils' answers or work"] },
  limits: {
    zh: ["一次测验不能区分能力与题目的熟悉程度。"],
    en: ["A single test cannot distinguish ability from familiarity with the questions."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
