import type { MethodCard } from "../method-card.ts";

export const sensoryEvaluation: MethodCard = {
  key: "sensory-evaluation",
  title: { zh: "感官评分", en: "Sensory evaluation" },
  methods: ["laboratory"],
  roles: ["instruments", "results"],
  cues: { zh: ["感官评分", "感官评价", "品尝", "口感"], en: ["sensory", "taste panel", "tasting"] },
  sentences: {
    zh: [
      "感官评分先定项目与描述，例如色泽、组织、气味、口感各分几级、每级是什么样，只给总分不可比较。",
      "样品以随机三位数编号，次序在评定者之间轮换，同温同量，两样之间漱口。",
      "未经训练的人适合回答喜欢与否，分辨差别的大小须用经过训练的人。",
      "每位评定者都评全部样品时，用评定者作区组分析，可以扣除各人手松手紧的差别。",
      "评分是有序的等级，差别不大、人数不多时宜用秩检验。",
      "评定者互相不交谈，不知道样品的处理。",
    ],
    en: [
      "Scoring begins with attributes and descriptions of each grade; a total without them cannot be compared.",
      "Samples carry random numbers, rotate in order, and are served alike in temperature and amount with rinsing between.",
      "Untrained people can say what they like; judging degrees of difference takes training.",
      "If everyone scores all samples, assessors are blocks, which removes differences of severity.",
      "Scores are ranks; with few people and small differences rank tests suit.",
      "Assessors do not talk and do not know the treatments.",
    ],
  },
  missing: {
    zh: ["评分项目与分级描述", "评定者人数与是否受过训练"],
    en: ["attributes and grades", "number of assessors and their training"],
  },
  limits: { zh: ["少数评定者的喜好不代表消费者。"], en: ["A few assessors do not stand for consumers."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "感官评分标准", en: "Scoring scheme" },
      head: { zh: ["项目", "满分", "优", "中", "差"], en: ["Attribute", "Points", "Good", "Fair", "Poor"] },
    },
  ],
  never: { zh: [], en: [] },
};
