import type { MethodCard } from "../method-card.ts";

export const reportingRelations: MethodCard = {
  key: "reporting-relations",
  title: { zh: "关系检验的报告", en: "Reporting tests of relations" },
  methods: ["empirical"],
  roles: ["results"],
  standard: ["results"],
  cues: {
    zh: ["检验结果", "回归分析：检验结果", "相关分析：检验结果", "影响的回归", "影响因素的回归"],
    en: ["regression of", "results of the test"],
  },
  sentences: {
    zh: [
      "回归结果宜分步列表：先放控制变量，再加入要考察的变量，读者据此看到解释力增加了多少。",
      "系数须注明是否标准化，并同时给出标准误或置信区间，只给星号不足以判断大小。",
      "文字只说表中最要紧的一两个数，不把整张表复述一遍。",
      "不成立的假设与成立的写在同一处，用同样的格式。",
      "各模型的样本数不同的，须说明因哪个变量缺失而减少。",
      "共线性、残差与异常点的检查结果宜一并写出，至少说明有无改变结论。",
    ],
    en: [
      "Regression results should be tabled in steps, controls first and then the variables of interest, so that the gain in explained variance shows.",
      "Coefficients should be marked as standardised or not and given with standard errors or confidence intervals; stars alone do not show size.",
      "The text should name only the one or two figures of a table that matter most and not repeat the table.",
      "Hypotheses that failed are reported in the same place and form as those that held.",
      "Where sample sizes differ between models, the variable whose missing values caused it has to be named.",
      "Checks of collinearity, residuals and outliers should be mentioned, at least whether they change the conclusion.",
    ],
  },
  missing: {
    zh: ["各模型的样本数与拟合指标", "主要系数与置信区间"],
    en: ["sample size and fit of each model", "the main coefficients with intervals"],
  },
  limits: {
    zh: ["系数大小依赖测量单位，不同单位的系数不可直接比较。"],
    en: ["Coefficients depend on units and cannot be compared across different ones."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
