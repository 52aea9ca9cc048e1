import type { MethodCard } from "../method-card.ts";

export const literatureReviewMethod: MethodCard = {
  key: "literature-review-method",
  title: { zh: "文献检索与综述", en: "Literature search and review" },
  methods: ["review", "empirical", "education", "clinical", "case"],
  roles: ["literature", "procedure"],
  cues: {
    zh: ["文献综述", "文献检索", "系统综述", "研究现状", "文献述评", "检索策略", "看了文献", "知网", "检索"],
    en: ["literature review", "systematic review", "search strategy", "previous research", "literature search", "searched", "papers"],
  },
  sentences: {
    zh: [
      "检索{problem}的文献，应写明数据库、检索词、检索的字段、起止时间与检索日期，使他人能够重做。",
      "同义词之间用“或”连接，不同概念之间用“与”连接；只用一个检索词会漏掉用词不同的研究。",
      "纳入与剔除的标准应在阅读全文之前定下，先按题名与摘要筛选，再按全文筛选，各步剩余篇数与剔除理由列明。",
      "数据库检索之外，宜由重要文献的参考文献与被引文献追查遗漏。",
      "摘录时宜对每篇记下问题、对象、方法、测量与发现，填入同一张表，便于横向比较。",
      "综述按问题或观点组织，一段之内比较几项研究的异同；逐篇转述摘要看不出它们之间的关系。",
      "结论不一致的研究，应从对象、测量与设计的差别说明分歧从何而来，只数支持与反对的篇数会把样本大小和质量不同的研究等同看待。",
      "未发现差异或关联的研究较少发表，已发表文献中的效应可能偏大。",
      "研究空白须由所综述的文献推出，并指明缺的是对象、方法还是某一关系。",
    ],
    en: [
      "The search for work on {problem} should be reported with databases, terms, fields, period and date of search, so that others can repeat it.",
      "Synonyms are joined by OR and different concepts by AND; a single term misses studies that use other words.",
      "Criteria for inclusion and exclusion should be set before full texts are read; titles and abstracts are screened first, full texts next, with numbers left and reasons for exclusion at each step.",
      "Beyond database searches, references and citations of key works should be followed to find what was missed.",
      "For each study the question, subjects, method, measures and findings should go into one table, so that studies can be compared across.",
      "A review is organised by questions or positions and compares several studies within a paragraph; retelling one abstract after another hides how they relate.",
      "Where findings disagree, differences in subjects, measures and design should be examined as reasons; counting votes treats studies of unequal size and quality alike.",
      "Null results are published less often, so effects in the published literature may be too large.",
      "A gap must follow from the works reviewed, with a statement of whether subjects, a method or a relation is missing.",
    ],
  },
  missing: {
    zh: ["数据库、检索词、起止时间与检索日期", "各步剩余的篇数", "各项主要研究的作者、年份与发现"],
    en: [
      "databases, search terms, period and date of search",
      "number of works left at each step",
      "author, year and findings of the main studies",
    ],
  },
  limits: {
    zh: ["“尚未见到有关研究”只在所写的检索范围之内成立。"],
    en: ["That no study was found holds only within the search described."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "所综述研究的比较", en: "Studies reviewed" },
      head: {
        zh: ["研究", "问题", "对象与样本", "方法", "测量", "主要发现"],
        en: ["Study", "Question", "Subjects and sample", "Method", "Measures", "Main finding"],
      },
    },
    { kind: "figure", title: { zh: "文献筛选流程", en: "Flow of study selection" } },
  ],
  never: { zh: ["填补空白", "国内外学者普遍认为", "首次提出"], en: ["fills the gap", "scholars all agree", "for the first time ever"] },
};
