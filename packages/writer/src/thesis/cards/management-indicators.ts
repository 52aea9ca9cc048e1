import type { MethodCard } from "../method-card.ts";

export const managementIndicators: MethodCard = {
  key: "management-indicators",
  title: { zh: "管理指标的定义", en: "Defining an operating indicator" },
  methods: ["case"],
  roles: ["concepts", "status"],
  cues: {
    zh: ["差错率", "流失率", "损耗率", "周转", "满意率", "准时率", "合格率", "指标", "差错率", "损耗率", "过期率"],
    en: ["rate", "errors", "delays", "turnover rate", "indicator", "punctuality"],
  },
  sentences: {
    zh: [
      "管理指标由分子、分母和期间三项构成，缺一项，两个月的数字就不能相比。",
      "分母按单、按件还是按行计，比率可以差出几倍，全文只用一种，并说明为什么用它。",
      "没有被发现的差错不在分子里，由顾客投诉统计得到的比率低于实际，内部抽查得到的更接近。",
      "笔数与金额宜同时看，笔数少而金额大的差错，比笔数多而金额小的更值得先处理。",
      "期间须包含忙时与闲时，只统计一个旺季，会把忙乱当作常态。",
      "指标一旦与奖惩挂钩，上报的数字可能变好而实际没有变，须另有核对的来源。",
    ],
    en: [
      "An operating indicator consists of numerator, denominator and period; without one of them, figures of two months cannot be compared.",
      "Whether the denominator counts orders, pieces or lines may change a rate several times over; one is used throughout, with the reason.",
      "Errors nobody noticed are missing from the numerator: rates from complaints are below the true ones, and internal checks come closer.",
      "Numbers and amounts should be looked at together: few errors of large value may deserve attention before many small ones.",
      "The period should contain busy and quiet times; figures from one peak season take rush for the normal state.",
      "Once an indicator is tied to rewards, reported figures may improve while practice does not; a second source is needed.",
    ],
  },
  missing: {
    zh: ["指标的分子、分母与统计期间", "数字由谁记录"],
    en: ["numerator, denominator and period of the indicator", "who records the figures"],
  },
  limits: {
    zh: ["样本期短时比率波动大，一两个月的升降不足以说明趋势。"],
    en: ["Over short periods rates fluctuate, and a rise or fall of a month or two shows no trend."],
  },
  exhibits: [
    {
      kind: "formula",
      latex: "r=\\frac{n}{N}\\times100\\%",
      where: {
        zh: "$r$ 为所考察的比率，$n$ 为期间内发生的笔数，$N$ 为同一期间的业务总笔数。",
        en: "$r$ is the rate, $n$ the number of occurrences in the period and $N$ all transactions of the same period.",
      },
    },
  ],
  never: { zh: [], en: [] },
};
