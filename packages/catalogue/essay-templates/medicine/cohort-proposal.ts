import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const cohortProposal = defineTemplate({
  slug: "cohort-proposal",
  kind: "proposal",
  discipline: "medicine",
  major: { zh: "流行病学", en: "Epidemiology" },
  levels: ["master", "phd"],
  method: "clinical",
  length: { default: 6000, min: 3000, max: 10000 },
  numbering: "C",
  title: {
    zh: "孕期空气污染与儿童过敏性疾病：出生队列研究开题报告",
    en: "Proposal: Prenatal Air Pollution and Childhood Allergy in a Birth Cohort",
  },
  pattern: "〔暴露〕与〔结局〕：出生队列研究开题报告",
  slots: [
    { label: "暴露", default: "孕期空气污染" },
    { label: "结局", default: "儿童过敏性疾病" },
  ],
  remark: { zh: "因果图、失访、样本量，答辩必问三件事", en: "Causal graph, attrition, sample size" },
  keywords: ["队列研究", "出生队列", "暴露评估", "开题"],
  bring: ["队列合作协议", "伦理批件", "数据字典"],
  outline: [
    { title: { zh: "立题依据", en: "Rationale" }, intent: "敏感窗口期的争议", weight: 14, needs: ["source"] },
    { title: { zh: "国内外进展", en: "Progress" }, intent: "按暴露评估精度分层", weight: 20, needs: ["source", "table"] },
    {
      title: { zh: "研究假设与目标", en: "Hypotheses" },
      intent: "主要与次要假设分开",
      weight: 12,
      needs: ["figure"],
      mistake: "目标写成收集数据",
    },
    {
      title: { zh: "研究方案", en: "Plan" },
      intent: "逐项可执行",
      weight: 34,
      needs: ["table", "figure", "formula"],
      children: [
        { title: { zh: "队列人群与随访", en: "Cohort" }, intent: "纳入、随访时点、保留措施", weight: 9, needs: ["table", "figure"] },
        { title: { zh: "暴露与结局评估", en: "Exposure and outcome" }, intent: "模型、窗口、误分类", weight: 9, needs: ["table"] },
        {
          title: { zh: "因果图与协变量", en: "Causal graph" },
          intent: "说明控制谁、不控制谁",
          weight: 8,
          needs: ["figure"],
          mistake: "把中介当混杂控制",
        },
        { title: { zh: "样本量与分析计划", en: "Power and analysis" }, intent: "功效、缺失、多重检验", weight: 8, needs: ["formula"] },
      ],
    },
    { title: { zh: "质量控制与伦理", en: "Quality and ethics" }, intent: "数据安全与退出", weight: 8 },
    {
      title: { zh: "可行性、进度与风险", en: "Feasibility" },
      intent: "失访预案与替代目标",
      weight: 12,
      needs: ["table"],
      mistake: "没有失访预案",
    },
  ],
  whyGood: ["用“敏感窗口”解释文献矛盾，立题有力", "因果图说清不控制中介的理由", "失访有预案和替代目标"],
  opening: [
    { type: "heading", text: "1 立题依据" },
    {
      type: "paragraph",
      text: "空气污染与儿童过敏性疾病的关系已有不少报道，但“什么时候暴露最要紧”仍有争议。胎儿的免疫系统在不同孕期经历不同的发育阶段，如果存在敏感窗口，那么全孕期平均浓度就可能把真正的影响稀释掉，不同研究因为采用的窗口不同，得到相反的结论也就不奇怪。",
    },
    {
      type: "paragraph",
      text: "回答这一问题需要三个条件：孕期暴露能够逐周估计，儿童结局由统一标准判定，从怀孕到儿童期的随访损失可控。【待补充：队列名称】自建立以来已完成【待补充：例数】母婴的招募，保留了居住变动和生物样本，为研究提供了基础。本课题拟利用该队列，采用逐周暴露模型识别敏感窗口，并通过因果图明确需要控制的变量，避免把出生体重一类可能的中介当作混杂加以控制。",
    },
  ],
  hardSample: {
    title: "因果图与协变量选择",
    text: "变量是否进入模型由因果图决定，而不是由单因素检验的显著性决定。依据现有知识绘制有向无环图后，母亲受教育程度、孕前哮喘史、居住区域的社会经济水平与暴露和结局都有关联，且不位于因果路径上，应予控制；出生体重与孕周可能由孕期暴露引起，又与过敏有关，属于中介，控制它们会削弱总效应，甚至因共同原因引入碰撞偏倚，故主模型不纳入，仅在中介分析中使用。儿童期暴露与孕期暴露相关，将作为后续暴露另行处理【待补充：图号】。",
  },
  staged: false,
  checklist: ["伦理批件", "样本量功效", "缺失处理", "暴露误分类讨论", "时间表现实"],
  scenes: ["openingReport"],
  since: "2026-11-22",
});
