import type { MethodCard } from "../method-card.ts";

export const conceptInEducation: MethodCard = {
  key: "concept-in-education",
  title: { zh: "教育概念的界定", en: "Defining a term in education" },
  methods: ["education"],
  roles: ["concepts"],
  standard: ["concepts"],
  cues: { zh: ["含义", "概念"], en: ["meaning of"] },
  sentences: {
    zh: [
      "教育中的词多为日常词，界定须落到课堂上能看到的行为，另一个观察者据此能作出同样的判断。",
      "写明对象与场合：哪一学段、哪一学科、课内还是课外，离开场合的定义在记录时用不上。",
      "区分教师做的与学生做的，教学行为发生不等于学习发生。",
      "每个类别给一正一反两个例子，边缘的例子说明归入哪一类。",
      "课程标准中有表述的，先引其原文与出处，再说本文是否收窄。",
    ],
    en: [
      "Terms of education are everyday words, and a definition names behaviour that another observer would judge alike.",
      "Stage, subject and place are named, as a definition without them cannot be used in recording.",
      "What teachers and what pupils do are kept apart, for teaching is not learning.",
      "Each category has an example and a counterexample, and borderline cases are assigned.",
      "Where the curriculum has a wording, it is quoted with source before it is narrowed.",
    ],
  },
  missing: { zh: ["采用的定义与出处", "课堂上的例子"], en: ["the definition and its source", "examples from class"] },
  limits: { zh: ["操作定义会漏掉不外显的活动。"], en: ["An operational definition misses what does not show."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
