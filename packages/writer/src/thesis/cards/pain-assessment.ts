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
      "Pain is what the person feels, so its presence and severity are what the person reports; observation by others is used only for those who cannot express themselves.",
      "It should be stated whether pain at rest or on movement is rated, and whether now or at its worst over the past day; after surgery, pain on movement often matters more for recovery.",
      "A numerical rating runs from 0 for no pain to 10 for the worst pain imaginable, and all raters should ask in the same words.",
      "Kind, dose and last time of analgesics have to be recorded together with the rating, since a low score may be due to the drug and not to the intervention.",
      "A statistically significant decrease is not necessarily one that patients find useful, so the number whose decrease reached a predetermined size should be reported as well.",
      "Missing ratings are not random, as they are more likely when pain is severe or the patient is asleep; the number missing at each time should be reported.",
    ],
  },
  missing: { zh: ["评定的时点与问法", "镇痛药的使用"], en: ["times of rating and wording of the question", "use of analgesics"] },
  limits: {
    zh: ["评分的差别须与最小有意义的变化比较。"],
    en: ["A difference in scores has to be held against the smallest difference that matters."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
