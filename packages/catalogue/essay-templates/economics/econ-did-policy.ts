import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const econDidPolicy = defineTemplate({
  slug: "econ-did-policy",
  kind: "thesis",
  discipline: "economics",
  major: { zh: "应用经济学", en: "Applied Economics" },
  levels: ["master"],
  method: "empirical",
  length: { default: 32000, min: 30000, max: 50000 },
  numbering: "A",
  title: {
    zh: "低碳试点政策对企业绿色创新的影响：来自双重差分的证据",
    en: "Low-carbon Pilots and Green Innovation: Difference-in-differences Evidence",
  },
  pattern: "〔政策〕对〔结果〕的影响：来自双重差分的证据",
  slots: [
    { label: "政策", default: "低碳试点政策" },
    { label: "结果", default: "企业绿色创新" },
  ],
  remark: { zh: "识别策略讲透，稳健性不靠堆表", en: "Identification first, robustness with reasons" },
  keywords: ["双重差分", "平行趋势", "绿色创新", "政策评估"],
  bring: ["政策名单与时点", "企业面板与专利数据", "清洗代码"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "提出因果问题",
      weight: 10,
      needs: ["source"],
      children: [
        {
          title: { zh: "研究背景与问题", en: "Background and question" },
          intent: "政策为何可能有效也可能无效",
          weight: 5,
          needs: ["source"],
        },
        {
          title: { zh: "边际贡献", en: "Contribution" },
          intent: "与最接近的两三篇比差在哪",
          weight: 5,
          needs: ["source"],
          mistake: "贡献写成“样本更新”",
        },
      ],
    },
    {
      title: { zh: "制度背景与文献", en: "Institutions and literature" },
      intent: "制度细节服务于识别",
      weight: 12,
      needs: ["source"],
      children: [
        {
          title: { zh: "政策内容与试点筛选", en: "Policy and selection" },
          intent: "说明试点怎样选出，是否外生",
          weight: 6,
          needs: ["source", "table"],
          mistake: "忽略非随机选取",
        },
        { title: { zh: "文献述评", en: "Literature" }, intent: "按机制归类", weight: 6, needs: ["source"] },
      ],
    },
    {
      title: { zh: "理论分析与假设", en: "Theory and hypotheses" },
      intent: "由简单模型推出可检验命题",
      weight: 12,
      needs: ["formula"],
      children: [
        { title: { zh: "成本效应与补偿效应", en: "Cost and offset effects" }, intent: "两种力量方向相反", weight: 6, needs: ["formula"] },
        { title: { zh: "异质性预测", en: "Heterogeneity" }, intent: "写明在哪些企业更强", weight: 6 },
      ],
    },
    {
      title: { zh: "研究设计", en: "Research design" },
      intent: "写到可以复现",
      weight: 16,
      needs: ["formula", "table", "data"],
      children: [
        {
          title: { zh: "识别策略与模型", en: "Identification and model" },
          intent: "给出方程、固定效应与聚类层级",
          weight: 6,
          needs: ["formula"],
          mistake: "聚类层级与处理层级不一致",
        },
        { title: { zh: "变量与数据", en: "Variables and data" }, intent: "处理口径、缩尾、匹配过程", weight: 5, needs: ["table", "data"] },
        {
          title: { zh: "平行趋势与预期效应", en: "Parallel trends" },
          intent: "事件研究图与联合检验",
          weight: 5,
          needs: ["formula", "figure"],
          mistake: "只画图不检验",
        },
      ],
    },
    {
      title: { zh: "实证结果", en: "Results" },
      intent: "基准、稳健、机制、异质性",
      weight: 28,
      needs: ["table", "data"],
      children: [
        { title: { zh: "基准回归", en: "Baseline" }, intent: "报告经济显著性", weight: 7, needs: ["table"], mistake: "只看星号不看大小" },
        {
          title: { zh: "交错处理的偏误诊断", en: "Staggered timing" },
          intent: "权重分解与稳健估计量",
          weight: 7,
          needs: ["table", "figure"],
        },
        { title: { zh: "稳健性检验", en: "Robustness" }, intent: "每项检验对应一种质疑", weight: 7, needs: ["table"] },
        { title: { zh: "作用机制", en: "Mechanisms" }, intent: "检验成本与补偿两条路径", weight: 7, needs: ["table"] },
      ],
    },
    {
      title: { zh: "进一步分析", en: "Further analysis" },
      intent: "政策含义所需的补充",
      weight: 12,
      needs: ["table"],
      children: [
        { title: { zh: "空间溢出与企业迁移", en: "Spillovers and relocation" }, intent: "排除搬迁造成的假象", weight: 6, needs: ["table"] },
        { title: { zh: "成本收益讨论", en: "Costs and benefits" }, intent: "简要换算与局限", weight: 6, needs: ["formula"] },
      ],
    },
    {
      title: { zh: "结论与政策建议", en: "Conclusions" },
      intent: "每条建议对应一项结果",
      weight: 10,
      children: [
        { title: { zh: "主要结论", en: "Findings" }, intent: "强调适用范围", weight: 5 },
        { title: { zh: "政策含义", en: "Policy implications" }, intent: "写明对象与前提", weight: 5, mistake: "建议与实证无关" },
      ],
    },
  ],
  whyGood: [
    "先列出三个识别威胁，再逐一应对，逻辑清楚",
    "稳健性每一项都写明针对什么质疑",
    "强调经济显著性与适用范围",
    "讨论企业迁移，避免把搬家当创新",
  ],
  opening: [
    { type: "heading", text: "第一章 绪论" },
    { type: "heading", text: "1.1 研究背景与问题" },
    {
      type: "paragraph",
      text: "环境规制会不会促进企业创新，理论上没有唯一答案。一方面，减排投入挤占研发资金，管理者的精力也被合规事务占去；另一方面，约束迫使企业重新审视工艺，可能带来原本不会发生的改进。究竟哪一种力量占优，取决于政策怎样设计、企业处在什么位置，只能交给经验证据来回答。",
    },
    {
      type: "paragraph",
      text: "低碳试点政策为此提供了机会：试点分批公布，覆盖地区不同，使我们可以比较试点前后、试点与非试点地区企业的变化。但这一机会并不是现成的。试点并非随机确定，入选地区的产业基础和治理意愿可能本来就更好；试点分批推进，先处理者会成为后处理者的对照，常规估计可能出现偏误；企业还可能因政策迁移。本文使用【待补充：数据来源与期间】的企业面板，围绕上述三个威胁设计识别策略，估计政策对绿色创新数量与质量的影响，并考察其机制。",
    },
  ],
  hardSample: {
    title: "识别策略的表述",
    text: "基准模型以企业绿色专利为被解释变量，核心解释变量为企业所在地区是否处于试点之后，控制企业与行业—年份固定效应，标准误聚类到政策变动的层级。识别假设是：若无试点，两组企业的绿色创新会沿相同趋势变化。该假设无法直接检验，本文从三方面提供证据：事件研究显示试点前各期系数联合不显著；控制入选条件与时间趋势的交互项后结果稳定；以随机指派的试点时间做安慰剂检验，估计值分布见图4-2【待补充：图】。",
  },
  staged: false,
  checklist: ["变量口径与清洗步骤写明", "聚类层级正确", "交错处理已诊断", "表注完整可独立阅读", "代码能一键复现"],
  scenes: ["openingReport", "dataReport", "defenseSpeech"],
  since: "2026-11-22",
});
