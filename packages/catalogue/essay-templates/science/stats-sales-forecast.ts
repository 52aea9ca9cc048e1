import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const statsSalesForecast = defineTemplate({
  slug: "stats-sales-forecast",
  kind: "thesis",
  discipline: "science",
  major: { zh: "应用统计学", en: "Applied Statistics" },
  levels: ["undergraduate"],
  method: "model",
  length: { default: 11000, min: 8000, max: 20000 },
  numbering: "A",
  title: {
    zh: "基于季节时间序列与集成模型的区域用电量预测",
    en: "Forecasting regional electricity demand with seasonal time series and ensemble models",
  },
  pattern: { zh: "基于〔方法〕的〔对象〕预测", en: "Forecasting 〔target〕 with 〔methods〕" },
  slots: [
    { label: { zh: "方法", en: "methods" }, default: { zh: "季节时间序列与集成模型", en: "seasonal time series and ensemble models" } },
    { label: { zh: "对象", en: "target" }, default: { zh: "区域用电量", en: "regional electricity demand" } },
  ],
  remark: { zh: "先画图后建模，滚动检验不偷看未来", en: "Plot first, and never peek at the future" },
  keywords: [
    { zh: "时间序列", en: "time series" },
    { zh: "预测", en: "forecasting" },
    { zh: "季节性", en: "seasonality" },
    { zh: "模型比较", en: "model comparison" },
  ],
  bring: [
    { zh: "原始序列与节假日表", en: "raw series and calendar of holidays" },
    { zh: "代码与种子", en: "code and seeds" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "预测给谁用、错了代价多大", en: "Who uses the forecast and what errors cost" },
      weight: 10,
      needs: ["source"],
      children: [
        {
          title: { zh: "研究背景与意义", en: "Background and significance" },
          intent: { zh: "由调度需求推出提前期与误差代价", en: "Lead time and cost of errors from the dispatcher's needs" },
          weight: 5,
          needs: ["data"],
        },
        {
          title: { zh: "文献与思路", en: "Literature and approach" },
          intent: { zh: "统计与机器学习各在何处失效", en: "Where statistics and machine learning each fail" },
          weight: 5,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "数据与探索性分析", en: "Data and exploration" },
      intent: { zh: "用图提出建模要求，不凭习惯选模型", en: "Let plots set the requirements, not habit" },
      weight: 18,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "数据来源与清洗", en: "Sources and cleaning" },
          intent: { zh: "缺失、异常、节假日的规则先于建模", en: "Rules for gaps, outliers and holidays before modelling" },
          weight: 6,
          needs: ["table"],
          mistake: { zh: "插值用到了未来数据", en: "Interpolation that uses the future" },
        },
        {
          title: { zh: "趋势、季节与相关结构", en: "Trend, season and correlation" },
          intent: { zh: "分解图与自相关图各说明什么", en: "What decomposition and autocorrelation plots show" },
          weight: 6,
          needs: ["figure"],
        },
        {
          title: { zh: "外生变量筛选", en: "Choosing exogenous variables" },
          intent: { zh: "气温、日历的滞后与非线性", en: "Lags and nonlinearity of temperature and calendar" },
          weight: 6,
          needs: ["table", "figure"],
        },
      ],
    },
    {
      title: { zh: "季节时间序列模型", en: "Seasonal time series models" },
      intent: { zh: "识别、估计、诊断三步闭合", en: "Identify, estimate, diagnose, and return if needed" },
      weight: 22,
      needs: ["formula", "figure"],
      children: [
        {
          title: { zh: "平稳化与定阶", en: "Stationarity and order" },
          intent: { zh: "检验、差分、信息准则，防过差分", en: "Tests, differencing, criteria; beware of overdifferencing" },
          weight: 8,
          needs: ["formula", "table"],
        },
        {
          title: { zh: "参数估计与残差诊断", en: "Estimation and residual diagnosis" },
          intent: { zh: "白噪声与异方差检验不过就回头", en: "Go back if residuals are not white noise" },
          weight: 7,
          needs: ["table", "figure"],
          mistake: { zh: "不看残差就预测", en: "Forecasts made without looking at residuals" },
        },
        {
          title: { zh: "引入外生变量", en: "Adding exogenous variables" },
          intent: { zh: "只比样本外的改进幅度", en: "Compare improvement out of sample only" },
          weight: 7,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "集成模型", en: "Ensemble models" },
      intent: { zh: "特征与调参全过程公开", en: "Features and tuning fully disclosed" },
      weight: 20,
      needs: ["formula", "table"],
      children: [
        {
          title: { zh: "特征构造", en: "Feature construction" },
          intent: { zh: "滞后、滚动、日历特征只用过去", en: "Lags, rolling and calendar features from the past only" },
          weight: 7,
          needs: ["table"],
          mistake: { zh: "特征泄漏未来信息", en: "Features that leak the future" },
        },
        {
          title: { zh: "训练与调参", en: "Training and tuning" },
          intent: { zh: "按时间顺序交叉验证，测试段不参与", en: "Time-ordered cross-validation; the test period untouched" },
          weight: 7,
          needs: ["table", "figure"],
        },
        {
          title: { zh: "误差修正组合", en: "Combining by error correction" },
          intent: { zh: "线性加残差学习，比过单模型才用", en: "Linear plus learned residuals, if it beats either alone" },
          weight: 6,
          needs: ["formula"],
        },
      ],
    },
    {
      title: { zh: "预测评价与比较", en: "Evaluation and comparison" },
      intent: { zh: "含朴素基准，人人能重算", en: "With a naive benchmark, and open to recomputation" },
      weight: 20,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "滚动起点评价", en: "Rolling-origin evaluation" },
          intent: { zh: "多提前期、多指标，按季节分看", en: "Several lead times and measures, also by season" },
          weight: 8,
          needs: ["table", "figure"],
        },
        {
          title: { zh: "差异显著性", en: "Significance of differences" },
          intent: { zh: "用预测精度检验，计入误差相关", en: "Tests of accuracy that allow for correlated errors" },
          weight: 6,
          needs: ["table"],
          mistake: { zh: "只凭一个指标排名", en: "Ranked on one measure alone" },
        },
        {
          title: { zh: "预测区间", en: "Forecast intervals" },
          intent: { zh: "检查覆盖率与宽度", en: "Check coverage and width" },
          weight: 6,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "结论", en: "Conclusion" },
      intent: { zh: "按提前期与季节给选用建议", en: "Advice by lead time and season" },
      weight: 10,
      children: [
        {
          title: { zh: "主要结论", en: "Findings" },
          intent: { zh: "每条写明适用提前期", en: "Each with the lead time it holds for" },
          weight: 5,
        },
        {
          title: { zh: "不足", en: "Limitations" },
          intent: { zh: "结构变化时何时失效、怎样察觉", en: "When structural change breaks it, and how to notice" },
          weight: 5,
        },
      ],
    },
  ],
  whyGood: [
    { zh: "从预测误差的代价出发，评价标准有依据", en: "Starts from the cost of errors, so criteria have grounds" },
    { zh: "信息泄漏逐项排查，专业", en: "Leakage is checked point by point" },
    { zh: "比较用滚动起点和显著性检验，不靠一次划分", en: "Rolling origins and tests of significance replace a single split" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 绪论", en: "Chapter 1 Introduction" } },
    { type: "heading", text: { zh: "1.1 研究背景与意义", en: "1.1 Background and significance" } },
    {
      type: "paragraph",
      text: {
        zh: "电不能大量储存，发多少、何时发，要在用电之前决定。预测偏高，机组空转；预测偏低，就要临时购电甚至限电。对地区调度来说，提前一天与提前一周的预测用途不同，误差的代价也不对称，因此“哪个模型最准”并没有统一的答案，而取决于提前期、季节和所关心的误差类型。",
        en: 'Electricity cannot be stored in bulk. How much to generate, and when, has to be decided before it is used. If the forecast is too high, units run idle; if too low, power has to be bought at short notice or even rationed. For a regional dispatcher, forecasts for the next day and the next week serve different ends, and errors up and down do not cost the same. "Which model is most accurate" therefore has no single answer; it depends on lead time, season and the kind of error that matters.',
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "统计模型结构清楚、便于诊断，但难以刻画气温与用电之间的非线性；机器学习模型拟合能力强，却容易在特征构造时不知不觉用到未来信息，使检验结果过于乐观。本文以【待补充：地区与期间】的日用电量为对象，在严格按时间顺序划分数据的前提下，建立季节时间序列模型和集成模型，用滚动起点的办法比较二者在不同提前期的表现，并检验差异是否显著，最后给出模型选用的建议。",
        en: "Statistical models are transparent and easy to diagnose but hardly capture the nonlinear relation of temperature and demand. Machine learning fits well, but features may quietly use the future and make the tests look too good. This thesis takes daily demand in 【to fill in: region and period】, divides the data strictly by time, builds seasonal and ensemble models, compares them from rolling origins at several lead times, tests whether differences are significant, and advises which model to use when.",
      },
    },
  ],
  hardSample: {
    title: { zh: "防止信息泄漏", en: "Preventing leakage" },
    text: {
      zh: "比较模型之前，需要确认每一次预测只使用了预测时点之前的信息。本文逐项检查了三处容易泄漏的环节：标准化所用的均值与标准差只由训练窗口计算，不使用全样本；气温作为外生变量时，历史检验中使用当时发布的预报值而不是事后观测值，若无预报记录，则以带误差的模拟预报代替并说明【待补充：误差设定】；滚动统计特征一律向后错开一期。修正后，集成模型的优势较修正前明显缩小，这一对比列于表5-1，以提示读者注意此类偏乐观的结果。",
      en: "Before models are compared, one must be sure that every forecast used only what was known at its origin. Three places were checked. Means and standard deviations for scaling come from the training window, not the whole sample. Where temperature is exogenous, historical tests use the forecast issued at the time, not the later observation; where none is on record, a simulated forecast with error takes its place 【to fill in: error setting】. And all rolling features are shifted back by one period. Tables before and after these corrections stand side by side in Table 5-1, so that readers can see how much of an ensemble's advantage may come from leakage.",
    },
  },
  staged: false,
  checklist: [
    { zh: "数据划分按时间", en: "data divided by time" },
    { zh: "残差诊断完整", en: "residual diagnosis complete" },
    { zh: "指标含义说明", en: "measures explained" },
    { zh: "代码可复现", en: "code reproducible" },
    { zh: "结论写明提前期", en: "conclusions state the lead time" },
  ],
  scenes: ["dataReport", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
