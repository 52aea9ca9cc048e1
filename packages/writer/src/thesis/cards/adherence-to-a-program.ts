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
      "Adherence is the ratio of what was done to what was agreed, and it should be stated whether the agreement concerned frequency, duration or intensity.",
      "Self-reports tend to be too high; attendance lists, pill counts or device records come closer to the truth, and two of these may be compared.",
      "Participants who did not keep to the program should be analysed in the group they were allocated to; an analysis of adherers alone takes the character of those who persist for an effect of the intervention.",
      "Reasons for stopping should be recorded person by person, such as discomfort, lack of time, travel or no perceived benefit, as they decide how the program has to be changed.",
      "In group activities part of the persistence comes from company, so the same rate cannot be expected when people exercise or follow a plan alone.",
      "The relation between adherence and outcome may run in the other direction, as those who feel better are more willing to continue.",
    ],
  },
  missing: { zh: ["约定的次数与实际的次数", "中断的原因"], en: ["sessions agreed and sessions attended", "reasons for stopping"] },
  limits: {
    zh: ["依从性与结局的相关不说明因果。"],
    en: ["A correlation between adherence and outcome does not show that one caused the other."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
