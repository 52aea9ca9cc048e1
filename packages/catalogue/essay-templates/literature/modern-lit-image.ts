import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const modernLitImage = defineTemplate({
  slug: "modern-lit-image",
  kind: "thesis",
  discipline: "literature",
  major: { zh: "汉语言文学", en: "Chinese Language and Literature" },
  levels: ["undergraduate"],
  method: "text",
  length: { default: 10000, min: 8000, max: 20000 },
  numbering: "B",
  title: { zh: "论萧红小说中的后花园", en: "The Back Garden in Xiao Hong's Fiction" },
  pattern: "论〔作家〕小说中的〔意象〕",
  slots: [
    { label: "作家", default: "萧红" },
    { label: "意象", default: "后花园" },
  ],
  remark: { zh: "意象论文：细读在前，主题在后", en: "Close reading before theme" },
  keywords: ["意象", "文本细读", "叙事", "现代文学"],
  bring: ["作品版本", "细读摘录卡", "研究史梳理"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "从一处细节提问",
      weight: 12,
      needs: ["source"],
      children: [
        {
          title: { zh: "问题的提出", en: "The question" },
          intent: "同一座园子为何写法不同",
          weight: 6,
          needs: ["source"],
          mistake: "开头写作家生平",
        },
        { title: { zh: "研究述评", en: "Review" }, intent: "归纳已有解释并指出遗漏", weight: 6, needs: ["source"] },
      ],
    },
    {
      title: { zh: "园中之物：意象的构成", en: "Things in the garden" },
      intent: "数一数、比一比",
      weight: 22,
      needs: ["source"],
      children: [
        { title: { zh: "植物与昆虫", en: "Plants and insects" }, intent: "看动词与颜色词", weight: 11, needs: ["source"] },
        {
          title: { zh: "光、声与时间", en: "Light, sound, time" },
          intent: "分析节奏与句式",
          weight: 11,
          needs: ["source"],
          mistake: "只摘抄不分析",
        },
      ],
    },
    {
      title: { zh: "园中之人：视角与叙述", en: "People in the garden" },
      intent: "谁在看，什么时候看",
      weight: 24,
      needs: ["source"],
      children: [
        { title: { zh: "孩子的眼睛", en: "The child's eye" }, intent: "区分叙述者与人物", weight: 12, needs: ["source"] },
        { title: { zh: "祖父的在场", en: "The grandfather" }, intent: "分析对话与沉默", weight: 12, needs: ["source"] },
      ],
    },
    {
      title: { zh: "园外之世：意象的对照", en: "Outside the garden" },
      intent: "与街市、磨房、大屋比较",
      weight: 24,
      needs: ["source"],
      children: [
        { title: { zh: "园与城的空间对照", en: "Garden and town" }, intent: "画空间图说明开阖", weight: 12, needs: ["figure"] },
        {
          title: { zh: "荒凉的回响", en: "Echoes of desolation" },
          intent: "分析重复句",
          weight: 12,
          needs: ["source"],
          mistake: "把作品当自传读",
        },
      ],
    },
    { title: { zh: "意象的生成与意义", en: "Making and meaning" }, intent: "由文本走向文学史", weight: 10, needs: ["source"] },
    { title: { zh: "结论", en: "Conclusion" }, intent: "收束并说明限度", weight: 8, mistake: "拔高为民族寓言" },
  ],
  whyGood: ["从“园子没变，写法变了”提问，细而有力", "细读落到句式与动词", "区分叙述者、人物与作者，不作自传式解读", "结论节制"],
  opening: [
    { type: "heading", text: "一、绪论" },
    { type: "heading", text: "（一）问题的提出" },
    {
      type: "paragraph",
      text: "在《呼兰河传》中，后花园出现得并不算多，却几乎成为读者记忆里最明亮的地方：倭瓜愿意爬上架就爬上架，蝴蝶愿意飞就飞，一切都“自由”得不讲道理。可是细读会发现，写园子的句子并不总是这样轻快。到了后面的章节，同样是这些植物，句子变短，重复增多，“荒凉”一词反复出现。园子没有变，写法变了。",
    },
    {
      type: "paragraph",
      text: "已有研究多把后花园解释为精神家园或童年乐园【待补充：文献】，这一理解抓住了它的温暖，却不太能解释写法的变化；另一些研究侧重其悲凉底色，又容易忽视前半部分的生机。本文想从写法入手，考察后花园由哪些事物构成、由谁的眼睛看到、与园外的世界形成怎样的对照，进而说明这一意象为何能够同时容纳明亮与荒凉。所用文本为【待补充：版本】，引文均注页码。",
    },
  ],
  hardSample: {
    title: "细读示范",
    text: "写倭瓜与黄瓜的一段，连用“愿意……就……”的句式。这个句式在日常语言里用来说人，此处却用来说植物，于是植物获得了意志，而意志恰恰是园外的人所缺少的。更值得注意的是重复的方式：前几句的主语依次更换，动作各不相同，读来像孩子掰着手指数；到末句动作落空，“愿意”之后不再有结果。重复本来造成欢快，落空却在欢快里埋下一丝不安【待补充：引文页码】。可见，明与暗并不是分布在前后两段，而是已经同时藏在一个句式之中。",
  },
  staged: false,
  checklist: ["引文核对版本页码", "每段细读有结论", "术语使用准确", "研究述评不遗漏重要成果", "不套用理论术语"],
  scenes: ["readingNote", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
