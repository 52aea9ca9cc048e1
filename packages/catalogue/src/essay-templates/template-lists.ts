import { EDUCATION_LEVELS } from "@tangleaf/contract";
import type { Text } from "../content/texts.ts";

/** What using a template makes: an outline of an essay, the document of a generator, or a note. */
export type TemplateTarget = "essay" | "openingReport" | "journalEssay" | "professionalEssay" | "kepu" | "note";

/** Kinds of text a template is a skeleton of, in the order they are shown. `band`: characters such a text may have. */
export const TEMPLATE_KINDS = {
  thesis: { title: { zh: "毕业论文", en: "Thesis" }, target: "essay", band: { min: 3000, max: 120000 }, tab: "college" },
  proposal: { title: { zh: "开题报告", en: "Thesis proposal" }, target: "openingReport", band: { min: 3000, max: 10000 }, tab: "gongwen" },
  review: { title: { zh: "文献综述", en: "Literature review" }, target: "note", band: { min: 4000, max: 20000 }, tab: "video" },
  journal: { title: { zh: "期刊论文", en: "Journal article" }, target: "journalEssay", band: { min: 3000, max: 12000 }, tab: "market" },
  course: { title: { zh: "课程论文", en: "Course paper" }, target: "note", band: { min: 2000, max: 8000 }, tab: "tool" },
  survey: { title: { zh: "调研报告", en: "Survey report" }, target: "note", band: { min: 3000, max: 10000 }, tab: "work" },
  practice: { title: { zh: "实践报告", en: "Practice report" }, target: "note", band: { min: 1500, max: 6000 }, tab: "college" },
  lab: { title: { zh: "实验报告", en: "Lab report" }, target: "note", band: { min: 1500, max: 5000 }, tab: "work" },
  professional: {
    title: { zh: "专业论文", en: "Professional paper" },
    target: "professionalEssay",
    band: { min: 3000, max: 8000 },
    tab: "gongwen",
  },
  kepu: { title: { zh: "科普文章", en: "Popular science" }, target: "kepu", band: { min: 1000, max: 4000 }, tab: "social" },
  speech: { title: { zh: "演讲稿", en: "Speech" }, target: "note", band: { min: 600, max: 3000 }, tab: "social" },
  contest: { title: { zh: "竞赛作品", en: "Competition entry" }, target: "note", band: { min: 1200, max: 15000 }, tab: "startup" },
  startup: { title: { zh: "创业计划", en: "Business plan" }, target: "note", band: { min: 4000, max: 15000 }, tab: "startup" },
} as const satisfies Record<string, { title: Text; target: TemplateTarget; band: { min: number; max: number }; tab: string }>;
export type TemplateKind = keyof typeof TEMPLATE_KINDS;

/** Categories of the list of majors of the Ministry of Education. */
export const TEMPLATE_DISCIPLINES = {
  philosophy: { zh: "哲学", en: "Philosophy" },
  economics: { zh: "经济学", en: "Economics" },
  law: { zh: "法学", en: "Law and social sciences" },
  education: { zh: "教育学", en: "Education" },
  literature: { zh: "文学", en: "Literature and communication" },
  history: { zh: "历史学", en: "History" },
  science: { zh: "理学", en: "Science" },
  engineering: { zh: "工学", en: "Engineering" },
  agriculture: { zh: "农学", en: "Agriculture" },
  medicine: { zh: "医学", en: "Medicine" },
  management: { zh: "管理学", en: "Management" },
  art: { zh: "艺术学", en: "Art" },
  cross: { zh: "交叉", en: "Interdisciplinary" },
} as const satisfies Record<string, Text>;
export type TemplateDiscipline = keyof typeof TEMPLATE_DISCIPLINES;

/** How such a text comes to its findings. */
export const TEMPLATE_METHODS = {
  empirical: { zh: "计量实证", en: "Econometric" },
  survey: { zh: "问卷调查", en: "Questionnaire" },
  experiment: { zh: "实验", en: "Experiment" },
  clinical: { zh: "临床与流行病学", en: "Clinical / epidemiological" },
  design: { zh: "设计与实现", en: "Design" },
  model: { zh: "建模与算法", en: "Modelling / algorithm" },
  theory: { zh: "理论推导", en: "Theory / proof" },
  case: { zh: "案例研究", en: "Case study" },
  qualitative: { zh: "质性与田野", en: "Qualitative / fieldwork" },
  legal: { zh: "规范分析", en: "Legal doctrine" },
  text: { zh: "文本与史料", en: "Text / archives" },
  literature: { zh: "文献研究", en: "Literature study" },
  action: { zh: "行动研究", en: "Action research" },
  creation: { zh: "创作实践", en: "Creative practice" },
  argument: { zh: "论说与讲述", en: "Argument / narration" },
} as const satisfies Record<string, Text>;
export type TemplateMethod = keyof typeof TEMPLATE_METHODS;

/** Levels a template is for; `any`: whoever writes such a text. */
export const TEMPLATE_LEVELS = [...EDUCATION_LEVELS, "any"] as const;
export type TemplateLevel = (typeof TEMPLATE_LEVELS)[number];

/** What a part of a text needs beside words. */
export const TEMPLATE_NEEDS = ["table", "figure", "formula", "data", "source"] as const;

/** A: 第一章 / 1.1 / 1.1.1, B: 一、（一）1., C: 1 / 1.1 / 1.1.1. */
export const TEMPLATE_NUMBERINGS = ["A", "B", "C", "none"] as const;

/** What stands before and after the outline of each kind: never weighted, and a school's profile may order it anew. */
export const TEMPLATE_FRAMES: Readonly<Record<TemplateKind, { readonly front: readonly string[]; readonly back: readonly string[] }>> = {
  thesis: { front: ["cover", "declaration", "abstractZh", "abstractEn", "contents"], back: ["references", "appendix", "acknowledgements"] },
  proposal: { front: ["cover"], back: ["references"] },
  review: { front: ["abstractZh"], back: ["references"] },
  journal: { front: ["title", "author", "abstractZh", "keywords", "clc", "titleEn", "abstractEn"], back: ["references"] },
  course: { front: ["cover"], back: ["references"] },
  survey: { front: ["title", "summary"], back: ["questionnaire"] },
  practice: { front: ["cover"], back: ["proof"] },
  lab: { front: ["header"], back: ["rawData"] },
  professional: { front: ["title", "author", "abstractZh", "keywords"], back: ["references"] },
  kepu: { front: ["title"], back: ["sources"] },
  speech: { front: ["salutation"], back: [] },
  contest: { front: ["cover", "summary"], back: ["references", "appendix"] },
  startup: { front: ["cover", "summary"], back: ["appendix"] },
};
