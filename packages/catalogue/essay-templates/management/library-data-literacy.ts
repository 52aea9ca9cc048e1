import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const libraryDataLiteracy = defineTemplate({
  slug: "library-data-literacy",
  kind: "journal",
  discipline: "management",
  major: { zh: "图书情报与档案管理", en: "Library and Information Science" },
  levels: ["master", "undergraduate"],
  method: "text",
  length: { default: 7000, min: 3000, max: 12000 },
  numbering: "B",
  title: { zh: "高校图书馆数据素养教育内容的文本分析", en: "Data literacy education at university libraries: a content analysis" },
  pattern: { zh: "〔机构〕〔主题〕教育内容的文本分析", en: "〔topic〕 education at 〔institution〕: a content analysis" },
  slots: [
    { label: { zh: "机构", en: "institution" }, default: { zh: "高校图书馆", en: "university libraries" } },
    { label: { zh: "主题", en: "topic" }, default: { zh: "数据素养", en: "Data literacy" } },
  ],
  remark: { zh: "编码表公开，结论就经得起重做", en: "Publish the codebook and others can repeat it" },
  keywords: [
    { zh: "数据素养", en: "data literacy" },
    { zh: "内容分析", en: "content analysis" },
    { zh: "编码", en: "coding" },
    { zh: "高校图书馆", en: "university libraries" },
  ],
  bring: [
    { zh: "样本网页存档与采集日期", en: "Archived pages with dates of collection" },
    { zh: "编码手册", en: "Codebook" },
    { zh: "双人独立编码结果", en: "Results of two independent coders" },
  ],
  outline: [
    {
      title: { zh: "问题提出", en: "The question" },
      intent: { zh: "指出“开了什么课”与“需要什么”之间缺少对照", en: "What is taught and what is needed have not been compared" },
      weight: 12,
      needs: ["source"],
    },
    {
      title: { zh: "相关研究与框架", en: "Related work and framework" },
      intent: { zh: "比较几种能力框架，说明为何选它作编码依据", en: "Compare competence frameworks and justify the one used for coding" },
      weight: 16,
      needs: ["source", "table"],
    },
    {
      title: { zh: "研究设计", en: "Research design" },
      intent: { zh: "样本、分析单元、编码、信度都能重做", en: "Sample, unit, coding and reliability, all repeatable" },
      weight: 22,
      needs: ["table"],
      children: [
        {
          title: { zh: "样本与采集", en: "Sample and collection" },
          intent: { zh: "写选取规则、分层和采集日期", en: "Selection rule, strata and dates" },
          weight: 11,
          needs: ["table"],
          mistake: { zh: "样本只选名校却推到全体", en: "Sampling famous universities, concluding about all" },
        },
        {
          title: { zh: "编码规则与信度", en: "Coding rules and reliability" },
          intent: { zh: "给出类目定义、样例与逐类一致性系数", en: "Definitions, examples and agreement for each category" },
          weight: 11,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "分析结果", en: "Results" },
      intent: { zh: "由频次到结构，每个数字都有解释", en: "From frequency to structure, with a reading of each figure" },
      weight: 28,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "内容覆盖", en: "Content coverage" },
          intent: { zh: "各维度出现率与缺口，注明分母", en: "Rates and gaps by dimension, with the denominator" },
          weight: 10,
          needs: ["table", "figure"],
        },
        {
          title: { zh: "形式与对象", en: "Forms and audiences" },
          intent: { zh: "讲座、课程、嵌入式的差异与对象错位", en: "Lectures, courses, embedded teaching: differences and mismatches" },
          weight: 9,
          needs: ["table"],
        },
        {
          title: { zh: "与数据生命周期的匹配", en: "Match with the data life cycle" },
          intent: { zh: "指出空白环节，并排除“只是没写上网”", en: "Name the gaps and rule out that they are merely not online" },
          weight: 9,
          needs: ["figure"],
          mistake: { zh: "只报频次不解释", en: "Reporting frequencies without explaining them" },
        },
      ],
    },
    {
      title: { zh: "讨论与建议", en: "Discussion" },
      intent: { zh: "由空白环节推出两三条可做的事", en: "Two or three feasible measures drawn from the gaps" },
      weight: 14,
      needs: ["source"],
    },
    {
      title: { zh: "结语", en: "Closing" },
      intent: { zh: "网页文本不等于实际教学，写明限度", en: "Web text is not teaching: state the limit" },
      weight: 8,
    },
  ],
  whyGood: [
    { zh: "样本、类目、信度全部可复查", en: "Sample, categories and reliability can all be checked" },
    { zh: "结果不止数频次，还对照生命周期找空白", en: "Beyond counting: results are held against the life cycle to find gaps" },
    { zh: "结论没有超出网页文本所能支持的范围", en: "Conclusions stay within what web text can support" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、问题提出", en: "The question" } },
    {
      type: "paragraph",
      text: {
        zh: "高校图书馆开展数据素养教育已有多年，讲座、微课和嵌入式教学的数量不断增加。但数量增加并不等于结构合理：如果大部分内容集中在检索与软件操作，而研究者真正犯难的是数据清洗、描述、共享与合规，那么课程开得再多，也难以回应需要。现有研究多为个案介绍或经验总结，对“图书馆究竟在教什么”缺少成规模、可重复的考察【待补充：文献】。",
        en: "University libraries have offered data literacy education for years, and lectures, short videos and embedded teaching keep growing in number. More does not mean better balanced. If most of it is about searching and software while what troubles researchers is cleaning, describing, sharing and compliance, then no number of sessions will meet the need. Existing studies are mostly single cases or summaries of experience; what libraries in fact teach has rarely been examined on a scale and in a way that can be repeated 【to fill in: literature】.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "本文以【待补充：样本范围】图书馆网站公开的课程与讲座信息为文本，依据数据生命周期建立编码框架，由两名编码员独立编码，分析内容覆盖、组织形式和面向对象，试图回答三个问题：各环节的内容分布是否均衡？不同类型高校有无差异？空白环节集中在哪里？采集的网页已存档，编码手册见附录，以便检验和重做。",
        en: "This article takes as its text the information on courses and lectures published on the websites of libraries in 【to fill in: scope of sample】, builds a coding frame from the data life cycle, and has two coders work independently to analyse coverage, form and audience. It asks three questions: is content evenly spread over the stages; do types of university differ; and where are the gaps? The pages have been archived and the codebook is appended, so that the work can be checked and repeated.",
      },
    },
  ],
  hardSample: {
    title: { zh: "信度说明", en: "Reporting reliability" },
    text: {
      zh: "两名编码员先对随机抽取的【待补充：比例】样本试编码，针对分歧修订类目定义，例如“数据可视化”一类中，只讲软件菜单的归入工具操作，讲图表选择与误导防范的归入数据表达。修订后对全部样本独立编码，按类目报告一致性系数【待补充：系数名称与各类数值】，并说明最低的一类为何难判，例如讲座标题笼统、需要查看课件。未达到事先约定水平的类目不进入分析。对仍有分歧的条目，由第三人裁定并记录理由，裁定清单随附录公开。",
      en: "Two coders first coded a random share of the sample, 【to fill in: share】, and revised the definitions where they differed. Under “data visualisation”, for example, sessions that only explain menus went to tool use, and those on choosing charts and avoiding misleading ones to data presentation. They then coded the whole sample independently. Agreement is reported by category 【to fill in: coefficient and values】, with the reason why the lowest was hard to judge, such as vague titles that required a look at the slides. Categories below the level agreed beforehand were left out of the analysis. Items still in dispute were decided by a third person with reasons on record; the list is published in the appendix.",
    },
  },
  staged: false,
  checklist: [
    { zh: "采集日期与存档地址已写明", en: "Collection dates and archive are given" },
    { zh: "类目互斥且穷尽", en: "Categories are exclusive and exhaustive" },
    { zh: "一致性系数按类目报告", en: "Agreement is reported by category" },
    { zh: "每个百分比注明分母", en: "Every percentage states its denominator" },
    { zh: "每条建议对应一个空白环节", en: "Every measure answers a gap" },
  ],
  scenes: ["journalEssay", "dataReport"],
  since: "2026-11-22",
});
