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
    en: "Forecasting Regional Electricity Demand with Seasonal and Ensemble Models",
  },
  pattern: "基于〔方法〕的〔对象〕预测",
  slots: [
    { label: "方法", default: "季节时间序列与集成模型" },
    { label: "对象", default: "区域用电量" },
  ],
  remark: { zh: "先画图后建模，滚动检验不偷看未来", en: "Plot first, and never peek at the future" },
  keywords: ["时间序列", "预测", "季节性", "模型比较"],
  bring: ["原始序列与节假日表", "代码与种子"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "预测给谁用、错了代价多大",
      weight: 10,
      needs: ["source"],
      children: [
        { title: { zh: "研究背景与意义", en: "Background" }, intent: "由调度需求推出精度与提前期", weight: 5, needs: ["data"] },
        { title: { zh: "文献与思路", en: "Literature and route" }, intent: "比较统计与机器学习两支", weight: 5, needs: ["source"] },
      ],
    },
    {
      title: { zh: "数据与探索性分析", en: "Data and exploration" },
      intent: "用图提出建模要求",
      weight: 18,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "数据来源与清洗", en: "Cleaning" },
          intent: "缺失、异常、节假日",
          weight: 6,
          needs: ["table"],
          mistake: "插值用到了未来数据",
        },
        { title: { zh: "趋势、季节与相关结构", en: "Structure" }, intent: "分解图与自相关图", weight: 6, needs: ["figure"] },
        { title: { zh: "外生变量筛选", en: "Exogenous variables" }, intent: "气温、日历的滞后关系", weight: 6, needs: ["table", "figure"] },
      ],
    },
    {
      title: { zh: "季节时间序列模型", en: "Seasonal models" },
      intent: "识别到诊断",
      weight: 22,
      needs: ["formula", "figure"],
      children: [
        {
          title: { zh: "平稳化与定阶", en: "Stationarity and order" },
          intent: "检验、差分、信息准则",
          weight: 8,
          needs: ["formula", "table"],
        },
        {
          title: { zh: "参数估计与残差诊断", en: "Estimation and diagnosis" },
          intent: "白噪声与异方差检验",
          weight: 7,
          needs: ["table", "figure"],
          mistake: "不看残差就预测",
        },
        { title: { zh: "引入外生变量", en: "With regressors" }, intent: "比较改进幅度", weight: 7, needs: ["table"] },
      ],
    },
    {
      title: { zh: "集成模型", en: "Ensembles" },
      intent: "特征与调参公开",
      weight: 20,
      needs: ["formula", "table"],
      children: [
        {
          title: { zh: "特征构造", en: "Features" },
          intent: "滞后、滚动、日历特征",
          weight: 7,
          needs: ["table"],
          mistake: "特征泄漏未来信息",
        },
        { title: { zh: "训练与调参", en: "Training" }, intent: "时间顺序交叉验证", weight: 7, needs: ["table", "figure"] },
        { title: { zh: "误差修正组合", en: "Hybrid" }, intent: "线性加残差学习", weight: 6, needs: ["formula"] },
      ],
    },
    {
      title: { zh: "预测评价与比较", en: "Evaluation" },
      intent: "公平、可复现",
      weight: 20,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "滚动起点评价", en: "Rolling origin" }, intent: "多提前期、多指标", weight: 7, needs: ["table", "figure"] },
        {
          title: { zh: "差异显著性", en: "Significance of differences" },
          intent: "预测精度检验",
          weight: 7,
          needs: ["table"],
          mistake: "只凭一个指标排名",
        },
        { title: { zh: "预测区间", en: "Intervals" }, intent: "检查覆盖率", weight: 6, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "结论", en: "Conclusion" },
      intent: "给出选用建议",
      weight: 10,
      children: [
        { title: { zh: "主要结论", en: "Findings" }, intent: "写明适用提前期", weight: 5 },
        { title: { zh: "不足", en: "Limits" }, intent: "结构变化时的失效", weight: 5 },
      ],
    },
  ],
  whyGood: ["从预测误差的代价出发，评价标准有依据", "信息泄漏逐项排查，专业", "比较用滚动起点和显著性检验，不靠一次划分"],
  opening: [
    { type: "heading", text: "第一章 绪论" },
    { type: "heading", text: "1.1 研究背景与意义" },
    {
      type: "paragraph",
      text: "电不能大量储存，发多少、何时发，要在用电之前决定。预测偏高，机组空转；预测偏低，就要临时购电甚至限电。对地区调度来说，提前一天与提前一周的预测用途不同，误差的代价也不对称，因此“哪个模型最准”并没有统一的答案，而取决于提前期、季节和所关心的误差类型。",
    },
    {
      type: "paragraph",
      text: "统计模型结构清楚、便于诊断，但难以刻画气温与用电之间的非线性；机器学习模型拟合能力强，却容易在特征构造时不知不觉用到未来信息，使检验结果过于乐观。本文以【待补充：地区与期间】的日用电量为对象，在严格按时间顺序划分数据的前提下，建立季节时间序列模型和集成模型，用滚动起点的办法比较二者在不同提前期的表现，并检验差异是否显著，最后给出模型选用的建议。",
    },
  ],
  hardSample: {
    title: "防止信息泄漏",
    text: "比较模型之前，需要确认每一次预测只使用了预测时点之前的信息。本文逐项检查了三处容易泄漏的环节：标准化所用的均值与标准差只由训练窗口计算，不使用全样本；气温作为外生变量时，历史检验中使用当时发布的预报值而不是事后观测值，若无预报记录，则以带误差的模拟预报代替并说明【待补充：误差设定】；滚动统计特征一律向后错开一期。修正后，集成模型的优势较修正前明显缩小，这一对比列于表5-1，以提示读者注意此类偏乐观的结果。",
  },
  staged: false,
  checklist: ["数据划分按时间", "残差诊断完整", "指标含义说明", "代码可复现", "结论写明提前期"],
  scenes: ["dataReport", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
