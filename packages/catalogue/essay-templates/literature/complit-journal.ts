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
  title: { zh: "变形的两种写法：《促织》与《变形记》比较", en: "Two Metamorphoses: Pu Songling and Kafka" },
  pattern: "〔母题〕的两种写法：〔作品甲〕与〔作品乙〕比较",
  slots: [
    { label: "母题", default: "变形" },
    { label: "作品甲", default: "《促织》" },
    { label: "作品乙", default: "《变形记》" },
  ],
  remark: { zh: "先立可比性，再写差异，最后回到问题", en: "Comparability, difference, then the question" },
  keywords: ["比较文学", "变形", "平行研究", "叙事"],
  bring: ["作品与译本版本", "研究目录"],
  outline: [
    {
      title: { zh: "可比性的确立", en: "Comparability" },
      intent: "比什么，为什么能比",
      weight: 14,
      needs: ["source"],
      mistake: "因为都写虫子所以比",
    },
    {
      title: { zh: "变形在情节中的功能", en: "Function in plot" },
      intent: "解困与成困",
      weight: 24,
      needs: ["source"],
      children: [
        { title: { zh: "变形之前", en: "Before" }, intent: "压力来自何处", weight: 12, needs: ["source"] },
        { title: { zh: "变形之后", en: "After" }, intent: "谁得救，谁受损", weight: 12, needs: ["source"] },
      ],
    },
    {
      title: { zh: "叙述的距离", en: "Narrative distance" },
      intent: "谁讲，讲到哪一步停",
      weight: 24,
      needs: ["source"],
      children: [
        { title: { zh: "视角与沉默", en: "View and silence" }, intent: "分析被省略的内心", weight: 12, needs: ["source"] },
        { title: { zh: "语调", en: "Tone" }, intent: "冷与谐的差别", weight: 12, needs: ["source"] },
      ],
    },
    { title: { zh: "家庭与制度", en: "Family and institution" }, intent: "由文本细节而非背景知识推出", weight: 20, needs: ["source"] },
    {
      title: { zh: "差异的解释", en: "Explaining difference" },
      intent: "谨慎归因于文类与传统",
      weight: 12,
      needs: ["source"],
      mistake: "归结为东西文化差异",
    },
    { title: { zh: "结语", en: "Closing" }, intent: "回到变形为何需要", weight: 6 },
  ],
  whyGood: ["可比性论证扎实，不以题材相似为由", "问题由文本产生", "反驳了最流行的笼统解释", "归因从文类入手，节制"],
  opening: [
    { type: "heading", text: "一、可比性的确立" },
    {
      type: "paragraph",
      text: "一个孩子的魂魄化为蟋蟀，让全家免于灾祸；一个推销员醒来变成甲虫，让全家先惊后厌。蒲松龄的《促织》与卡夫卡的《变形记》常被放在一起谈论，理由多半是“都写人变成虫”。但题材相似不足以构成比较的理由：神话、童话里变形比比皆是。使这两篇作品真正可比的，是它们共有的一个结构：变形都发生在一个家庭承受外部压力、再也无法用正常办法应付的时刻。",
    },
    {
      type: "paragraph",
      text: "换言之，变形在这里不是奇迹，而是一种被逼出来的“办法”。问题随之而来：为什么一篇里的变形解除了压力，另一篇里却成为新的压力？被变形者的内心，一篇几乎不写，另一篇几乎全写，这种差别又意味着什么？本文从情节功能、叙述距离、家庭与制度三个层面展开比较，所据文本与译本见注【待补充：版本】。",
    },
  ],
  hardSample: {
    title: "避免笼统归因",
    text: "面对上述差异，最省力的解释是“东方重团圆，西方重异化”。但这一说法经不起文本检验：《促织》的团圆来得突兀而带讽刺，篇末的富贵与前文的惨痛极不相称，作者借评语把矛头指向上层；《变形记》的结尾同样有春日出游的明亮，只是明亮属于幸存者。两篇都有表面的圆满和底下的寒意，不同的是寒意藏在哪里：前者藏在叙述者的评语里，后者藏在语调里【待补充：引文】。因此，差异宜先从文类惯例解释，笔记小说允许作者站出来说话，而现代小说把判断交给读者。",
  },
  staged: false,
  checklist: ["译本注明", "引文核对", "不贴文化标签", "论点逐层推进"],
  scenes: ["journalEssay", "readingNote"],
  since: "2026-11-22",
});
