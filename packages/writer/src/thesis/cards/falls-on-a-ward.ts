import type { MethodCard } from "../method-card.ts";

export const fallsOnAWard: MethodCard = {
  key: "falls-on-a-ward",
  title: { zh: "跌倒的定义与计数", en: "Defining and counting falls" },
  methods: ["clinical"],
  roles: ["concepts", "status", "instruments", "procedure", "results"],
  cues: { zh: ["跌倒", "坠床", "防跌"], en: ["falls", "fall scale", "bells", "night ward"] },
  sentences: {
    zh: [
      "跌倒指非本意地倒在地面或更低处，是否包括被人扶住、坐滑与坠床须写明，各病区口径不同就不能比较。",
      "比率以住院床日为分母，常用每千床日发生数，只数次数会因床位与住满的程度不同而误导。",
      "同一病人多次跌倒，须分开报告跌倒次数与跌倒人数。",
      "记录时间、地点、当时在做什么、有无陪同、用药与伤害程度，夜间多与如厕和呼叫不及有关，须由记录来查。",
      "风险评估只在入院时做一次，病情与用药改变后不再反映现状，宜在变化时重评。",
      "上报增加可能是因为更愿意上报，评价措施要看伤害性跌倒，它受上报习惯影响较小。",
    ],
    en: [
      "A fall is coming to rest unintentionally on the ground or at a lower level; whether falls caught by someone, slipping from a seat and falls out of bed are included should be stated, since wards with different definitions cannot be compared.",
      "Rates use patient days as denominator, commonly per thousand; counts alone are misleading, as the number of beds and their occupancy differ.",
      "When one patient falls repeatedly, the number of falls and the number of patients who fell should be reported separately.",
      "Time, place, activity at the time, company, medication and severity of injury should be recorded; whether night falls are linked with toilet visits and call bells out of reach has to be established from the records.",
      "A risk assessment made only on admission no longer reflects the state of a patient whose condition or medication has changed, and should then be repeated.",
      "More reports may simply mean a greater willingness to report; measures should be judged by falls with injury, which depend less on reporting habits.",
    ],
  },
  missing: {
    zh: ["跌倒的定义与观察期床日数", "各次跌倒的时间、地点与活动"],
    en: ["definition of a fall, and patient days of the period", "time, place and activity of each fall"],
  },
  limits: {
    zh: ["次数少时比率波动大，不比较单个月份。"],
    en: ["With few falls rates fluctuate widely, and single months should not be compared."],
  },
  exhibits: [
    {
      kind: "formula",
      latex: "R=\\frac{n}{D}\\times1000",
      where: {
        zh: "$R$ 为每千床日跌倒率，$n$ 为观察期内跌倒次数，$D$ 为同期住院床日总数。",
        en: "$R$ is falls per thousand patient days, $n$ falls in the period and $D$ patient days.",
      },
    },
  ],
  never: { zh: [], en: [] },
};
