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
  title: { zh: "高校图书馆数据素养教育内容的文本分析", en: "Content Analysis of Data Literacy Education in University Libraries" },
  pattern: "〔机构〕〔主题〕教育内容的文本分析",
  slots: [
    { label: "机构", default: "高校图书馆" },
    { label: "主题", default: "数据素养" },
  ],
  remark: { zh: "编码表公开，结论就经得起重做", en: "Publish the codebook and others can repeat it" },
  keywords: ["数据素养", "内容分析", "编码", "高校图书馆"],
  bring: ["样本网页存档", "编码手册", "双人编码结果"],
  outline: [
    { title: { zh: "问题提出", en: "The question" }, intent: "指出“开了什么课”与“需要什么”之间缺少对照", weight: 12, needs: ["source"] },
    {
      title: { zh: "相关研究与框架", en: "Related work and framework" },
      intent: "确立能力维度作为编码框架",
      weight: 16,
      needs: ["source", "table"],
    },
    {
      title: { zh: "研究设计", en: "Design" },
      intent: "样本、单元、编码、信度",
      weight: 22,
      needs: ["table"],
      children: [
        {
          title: { zh: "样本与采集", en: "Sample" },
          intent: "写选取规则和采集日期",
          weight: 11,
          needs: ["table"],
          mistake: "样本只选名校却推到全体",
        },
        { title: { zh: "编码规则与信度", en: "Coding" }, intent: "给出类目定义、样例与一致性系数", weight: 11, needs: ["table"] },
      ],
    },
    {
      title: { zh: "分析结果", en: "Results" },
      intent: "由频次到结构",
      weight: 28,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "内容覆盖", en: "Coverage" }, intent: "各维度出现率与缺口", weight: 10, needs: ["table", "figure"] },
        { title: { zh: "形式与对象", en: "Forms and audiences" }, intent: "讲座、课程、嵌入式的差异", weight: 9, needs: ["table"] },
        {
          title: { zh: "与数据生命周期的匹配", en: "Match with life cycle" },
          intent: "指出空白环节",
          weight: 9,
          needs: ["figure"],
          mistake: "只报频次不解释",
        },
      ],
    },
    { title: { zh: "讨论与建议", en: "Discussion" }, intent: "由空白环节推出两三条可做的事", weight: 14, needs: ["source"] },
    { title: { zh: "结语", en: "Closing" }, intent: "说明网页文本的局限", weight: 8 },
  ],
  whyGood: ["样本、类目、信度全部可复查", "结果不止数频次，还对照生命周期找空白", "结论没有超出网页文本所能支持的范围"],
  opening: [
    { type: "heading", text: "一、问题提出" },
    {
      type: "paragraph",
      text: "高校图书馆开展数据素养教育已有多年，讲座、微课和嵌入式教学的数量不断增加。但数量增加并不等于结构合理：如果大部分内容集中在检索与软件操作，而研究者真正犯难的是数据清洗、描述、共享与合规，那么课程开得再多，也难以回应需要。现有研究多为个案介绍或经验总结，对“图书馆究竟在教什么”缺少成规模、可重复的考察【待补充：文献】。",
    },
    {
      type: "paragraph",
      text: "本文以【待补充：样本范围】图书馆网站公开的课程与讲座信息为文本，依据数据生命周期建立编码框架，由两名编码员独立编码，分析内容覆盖、组织形式和面向对象，试图回答三个问题：各环节的内容分布是否均衡？不同类型高校有无差异？空白环节集中在哪里？采集的网页已存档，编码手册见附录，以便检验和重做。",
    },
  ],
  hardSample: {
    title: "信度说明",
    text: "两名编码员先对随机抽取的【待补充：比例】样本试编码，针对分歧修订类目定义，例如“数据可视化”一类中，只讲软件菜单的归入工具操作，讲图表选择与误导防范的归入数据表达。修订后对全部样本独立编码，按类目计算一致性系数，结果均达到可接受水平，其中“数据伦理”类最低，原因是部分讲座标题笼统，需要查看课件才能判断。对仍有分歧的条目，由第三人裁定并记录理由，裁定清单随附录公开。",
  },
  staged: false,
  checklist: ["采集日期与存档说明", "类目互斥且穷尽", "一致性系数分类报告", "图表不重复", "建议对应空白环节"],
  scenes: ["journalEssay", "dataReport"],
  since: "2026-11-22",
});
