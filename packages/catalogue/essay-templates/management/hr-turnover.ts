import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const hrTurnover = defineTemplate({
  slug: "hr-turnover",
  kind: "thesis",
  discipline: "management",
  major: { zh: "人力资源管理", en: "Human Resource Management" },
  levels: ["undergraduate"],
  method: "survey",
  length: { default: 12000, min: 8000, max: 20000 },
  numbering: "A",
  title: { zh: "工作嵌入对新生代员工离职倾向的影响", en: "Job Embeddedness and Turnover Intention of Young Employees" },
  pattern: "〔自变量〕对〔群体〕〔因变量〕的影响",
  slots: [
    { label: "自变量", default: "工作嵌入" },
    { label: "群体", default: "新生代员工" },
    { label: "因变量", default: "离职倾向" },
  ],
  remark: { zh: "假设、量表、检验三件事前后对得上", en: "Hypotheses, scales and tests that line up" },
  keywords: ["离职倾向", "工作嵌入", "问卷", "中介效应", "信效度"],
  bring: ["量表原文与授权", "问卷发放渠道", "原始数据文件"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "由企业现象收窄到变量关系",
      weight: 10,
      needs: ["source"],
      children: [
        {
          title: { zh: "研究背景与问题", en: "Background and question" },
          intent: "用行业可查证的现象引出",
          weight: 5,
          needs: ["source"],
          mistake: "背景太大，问题迟迟不出现",
        },
        { title: { zh: "研究意义、内容与方法", en: "Significance and method" }, intent: "画技术路线图", weight: 5, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "文献综述与研究假设", en: "Literature and hypotheses" },
      intent: "每条假设都有理论与证据",
      weight: 22,
      needs: ["source"],
      children: [
        { title: { zh: "核心概念界定", en: "Concepts" }, intent: "给出采用的定义与维度", weight: 8, needs: ["source"] },
        { title: { zh: "理论基础", en: "Theory" }, intent: "说明用哪个理论解释哪条路径", weight: 7, needs: ["source"] },
        {
          title: { zh: "假设提出与模型", en: "Hypotheses and model" },
          intent: "逐条推导，画模型图",
          weight: 7,
          needs: ["figure"],
          mistake: "假设凭常识，没有推导",
        },
      ],
    },
    {
      title: { zh: "研究设计", en: "Research design" },
      intent: "交代测量与样本",
      weight: 18,
      needs: ["table"],
      children: [
        {
          title: { zh: "变量测量", en: "Measures" },
          intent: "列量表来源、题项、计分",
          weight: 6,
          needs: ["table", "source"],
          mistake: "自编题不做检验",
        },
        { title: { zh: "问卷发放与样本", en: "Sampling" }, intent: "写渠道、回收、剔除规则", weight: 6, needs: ["table", "data"] },
        { title: { zh: "共同方法偏差控制", en: "Common method bias" }, intent: "事前程序与事后检验", weight: 6 },
      ],
    },
    {
      title: { zh: "数据分析", en: "Analysis" },
      intent: "由信效度到假设检验",
      weight: 28,
      needs: ["table", "data"],
      children: [
        { title: { zh: "信度与效度", en: "Reliability and validity" }, intent: "报告系数与判断标准", weight: 7, needs: ["table"] },
        { title: { zh: "描述统计与相关", en: "Descriptives" }, intent: "表格规范，对角线写清", weight: 7, needs: ["table"] },
        {
          title: { zh: "回归与中介检验", en: "Regression and mediation" },
          intent: "说明控制变量与自助抽样",
          weight: 7,
          needs: ["table", "data"],
          mistake: "不放控制变量",
        },
        { title: { zh: "假设检验结果汇总", en: "Summary of tests" }, intent: "支持与否逐条列", weight: 7, needs: ["table"] },
      ],
    },
    {
      title: { zh: "讨论与管理建议", en: "Discussion" },
      intent: "建议必须由结果推出",
      weight: 16,
      children: [
        {
          title: { zh: "结果讨论", en: "Discussion of results" },
          intent: "与已有研究一致或不一致的原因",
          weight: 8,
          needs: ["source"],
          mistake: "未支持的假设避而不谈",
        },
        {
          title: { zh: "留任策略", en: "Retention measures" },
          intent: "每条建议对应一个显著路径",
          weight: 8,
          mistake: "建议换个企业照样成立",
        },
      ],
    },
    { title: { zh: "结论与局限", en: "Conclusions and limits" }, intent: "写清样本代表性与横截面限制", weight: 6 },
  ],
  whyGood: [
    "从离职面谈的说法切入，问题真实",
    "每条假设按“理论—机制—证据”推导",
    "建议与显著路径一一对应，没有万能药方",
    "主动交代未支持的假设",
  ],
  opening: [
    { type: "heading", text: "第一章 绪论" },
    { type: "heading", text: "1.1 研究背景与问题" },
    {
      type: "paragraph",
      text: "【待补充：企业或行业】近几年的离职记录显示，入职时间不长的年轻员工流动较为频繁。人力资源部门通常用“薪酬不够”解释这一现象，但离职面谈中反复出现的却是另一些说法：和同事不熟、住处离得远、在这里看不到和自己有关的东西。这些理由指向的不是员工为什么想走，而是为什么“没什么可留恋”。",
    },
    {
      type: "paragraph",
      text: "工作嵌入理论恰好从“为什么留下”的角度解释员工行为，认为员工与组织及社区之间的联结、匹配和离开时的损失共同构成一张网，网越密，离开的可能越小。已有研究多以一般员工为对象，对刚进入职场、社会联结尚未建立的群体讨论不足【待补充：文献】。因此本文提出的问题是：对新生代员工而言，工作嵌入是否仍能降低离职倾向？如果能，是哪一个维度在起作用，又通过什么途径起作用？",
    },
  ],
  hardSample: {
    title: "研究假设推导",
    text: "联结维度强调员工与他人、团队之间正式或非正式的关系。依据社会交换的观点，关系越多，员工得到的支持与信息越充分，也越容易形成回报的义务感，离开意味着关系成本。对刚入职的年轻员工来说，工作中的同伴往往就是其在城市中的主要社会关系，这一成本会被进一步放大。已有研究也报告了二者的负向关系【待补充：文献】。据此提出假设：联结对离职倾向有负向影响，且该影响在异地就业者中更强。",
  },
  staged: false,
  checklist: ["量表注明来源并获许可", "样本剔除规则写明", "表格三线且小数位统一", "中介检验报告置信区间", "建议可由结果推出"],
  scenes: ["questionnaire", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
