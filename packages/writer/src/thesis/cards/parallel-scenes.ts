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
      "Two passages with a similar scene should be compared item by item, by time, place, persons present, actions and ending; the more they share, the more a difference means.",
      "What is omitted the second time deserves attention: it may be left out because readers already know it or because the situation has changed.",
      "Where a similar sentence is repeated with another subject, the situation of one person is transferred to another.",
      "Differences of season, weather and light should be related to the action; to say only that the mood differs is empty.",
      "If the opening scene returns at the end, it should be said which thing has been added and which is gone.",
    ],
  },
  missing: { zh: ["两处场面的原文与页码"], en: ["the two scenes, with pages"] },
  limits: {
    zh: ["相似可能出于体裁惯例，须与同类作品核对。"],
    en: ["A similarity may be due to convention of the genre and has to be checked against works of the same kind."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
