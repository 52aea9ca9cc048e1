/** How a thesis works, which decides its chapters. */
export const MEASURED_METHODS = [
  "empirical",
  "design",
  "case",
  "humanities",
  "legal",
  "laboratory",
  "education",
  "clinical",
  "review",
] as const;
export type MeasuredMethod = (typeof MEASURED_METHODS)[number];
export const THESIS_LEVELS = ["college", "bachelor", "master", "doctor"] as const;
export type ThesisLevel = (typeof THESIS_LEVELS)[number];

/** A part a thesis has, by any of its names: a heading that holds one of them is it. */
export type RequiredHeading = { readonly zh: readonly string[]; readonly en: readonly string[] };

const PARTS = {
  introduction: { zh: ["绪论", "引言", "导论", "前言"], en: ["introduction"] },
  literature: {
    zh: ["文献综述", "研究综述", "研究现状", "国内外研究"],
    en: ["literature", "related work", "previous research", "state of the art"],
  },
  theory: { zh: ["理论", "概念"], en: ["theor", "concept", "background"] },
  hypotheses: { zh: ["假设", "模型"], en: ["hypothes", "model"] },
  method: { zh: ["研究设计", "研究方法", "方法", "数据与变量"], en: ["method", "research design", "data"] },
  materials: { zh: ["材料", "实验方法", "试验方法", "试验方案"], en: ["materials", "experiment"] },
  results: { zh: ["结果", "实证分析", "数据分析"], en: ["result", "finding"] },
  discussion: { zh: ["讨论", "分析与建议"], en: ["discussion"] },
  conclusion: { zh: ["结论", "结语", "总结", "结束语"], en: ["conclusion", "summary"] },
  requirements: { zh: ["需求"], en: ["requirement"] },
  technology: { zh: ["相关技术", "关键技术", "技术基础", "开发工具"], en: ["technolog", "background", "tools"] },
  designing: { zh: ["设计"], en: ["design", "architecture"] },
  implementation: { zh: ["实现"], en: ["implementation"] },
  testing: { zh: ["测试", "验证"], en: ["test", "evaluation", "verification"] },
  status: { zh: ["现状", "概况"], en: ["current", "present", "overview", "the case"] },
  problems: { zh: ["问题", "成因", "不足"], en: ["problem", "issue", "cause", "shortcoming"] },
  measures: { zh: ["对策", "建议", "改进", "优化", "完善"], en: ["recommendation", "measure", "improvement", "suggestion"] },
  practice: { zh: ["立法", "司法", "实践", "判决", "考察"], en: ["practice", "legislation", "judgment", "case law"] },
  subjects: { zh: ["对象", "资料"], en: ["subject", "participant", "patient"] },
  lessons: { zh: ["教学设计", "教学实践", "教学实验", "实施"], en: ["teaching", "lesson", "intervention", "implementation"] },
} as const satisfies Readonly<Record<string, RequiredHeading>>;
type Part = keyof typeof PARTS;

const BY_METHOD: Readonly<Record<MeasuredMethod, readonly Part[]>> = {
  empirical: ["introduction", "hypotheses", "method", "results", "discussion", "conclusion"],
  design: ["introduction", "technology", "requirements", "designing", "implementation", "testing", "conclusion"],
  case: ["introduction", "theory", "status", "problems", "measures", "conclusion"],
  humanities: ["introduction", "conclusion"],
  legal: ["introduction", "theory", "practice", "problems", "measures", "conclusion"],
  laboratory: ["introduction", "materials", "results", "discussion", "conclusion"],
  education: ["introduction", "theory", "lessons", "results", "conclusion"],
  clinical: ["introduction", "subjects", "method", "results", "discussion", "conclusion"],
  review: ["introduction", "discussion", "conclusion"],
};
/** What a level asks for beside its method; a review is one itself. */
const BY_LEVEL: Readonly<Record<ThesisLevel, readonly Part[]>> = {
  college: [],
  bachelor: [],
  master: ["literature"],
  doctor: ["literature"],
};

/** Headings a thesis of a method and level is expected to have. Schools differ: a figure to compare, no rule. */
export function requiredHeadings(method: MeasuredMethod, level: ThesisLevel): RequiredHeading[] {
  const ofLevel = method === "review" ? [] : BY_LEVEL[level];
  return [...BY_METHOD[method], ...ofLevel].map((part) => PARTS[part]);
}
