import type { MethodCard } from "../method-card.ts";

export const academicAchievementMeasure: MethodCard = {
  key: "academic-achievement-measure",
  title: { zh: "学业成绩的度量", en: "Measuring academic achievement" },
  methods: ["empirical", "education"],
  roles: ["concepts", "instruments"],
  cues: { zh: ["成绩", "绩点", "学业成就", "分数"], en: ["achievement", "grades", "gpa", "marks", "test scores"] },
  sentences: {
    zh: [
      "绩点由各科成绩加权得到，专业与教师的给分标准不同，跨专业比较宜换算成班级或专业内的标准分或名次百分位。",
      "自报绩点多数接近真实，但低分者往往报高，应说明未经核对，能取得成绩单的抽查一部分。",
      "成绩反映一个学期或几年，自变量的时段须在它之前或与它重叠，否则次序不成立。",
      "前一阶段的成绩通常是最强的预测因素之一，不加控制时，其他因素的作用会被高估。",
      "满分附近的集中会压缩差别，称为天花板效应，表现为优秀者之间分不开。",
    ],
    en: [
      "A grade average weights the marks of many courses, and departments mark by different standards; for comparison across them it should be converted into standard scores or percentile ranks within the class or the department.",
      "Self-reported averages are mostly close to the record, but weaker students tend to report too high; it should be stated that the figures were not checked, or a part of them should be verified against transcripts.",
      "A grade covers a term or several years, so the period of the predictor has to lie before it or overlap with it; otherwise the assumed order does not hold.",
      "Earlier achievement is usually among the strongest predictors, and if it is not controlled for, the effect of other factors is overestimated.",
      "Where many scores crowd near the maximum, differences are compressed: this ceiling effect makes the best students indistinguishable.",
    ],
  },
  missing: { zh: ["成绩的来源与学期", "换算的办法"], en: ["source and term of the grades", "how they were converted"] },
  limits: {
    zh: ["成绩不等于学到了多少，也不代表其他能力。"],
    en: ["Grades do not capture all that was learnt, nor do they stand for other abilities."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
