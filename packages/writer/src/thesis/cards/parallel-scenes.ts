import type { MethodCard } from "../method-card.ts";

export const parallelScenes: MethodCard = {
  key: "parallel-scenes",
  title: { zh: "相似场面的比较", en: "Parallel scenes" },
  methods: ["humanities"],
  roles: ["comparison", "discussion"],
  standard: ["comparison"],
  cues: { zh: ["对照", "变化", "场面"], en: ["contrasts", "changes"] },
  sentences: {
    zh: [
      "选两处场面相似的段落，按时间、地点、在场的人、动作与结束方式逐项比较，相同项越多，不同项越有意义。",
      "第二次出现时省略了什么值得看，省略是因为读者已经知道，还是因为情形已经改变。",
      "相似的句子重复而主语换了人，是把一个人的处境移到另一个人身上。",
      "季节、天气与光线的差别宜与情节对照，只说气氛不同没有内容。",
      "结尾处若再现开头的场面，须说明多了或少了哪一样东西。",
    ],
    en: [
      "Two similar scenes are compared by time, place, persons, acts and end; the more is alike, the more a difference means.",
      "What the second leaves out may be known already or no longer hold.",
      "A sentence repeated with another subject moves one person's situation to another.",
      "Differences of season, weather and light are held against the action; a different mood says nothing.",
      "If the end returns to the opening scene, it is said what has been added or is gone.",
    ],
  },
  missing: { zh: ["两处场面的原文与页码"], en: ["the two scenes with pages"] },
  limits: {
    zh: ["相似可能出于体裁惯例，须与同类作品核对。"],
    en: ["Likeness may be convention and is checked against works of the kind."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
