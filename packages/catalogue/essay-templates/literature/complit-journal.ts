import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const complitJournal = defineTemplate({
  slug: "complit-journal",
  kind: "journal",
  discipline: "literature",
  major: { zh: "比较文学与世界文学", en: "Comparative Literature" },
  levels: ["master", "undergraduate"],
  method: "text",
  length: { default: 7000, min: 3000, max: 12000 },
  numbering: "B",
  title: {
    zh: "变形的两种写法：《促织》与《变形记》比较",
    en: "Two ways of writing metamorphosis: Pu Songling's The Cricket and Kafka's The Metamorphosis",
  },
  pattern: { zh: "〔母题〕的两种写法：〔作品甲〕与〔作品乙〕比较", en: "Two ways of writing 〔motif〕: 〔work A〕 and 〔work B〕" },
  slots: [
    { label: { zh: "母题", en: "motif" }, default: { zh: "变形", en: "metamorphosis" } },
    { label: { zh: "作品甲", en: "work A" }, default: { zh: "《促织》", en: "Pu Songling's The Cricket" } },
    { label: { zh: "作品乙", en: "work B" }, default: { zh: "《变形记》", en: "Kafka's The Metamorphosis" } },
  ],
  remark: { zh: "先立可比性，再写差异，最后回到问题", en: "Establish comparability, write difference, return to the question" },
  keywords: [
    { zh: "比较文学", en: "comparative literature" },
    { zh: "变形", en: "metamorphosis" },
    { zh: "平行研究", en: "parallel study" },
    { zh: "叙事", en: "narrative" },
  ],
  bring: [
    { zh: "作品原文、译本与版本信息", en: "Originals, translations and editions" },
    { zh: "两篇各自的研究目录", en: "A bibliography for each work" },
    { zh: "能读原文或核对两种以上译本", en: "Reading the original, or checking two translations" },
  ],
  outline: [
    {
      title: { zh: "可比性的确立", en: "Comparability" },
      intent: {
        zh: "共有的结构是什么，为何它比题材更能支撑比较",
        en: "Which shared structure carries comparison better than a shared subject",
      },
      weight: 14,
      needs: ["source"],
      mistake: { zh: "因为都写虫子所以比", en: "Comparing them because both have insects" },
    },
    {
      title: { zh: "变形在情节中的功能", en: "The function of change in the plot" },
      intent: { zh: "变形在一篇里解困，在另一篇里成困", en: "In one it solves a trouble, in the other it is one" },
      weight: 24,
      needs: ["source"],
      children: [
        {
          title: { zh: "变形之前", en: "Before the change" },
          intent: { zh: "压力来自何处，家里还有哪些办法", en: "Where pressure comes from and what other ways were left" },
          weight: 12,
          needs: ["source"],
        },
        {
          title: { zh: "变形之后", en: "After the change" },
          intent: { zh: "谁得救，谁受损，由谁来计算", en: "Who is saved, who is harmed and who does the reckoning" },
          weight: 12,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "叙述的距离", en: "Narrative distance" },
      intent: { zh: "谁讲，讲到哪一步停", en: "Who tells, and where the telling stops" },
      weight: 24,
      needs: ["source"],
      children: [
        {
          title: { zh: "视角与沉默", en: "Point of view and silence" },
          intent: { zh: "分析被省略或被写满的内心", en: "An inner life left out, and one written in full" },
          weight: 12,
          needs: ["source"],
        },
        {
          title: { zh: "语调", en: "Tone" },
          intent: { zh: "冷与谐怎样在同一句里出现", en: "How coldness and comedy meet in one sentence" },
          weight: 12,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "家庭与制度", en: "Family and institution" },
      intent: { zh: "由文本细节而非背景知识推出", en: "From details of the text, not background knowledge" },
      weight: 20,
      needs: ["source"],
    },
    {
      title: { zh: "差异的解释", en: "Explaining the difference" },
      intent: { zh: "谨慎归因于文类与传统，先排除笼统解释", en: "Cautiously from genre and tradition, after ruling out the sweeping one" },
      weight: 12,
      needs: ["source"],
      mistake: { zh: "归结为东西文化差异", en: "Putting it down to East and West" },
    },
    {
      title: { zh: "结语", en: "Closing" },
      intent: { zh: "回到开头：变形为何在那一刻被需要", en: "Back to the start: why change was needed at that moment" },
      weight: 6,
    },
  ],
  whyGood: [
    { zh: "可比性论证扎实，不以题材相似为由", en: "Comparability is argued and not taken from a like subject" },
    { zh: "问题由文本产生", en: "The question arises from the texts" },
    { zh: "反驳了最流行的笼统解释", en: "The most current sweeping explanation is refuted" },
    { zh: "归因从文类入手，节制", en: "Causes are sought in genre, with restraint" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、可比性的确立", en: "Comparability" } },
    {
      type: "paragraph",
      text: {
        zh: "一个孩子的魂魄化为蟋蟀，让全家免于灾祸；一个推销员醒来变成甲虫，让全家先惊后厌。蒲松龄的《促织》与卡夫卡的《变形记》常被放在一起谈论，理由多半是“都写人变成虫”。但题材相似不足以构成比较的理由：神话、童话里变形比比皆是。使这两篇作品真正可比的，是它们共有的一个结构：变形都发生在一个家庭承受外部压力、再也无法用正常办法应付的时刻。",
        en: "A child's soul turns into a cricket and saves a family from ruin; a salesman wakes as an insect and his family is first alarmed and then disgusted. Pu Songling's The Cricket and Kafka's The Metamorphosis are often mentioned together, mostly because “both write of people becoming insects”. But a like subject is not enough: myths and fairy tales are full of such changes. What makes these two truly comparable is a shared structure. In both the change occurs at the moment when a family under pressure from outside can no longer cope in any normal way.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "换言之，变形在这里不是奇迹，而是一种被逼出来的“办法”。问题随之而来：为什么一篇里的变形解除了压力，另一篇里却成为新的压力？被变形者的内心，一篇几乎不写，另一篇几乎全写，这种差别又意味着什么？本文从情节功能、叙述距离、家庭与制度三个层面展开比较，所据文本与译本见注【待补充：版本】。",
        en: "The change, in other words, is no miracle but a way out that has been forced. Hence the questions. Why does it relieve the pressure in one and become a new pressure in the other? And what does it mean that one hardly writes, and the other almost only writes, the inner life of the one who is changed? This article compares the two on three levels: function in the plot, narrative distance, and family and institution. For texts and translations see the note 【to fill in: editions】.",
      },
    },
  ],
  hardSample: {
    title: { zh: "避免笼统归因", en: "Avoiding sweeping causes" },
    text: {
      zh: "面对上述差异，最省力的解释是“东方重团圆，西方重异化”。但这一说法经不起文本检验：《促织》的团圆来得突兀而带讽刺，篇末的富贵与前文的惨痛极不相称，作者借评语把矛头指向上层；《变形记》的结尾同样有春日出游的明亮，只是明亮属于幸存者。两篇都有表面的圆满和底下的寒意，不同的是寒意藏在哪里：前者藏在叙述者的评语里，后者藏在语调里【待补充：引文】。因此，差异宜先从文类惯例解释，笔记小说允许作者站出来说话，而现代小说把判断交给读者。",
      en: "Faced with these differences, the least laborious explanation is that the East prizes reunion and the West alienation. It does not survive a test against the texts. The reunion in The Cricket comes abruptly and with irony; the riches at its close are out of all proportion to the misery before, and in the comment the author turns his point upwards. The Metamorphosis, too, ends in the brightness of a spring outing, only the brightness belongs to those who survive. Both have a rounded surface and a chill beneath; what differs is where it lies, in the narrator's comment or in the tone 【to fill in: quotations】. The difference is better explained first by genre: the classical tale lets its author step forward and speak, while modern fiction leaves judgement to the reader.",
    },
  },
  staged: false,
  checklist: [
    { zh: "译本与版本逐一注明", en: "Translations and editions are stated" },
    { zh: "每处引文核对原文", en: "Quotations are checked against the original" },
    { zh: "全文没有“东方如何西方如何”的句子", en: "No sentence says what East or West is like" },
    { zh: "每节结论都被下一节用到", en: "Each section uses the result of the one before" },
  ],
  scenes: ["journalEssay", "readingNote"],
  since: "2026-11-22",
});
