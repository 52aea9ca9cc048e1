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
      "前一阶段的成绩是最强的预测因素，不加控制时，其他因素的作用会被高估。",
      "满分附近的集中会压缩差别，称为天花板效应，表现为优秀者之间分不开。",
    ],
    en: [
      "A grade average weighs courses, and departments mark differently; across them it is turned into standard scores or percentiles within the class.",
      "Self-reported averages are mostly close, but low ones tend to be raised; it is said that they were not checked, and some are verified if possible.",
      "Achievement covers a term or years; the other variable has to lie before it or overlap, or the order fails.",
      "Earlier achievement predicts most, and without it other factors are overestimated.",
      "Scores near the maximum compress differences, a ceiling that leaves the best alike.",
    ],
  },
  missing: { zh: ["成绩的来源与学期", "换算的办法"], en: ["source and term of the grades", "way of conversion"] },
  limits: { zh: ["成绩不等于学到了多少，也不代表其他能力。"], en: ["Grades are not all that was learnt and stand for no other ability."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
