import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const burnoutReview = defineTemplate({
  slug: "burnout-review",
  kind: "review",
  discipline: "education",
  major: { zh: "教育学", en: "Education" },
  levels: ["master", "undergraduate"],
  method: "literature",
  length: { default: 6000, min: 4000, max: 20000 },
  numbering: "B",
  title: { zh: "中小学教师职业倦怠研究述评", en: "Teacher Burnout: A Review of Concepts, Measures and Interventions" },
  pattern: "〔群体〕〔概念〕研究述评",
  slots: [
    { label: "群体", default: "中小学教师" },
    { label: "概念", default: "职业倦怠" },
  ],
  remark: { zh: "概念、测量、成因、干预四问四答", en: "Four questions: what, how measured, why, what works" },
  keywords: ["职业倦怠", "教师", "综述", "干预"],
  bring: ["检索流程图", "量表比较表"],
  outline: [
    { title: { zh: "引言与检索", en: "Introduction and search" }, intent: "写检索与筛选过程", weight: 10, needs: ["source"] },
    {
      title: { zh: "倦怠是什么", en: "What burnout is" },
      intent: "与压力、抑郁、疲劳的边界",
      weight: 18,
      needs: ["source", "table"],
      mistake: "概念混用不辨析",
    },
    { title: { zh: "怎么测", en: "How it is measured" }, intent: "量表版本、维度、常模之争", weight: 22, needs: ["table"] },
    {
      title: { zh: "为什么会倦怠", en: "Why it happens" },
      intent: "个体、学校、制度三层证据",
      weight: 24,
      needs: ["source"],
      children: [
        {
          title: { zh: "个体与关系因素", en: "Individual and relational" },
          intent: "区分相关与因果",
          weight: 12,
          needs: ["source"],
          mistake: "横断研究写成因果",
        },
        {
          title: { zh: "组织与制度因素", en: "Organisational and institutional" },
          intent: "关注非教学负担",
          weight: 12,
          needs: ["source"],
        },
      ],
    },
    { title: { zh: "干预有没有用", en: "What helps" }, intent: "按证据等级排列", weight: 16, needs: ["table"] },
    { title: { zh: "不足与方向", en: "Gaps" }, intent: "由测量与设计缺陷推出", weight: 10 },
  ],
  whyGood: ["用四个问题组织，不按年代流水", "区分相关和因果，表述谨慎", "指出假期这一可用的自然检验"],
  opening: [
    { type: "heading", text: "一、引言与检索" },
    {
      type: "paragraph",
      text: "教师职业倦怠的研究数量可观，但读得越多越容易困惑：有的研究报告倦怠比例很高，有的则认为并不严重；有的把倦怠等同于压力大，有的又强调它与抑郁不同。结论不一，部分源于样本，更多源于概念与测量。本文不打算统计“有多少教师倦怠”，而是围绕四个问题梳理文献：倦怠究竟指什么，用什么测，为什么发生，哪些干预有证据。",
    },
    {
      type: "paragraph",
      text: "文献检索在【待补充：数据库】进行，检索词包括倦怠、情绪耗竭及其英文对应词，限定研究对象为中小学在职教师。经去重、题名摘要筛选和全文筛选，纳入【待补充：篇数】，筛选流程见图1。考虑到横断问卷研究占多数，本文在概括成因时区分“相关”与“影响”，对有追踪或干预设计的研究给予更多篇幅。",
    },
  ],
  hardSample: {
    title: "概念辨析",
    text: "倦怠与抑郁在情绪低落、精力不足上有重叠，因而有学者主张二者本是一物【待补充：文献】。但倦怠的界定始终与工作情境相连：离开工作情境后，耗竭感往往减轻，而抑郁具有弥散性。更有说服力的证据来自追踪研究，若二者同一，则应在时间上同步变化；部分研究发现工作负荷的变化先引起耗竭，随后才与抑郁症状相关。就教师而言，假期前后的变化可以提供自然检验，可惜现有研究很少利用。因此本文采用工作相关的界定，并在比较时排除只用一般抑郁量表的研究。",
  },
  staged: false,
  checklist: ["筛选流程图齐全", "量表版本不混", "每个结论注证据等级", "二次引用核实原文"],
  scenes: ["summaryDoc", "openingReport"],
  since: "2026-11-22",
});
