import type { MethodCard } from "../method-card.ts";

export const adherenceToAProgram: MethodCard = {
  key: "adherence-to-a-program",
  title: { zh: "依从性", en: "Adherence" },
  methods: ["clinical"],
  roles: ["concepts", "discussion", "results"],
  cues: {
    zh: ["依从性", "坚持", "按时服药", "完成率"],
    en: ["adherence", "missed more than half", "attendance", "walking group", "compliance"],
  },
  sentences: {
    zh: [
      "依从性是实际做到的与约定的之比，须写明约定的是次数、时间还是强度。",
      "自报偏高，出席登记、药片计数或设备记录更接近实际，可取两种对照。",
      "没有做到的人仍按原分组分析，只分析做到的人会把愿意坚持的特点算成干预的效果。",
      "中断的原因须逐人记录：不适、没有时间、交通、觉得无用，它们决定方案怎样改。",
      "团体活动中的坚持一部分来自同伴，个人执行时不能预期同样的比例。",
      "依从性与效果的关系可能反向，有效果的人更愿意坚持。",
    ],
    en: [
      "Adherence is what was done over what was agreed, which names times, duration or intensity.",
      "Reports are too high; attendance, pill counts or devices come closer, and two may be compared.",
      "Those who did not keep it stay in their group; analysing only adherers takes their character for an effect.",
      "Reasons for stopping are recorded, discomfort, time, travel, no use, as they decide what to change.",
      "In groups company keeps people going, which cannot be expected alone.",
      "The relation may run backwards, as those who feel better go on.",
    ],
  },
  missing: { zh: ["约定的次数与实际的次数", "中断的原因"], en: ["agreed and actual sessions", "reasons for stopping"] },
  limits: { zh: ["依从性与结局的相关不说明因果。"], en: ["Its correlation with outcome is no cause."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
