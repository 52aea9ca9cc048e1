import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const tradeGravity = defineTemplate({
  slug: "trade-gravity",
  kind: "thesis",
  discipline: "economics",
  major: { zh: "国际经济与贸易", en: "International Trade" },
  levels: ["undergraduate"],
  method: "empirical",
  length: { default: 11000, min: 8000, max: 20000 },
  numbering: "A",
  title: {
    zh: "贸易便利化对我国跨境农产品出口的影响：基于引力模型",
    en: "Trade Facilitation and Agricultural Exports: A Gravity Approach",
  },
  pattern: "〔因素〕对我国〔商品〕的影响：基于引力模型",
  slots: [
    { label: "因素", default: "贸易便利化" },
    { label: "商品", default: "跨境农产品出口" },
  ],
  remark: { zh: "零贸易、多边阻力、潜力测算都照顾到", en: "Zeros, multilateral resistance, trade potential" },
  keywords: ["引力模型", "贸易便利化", "贸易潜力", "出口"],
  bring: ["双边贸易数据", "便利化指标体系", "国家样本名单"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "从通关环节的成本写起",
      weight: 12,
      needs: ["source"],
      children: [
        { title: { zh: "研究背景及意义", en: "Background" }, intent: "生鲜出口为何对通关时间敏感", weight: 6, needs: ["source"] },
        { title: { zh: "研究内容与方法", en: "Content and methods" }, intent: "用一张路线图概括", weight: 6, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "理论与文献", en: "Theory and literature" },
      intent: "引力模型的理论来源要讲对",
      weight: 14,
      needs: ["source", "formula"],
      children: [
        {
          title: { zh: "贸易便利化的内涵与测度", en: "Facilitation and measures" },
          intent: "比较三类指标",
          weight: 7,
          needs: ["source", "table"],
        },
        {
          title: { zh: "引力模型及其扩展", en: "Gravity models" },
          intent: "说明多边阻力的含义",
          weight: 7,
          needs: ["formula"],
          mistake: "只写经验公式，不谈理论",
        },
      ],
    },
    {
      title: { zh: "贸易与便利化现状", en: "Present state" },
      intent: "为变量选择提供依据",
      weight: 20,
      needs: ["figure", "data"],
      children: [
        { title: { zh: "出口规模、结构与市场分布", en: "Exports" }, intent: "按品类与市场分解", weight: 10, needs: ["table", "figure"] },
        {
          title: { zh: "伙伴国便利化水平评价", en: "Partner scores" },
          intent: "主成分或熵值法过程写明",
          weight: 10,
          needs: ["table", "formula"],
          mistake: "指标正负向没有统一",
        },
      ],
    },
    {
      title: { zh: "实证分析", en: "Empirics" },
      intent: "从设定到稳健",
      weight: 30,
      needs: ["formula", "table", "data"],
      children: [
        { title: { zh: "模型设定与变量", en: "Specification" }, intent: "解释每个变量的预期方向", weight: 8, needs: ["formula", "table"] },
        {
          title: { zh: "估计方法与零贸易处理", en: "Estimation and zeros" },
          intent: "比较对数线性与泊松估计",
          weight: 8,
          needs: ["formula"],
          mistake: "直接删掉零值",
        },
        { title: { zh: "回归结果", en: "Results" }, intent: "报告弹性并换算", weight: 7, needs: ["table"] },
        { title: { zh: "分国家与分产品检验", en: "Subsamples" }, intent: "看效应集中在哪里", weight: 7, needs: ["table"] },
      ],
    },
    {
      title: { zh: "贸易潜力测算", en: "Trade potential" },
      intent: "由模型外推，注意限度",
      weight: 14,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "测算方法与分类", en: "Method and classes" }, intent: "说明潜力的含义与分类标准", weight: 7, needs: ["table"] },
        { title: { zh: "重点市场判断", en: "Key markets" }, intent: "结合壁垒与距离讨论", weight: 7 },
      ],
    },
    { title: { zh: "结论与建议", en: "Conclusions" }, intent: "分政府与企业，各条有依据", weight: 10, mistake: "建议面面俱到" },
  ],
  whyGood: [
    "从生鲜的“时间就是等级”引出题目，产品特性用足",
    "点明引力模型的理论基础和多边阻力",
    "零贸易处理给出取舍理由",
    "潜力测算前先讲清含义",
  ],
  opening: [
    { type: "heading", text: "第一章 绪论" },
    { type: "heading", text: "1.1 研究背景及意义" },
    {
      type: "paragraph",
      text: "对大多数工业品来说，货物在口岸多停一天，损失的主要是资金占用；对果蔬、水产这类农产品，多停一天可能就失去了一个等级，甚至整柜报废。正因如此，农产品贸易对通关时间、检验程序和单证要求格外敏感。关税下降之后，这些“看不见的成本”成为影响出口的重要因素。",
    },
    {
      type: "paragraph",
      text: "贸易便利化指的正是简化和协调国际贸易程序，包括口岸效率、海关环境、规制环境和信息化水平等方面。不同进口国之间差异很大：有的单一窗口已经运行，有的仍需逐级提交纸质文件。本文以我国对【待补充：样本国家范围】的农产品出口为对象，构建伙伴国便利化水平的综合指标，用扩展引力模型估计其影响，并进一步测算对各市场的出口潜力，为企业选择市场和有关部门推动合作提供参考。",
    },
  ],
  hardSample: {
    title: "零贸易处理",
    text: "样本中部分国家在个别年份没有进口记录。若取对数后直接剔除，剩下的多为规模较大、距离较近的伙伴，估计会出现样本选择偏误；若给零值加上一个小正数，结果又对所加数值敏感。本文采用泊松伪极大似然估计作为主要方法：它直接以贸易额水平值为因变量，可以保留零值，并在异方差下保持一致性。为便于与已有研究比较，同时列出对数线性模型的结果，两者系数差异及其原因见表4-4【待补充：估计值】。",
  },
  staged: false,
  checklist: ["指标方向统一", "汇率与价格平减说明", "固定效应设置清楚", "潜力不当作预测", "数据年份一致"],
  scenes: ["dataReport", "openingReport"],
  since: "2026-11-22",
});
