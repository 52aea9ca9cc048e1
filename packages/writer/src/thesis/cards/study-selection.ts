import type { MethodCard } from "../method-card.ts";

export const studySelection: MethodCard = {
  key: "study-selection",
  title: { zh: "文献的纳入与质量评价", en: "Selection and appraisal of studies" },
  methods: ["review", "clinical"],
  roles: ["procedure", "analysis", "literature"],
  cues: {
    zh: ["纳入与排除标准", "文献筛选", "质量评价", "系统评价", "只看", "排除了", "选了哪些文献"],
    en: ["criteria of inclusion", "study selection", "systematic review", "quality appraisal", "left out", "included"],
  },
  sentences: {
    zh: [
      "纳入与排除标准须在检索之前写定，按研究对象、干预或主题、结局与研究类型逐项说明。",
      "筛选分两步：先看题目与摘要，再看全文；在全文一步排除的，逐篇写明理由。",
      "筛选宜由两人各自进行，意见不一时讨论或由第三人决定，并报告两人判断的一致程度。",
      "同一项研究可能写成几篇文章，须合并为一项计算，否则同一批对象会被数两次。",
      "质量评价的工具应与研究类型相配，随机试验、队列研究与质性研究所用的条目不同。",
      "质量评价的各项应分别报告，合成一个总分会掩盖究竟哪一项有缺陷。",
      "从每篇文献提取的内容宜用同一张表，提取之前先用几篇试填。",
      "研究之间在对象、测量与结局上差别大时，不宜合并数据，可以按主题叙述异同。",
    ],
    en: [
      "Criteria of inclusion are fixed before the search, item by item: whom the study concerns, what was done or asked, outcome and design.",
      "Selection has two steps, title and abstract first and then the full text; each study left out at the second step is listed with its reason.",
      "Two people should select independently, settle differences by discussion or a third person, and report how far they agreed.",
      "One study may be published in several articles, which count as one, or the same people would be counted twice.",
      "The tool of appraisal has to suit the design: trials, cohort studies and qualitative studies are judged by different items.",
      "The items of the appraisal are reported one by one, since a total score hides which of them is weak.",
      "What is taken from each study goes into one form, which should be tried on a few studies first.",
      "Where studies differ much in participants, measures and outcomes, pooling is not advisable, and they may be compared theme by theme.",
    ],
  },
  missing: {
    zh: ["纳入与排除标准的条目", "各步剩余的篇数", "所用的质量评价工具"],
    en: ["the criteria, item by item", "number of studies left at each step", "tool used for the appraisal"],
  },
  limits: {
    zh: ["未发表的研究和未检索的语种不在其中，所得结论可能偏向有显著结果的研究。"],
    en: ["Unpublished studies and languages that were not searched are missing, so the findings may lean towards significant results."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "纳入文献的基本情况", en: "Studies included" },
      head: { zh: ["编号", "对象", "方法", "测量工具", "主要结果"], en: ["No.", "Participants", "Design", "Measures", "Main finding"] },
    },
  ],
  never: { zh: ["全部文献", "没有偏倚"], en: ["all studies", "free of bias"] },
};
