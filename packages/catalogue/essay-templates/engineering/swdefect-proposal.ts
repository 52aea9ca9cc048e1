import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const swdefectProposal = defineTemplate({
  slug: "swdefect-proposal",
  kind: "proposal",
  discipline: "engineering",
  major: { zh: "软件工程", en: "Software Engineering" },
  levels: ["master"],
  method: "model",
  length: { default: 5500, min: 3000, max: 10000 },
  numbering: "C",
  title: { zh: "跨项目软件缺陷预测方法研究开题报告", en: "Proposal: methods for cross-project software defect prediction" },
  pattern: { zh: "跨项目〔任务〕方法研究开题报告", en: "Proposal: methods for cross-project 〔task〕" },
  slots: [{ label: { zh: "任务", en: "task" }, default: { zh: "软件缺陷预测", en: "software defect prediction" } }],
  remark: { zh: "用一个可检验的假设撑起整份开题", en: "One testable hypothesis carries the proposal" },
  keywords: [
    { zh: "缺陷预测", en: "defect prediction" },
    { zh: "迁移学习", en: "transfer learning" },
    { zh: "代码表示", en: "code representation" },
    { zh: "开题", en: "thesis proposal" },
  ],
  bring: [
    { zh: "已跑通的基线结果", en: "baseline results already obtained" },
    { zh: "数据集清单", en: "list of datasets" },
    { zh: "导师意见", en: "supervisor's comments" },
  ],
  outline: [
    {
      title: { zh: "选题依据", en: "Rationale" },
      intent: { zh: "说明缺的是哪一块，而不是领域重要", en: "Which piece is missing, not how important the field is" },
      weight: 16,
      needs: ["source"],
      children: [
        {
          title: { zh: "问题来源", en: "Where the problem arises" },
          intent: { zh: "由新项目缺少标注引出，附预实验现象", en: "From new projects without labels, with a pilot result" },
          weight: 8,
          needs: ["source"],
        },
        {
          title: { zh: "研究意义与应用对象", en: "Significance and users" },
          intent: { zh: "写清谁会用、在哪一步用", en: "Who would use it, and at which step" },
          weight: 8,
        },
      ],
    },
    {
      title: { zh: "研究现状与评述", en: "State of the art" },
      intent: { zh: "按假设的三个前提组织文献", en: "Literature by the three premises of the hypothesis" },
      weight: 26,
      needs: ["source", "table"],
      children: [
        {
          title: { zh: "代码度量与语义表示", en: "Code metrics and representations" },
          intent: { zh: "比较信息损失与成本", en: "Loss of information against cost" },
          weight: 9,
          needs: ["source"],
        },
        {
          title: { zh: "跨项目迁移", en: "Transfer across projects" },
          intent: { zh: "归纳分布差异的处理，何时负迁移", en: "How shift is handled, and when transfer hurts" },
          weight: 9,
          needs: ["source"],
        },
        {
          title: { zh: "评述与切入点", en: "Critique and starting point" },
          intent: { zh: "每类方法一句不足，落到切入点", en: "One weakness for each kind, down to the starting point" },
          weight: 8,
          mistake: { zh: "评述写成“研究较少”", en: '"Little research exists" as the critique' },
        },
      ],
    },
    {
      title: { zh: "研究目标与内容", en: "Aims and content" },
      intent: { zh: "目标可检验，内容互不重叠", en: "Aims that can be tested, parts that do not overlap" },
      weight: 18,
    },
    {
      title: { zh: "技术路线与实验设计", en: "Route and experiments" },
      intent: { zh: "数据、对照、指标、检验，防时间泄漏", en: "Data, baselines, measures, tests; no leak from the future" },
      weight: 18,
      needs: ["figure", "table"],
      mistake: { zh: "没写评价指标和显著性检验", en: "No measures and no test of significance" },
    },
    {
      title: { zh: "创新点与难点", en: "Novelty and difficulties" },
      intent: { zh: "每个难点配应对办法", en: "An answer to every difficulty" },
      weight: 10,
      mistake: { zh: "创新点在文献里已经出现", en: "Novelty already in the literature" },
    },
    {
      title: { zh: "可行性与已有基础", en: "Feasibility and groundwork" },
      intent: { zh: "给预实验结论而非决心", en: "Results of a pilot, not resolve" },
      weight: 6,
      needs: ["data"],
    },
    {
      title: { zh: "进度与预期成果", en: "Schedule and outcomes" },
      intent: { zh: "按月列节点与可交付物", en: "Milestones by month, each with a deliverable" },
      weight: 6,
      needs: ["table"],
    },
  ],
  whyGood: [
    { zh: "围绕一个可证伪的假设组织，评委一眼看出做什么", en: "Built on one hypothesis that can be refuted, so the aim is clear at once" },
    { zh: "现状按假设的前提归类，不是堆文献", en: "Literature sorted by premises, not piled up" },
    { zh: "给出假设不成立时的退路", en: "Has a way out if the hypothesis fails" },
  ],
  opening: [
    { type: "heading", text: { zh: "1 选题依据", en: "1 Rationale" } },
    { type: "heading", text: { zh: "1.1 问题来源", en: "1.1 Where the problem arises" } },
    {
      type: "paragraph",
      text: {
        zh: "缺陷预测希望在测试之前指出哪些模块更可能出错，从而把有限的测试时间用在刀刃上。现有方法大多依赖本项目的历史缺陷数据训练模型，而真正需要预测的往往是刚启动的项目，恰恰没有历史数据。借用其他项目的数据训练，再用到新项目上，就是跨项目预测要解决的问题。",
        en: "Defect prediction tries to say before testing which modules are more likely to fail, so that limited time goes where it is needed. Most methods train on the defect history of the same project, whereas those that need prediction most have only just begun and have no history. Training on other projects and predicting on a new one is what cross-project prediction is about.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "困难在于项目之间的差异：语言、规模、团队习惯、缺陷登记方式都不相同，直接迁移常常不如简单规则。本课题在【待补充：数据集】上做的预实验也显示，同一模型换一个目标项目，结果波动明显。由此提出本课题的核心假设：如果只在“变更意图相近”的样本之间迁移，而不是在整个项目之间迁移，预测结果会更稳定。后续内容围绕这一假设的成立条件展开，假设不成立时的备选方案见技术路线部分。",
        en: "The difficulty lies in how projects differ: language, size, habits of the team and ways of recording defects. Direct transfer often does worse than a simple rule. A pilot on 【to fill in: datasets】 also showed that one model varies markedly from one target project to another. Hence the central hypothesis of this proposal: if transfer takes place only between samples with similar intent of change, not between whole projects, predictions will be more stable. What follows examines when the hypothesis holds; what to do if it fails is part of the technical route.",
      },
    },
  ],
  hardSample: {
    title: { zh: "技术路线", en: "The technical route" },
    text: {
      zh: "研究分三步检验假设。第一步，构造变更级样本，用提交说明与代码差异两类信息得到意图表示，并人工抽检聚类是否合理，抽检比例为【待补充：比例】。第二步，在意图相近的样本间训练，与全量迁移、项目级筛选两类基线比较，指标取排序类与工作量感知类各一项，差异用非参数检验并报告效应量。第三步，分析假设失效的项目有何共同特征。若第二步无显著提升，则转为研究“何时不应迁移”的判别问题，前期数据与代码仍可复用。",
      en: "The hypothesis is tested in three steps. First, samples are built at the level of changes; commit messages and code differences give a representation of intent, and clusters are checked by hand on a sample of 【to fill in: share】. Second, models are trained between samples of similar intent and compared with two baselines, transfer of everything and selection of projects, by one ranking measure and one effort-aware measure; differences are tested nonparametrically and effect sizes reported. Third, projects in which the hypothesis fails are examined for what they share. If the second step brings no clear gain, the question becomes how to tell when not to transfer, and data and code can still be used.",
    },
  },
  staged: false,
  checklist: [
    { zh: "预实验结果已附", en: "pilot results attached" },
    { zh: "指标与检验方法写明", en: "measures and tests stated" },
    { zh: "近三年文献占比够", en: "enough literature from the last three years" },
    { zh: "进度有可交付物", en: "each date has a deliverable" },
    { zh: "创新点查过新", en: "novelty searched" },
  ],
  scenes: ["openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
