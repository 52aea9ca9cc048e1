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
  title: { zh: "中小学教师职业倦怠研究述评", en: "Burnout among school teachers: a review of concept, measures and remedies" },
  pattern: { zh: "〔群体〕〔概念〕研究述评", en: "〔concept〕 among 〔group〕: a review of concept, measures and remedies" },
  slots: [
    { label: { zh: "群体", en: "group" }, default: { zh: "中小学教师", en: "school teachers" } },
    { label: { zh: "概念", en: "concept" }, default: { zh: "职业倦怠", en: "Burnout" } },
  ],
  remark: { zh: "概念、测量、成因、干预四问四答", en: "Four questions: what it is, how measured, why, what helps" },
  keywords: [
    { zh: "职业倦怠", en: "burnout" },
    { zh: "教师", en: "teachers" },
    { zh: "综述", en: "literature review" },
    { zh: "干预", en: "intervention" },
  ],
  bring: [
    { zh: "检索式与筛选流程图", en: "Search strings and a flow chart of selection" },
    { zh: "量表版本比较表", en: "A table comparing versions of scales" },
    { zh: "质量评价工具", en: "A tool for appraising quality" },
  ],
  outline: [
    {
      title: { zh: "引言与检索", en: "Introduction and search" },
      intent: { zh: "写检索与筛选过程，说明不回答什么", en: "Report search and selection, and say what is not asked" },
      weight: 10,
      needs: ["source"],
    },
    {
      title: { zh: "倦怠是什么", en: "What burnout is" },
      intent: { zh: "与压力、抑郁、疲劳的边界画在哪里", en: "Where to draw the line from stress, depression and fatigue" },
      weight: 18,
      needs: ["source", "table"],
      mistake: { zh: "概念混用不辨析", en: "Using the concepts interchangeably" },
    },
    {
      title: { zh: "怎么测", en: "How it is measured" },
      intent: { zh: "量表版本、维度与切分点之争怎样影响比例", en: "How version, dimensions and cut-offs change the rates reported" },
      weight: 22,
      needs: ["table"],
    },
    {
      title: { zh: "为什么会倦怠", en: "Why it happens" },
      intent: { zh: "个体、学校、制度三层证据", en: "Evidence at three levels: person, school, system" },
      weight: 24,
      needs: ["source"],
      children: [
        {
          title: { zh: "个体与关系因素", en: "Individual and relational factors" },
          intent: {
            zh: "区分相关与因果，追踪研究单独成段",
            en: "Keep correlation and cause apart; follow-up studies in their own paragraph",
          },
          weight: 12,
          needs: ["source"],
          mistake: { zh: "横断研究写成因果", en: "Writing cross-sectional findings as causes" },
        },
        {
          title: { zh: "组织与制度因素", en: "Organisational and system factors" },
          intent: { zh: "关注非教学负担与自主权，哪些有追踪证据", en: "Non-teaching load and autonomy: where follow-up data exist" },
          weight: 12,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "干预有没有用", en: "What helps" },
      intent: { zh: "按证据等级排列，写明效果能维持多久", en: "By level of evidence, with how long effects last" },
      weight: 16,
      needs: ["table"],
    },
    {
      title: { zh: "不足与方向", en: "Gaps and directions" },
      intent: { zh: "由测量与设计缺陷推出下一步能做的研究", en: "Feasible studies that follow from flaws in measures and designs" },
      weight: 10,
    },
  ],
  whyGood: [
    { zh: "用四个问题组织，不按年代流水", en: "Organised by four questions, not by year" },
    { zh: "区分相关和因果，表述谨慎", en: "Cautious wording that separates correlation from cause" },
    { zh: "指出假期这一可用的自然检验", en: "Points to holidays as a natural test" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、引言与检索", en: "Introduction and search" } },
    {
      type: "paragraph",
      text: {
        zh: "教师职业倦怠的研究数量可观，但读得越多越容易困惑：有的研究报告倦怠比例很高，有的则认为并不严重；有的把倦怠等同于压力大，有的又强调它与抑郁不同。结论不一，部分源于样本，更多源于概念与测量。本文不打算统计“有多少教师倦怠”，而是围绕四个问题梳理文献：倦怠究竟指什么，用什么测，为什么发生，哪些干预有证据。",
        en: "There is no shortage of research on teacher burnout, but the more one reads the more puzzled one becomes. Some studies report high rates, others find little cause for alarm; some equate burnout with stress, others insist that it differs from depression. Findings differ partly because of samples but more because of concepts and measures. This review does not count how many teachers are burnt out. It orders the literature by four questions: what burnout is, how it is measured, why it happens, and which interventions have evidence.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "文献检索在【待补充：数据库】进行，检索词包括倦怠、情绪耗竭及其英文对应词，限定研究对象为中小学在职教师。经去重、题名摘要筛选和全文筛选，纳入【待补充：篇数】，筛选流程见图1。考虑到横断问卷研究占多数，本文在概括成因时区分“相关”与“影响”，对有追踪或干预设计的研究给予更多篇幅。",
        en: "Searches were run in 【to fill in: databases】 with terms for burnout and emotional exhaustion in Chinese and English, limited to serving school teachers. After removing duplicates and screening titles, abstracts and full texts, 【to fill in: number】 studies were included; the flow chart shows each step. Since most are cross-sectional surveys, the section on causes separates association from influence and gives more space to studies with follow-up or intervention.",
      },
    },
  ],
  hardSample: {
    title: { zh: "概念辨析", en: "Telling concepts apart" },
    text: {
      zh: "倦怠与抑郁在情绪低落、精力不足上有重叠，因而有学者主张二者本是一物【待补充：文献】。但倦怠的界定始终与工作情境相连：离开工作情境后，耗竭感往往减轻，而抑郁具有弥散性。更有说服力的证据来自追踪研究，若二者同一，则应在时间上同步变化；部分研究发现工作负荷的变化先引起耗竭，随后才与抑郁症状相关。就教师而言，假期前后的变化可以提供自然检验，可惜现有研究很少利用。因此本文采用工作相关的界定，并在比较时排除只用一般抑郁量表的研究。",
      en: "Burnout and depression overlap in low mood and lack of energy, and some hold that they are one thing 【to fill in: literature】. Yet burnout has always been defined by its tie to work: away from work exhaustion often eases, while depression is pervasive. More telling evidence comes from follow-up studies. If the two were the same they should change together; some studies find that a change in workload is followed first by exhaustion and only later by depressive symptoms. For teachers, the time before and after holidays offers a natural test that existing studies rarely use. This review therefore adopts the work-related definition and, in comparisons, leaves out studies that used only general scales of depression.",
    },
  },
  staged: false,
  checklist: [
    { zh: "筛选流程图各步数目相符", en: "Numbers in the flow chart add up" },
    { zh: "不同量表版本没有混算", en: "Versions of scales are not pooled" },
    { zh: "每个结论注明证据等级", en: "Every finding states its level of evidence" },
    { zh: "二次引用均已核对原文", en: "Secondary citations were checked at the source" },
  ],
  scenes: ["summaryDoc", "openingReport"],
  since: "2026-11-22",
});
