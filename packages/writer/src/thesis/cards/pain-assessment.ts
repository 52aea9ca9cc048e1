import type { MethodCard } from "../method-card.ts";

export const painAssessment: MethodCard = {
  key: "pain-assessment",
  title: { zh: "疼痛的评定", en: "Assessing pain" },
  methods: ["clinical"],
  roles: ["concepts", "instruments"],
  cues: { zh: ["疼痛", "镇痛", "术后疼痛", "数字评分"], en: ["pain", "pain score", "knee pain", "analgesia"] },
  sentences: {
    zh: [
      "疼痛是本人的感受，有无与轻重以本人所说为准，他人观察只在不能表达时采用。",
      "评定须写明静息还是活动时、此刻还是过去一天最重，术后活动时的疼痛往往更能影响恢复。",
      "数字评分由 0 到 10，0 为不痛，10 为能想象的最痛，评定者的问法须一致。",
      "止痛药的种类、剂量与末次用药时间必须同时记录，否则低分可能来自药物而不是干预。",
      "统计上显著的下降未必是本人觉得有用的下降，宜同时报告下降达到预定幅度的人数。",
      "漏评不随机，疼得厉害或睡着的时候更容易漏，须报告各时点缺了多少。",
    ],
    en: [
      "Pain is what the person feels; reports of the person count, and observation serves where they cannot speak.",
      "It is said whether at rest or moving, now or worst of the day; pain on moving often matters more for recovery.",
      "Ratings run from 0 for none to 10 for the worst imaginable, asked in the same words.",
      "Kind, dose and last time of analgesics are recorded, or a low score may be theirs.",
      "A significant fall may not be one that is felt; how many reached a set change is reported as well.",
      "Missing ratings are not random, as severe pain or sleep causes them; numbers missing at each time are given.",
    ],
  },
  missing: { zh: ["评定的时点与问法", "镇痛药的使用"], en: ["times and wording", "use of analgesics"] },
  limits: { zh: ["评分的差别须与最小有意义的变化比较。"], en: ["Differences are held against the least change that matters."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
