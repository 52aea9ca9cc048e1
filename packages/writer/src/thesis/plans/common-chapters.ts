import { type ChapterPlan, chapter, leaf } from "./plan-types.ts";

/** The chapter that begins a thesis. */
export const introduction: ChapterPlan = chapter("introduction", 11, "绪论", "Introduction", [
  leaf("introduction", "{thing}研究的背景", "Background: {thing}"),
  leaf("introduction", "研究问题与意义", "Research questions"),
  leaf("literature", "{thing}的已有研究", "Earlier work on {thing}", { extra: true, usual: ["研究现状", "research gap"] }),
  leaf("introduction", "研究内容与方法", "Methods and structure"),
  leaf("introduction", "研究的难点与范围", "Scope of the study", { extra: true }),
]);

/** The same in disciplines that call it 引言 and do not divide it. */
export const shortIntroduction: ChapterPlan = {
  ...introduction,
  weight: 9,
  title: { zh: ["引言"], en: ["Introduction"] },
};

/** The chapter that ends a thesis. */
export const conclusion: ChapterPlan = chapter("conclusion", 7, "结论", "Conclusions", [
  leaf("conclusion", "主要结论", "Main conclusions"),
  leaf("conclusion", "不足与后续研究", "Limits and further work"),
]);

export const closing: ChapterPlan = { ...conclusion, weight: 6, title: { zh: ["结语"], en: ["Conclusion"] } };
