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
      "Sensory scoring begins with attributes and their descriptions, for instance into how many grades colour, texture, smell and taste are divided and what each grade is like; total scores alone cannot be compared.",
      "Samples should carry random three-digit codes, rotate in order between assessors, and be served in equal amount and at equal temperature, with rinsing of the mouth in between.",
      "Untrained people are suited to say whether they like something, whereas judging the size of a difference requires trained assessors.",
      "When every assessor scores all samples, the analysis should treat assessors as blocks, which removes differences in their severity.",
      "Scores are ordered grades; with small differences and few people, rank tests are preferable.",
      "Assessors should not talk to one another and should not know how samples were treated.",
    ],
  },
  missing: {
    zh: ["评分项目与分级描述", "评定者人数与是否受过训练"],
    en: ["attributes and descriptions of the grades", "number of assessors, and whether they were trained"],
  },
  limits: { zh: ["少数评定者的喜好不代表消费者。"], en: ["The preference of a few assessors does not represent consumers."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "感官评分标准", en: "Scoring scheme" },
      head: { zh: ["项目", "满分", "优", "中", "差"], en: ["Attribute", "Points", "Good", "Fair", "Poor"] },
    },
  ],
  never: { zh: [], en: [] },
};
