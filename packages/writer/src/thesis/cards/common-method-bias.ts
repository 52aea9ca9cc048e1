import type { MethodCard } from "../method-card.ts";

export const commonMethodBias: MethodCard = {
  key: "common-method-bias",
  title: { zh: "共同方法偏差", en: "Common method bias" },
  methods: ["empirical", "education"],
  roles: ["procedure", "instruments", "analysis", "results"],
  cues: {
    zh: ["共同方法偏差", "共同方法变异", "同源方差", "同源偏差", "自己填的", "同一份问卷", "同时填"],
    en: ["common method bias", "common method variance", "same-source bias", "harman", "self-reported"],
  },
  sentences: {
    zh: [
      "自变量与因变量由同一人在同一份问卷里作答时，共同的作答倾向会使变量间的相关偏离真值，偏高的情形较常见。",
      "程序上的控制应在施测之前安排，可匿名作答、说明答案无对错、改变不同量表的选项形式、分时测量或由不同的人报告。",
      "Harman 单因素检验把全部题目放入未旋转的探索性因素分析，看第一个因素解释的变异所占比例；这一检验只在偏差很重时才能察觉，也不能校正偏差。",
      "可将所有题目负荷于一个因素的模型与假设的测量模型比较，前者拟合明显较差时，说明单一因素不足以解释题目间的共变。",
      "在测量模型中加入潜在方法因子后，宜比较拟合指数与各题负荷的变化；模型不收敛或出现负方差时应如实报告。",
      "标记变量须与所研究的变量在理论上无关，并在设计问卷时放入，事后不能补做。",
      "共同方法偏差的检验结果应与程序控制一并报告，单独一个检验不足以排除偏差。",
    ],
    en: [
      "When the same person answers for predictor and outcome in one questionnaire, shared response tendencies distort the correlation between them, more often upwards.",
      "Procedural remedies must be arranged before the survey: anonymity, telling respondents that no answer is wrong, different response formats, separate times of measurement, or different informants.",
      "Harman's single-factor test enters all items into an unrotated exploratory factor analysis and looks at the share of variance of the first factor; it detects only severe bias and corrects none.",
      "A model with all items on one factor may be compared with the intended measurement model; a clearly worse fit means that one factor does not account for the covariation.",
      "After a latent method factor is added, changes in fit indices and in the loadings should be compared; failure to converge or negative variances should be reported as they are.",
      "A marker variable must be unrelated in theory to the variables studied and be placed in the questionnaire when it is designed; it cannot be added later.",
      "The statistical check should be reported together with the procedural remedies, as no single test rules the bias out.",
    ],
  },
  missing: {
    zh: ["施测时采取的程序控制", "检验方法与结果", "判断标准及其来源"],
    en: ["procedural remedies used", "the check used and its result", "criterion of judgement and its source"],
  },
  limits: {
    zh: ["未检出严重偏差不等于没有偏差，事后检验不能代替分时或分来源收集。"],
    en: ["Finding no severe bias does not mean that there is none, and a later check does not replace separate times or sources."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "测量模型的比较", en: "Comparison of measurement models" },
      head: {
        zh: ["模型", "$\\chi^{2}$", "自由度", "CFI", "TLI", "RMSEA", "SRMR"],
        en: ["Model", "$\\chi^{2}$", "df", "CFI", "TLI", "RMSEA", "SRMR"],
      },
      rows: {
        zh: ["假设的测量模型", "单因素模型", "加入方法因子的模型"],
        en: ["Intended measurement model", "Single-factor model", "Model with method factor"],
      },
    },
  ],
  never: { zh: ["完全排除", "不存在共同方法偏差"], en: ["completely ruled out", "free of common method bias"] },
};
