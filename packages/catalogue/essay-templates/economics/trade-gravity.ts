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
    en: "Trade facilitation and China's exports of farm products: a gravity approach",
  },
  pattern: { zh: "〔因素〕对我国〔商品〕的影响：基于引力模型", en: "〔factor〕 and China's 〔goods〕: a gravity approach" },
  slots: [
    { label: { zh: "因素", en: "factor" }, default: { zh: "贸易便利化", en: "Trade facilitation" } },
    { label: { zh: "商品", en: "goods" }, default: { zh: "跨境农产品出口", en: "exports of farm products" } },
  ],
  remark: { zh: "零贸易、多边阻力、潜力测算都照顾到", en: "Zeros, multilateral resistance and trade potential all attended to" },
  keywords: [
    { zh: "引力模型", en: "gravity model" },
    { zh: "贸易便利化", en: "trade facilitation" },
    { zh: "贸易潜力", en: "trade potential" },
    { zh: "出口", en: "exports" },
  ],
  bring: [
    { zh: "双边贸易数据（含零值记录）", en: "Bilateral trade data, zeros included" },
    { zh: "便利化指标体系与年份", en: "Facilitation indicators and their years" },
    { zh: "国家样本名单与选取理由", en: "List of countries and reasons for it" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "从通关环节的成本写到可估计的问题", en: "From costs at the border to a question that can be estimated" },
      weight: 12,
      needs: ["source"],
      children: [
        {
          title: { zh: "研究背景及意义", en: "Background and significance" },
          intent: { zh: "生鲜出口为何比工业品更怕等待", en: "Why fresh produce suffers from waiting more than manufactures" },
          weight: 6,
          needs: ["source"],
        },
        {
          title: { zh: "研究内容与方法", en: "Content and methods" },
          intent: { zh: "用一张路线图概括，标明数据来源", en: "One flow chart, with data sources" },
          weight: 6,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "理论与文献", en: "Theory and literature" },
      intent: { zh: "引力模型的理论来源要讲对", en: "Get the theoretical origin of gravity right" },
      weight: 14,
      needs: ["source", "formula"],
      children: [
        {
          title: { zh: "贸易便利化的内涵与测度", en: "Meaning and measures of facilitation" },
          intent: { zh: "比较三类指标各量到哪一段成本", en: "Which part of cost each kind of indicator captures" },
          weight: 7,
          needs: ["source", "table"],
        },
        {
          title: { zh: "引力模型及其扩展", en: "The gravity model and extensions" },
          intent: { zh: "说明多边阻力的含义与常用控制办法", en: "Multilateral resistance and the usual ways to control it" },
          weight: 7,
          needs: ["formula"],
          mistake: { zh: "只写经验公式，不谈理论", en: "An empirical formula with no theory" },
        },
      ],
    },
    {
      title: { zh: "贸易与便利化现状", en: "Trade and facilitation today" },
      intent: { zh: "为变量选择与分组提供依据", en: "Grounds for variables and subgroups" },
      weight: 20,
      needs: ["figure", "data"],
      children: [
        {
          title: { zh: "出口规模、结构与市场分布", en: "Exports: size, structure, markets" },
          intent: { zh: "按品类与市场分解，找出易腐品的位置", en: "By product and market; where perishables stand" },
          weight: 10,
          needs: ["table", "figure"],
        },
        {
          title: { zh: "伙伴国便利化水平评价", en: "Facilitation scores of partners" },
          intent: { zh: "标准化、赋权过程写明，并换法核对", en: "Standardising and weighting in full, checked by another method" },
          weight: 10,
          needs: ["table", "formula"],
          mistake: { zh: "指标正负向没有统一", en: "Indicators with inconsistent signs" },
        },
      ],
    },
    {
      title: { zh: "实证分析", en: "Empirical analysis" },
      intent: { zh: "从设定到稳健，每步交代取舍", en: "From specification to robustness, with each choice explained" },
      weight: 30,
      needs: ["formula", "table", "data"],
      children: [
        {
          title: { zh: "模型设定与变量", en: "Specification" },
          intent: {
            zh: "单一出口国时，进口国—年份效应会吸收关键变量，须说明近似办法",
            en: "With one exporter, importer-year effects absorb the key variable: say what is used instead",
          },
          weight: 8,
          needs: ["formula", "table"],
        },
        {
          title: { zh: "估计方法与零贸易处理", en: "Estimation and zero trade flows" },
          intent: { zh: "比较对数线性与泊松估计", en: "Compare log-linear and Poisson estimates" },
          weight: 8,
          needs: ["formula"],
          mistake: { zh: "直接删掉零值", en: "Simply dropping the zeros" },
        },
        {
          title: { zh: "回归结果", en: "Results" },
          intent: { zh: "报告弹性并换算成看得懂的量", en: "Elasticities, converted to terms one can picture" },
          weight: 7,
          needs: ["table"],
        },
        {
          title: { zh: "分国家与分产品检验", en: "By country and product" },
          intent: { zh: "看效应集中在易腐品还是全部产品", en: "Is the effect in perishables or in all products" },
          weight: 7,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "贸易潜力测算", en: "Estimating trade potential" },
      intent: { zh: "由模型外推，注意限度", en: "Extrapolate from the model and mind the limits" },
      weight: 14,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "测算方法与分类", en: "Method and classification" },
          intent: { zh: "说明潜力是残差的另一种说法，附区间", en: "Potential is a residual under another name: give intervals" },
          weight: 7,
          needs: ["table"],
        },
        {
          title: { zh: "重点市场判断", en: "Assessing key markets" },
          intent: { zh: "结合检疫壁垒与距离判断是否可达", en: "Can it be reached, given quarantine barriers and distance" },
          weight: 7,
        },
      ],
    },
    {
      title: { zh: "结论与建议", en: "Conclusions and recommendations" },
      intent: { zh: "分政府与企业，各条有依据", en: "Government and firms apart, each with grounds" },
      weight: 10,
      mistake: { zh: "建议面面俱到", en: "Recommendations that cover everything" },
    },
  ],
  whyGood: [
    {
      zh: "从生鲜的“时间就是等级”引出题目，产品特性用足",
      en: "Time as a grade of freshness leads to the topic and makes use of the product",
    },
    { zh: "点明引力模型的理论基础和多边阻力", en: "The theory of gravity and multilateral resistance is stated" },
    { zh: "零贸易处理给出取舍理由", en: "The treatment of zeros is argued for" },
    { zh: "潜力测算前先讲清含义", en: "Potential is explained before it is estimated" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 绪论", en: "Introduction" } },
    { type: "heading", text: { zh: "1.1 研究背景及意义", en: "Background and significance" } },
    {
      type: "paragraph",
      text: {
        zh: "对大多数工业品来说，货物在口岸多停一天，损失的主要是资金占用；对果蔬、水产这类农产品，多停一天可能就失去了一个等级，甚至整柜报废。正因如此，农产品贸易对通关时间、检验程序和单证要求格外敏感。关税下降之后，这些“看不见的成本”成为影响出口的重要因素。",
        en: "For most manufactures an extra day at the border mainly ties up money. For fruit, vegetables and seafood an extra day may cost a grade, or the whole container. Trade in farm products is therefore unusually sensitive to clearance times, inspection and documents. With tariffs lower, these invisible costs have become an important influence on exports.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "贸易便利化指的正是简化和协调国际贸易程序，包括口岸效率、海关环境、规制环境和信息化水平等方面。不同进口国之间差异很大：有的单一窗口已经运行，有的仍需逐级提交纸质文件。本文以我国对【待补充：样本国家范围】的农产品出口为对象，构建伙伴国便利化水平的综合指标，用扩展引力模型估计其影响，并进一步测算对各市场的出口潜力，为企业选择市场和有关部门推动合作提供参考。",
        en: "Trade facilitation means simplifying and harmonising the procedures of international trade, and covers port efficiency, customs, regulation and information systems. Importing countries differ widely: in some a single window is at work, in others papers still pass from office to office. Taking China's farm exports to 【to fill in: countries in sample】, this thesis builds a composite index of partners' facilitation, estimates its effect with an extended gravity model, and estimates export potential by market, as a reference for firms choosing markets and for authorities promoting cooperation.",
      },
    },
  ],
  hardSample: {
    title: { zh: "零贸易处理", en: "Handling zero trade flows" },
    text: {
      zh: "样本中部分国家在个别年份没有进口记录。若取对数后直接剔除，剩下的多为规模较大、距离较近的伙伴，估计会出现样本选择偏误；若给零值加上一个小正数，结果又对所加数值敏感。本文采用泊松伪极大似然估计作为主要方法：它直接以贸易额水平值为因变量，可以保留零值，并在异方差下保持一致性。为便于与已有研究比较，同时列出对数线性模型的结果，两者系数差异及其原因见表4-4【待补充：估计值】。",
      en: "Some countries in the sample have no recorded imports in some years. If these are dropped on taking logarithms, mostly large and near partners remain and estimates suffer from selection; if a small positive number is added, results depend on it. This thesis relies mainly on Poisson pseudo-maximum likelihood: it takes trade in levels as the outcome, keeps the zeros and stays consistent under heteroskedasticity. To compare with earlier work, log-linear results are given as well; differences between the coefficients and their reasons are in the table 【to fill in: estimates】.",
    },
  },
  staged: false,
  checklist: [
    { zh: "指标方向已统一", en: "Indicators point the same way" },
    { zh: "汇率与价格平减方法写明", en: "Exchange rates and deflators are explained" },
    { zh: "固定效应与关键变量不共线", en: "Fixed effects do not absorb the key variable" },
    { zh: "没有把潜力写成预测", en: "Potential is nowhere called a forecast" },
    { zh: "各数据年份一致", en: "All data cover the same years" },
  ],
  scenes: ["dataReport", "openingReport"],
  since: "2026-11-22",
});
