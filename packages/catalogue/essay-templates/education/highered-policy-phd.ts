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
  title: {
    zh: "研究生招生政策变迁的制度逻辑：基于政策文本的历史制度分析",
    en: "Institutional logics of change in postgraduate admission policy: a historical institutional analysis of policy texts",
  },
  pattern: {
    zh: "〔政策领域〕政策变迁的制度逻辑：基于〔材料〕的历史制度分析",
    en: "Institutional logics of change in 〔policy field〕: a historical institutional analysis of 〔material〕",
  },
  slots: [
    { label: { zh: "政策领域", en: "policy field" }, default: { zh: "研究生招生", en: "postgraduate admission policy" } },
    { label: { zh: "材料", en: "material" }, default: { zh: "政策文本", en: "policy texts" } },
  ],
  remark: { zh: "关键节点、行动者、路径依赖三线并写", en: "Critical junctures, actors and path dependence together" },
  keywords: [
    { zh: "历史制度主义", en: "historical institutionalism" },
    { zh: "政策文本", en: "policy texts" },
    { zh: "研究生教育", en: "postgraduate education" },
    { zh: "变迁", en: "policy change" },
  ],
  bring: [
    { zh: "政策文本全集与版本目录", en: "The complete policy texts with a list of versions" },
    { zh: "口述访谈与伦理审查", en: "Oral history interviews and ethics approval" },
    { zh: "档案查阅许可", en: "Permission to use archives" },
    { zh: "统计资料", en: "Statistics" },
  ],
  outline: [
    {
      title: { zh: "导论", en: "Introduction" },
      intent: { zh: "稳定与突变并存的谜题贯穿全文", en: "The puzzle of stability beside sudden change" },
      weight: 9,
      needs: ["source"],
      children: [
        {
          title: { zh: "问题与意义", en: "The question and its significance" },
          intent: { zh: "为何某些环节多次改革仍回到原点", en: "Why some parts return to where they began after each reform" },
          weight: 5,
          needs: ["source"],
        },
        {
          title: { zh: "研究方法与资料", en: "Methods and sources" },
          intent: { zh: "文本库怎样建、怎样编码、访谈补什么", en: "How texts were gathered and coded and what interviews add" },
          weight: 4,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "文献与理论工具", en: "Literature and theoretical tools" },
      intent: { zh: "说明两种理论各解释不了什么", en: "What each theory cannot explain" },
      weight: 13,
      needs: ["source"],
      children: [
        {
          title: { zh: "招生政策研究", en: "Studies of admission policy" },
          intent: { zh: "分宏观、中观、微观，指出缺的中间环节", en: "Macro, meso, micro, and the missing link between" },
          weight: 7,
          needs: ["source"],
        },
        {
          title: { zh: "历史制度主义与制度逻辑", en: "Theory" },
          intent: { zh: "两种工具如何配合：节点与逻辑各管一段", en: "How the two work together: junctures and logics" },
          weight: 6,
          needs: ["source", "figure"],
          mistake: { zh: "理论只当标签来贴", en: "Theory used as a label" },
        },
      ],
    },
    {
      title: { zh: "变迁历程与阶段划分", en: "The course of change and its periods" },
      intent: { zh: "分期依据写成标准，落选的节点也列出", en: "Criteria for periods, with the dates that failed them" },
      weight: 15,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "文本计量与关键词演变", en: "Text metrics and keywords" },
          intent: { zh: "词频只作线索，须回到规则比对", en: "Frequency is a lead; rules must be compared" },
          weight: 8,
          needs: ["figure"],
        },
        {
          title: { zh: "关键节点的判定", en: "Identifying critical junctures" },
          intent: { zh: "给出判定标准，也列出落选的年份", en: "State criteria and list the years that failed them" },
          weight: 7,
          needs: ["table"],
          mistake: { zh: "以年代整数分期", en: "Dividing by round decades" },
        },
      ],
    },
    {
      title: { zh: "国家逻辑：计划与调控", en: "State logic: planning and steering" },
      intent: { zh: "资源与指标怎样限定可选的改革", en: "How resources and quotas limit the reforms available" },
      weight: 16,
      needs: ["data"],
      children: [
        {
          title: { zh: "计划指标的形成", en: "How quotas are made" },
          intent: { zh: "由档案与访谈还原谁在何时定多少", en: "From archives and interviews: who set how many, when" },
          weight: 8,
          needs: ["data"],
        },
        {
          title: { zh: "调控工具的更替", en: "Succession of policy tools" },
          intent: { zh: "命令、激励、信息工具更替的条件", en: "Command, incentive, information: what made each give way" },
          weight: 8,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "学术逻辑：自主与选拔", en: "Academic logic: autonomy and selection" },
      intent: { zh: "院系与导师的决定权怎样取得和让出", en: "How departments and supervisors gained and ceded the decision" },
      weight: 16,
      needs: ["data"],
      children: [
        {
          title: { zh: "导师权与学院权", en: "Supervisors' and schools' powers" },
          intent: { zh: "用案例学校说明名额在谁手里", en: "Case universities show who holds the places" },
          weight: 8,
          needs: ["data"],
        },
        {
          title: { zh: "选拔标准之争", en: "The dispute over criteria" },
          intent: { zh: "文本与实践的落差出在哪一步", en: "At which step text and practice part" },
          weight: 8,
          needs: ["data"],
        },
      ],
    },
    {
      title: { zh: "市场与公平逻辑", en: "Market and equity logics" },
      intent: { zh: "两种新增力量改变了原有组合的什么", en: "What two newer forces changed in the old combination" },
      weight: 14,
      needs: ["data"],
      children: [
        {
          title: { zh: "学费与就业信号", en: "Fees and signals from employment" },
          intent: { zh: "用统计资料说明，分清相关与作用", en: "Use statistics; tell association from effect" },
          weight: 7,
          needs: ["table", "data"],
        },
        {
          title: { zh: "公平诉求的制度回应", en: "Institutional answers to equity claims" },
          intent: { zh: "梳理争议事件与正式回应的先后", en: "Disputes and formal answers in order of time" },
          weight: 7,
          needs: ["data"],
          mistake: { zh: "以舆论代替证据", en: "Opinion in place of evidence" },
        },
      ],
    },
    {
      title: { zh: "变迁机制的解释", en: "Explaining the mechanism of change" },
      intent: { zh: "用机制回答开篇的谜题", en: "Answer the opening puzzle with mechanisms" },
      weight: 12,
      needs: ["figure"],
      children: [
        {
          title: { zh: "路径依赖与正反馈", en: "Path dependence and positive feedback" },
          intent: { zh: "找到自我强化的环节和它的成本", en: "Find the self-reinforcing link and what it costs" },
          weight: 6,
        },
        {
          title: { zh: "渐进转变的方式", en: "Modes of gradual change" },
          intent: { zh: "层叠、转换、漂移分别举证", en: "Evidence each for layering, conversion and drift" },
          weight: 6,
          needs: ["table"],
          mistake: { zh: "概念齐全却没有史料", en: "A full set of concepts and no history" },
        },
      ],
    },
    {
      title: { zh: "结论", en: "Conclusion" },
      intent: { zh: "回答开篇的谜题，写明仍解释不了的环节", en: "Answer the opening puzzle and name the parts still unexplained" },
      weight: 5,
    },
  ],
  whyGood: [
    {
      zh: "以“有的改了回不去，有的改了又回来”为谜题，贯穿全文",
      en: "One puzzle runs through: some parts never turn back, others always do",
    },
    { zh: "分期有可检验的标准", en: "Periods rest on criteria that can be tested" },
    { zh: "文本计量只作线索，不喧宾夺主", en: "Text metrics stay a lead and do not take over" },
    { zh: "用几种逻辑的组合作解释而不是贴标签", en: "Combinations of logics explain; they are not labels" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 导论", en: "Introduction" } },
    { type: "heading", text: { zh: "1.1 问题与意义", en: "The question and its significance" } },
    {
      type: "paragraph",
      text: {
        zh: "研究生招生政策几十年间多次改革，考试科目、名额分配、复试权重、推免比例都有过调整。若把这些改革排成一条线，会看到一个耐人寻味的现象：有的环节一经改变便不再回头，有的环节却一再改革、一再回到接近原来的做法。为什么相同的改革意愿，在不同环节得到不同的结果？",
        en: "Over the decades postgraduate admission has been reformed again and again: examination subjects, the allocation of places, the weight of interviews and the share admitted by recommendation have all been changed. Put these reforms in a line and something curious appears. Some parts, once changed, never turn back; others are reformed repeatedly and return each time to something close to where they were. Why does the same will to reform have different results in different parts?",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "流行的解释是“利益阻力”或“观念落后”，但它们难以说明同一批行动者为何支持这一项而抵制那一项。本文借助历史制度主义的视角，把招生政策看作国家、学术、市场与公平几种逻辑共同作用的场所：每种逻辑都有自己的正当性依据和资源，它们在关键节点上的组合决定了改革能走多远，也塑造了以后的路径。研究以【待补充：起止年份】的政策文本为主要材料，辅以【待补充：数量】深度访谈和案例学校档案。",
        en: "The usual explanations are resistance from interests or outdated ideas, but these can hardly say why the same actors support one change and resist another. With historical institutionalism this thesis views admission policy as a place where logics of the state, the academy, the market and equity work together. Each has its own grounds of legitimacy and its own resources, and the way they combine at critical junctures decides how far reform can go and shapes the path afterwards. The main material is policy texts from 【to fill in: years】, with 【to fill in: number】 in-depth interviews and archives of case universities.",
      },
    },
  ],
  hardSample: {
    title: { zh: "阶段划分的论证", en: "Arguing for the periods" },
    text: {
      zh: "以往研究多按重大事件或年代整数分期，容易把政策话语的变化当作制度的变化。本文设定三条判定标准：核心规则是否改写，即谁有权决定录取、依据什么决定；资源分配方式是否改变；被排除的备选方案是否曾真实存在。三者同时满足方视为关键节点。按此标准，某些在话语上声势很大的文件并未构成节点，而另一些技术性通知却改变了决定权的归属【待补充：文件名称】。文本计量的突变点仅作为线索，最终以规则比对为准。",
      en: "Earlier studies mostly divide by major events or round decades, and so easily take a change of policy language for a change of institution. Three criteria are set here. Was a core rule rewritten, that is, who has the right to decide on admission and by what? Did the way of allocating resources change? Were alternatives that were shut out ever real? Only where all three hold is there a critical juncture. By this standard some documents that made much noise are no junctures, while certain technical notices moved the right to decide 【to fill in: titles of documents】. Breaks found by text metrics are only leads; comparison of rules has the last word.",
    },
  },
  staged: false,
  checklist: [
    { zh: "文本库来源与版本目录附后", en: "Sources and versions of the corpus are appended" },
    { zh: "访谈经伦理审查并获同意", en: "Interviews have approval and consent" },
    { zh: "理论的解释限度单独成节", en: "Limits of theory have a section of their own" },
    { zh: "引文逐条核对原文", en: "Quotations are checked one by one" },
    { zh: "反例写进正文", en: "Counter-examples appear in the text" },
  ],
  scenes: ["interviewOutline", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
