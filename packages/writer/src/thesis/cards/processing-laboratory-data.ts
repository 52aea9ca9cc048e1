import type { MethodCard } from "../method-card.ts";

export const processingLaboratoryData: MethodCard = {
  key: "processing-laboratory-data",
  title: { zh: "试验数据的处理", en: "Processing experimental data" },
  methods: ["laboratory"],
  roles: ["analysis"],
  standard: ["analysis"],
  cues: { zh: ["数据处理", "数据分析"], en: ["data analysis", "data processing"] },
  sentences: {
    zh: [
      "有效位数由仪器与重复性决定，计算中多留一位，最后才修约，平均值的位数不多于标准差所容许的。",
      "报告平均值、标准差与重复数，图中误差线注明是标准差还是标准误。",
      "可疑值先查记录有无操作原因，没有原因的用统计准则判断，并报告剔除前后的结果。",
      "两组比较用 t 检验，多组用方差分析加多重比较，逐对做 t 检验会增加误判。",
      "曲线拟合须看残差有无规律，决定系数高而残差成弯曲，说明模型不对。",
      "由几个测量量算出的结果，用误差传递求不确定度。",
    ],
    en: [
      "The number of significant figures is decided by the instrument and the repeatability; one more digit is kept during calculation and rounding comes last, and a mean should not have more digits than its standard deviation allows.",
      "Mean, standard deviation and number of replicates should be reported, and figures should say whether error bars show the standard deviation or the standard error.",
      "For a doubtful value, the records should first be searched for a cause in handling; if there is none, a statistical criterion is applied, and results with and without the value are reported.",
      "Two groups are compared by a t test, several groups by analysis of variance with multiple comparisons; t tests for every pair increase the risk of a false finding.",
      "A curve fit should be judged by whether its residuals show a pattern: a high coefficient of determination with curved residuals means that the model is wrong.",
      "For a result computed from several measured quantities, the uncertainty follows from propagation of errors.",
    ],
  },
  missing: { zh: ["所用软件", "可疑值的处理"], en: ["software used", "treatment of doubtful values"] },
  limits: {
    zh: ["重复数少时正态性无从检验，结论须留余地。"],
    en: ["With few replicates normality cannot be examined, so conclusions should be cautious."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "各组测定值", en: "Values by group" },
      head: { zh: ["组别", "重复1", "重复2", "重复3", "平均值", "标准差"], en: ["Group", "First", "Second", "Third", "Mean", "SD"] },
    },
  ],
  never: { zh: [], en: [] },
};
