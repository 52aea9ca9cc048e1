import type { MethodCard } from "../method-card.ts";

export const howCourtsDecide: MethodCard = {
  key: "how-courts-decide",
  title: { zh: "裁判理由的比较", en: "Comparing the reasons of courts" },
  methods: ["legal"],
  roles: ["status"],
  standard: ["status"],
  cues: { zh: ["裁判中的处理", "裁判", "判决理由", "法院"], en: ["how courts deal", "it is decided", "reasons of courts"] },
  sentences: {
    zh: [
      "比较裁判以理由为单位而不以结果为单位，结果相同而理由不同的，对下一个案件的意义不同。",
      "每份裁判写明争点、法院采用的标准、起决定作用的事实，三项并列成表，分歧在标准还是在事实就看得出来。",
      "对结果没有影响的附带说明不能当作裁判规则。",
      "上级法院改判的理由最值得看，它指出原来的论证缺在哪里。",
      "样本少时写几份采用哪种标准，不换算成百分比。",
      "调解与撤诉没有理由可比，须单列。",
    ],
    en: [
      "Decisions should be compared by their reasons and not by their outcomes: the same outcome reached for different reasons means something different for the next case.",
      "For each decision the issue, the standard applied and the decisive facts should be set side by side in a table, which shows whether the disagreement lies in the standard or in the facts.",
      "Remarks that had no bearing on the outcome should not be taken for a rule of decision.",
      "The reasons for which a higher court reverses are the most instructive, as they show what was missing in the earlier argument.",
      "With a small sample, it should be said how many decisions applied which standard, without converting the numbers into percentages.",
      "Settlements and withdrawn cases offer no reasons to compare and should be listed separately.",
    ],
  },
  missing: {
    zh: ["各判决的争点、标准与决定性事实", "改判的情形"],
    en: ["issue, standard and decisive facts of each decision", "decisions that were reversed"],
  },
  limits: { zh: ["所考察的判决不代表全部裁判。"], en: ["The decisions examined do not represent all decisions."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "裁判理由对照", en: "Reasons compared" },
      head: { zh: ["案件", "争点", "采用的标准", "决定性的事实", "结果"], en: ["Case", "Issue", "Standard", "Decisive facts", "Outcome"] },
    },
  ],
  never: { zh: [], en: [] },
};
