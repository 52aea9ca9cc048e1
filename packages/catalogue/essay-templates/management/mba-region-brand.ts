import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const mbaRegionBrand = defineTemplate({
  slug: "mba-region-brand",
  kind: "thesis",
  discipline: "management",
  major: { zh: "工商管理（MBA）", en: "MBA" },
  levels: ["master"],
  method: "case",
  length: { default: 30000, min: 30000, max: 50000 },
  numbering: "A",
  title: {
    zh: "C茶业公司区域品牌营销策略优化研究",
    en: "Improving the marketing strategy of tea company C: standing out under a regional brand",
  },
  pattern: { zh: "〔企业〕〔议题〕营销策略优化研究", en: "Improving the marketing strategy of 〔company〕: 〔issue〕" },
  slots: [
    { label: { zh: "企业", en: "company" }, default: { zh: "C茶业公司", en: "tea company C" } },
    { label: { zh: "议题", en: "issue" }, default: { zh: "区域品牌", en: "standing out under a regional brand" } },
  ],
  remark: { zh: "诊断在前策略在后，末章讲谁来做花多少钱", en: "Diagnosis first; the last chapter says who does what at what cost" },
  keywords: [
    { zh: "营销策略", en: "marketing strategy" },
    { zh: "STP", en: "segmentation and positioning" },
    { zh: "4P", en: "marketing mix" },
    { zh: "品牌", en: "brand" },
    { zh: "MBA论文", en: "MBA thesis" },
  ],
  bring: [
    { zh: "企业书面授权与保密约定", en: "Written permission and a confidentiality agreement" },
    { zh: "顾客问卷、经销商访谈与知情同意", en: "Customer survey, dealer interviews and consent" },
    { zh: "三年销售结构", en: "Three years of sales by product" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "由企业管理难题收窄到研究问题", en: "From a manager's problem to a research question" },
      weight: 10,
      needs: ["source"],
      children: [
        {
          title: { zh: "研究背景与问题", en: "Background and research question" },
          intent: { zh: "用企业的一个两难决策开头", en: "Begin with a dilemma the firm faces" },
          weight: 5,
          needs: ["data"],
          mistake: { zh: "背景写全国产业规模", en: "A background on the size of the national industry" },
        },
        {
          title: { zh: "研究思路与方法", en: "Approach and methods" },
          intent: { zh: "说明每个工具回答哪一问、资料从哪里来", en: "Which tool answers which question, and where data come from" },
          weight: 5,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "理论与文献", en: "Theory and literature" },
      intent: { zh: "只收后文要用的工具", en: "Only tools used later" },
      weight: 12,
      needs: ["source"],
      children: [
        {
          title: { zh: "市场细分与定位理论", en: "Segmentation and positioning theory" },
          intent: { zh: "说明细分依据的选择条件", en: "When to use which basis of segmentation" },
          weight: 6,
          needs: ["source"],
        },
        {
          title: { zh: "区域品牌与企业品牌关系", en: "Regional brand and company brand" },
          intent: { zh: "背书与搭便车何时并存、谁受益", en: "When endorsement and free-riding coexist, and who gains" },
          weight: 6,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "营销环境分析", en: "Analysis of the marketing environment" },
      intent: { zh: "分析结论要能进入策略", en: "Every finding must reach the strategy" },
      weight: 22,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "宏观与行业环境", en: "Macro and industry environment" },
          intent: { zh: "只留影响决策的因素", en: "Only factors that change decisions" },
          weight: 6,
          needs: ["table"],
          mistake: { zh: "各类模型堆满而无结论", en: "Models piled up without a conclusion" },
        },
        {
          title: { zh: "竞争者分析", en: "Competitors" },
          intent: { zh: "按价格带与渠道画定位图，找空位", en: "Map by price band and channel; find the space left" },
          weight: 6,
          needs: ["figure"],
        },
        {
          title: { zh: "消费者调查", en: "Consumer survey" },
          intent: { zh: "抽样、问卷、聚类变量与类数依据", en: "Sampling, questions, clustering variables and number of clusters" },
          weight: 5,
          needs: ["table", "data"],
        },
        {
          title: { zh: "资源与能力", en: "Resources and capabilities" },
          intent: { zh: "用价值链找出可以守住的一环", en: "Use the value chain to find the link to defend" },
          weight: 5,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "现行营销策略诊断", en: "Diagnosis of the present strategy" },
      intent: { zh: "问题由数据与访谈得出", en: "Problems come from data and interviews" },
      weight: 20,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "现行策略描述", en: "The present strategy" },
          intent: { zh: "产品、价格、渠道、推广各一段，带数据", en: "Product, price, channel and promotion, with data" },
          weight: 7,
          needs: ["table"],
        },
        {
          title: { zh: "问题识别", en: "Identifying problems" },
          intent: { zh: "每个问题注明数据或访谈编号，按损失排序", en: "Number the evidence for each problem; rank by loss" },
          weight: 7,
          needs: ["data"],
        },
        {
          title: { zh: "成因归纳", en: "Finding causes" },
          intent: { zh: "画问题树，追到两个根因", en: "A problem tree down to two root causes" },
          weight: 6,
          needs: ["figure"],
          mistake: { zh: "问题与成因混写", en: "Mixing problems with causes" },
        },
      ],
    },
    {
      title: { zh: "营销策略优化", en: "Improving the strategy" },
      intent: { zh: "每项策略对应一个根因，写明不做什么", en: "Each strategy answers a root cause; say what is not done" },
      weight: 24,
      needs: ["table"],
      children: [
        {
          title: { zh: "目标市场与定位", en: "Target market and positioning" },
          intent: { zh: "写定位陈述，明确放弃哪类顾客", en: "A positioning statement and whom to give up" },
          weight: 6,
        },
        {
          title: { zh: "产品与价格", en: "Product and price" },
          intent: { zh: "给产品线与价格阶梯，测算毛利", en: "Product lines and price ladder, with margins" },
          weight: 6,
          needs: ["table"],
        },
        {
          title: { zh: "渠道与内容传播", en: "Channels and content" },
          intent: { zh: "写线上线下价格冲突的处理", en: "How to settle price conflict between channels" },
          weight: 6,
          needs: ["table"],
        },
        {
          title: { zh: "区域公用品牌协同", en: "Working with the regional public brand" },
          intent: { zh: "明确授权、质检、退出规则", en: "Rules on licence, quality checks and exit" },
          weight: 6,
          mistake: { zh: "只提“加强宣传”", en: "Saying only “increase publicity”" },
        },
      ],
    },
    {
      title: { zh: "实施保障与结论", en: "Implementation and conclusions" },
      intent: { zh: "人、钱、时间、风险各有一张表", en: "A table each for people, money, time and risk" },
      weight: 12,
      needs: ["table"],
      children: [
        {
          title: { zh: "组织与预算", en: "Organisation and budget" },
          intent: { zh: "分阶段列责任与费用", en: "Responsibility and cost by stage" },
          weight: 6,
          needs: ["table"],
        },
        {
          title: { zh: "效果评估与结论", en: "Evaluation and conclusions" },
          intent: { zh: "设先行指标、复盘节点与调整条件", en: "Leading indicators, review dates and when to change course" },
          weight: 6,
          needs: ["table"],
        },
      ],
    },
  ],
  whyGood: [
    { zh: "把“区域品牌背书与搭便车”的矛盾作为主线，题目有张力", en: "Endorsement against free-riding gives the thesis its tension" },
    { zh: "分析工具的结论逐条进入策略，没有摆设", en: "Findings of each tool reach the strategy" },
    { zh: "明确写出放弃哪类顾客", en: "Says which customers to give up" },
    { zh: "末章有预算、责任人与复盘指标", en: "The last chapter has budget, names of posts and review indicators" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 绪论", en: "Introduction" } },
    { type: "heading", text: { zh: "1.1 研究背景与问题", en: "Background and research question" } },
    {
      type: "paragraph",
      text: {
        zh: "C茶业公司地处【待补充：产区】，所在区域的公用品牌在消费者中已有一定知名度。按理说，企业可以借势而上，但实际情况是：区域品牌越响，货架上相似的产品越多，价格战越激烈；公司投入的品鉴与推广，往往让不合标准的小作坊一并受益。笔者作为公司【待补充：岗位】，在参与年度营销复盘时注意到，销售额增长主要来自低价规格，核心产品的复购反而下降。",
        en: "Tea company C is located in 【to fill in: growing region】, whose public brand already has some standing among consumers. One would expect the firm to rise with it. What happens is the reverse: the better known the region, the more similar products stand on the shelf and the fiercer the competition on price; what the company spends on tastings and promotion often benefits small workshops that fall short of the standard. As 【to fill in: post】 of the company I noticed during an annual review that growth in sales came mainly from cheap lines, while repeat purchase of core products was falling.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "由此产生本文要回答的管理问题：在区域品牌共享的条件下，企业如何建立自己的识别度，既不放弃区域品牌的背书，又不被同质化竞争拖入低价？为回答这一问题，本文先分析营销环境与顾客分群，再诊断现行策略的问题及根因，最后提出优化方案与实施预算。资料来自企业内部经营数据、顾客问卷、经销商访谈，敏感数据已作脱敏处理。",
        en: "Hence the management question of this thesis: when a regional brand is shared, how can a company become recognisable in its own right, without giving up the region's endorsement and without being dragged by sameness into low prices? The thesis analyses the environment and customer segments, diagnoses the present strategy and its root causes, and proposes an improved strategy with a budget. Material comes from company data, a customer survey and dealer interviews; sensitive data have been anonymised.",
      },
    },
  ],
  hardSample: {
    title: { zh: "定位陈述", en: "A positioning statement" },
    text: {
      zh: "取舍要落到分群数据上。若聚类显示“自饮型熟客”占销售额不高，但复购稳定、价格敏感度低，且看重可追溯与口感，就与公司初制环节的能力吻合；若“礼赠型”顾客规模大，却更认区域品牌而非企业品牌，推广费用就难以积累为自己的识别度【待补充：各群占比、复购与敏感度】。同时讨好两类，包装与渠道必然冲突。据此以自饮型熟客为首要目标，定位陈述为：为每天喝茶的人，提供喝得出年份与山头、查得到批次的日常茶。礼赠产品线保留，不再追加推广费用。",
      en: "The choice has to rest on segment data. If clustering shows regulars who drink the tea themselves to be a modest share of sales but steady in repeat purchase, less sensitive to price, and attentive to traceability and taste, they match the company's strength in primary processing. If gift buyers are many but loyal to the region rather than to the firm, promotion spent on them hardly builds recognition of its own 【to fill in: share, repeat purchase and sensitivity of each segment】. Pleasing both puts packaging and channels in conflict. The regulars are therefore the first target, and the statement reads: for people who drink tea every day, an everyday tea whose year and hillside can be tasted and whose batch can be traced. The gift line stays, with no further money for promotion.",
    },
  },
  staged: true,
  checklist: [
    { zh: "企业授权书已签、数据已脱敏", en: "Permission is signed and data anonymised" },
    { zh: "问卷抽样与样本写明", en: "Sampling and sample are described" },
    { zh: "每个问题附证据编号", en: "Each problem has numbered evidence" },
    { zh: "每项策略对应一个根因", en: "Each strategy answers a root cause" },
    { zh: "预算与时间表到季度", en: "Budget and timetable run by quarter" },
  ],
  scenes: ["marketAnalysis", "competitorAnalysis", "swot"],
  since: "2026-11-22",
});
