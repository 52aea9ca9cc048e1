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
    en: "Proposal: prenatal air pollution and childhood allergy in a birth cohort",
  },
  pattern: { zh: "〔暴露〕与〔结局〕：出生队列研究开题报告", en: "Proposal: 〔exposure〕 and 〔outcome〕 in a birth cohort" },
  slots: [
    { label: { zh: "暴露", en: "exposure" }, default: { zh: "孕期空气污染", en: "prenatal air pollution" } },
    { label: { zh: "结局", en: "outcome" }, default: { zh: "儿童过敏性疾病", en: "childhood allergy" } },
  ],
  remark: { zh: "因果图、失访、样本量，答辩必问三件事", en: "Causal graph, attrition, sample size" },
  keywords: [
    { zh: "队列研究", en: "cohort study" },
    { zh: "出生队列", en: "birth cohort" },
    { zh: "暴露评估", en: "exposure assessment" },
    { zh: "开题", en: "thesis proposal" },
  ],
  bring: [
    { zh: "队列合作协议", en: "cohort collaboration agreement" },
    { zh: "伦理批件", en: "ethics approval" },
    { zh: "数据字典", en: "data dictionary" },
  ],
  outline: [
    {
      title: { zh: "立题依据", en: "Rationale" },
      intent: { zh: "由敏感窗口之争说明现有证据缺什么", en: "Use the dispute over sensitive windows to show what evidence lacks" },
      weight: 14,
      needs: ["source"],
    },
    {
      title: { zh: "国内外进展", en: "The state of research" },
      intent: { zh: "按暴露评估精度给文献分层再比较", en: "Sort studies by how finely exposure was assessed, then compare" },
      weight: 20,
      needs: ["source", "table"],
    },
    {
      title: { zh: "研究假设与目标", en: "Hypotheses and objectives" },
      intent: { zh: "主次假设分开，主要结局只定一个", en: "Primary and secondary apart, one primary outcome" },
      weight: 12,
      needs: ["figure"],
      mistake: { zh: "目标写成收集数据", en: '"To collect data" given as an objective' },
    },
    {
      title: { zh: "研究方案", en: "Study plan" },
      intent: { zh: "写到他人照着就能执行", en: "Someone else could carry it out as written" },
      weight: 34,
      needs: ["table", "figure", "formula"],
      children: [
        {
          title: { zh: "队列人群与随访", en: "Cohort and follow-up" },
          intent: { zh: "纳入、随访时点与每次随访的保留措施", en: "Eligibility, time points, and how each visit keeps participants" },
          weight: 9,
          needs: ["table", "figure"],
        },
        {
          title: { zh: "暴露与结局评估", en: "Exposure and outcome assessment" },
          intent: {
            zh: "暴露模型须有外部验证，误分类方向写明",
            en: "An exposure model validated elsewhere; direction of misclassification",
          },
          weight: 9,
          needs: ["table"],
        },
        {
          title: { zh: "因果图与协变量", en: "Causal graph" },
          intent: { zh: "控制谁、不控制谁，各写一句理由", en: "Whom to adjust for and whom not, one reason each" },
          weight: 8,
          needs: ["figure"],
          mistake: { zh: "把中介当混杂控制", en: "Adjusts for a mediator as if it confounded" },
        },
        {
          title: { zh: "样本量与分析计划", en: "Sample size and analysis plan" },
          intent: { zh: "功效依最小有意义效应算，多重检验预设", en: "Power for the smallest effect that matters; multiplicity planned" },
          weight: 8,
          needs: ["formula"],
        },
      ],
    },
    {
      title: { zh: "质量控制与伦理", en: "Quality and ethics" },
      intent: { zh: "儿童数据、生物样本与退出的处理", en: "Children's data, biological samples, withdrawal" },
      weight: 8,
    },
    {
      title: { zh: "可行性、进度与风险", en: "Feasibility, schedule and risks" },
      intent: { zh: "失访超限时改答哪个问题", en: "Which question remains if attrition passes the limit" },
      weight: 12,
      needs: ["table"],
      mistake: { zh: "失访只写“加强随访”，没有预案", en: '"Follow-up will be strengthened" as the only plan for attrition' },
    },
  ],
  whyGood: [
    { zh: "用“敏感窗口”解释文献矛盾，立题有力", en: "The idea of sensitive windows explains the contradictions" },
    { zh: "因果图说清不控制中介的理由", en: "Says why mediators are left out" },
    { zh: "失访有预案和替代目标", en: "Attrition has a plan and a fallback question" },
  ],
  opening: [
    { type: "heading", text: { zh: "1 立题依据", en: "1 Rationale" } },
    {
      type: "paragraph",
      text: {
        zh: "空气污染与儿童过敏性疾病的关系已有不少报道，但“什么时候暴露最要紧”仍有争议。胎儿的免疫系统在不同孕期经历不同的发育阶段，如果存在敏感窗口，那么全孕期平均浓度就可能把真正的影响稀释掉，不同研究因为采用的窗口不同，得到相反的结论也就不奇怪。",
        en: "Air pollution and childhood allergy have been linked in many reports, but when exposure matters most is still disputed. The immune system of the fetus passes through different stages in the course of pregnancy. If there is a sensitive window, an average over the whole pregnancy may dilute the effect, and it is no surprise that studies using different windows arrive at opposite conclusions.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "回答这一问题需要三个条件：孕期暴露能够逐周估计，儿童结局由统一标准判定，从怀孕到儿童期的随访损失可控。【待补充：队列名称】自建立以来已完成【待补充：例数】母婴的招募，保留了居住变动和生物样本，为研究提供了基础。本课题拟利用该队列，采用逐周暴露模型识别敏感窗口，并通过因果图明确需要控制的变量，避免把出生体重一类可能的中介当作混杂加以控制。",
        en: "Three things are needed to settle the question: exposure estimated week by week, outcomes in children judged by one standard, and losses from pregnancy to childhood kept within bounds. Since it was set up, 【to fill in: cohort】 has recruited 【to fill in: number of】 mothers and children and kept their address histories and biological samples, which provides the basis. This project will use weekly exposure models within the cohort to look for sensitive windows, and a causal graph to decide what to adjust for, so that possible mediators such as birth weight are not treated as confounders.",
      },
    },
  ],
  hardSample: {
    title: { zh: "因果图与协变量选择", en: "The causal graph and the choice of covariates" },
    text: {
      zh: "变量是否进入模型由因果图决定，而不是由单因素检验的显著性决定。依据现有知识绘制有向无环图后，母亲受教育程度、孕前哮喘史、居住区域的社会经济水平与暴露和结局都有关联，且不位于因果路径上，应予控制；出生体重与孕周可能由孕期暴露引起，又与过敏有关，属于中介，控制它们会削弱总效应，甚至因共同原因引入碰撞偏倚，故主模型不纳入，仅在中介分析中使用。儿童期暴露与孕期暴露相关，将作为后续暴露另行处理【待补充：图号】。",
      en: "Whether a variable enters the model is decided by the causal graph, not by significance in univariable tests. In the directed acyclic graph drawn from present knowledge, maternal education, asthma before pregnancy and area deprivation are related to both exposure and outcome and do not lie on the causal path; they are adjusted for. Birth weight and gestational age may result from the exposure and are related to allergy. They are mediators; adjusting for them would remove part of the total effect and, through shared causes, could even introduce collider bias. They are left out of the main model and used only in the mediation analysis. Exposure in childhood correlates with prenatal exposure and is handled as a later exposure 【to fill in: figure number】.",
    },
  },
  staged: false,
  checklist: [
    { zh: "伦理批件含生物样本再利用", en: "ethics approval covers reuse of samples" },
    { zh: "样本量功效", en: "power calculation reproducible" },
    { zh: "缺失机制假定与填补方法写明", en: "assumed mechanism and imputation of missing data stated" },
    { zh: "暴露误分类讨论", en: "exposure misclassification discussed" },
    { zh: "进度留有伦理与数据申请时间", en: "schedule allows for ethics and data access" },
  ],
  scenes: ["openingReport"],
  since: "2026-11-22",
});
