import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const higheredPolicyPhd = defineTemplate({
  slug: "highered-policy-phd",
  kind: "thesis",
  discipline: "education",
  major: { zh: "高等教育学", en: "Higher Education" },
  levels: ["phd"],
  method: "text",
  length: { default: 70000, min: 60000, max: 120000 },
  numbering: "A",
  title: { zh: "研究生招生政策变迁的制度逻辑：基于政策文本的历史制度分析", en: "Institutional Logics of Postgraduate Admission Policy" },
  pattern: "〔政策领域〕政策变迁的制度逻辑：基于〔材料〕的历史制度分析",
  slots: [
    { label: "政策领域", default: "研究生招生" },
    { label: "材料", default: "政策文本" },
  ],
  remark: { zh: "关键节点、行动者、路径依赖三线并写", en: "Junctures, actors and path dependence together" },
  keywords: ["历史制度主义", "政策文本", "研究生教育", "变迁"],
  bring: ["政策文本全集", "口述访谈", "统计资料"],
  outline: [
    {
      title: { zh: "导论", en: "Introduction" },
      intent: "稳定与突变并存的谜题",
      weight: 9,
      needs: ["source"],
      children: [
        { title: { zh: "问题与意义", en: "Question" }, intent: "为何某些环节多次改革仍回到原点", weight: 5, needs: ["source"] },
        { title: { zh: "研究方法与资料", en: "Methods and sources" }, intent: "文本库构建与编码", weight: 4, needs: ["table"] },
      ],
    },
    {
      title: { zh: "文献与理论工具", en: "Literature and tools" },
      intent: "说明理论的解释限度",
      weight: 13,
      needs: ["source"],
      children: [
        { title: { zh: "招生政策研究", en: "Policy studies" }, intent: "分宏观、中观、微观", weight: 7, needs: ["source"] },
        {
          title: { zh: "历史制度主义与制度逻辑", en: "Theory" },
          intent: "两种工具如何配合",
          weight: 6,
          needs: ["source", "figure"],
          mistake: "理论只当标签来贴",
        },
      ],
    },
    {
      title: { zh: "变迁历程与阶段划分", en: "Stages" },
      intent: "阶段依据要能检验",
      weight: 15,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "文本计量与关键词演变", en: "Text metrics" }, intent: "词频只作线索", weight: 8, needs: ["figure"] },
        {
          title: { zh: "关键节点的判定", en: "Critical junctures" },
          intent: "给出判定标准",
          weight: 7,
          needs: ["table"],
          mistake: "以年代整数分期",
        },
      ],
    },
    {
      title: { zh: "国家逻辑：计划与调控", en: "State logic" },
      intent: "资源与指标",
      weight: 18,
      needs: ["data"],
      children: [
        { title: { zh: "计划指标的形成", en: "Quota making" }, intent: "由档案与访谈还原", weight: 9, needs: ["data"] },
        { title: { zh: "调控工具的更替", en: "Policy tools" }, intent: "命令、激励、信息工具", weight: 9, needs: ["table"] },
      ],
    },
    {
      title: { zh: "学术逻辑：自主与选拔", en: "Academic logic" },
      intent: "院系与导师",
      weight: 18,
      needs: ["data"],
      children: [
        { title: { zh: "导师权与学院权", en: "Supervisors and schools" }, intent: "用案例学校说明", weight: 9, needs: ["data"] },
        { title: { zh: "选拔标准之争", en: "Criteria" }, intent: "文本与实践的落差", weight: 9, needs: ["data"] },
      ],
    },
    {
      title: { zh: "市场与公平逻辑", en: "Market and equity logics" },
      intent: "两种新增力量",
      weight: 15,
      needs: ["data"],
      children: [
        { title: { zh: "学费与就业信号", en: "Fees and signals" }, intent: "用统计资料说明", weight: 8, needs: ["table", "data"] },
        {
          title: { zh: "公平诉求的制度回应", en: "Equity" },
          intent: "梳理争议事件",
          weight: 7,
          needs: ["data"],
          mistake: "以舆论代替证据",
        },
      ],
    },
    {
      title: { zh: "变迁机制的解释", en: "Explaining change" },
      intent: "用机制回答开篇的谜题",
      weight: 12,
      needs: ["figure"],
      children: [
        { title: { zh: "路径依赖与正反馈", en: "Path dependence" }, intent: "找到自我强化的环节", weight: 6 },
        {
          title: { zh: "渐进转变的方式", en: "Gradual change" },
          intent: "层叠、转换、漂移分别举证",
          weight: 6,
          needs: ["table"],
          mistake: "概念齐全却没有史料",
        },
      ],
    },
  ],
  whyGood: [
    "以“有的改了回不去，有的改了又回来”为谜题，贯穿全文",
    "分期有可检验的标准",
    "文本计量只作线索，不喧宾夺主",
    "用几种逻辑的组合作解释而不是贴标签",
  ],
  opening: [
    { type: "heading", text: "第一章 导论" },
    { type: "heading", text: "1.1 问题与意义" },
    {
      type: "paragraph",
      text: "研究生招生政策几十年间多次改革，考试科目、名额分配、复试权重、推免比例都有过调整。若把这些改革排成一条线，会看到一个耐人寻味的现象：有的环节一经改变便不再回头，有的环节却一再改革、一再回到接近原来的做法。为什么相同的改革意愿，在不同环节得到不同的结果？",
    },
    {
      type: "paragraph",
      text: "流行的解释是“利益阻力”或“观念落后”，但它们难以说明同一批行动者为何支持这一项而抵制那一项。本文借助历史制度主义的视角，把招生政策看作国家、学术、市场与公平几种逻辑共同作用的场所：每种逻辑都有自己的正当性依据和资源，它们在关键节点上的组合决定了改革能走多远，也塑造了以后的路径。研究以【待补充：起止年份】的政策文本为主要材料，辅以【待补充：数量】深度访谈和案例学校档案。",
    },
  ],
  hardSample: {
    title: "阶段划分的论证",
    text: "以往研究多按重大事件或年代整数分期，容易把政策话语的变化当作制度的变化。本文设定三条判定标准：核心规则是否改写，即谁有权决定录取、依据什么决定；资源分配方式是否改变；被排除的备选方案是否曾真实存在。三者同时满足方视为关键节点。按此标准，某些在话语上声势很大的文件并未构成节点，而另一些技术性通知却改变了决定权的归属【待补充：文件名称】。文本计量的突变点仅作为线索，最终以规则比对为准。",
  },
  staged: false,
  checklist: ["文本库来源与版本说明", "访谈伦理合规", "理论限度有讨论", "引文核对原文", "反例有处理"],
  scenes: ["interviewOutline", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
