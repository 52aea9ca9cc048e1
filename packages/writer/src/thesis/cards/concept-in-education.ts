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
      "Terms of education are mostly everyday words, so a definition has to come down to behaviour visible in class by which a second observer would reach the same judgement.",
      "Stage, subject and setting should be named, in lessons or outside them; a definition detached from its setting is of no use in recording.",
      "What the teacher does and what pupils do should be kept apart, since teaching that takes place is not yet learning.",
      "Each category should have an example and a counterexample, and for borderline cases it should be said where they belong.",
      "Where the curriculum standard has a wording, it should be quoted with its source before it is said whether this thesis uses a narrower one.",
    ],
  },
  missing: { zh: ["采用的定义与出处", "课堂上的例子"], en: ["the definition used and its source", "examples from class"] },
  limits: { zh: ["操作定义会漏掉不外显的活动。"], en: ["An operational definition misses whatever does not show outwardly."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
