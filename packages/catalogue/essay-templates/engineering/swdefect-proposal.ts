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
  title: { zh: "跨项目软件缺陷预测方法研究开题报告", en: "Proposal: Cross-project Software Defect Prediction" },
  pattern: "跨项目〔任务〕方法研究开题报告",
  slots: [{ label: "任务", default: "软件缺陷预测" }],
  remark: { zh: "用一个可检验的假设撑起整份开题", en: "One testable hypothesis carries the proposal" },
  keywords: ["缺陷预测", "迁移学习", "代码表示", "开题"],
  bring: ["已跑通的基线结果", "数据集清单", "导师意见"],
  outline: [
    {
      title: { zh: "选题依据", en: "Rationale" },
      intent: "说明缺的是哪一块而不是领域重要",
      weight: 16,
      needs: ["source"],
      children: [
        { title: { zh: "问题来源", en: "Where the problem arises" }, intent: "由新项目缺少标注引出", weight: 8, needs: ["source"] },
        { title: { zh: "研究意义与应用对象", en: "Significance" }, intent: "写清谁会用、怎么用", weight: 8 },
      ],
    },
    {
      title: { zh: "研究现状与评述", en: "State of the art" },
      intent: "按假设的三个前提组织文献",
      weight: 26,
      needs: ["source", "table"],
      children: [
        {
          title: { zh: "代码度量与语义表示", en: "Metrics and representations" },
          intent: "比较信息损失与成本",
          weight: 9,
          needs: ["source"],
        },
        { title: { zh: "跨项目迁移", en: "Transfer" }, intent: "归纳分布差异的处理办法", weight: 9, needs: ["source"] },
        { title: { zh: "评述与切入点", en: "Critique" }, intent: "每类方法一句不足，落到切入点", weight: 8, mistake: "评述写成“研究较少”" },
      ],
    },
    { title: { zh: "研究目标与内容", en: "Aims and content" }, intent: "目标可检验，内容互不重叠", weight: 18 },
    {
      title: { zh: "技术路线与实验设计", en: "Route and experiments" },
      intent: "画路线图，写数据、对照、指标、统计检验",
      weight: 18,
      needs: ["figure", "table"],
      mistake: "没写评价指标和显著性检验",
    },
    {
      title: { zh: "创新点与难点", en: "Novelty and difficulty" },
      intent: "难点要配应对办法",
      weight: 10,
      mistake: "创新点在文献里已经出现",
    },
    { title: { zh: "可行性与已有基础", en: "Feasibility" }, intent: "给出预实验结论而非决心", weight: 6, needs: ["data"] },
    { title: { zh: "进度与预期成果", en: "Schedule and outcomes" }, intent: "按月列节点与可交付物", weight: 6, needs: ["table"] },
  ],
  whyGood: ["围绕一个可证伪的假设组织，评委一眼看出做什么", "现状按假设的前提归类，不是堆文献", "给出假设不成立时的退路"],
  opening: [
    { type: "heading", text: "1 选题依据" },
    { type: "heading", text: "1.1 问题来源" },
    {
      type: "paragraph",
      text: "缺陷预测希望在测试之前指出哪些模块更可能出错，从而把有限的测试时间用在刀刃上。现有方法大多依赖本项目的历史缺陷数据训练模型，而真正需要预测的往往是刚启动的项目，恰恰没有历史数据。借用其他项目的数据训练，再用到新项目上，就是跨项目预测要解决的问题。",
    },
    {
      type: "paragraph",
      text: "困难在于项目之间的差异：语言、规模、团队习惯、缺陷登记方式都不相同，直接迁移常常不如简单规则。本课题在【待补充：数据集】上做的预实验也显示，同一模型换一个目标项目，结果波动明显。由此提出本课题的核心假设：如果只在“变更意图相近”的样本之间迁移，而不是在整个项目之间迁移，预测结果会更稳定。后续内容围绕这一假设的成立条件展开，假设不成立时的备选方案见技术路线部分。",
    },
  ],
  hardSample: {
    title: "技术路线",
    text: "研究分三步检验假设。第一步，构造变更级样本，用提交说明与代码差异两类信息得到意图表示，并人工抽检聚类是否合理，抽检比例为【待补充：比例】。第二步，在意图相近的样本间训练，与全量迁移、项目级筛选两类基线比较，指标取排序类与工作量感知类各一项，差异用非参数检验并报告效应量。第三步，分析假设失效的项目有何共同特征。若第二步无显著提升，则转为研究“何时不应迁移”的判别问题，前期数据与代码仍可复用。",
  },
  staged: false,
  checklist: ["预实验结果已附", "指标与检验方法写明", "近三年文献占比够", "进度有可交付物", "创新点查过新"],
  scenes: ["openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
