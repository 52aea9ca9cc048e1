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
  title: { zh: "C茶业公司区域品牌营销策略优化研究", en: "Improving the Marketing Strategy of a Regional Tea Brand" },
  pattern: "〔企业〕〔议题〕营销策略优化研究",
  slots: [
    { label: "企业", default: "C茶业公司" },
    { label: "议题", default: "区域品牌" },
  ],
  remark: { zh: "诊断在前策略在后，末章讲谁来做花多少钱", en: "Diagnosis first, then who does what at what cost" },
  keywords: ["营销策略", "STP", "4P", "品牌", "MBA论文"],
  bring: ["企业授权", "顾客问卷与访谈", "三年销售结构"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "由企业管理难题收窄到研究问题",
      weight: 10,
      needs: ["source"],
      children: [
        {
          title: { zh: "研究背景与问题", en: "Background" },
          intent: "用企业真实困境开头",
          weight: 5,
          needs: ["data"],
          mistake: "背景写全国产业规模",
        },
        { title: { zh: "研究思路与方法", en: "Route and methods" }, intent: "说明资料获取与分析工具", weight: 5, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "理论与文献", en: "Theory and literature" },
      intent: "只收后文要用的工具",
      weight: 12,
      needs: ["source"],
      children: [
        { title: { zh: "市场细分与定位理论", en: "STP" }, intent: "说明适用条件", weight: 6, needs: ["source"] },
        {
          title: { zh: "区域品牌与企业品牌关系", en: "Regional and firm brands" },
          intent: "评述搭便车与背书效应",
          weight: 6,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "营销环境分析", en: "Environment" },
      intent: "分析结论要能进入策略",
      weight: 22,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "宏观与行业环境", en: "Macro and industry" },
          intent: "只留影响决策的因素",
          weight: 6,
          needs: ["table"],
          mistake: "各类模型堆满而无结论",
        },
        { title: { zh: "竞争者分析", en: "Competitors" }, intent: "按价格带与渠道画定位图", weight: 6, needs: ["figure"] },
        { title: { zh: "消费者调查", en: "Consumers" }, intent: "抽样、问卷、聚类过程写明", weight: 5, needs: ["table", "data"] },
        { title: { zh: "资源与能力", en: "Resources" }, intent: "用价值链指出短板", weight: 5, needs: ["table"] },
      ],
    },
    {
      title: { zh: "现行营销策略诊断", en: "Diagnosis" },
      intent: "问题由数据与访谈得出",
      weight: 20,
      needs: ["table", "data"],
      children: [
        { title: { zh: "现行策略描述", en: "Present strategy" }, intent: "产品、价格、渠道、推广各一段", weight: 7, needs: ["table"] },
        { title: { zh: "问题识别", en: "Problems" }, intent: "每个问题注明证据", weight: 7, needs: ["data"] },
        {
          title: { zh: "成因归纳", en: "Causes" },
          intent: "画问题树，找到两个根因",
          weight: 6,
          needs: ["figure"],
          mistake: "问题与成因混写",
        },
      ],
    },
    {
      title: { zh: "营销策略优化", en: "Optimised strategy" },
      intent: "与根因一一对应",
      weight: 24,
      needs: ["table"],
      children: [
        { title: { zh: "目标市场与定位", en: "Target and positioning" }, intent: "写定位陈述与取舍", weight: 6 },
        { title: { zh: "产品与价格", en: "Product and price" }, intent: "给产品线与价格阶梯", weight: 6, needs: ["table"] },
        { title: { zh: "渠道与内容传播", en: "Channel and content" }, intent: "写渠道冲突的处理", weight: 6, needs: ["table"] },
        {
          title: { zh: "区域公用品牌协同", en: "Working with the regional brand" },
          intent: "明确授权、质检、退出规则",
          weight: 6,
          mistake: "只提“加强宣传”",
        },
      ],
    },
    {
      title: { zh: "实施保障与结论", en: "Implementation and conclusions" },
      intent: "人、钱、时间、风险",
      weight: 12,
      needs: ["table"],
      children: [
        { title: { zh: "组织与预算", en: "Organisation and budget" }, intent: "分阶段列责任与费用", weight: 6, needs: ["table"] },
        { title: { zh: "效果评估与结论", en: "Evaluation" }, intent: "设先行指标与复盘节点", weight: 6, needs: ["table"] },
      ],
    },
  ],
  whyGood: [
    "把“区域品牌背书与搭便车”的矛盾作为主线，题目有张力",
    "分析工具的结论逐条进入策略，没有摆设",
    "明确写出放弃哪类顾客",
    "末章有预算、责任人与复盘指标",
  ],
  opening: [
    { type: "heading", text: "第一章 绪论" },
    { type: "heading", text: "1.1 研究背景与问题" },
    {
      type: "paragraph",
      text: "C茶业公司地处【待补充：产区】，所在区域的公用品牌在消费者中已有一定知名度。按理说，企业可以借势而上，但实际情况是：区域品牌越响，货架上相似的产品越多，价格战越激烈；公司投入的品鉴与推广，往往让不合标准的小作坊一并受益。笔者作为公司【待补充：岗位】，在参与年度营销复盘时注意到，销售额增长主要来自低价规格，核心产品的复购反而下降。",
    },
    {
      type: "paragraph",
      text: "由此产生本文要回答的管理问题：在区域品牌共享的条件下，企业如何建立自己的识别度，既不放弃区域品牌的背书，又不被同质化竞争拖入低价？为回答这一问题，本文先分析营销环境与顾客分群，再诊断现行策略的问题及根因，最后提出优化方案与实施预算。资料来自企业内部经营数据、顾客问卷、经销商访谈，敏感数据已作脱敏处理。",
    },
  ],
  hardSample: {
    title: "定位陈述",
    text: "经聚类得到的几类顾客中，“自饮型熟客”占销售额比重不高，但复购稳定、价格敏感度低，且看重可追溯与冲泡口感，与公司在初制环节的能力吻合；“礼赠型”顾客规模大，却更认区域品牌而非企业品牌。若同时讨好两类，产品包装与渠道必然冲突。因此本文建议以自饮型熟客为首要目标，定位陈述为：为每天喝茶的人，提供喝得出年份与山头、查得到批次的日常茶。礼赠产品线保留但不再追加推广费用，取舍依据见表5-1【待补充：测算】。",
  },
  staged: false,
  checklist: ["企业数据已授权并脱敏", "问卷抽样与样本写明", "每个问题有证据", "策略对应根因", "预算与时间表完整"],
  scenes: ["marketAnalysis", "competitorAnalysis", "swot"],
  since: "2026-11-22",
});
