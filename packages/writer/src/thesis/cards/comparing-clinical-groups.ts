import type { MethodCard } from "../method-card.ts";

export const comparingClinicalGroups: MethodCard = {
  key: "comparing-clinical-groups",
  title: { zh: "组间结局的报告", en: "Reporting outcomes between groups" },
  methods: ["clinical"],
  roles: ["results"],
  standard: ["results"],
  cues: { zh: ["比较", "主要指标", "结果"], en: ["comparison of", "main outcome"] },
  sentences: {
    zh: [
      "先报告主要结局：两组各多少例、各时点的均数或中位数、组间差值与区间，p 值放在最后。",
      "多个时点的测量用考虑重复的方法分析，逐点做检验会增加假阳性。",
      "按原分组分析全部入组者，与实际接受干预者的分析并列，二者不一致时以前者为主。",
      "次要结局与亚组分析须注明是事先还是事后定的。",
      "计数结局给出人数、比例与相对、绝对两种差别，只给相对值会夸大。",
    ],
    en: [
      "The primary outcome should be reported first, with the number in each group, mean or median at each time and the difference with its interval; the p value comes last.",
      "Outcomes measured at several times should be analysed by a method for repeated measures, since a separate test at each time raises the rate of false positives.",
      "All participants should be analysed as allocated, beside an analysis of those who actually received the intervention; where the two disagree, the former takes precedence.",
      "Secondary outcomes and subgroup analyses should be marked as planned beforehand or decided afterwards.",
      "For binary outcomes numbers, proportions and both the relative and the absolute difference should be given, as the relative one alone exaggerates.",
    ],
  },
  missing: {
    zh: ["各时点的例数与数值", "组间差值与区间"],
    en: ["number and values of each group at each time", "difference between groups with its interval"],
  },
  limits: { zh: ["统计显著不等于临床有意义。"], en: ["Statistical significance is not clinical importance."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "结局的组间比较", en: "Outcomes by group" },
      head: {
        zh: ["时点", "干预组", "对照组", "差值", "95%区间", "p"],
        en: ["Time", "Intervention", "Control", "Difference", "95% interval", "p"],
      },
    },
  ],
  never: { zh: [], en: [] },
};
