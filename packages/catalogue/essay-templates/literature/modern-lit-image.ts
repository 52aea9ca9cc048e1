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
  title: { zh: "论萧红小说中的后花园", en: "The back garden in the fiction of Xiao Hong" },
  pattern: { zh: "论〔作家〕小说中的〔意象〕", en: "〔image〕 in the fiction of 〔author〕" },
  slots: [
    { label: { zh: "作家", en: "author" }, default: { zh: "萧红", en: "Xiao Hong" } },
    { label: { zh: "意象", en: "image" }, default: { zh: "后花园", en: "The back garden" } },
  ],
  remark: { zh: "意象论文：细读在前，主题在后", en: "An essay on an image: close reading first, theme after" },
  keywords: [
    { zh: "意象", en: "imagery" },
    { zh: "文本细读", en: "close reading" },
    { zh: "叙事", en: "narrative" },
    { zh: "现代文学", en: "modern Chinese literature" },
  ],
  bring: [
    { zh: "作品版本（尽量用初版或全集本）", en: "A good edition, first or complete works" },
    { zh: "细读摘录卡", en: "Cards of passages read closely" },
    { zh: "研究史梳理", en: "A survey of scholarship" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "从一处写法的变化提出问题，不从生平", en: "Ask from a change in the writing, not from the life" },
      weight: 12,
      needs: ["source"],
      children: [
        {
          title: { zh: "问题的提出", en: "The question" },
          intent: { zh: "同一座园子为何前后写法不同", en: "Why one garden is written in different ways" },
          weight: 6,
          needs: ["source"],
          mistake: { zh: "开头写作家生平", en: "Opening with the author's life" },
        },
        {
          title: { zh: "研究述评", en: "Review of research" },
          intent: { zh: "归纳已有解释，指出各自解释不了的句子", en: "Existing readings, and the sentences each cannot explain" },
          weight: 6,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "园中之物：意象的构成", en: "Things in the garden: how the image is made" },
      intent: { zh: "数一数、比一比，哪些物反复出现", en: "Count and compare: which things recur" },
      weight: 22,
      needs: ["source"],
      children: [
        {
          title: { zh: "植物与昆虫", en: "Plants and insects" },
          intent: { zh: "看动词与颜色词怎样分配给人和物", en: "How verbs and colours are shared between people and things" },
          weight: 11,
          needs: ["source"],
        },
        {
          title: { zh: "光、声与时间", en: "Light, sound and time" },
          intent: { zh: "分析节奏与句式在何处改变", en: "Where rhythm and sentence pattern change" },
          weight: 11,
          needs: ["source"],
          mistake: { zh: "只摘抄不分析", en: "Copying out without analysis" },
        },
      ],
    },
    {
      title: { zh: "园中之人：视角与叙述", en: "People in the garden: view and narration" },
      intent: { zh: "谁在看，什么时候看，看不见什么", en: "Who looks, when, and what is not seen" },
      weight: 24,
      needs: ["source"],
      children: [
        {
          title: { zh: "孩子的眼睛", en: "The child's eye" },
          intent: { zh: "区分叙述者、孩子与回忆的成人", en: "Tell narrator, child and remembering adult apart" },
          weight: 12,
          needs: ["source"],
        },
        {
          title: { zh: "祖父的在场", en: "Grandfather's presence" },
          intent: { zh: "分析对话里的短答与沉默", en: "Short answers and silence in dialogue" },
          weight: 12,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "园外之世：意象的对照", en: "The world outside: contrasts" },
      intent: { zh: "与街市、磨房、大屋比较，看界限在哪里打破", en: "Street, mill and big house: where the boundary gives way" },
      weight: 24,
      needs: ["source"],
      children: [
        {
          title: { zh: "园与城的空间对照", en: "Garden and town in space" },
          intent: { zh: "画空间图说明开与合", en: "Map what is open and what is closed" },
          weight: 12,
          needs: ["figure"],
        },
        {
          title: { zh: "荒凉的回响", en: "Echoes of desolation" },
          intent: { zh: "分析重复句每次少了什么、多了什么", en: "What each repetition drops or adds" },
          weight: 12,
          needs: ["source"],
          mistake: { zh: "把作品当自传读", en: "Reading the work as autobiography" },
        },
      ],
    },
    {
      title: { zh: "意象的生成与意义", en: "Making and meaning of the image" },
      intent: { zh: "由文本走向文学史，只走有证据的一步", en: "From text to literary history, one supported step" },
      weight: 10,
      needs: ["source"],
    },
    {
      title: { zh: "结论", en: "Conclusion" },
      intent: { zh: "收束论点并说明限度", en: "Draw together and state the limits" },
      weight: 8,
      mistake: { zh: "拔高为民族寓言", en: "Inflating it into national allegory" },
    },
  ],
  whyGood: [
    { zh: "从“园子没变，写法变了”提问，细而有力", en: "“The garden has not changed, the writing has” is a fine and strong question" },
    { zh: "细读落到句式与动词", en: "Close reading reaches sentence pattern and verb" },
    { zh: "区分叙述者、人物与作者，不作自传式解读", en: "Narrator, character and author are kept apart" },
    { zh: "结论节制", en: "A restrained conclusion" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、绪论", en: "Introduction" } },
    { type: "heading", text: { zh: "（一）问题的提出", en: "The question" } },
    {
      type: "paragraph",
      text: {
        zh: "在《呼兰河传》中，后花园出现得并不算多，却几乎成为读者记忆里最明亮的地方：倭瓜愿意爬上架就爬上架，蝴蝶愿意飞就飞，一切都“自由”得不讲道理。可是细读会发现，写园子的句子并不总是这样轻快。到了后面的章节，同样是这些植物，句子变短，重复增多，“荒凉”一词反复出现。园子没有变，写法变了。",
        en: "In Tales of Hulan River the back garden does not appear often, yet it has become almost the brightest place in readers' memory. If a pumpkin wants to climb the trellis it climbs the trellis; if a butterfly wants to fly it flies; everything is free beyond all reason. On close reading, however, the sentences about the garden are not always so light. In later chapters, with the same plants, they grow shorter, repetition increases, and the word “desolate” returns again and again. The garden has not changed; the writing has.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "已有研究多把后花园解释为精神家园或童年乐园【待补充：文献】，这一理解抓住了它的温暖，却不太能解释写法的变化；另一些研究侧重其悲凉底色，又容易忽视前半部分的生机。本文想从写法入手，考察后花园由哪些事物构成、由谁的眼睛看到、与园外的世界形成怎样的对照，进而说明这一意象为何能够同时容纳明亮与荒凉。所用文本为【待补充：版本】，引文均注页码。",
        en: "Most studies take the garden for a home of the spirit or a paradise of childhood 【to fill in: literature】. This catches its warmth but hardly explains the change in writing. Others stress its sorrowful ground and easily overlook the life of the earlier parts. Starting from the writing, this thesis asks of what things the garden consists, through whose eyes it is seen and how it stands against the world outside, and so how one image can hold brightness and desolation together. The text used is 【to fill in: edition】; all quotations give pages.",
      },
    },
  ],
  hardSample: {
    title: { zh: "细读示范", en: "A close reading" },
    text: {
      zh: "写倭瓜与黄瓜的一段，连用“愿意……就……”的句式。这个句式在日常语言里用来说人，此处却用来说植物，于是植物获得了意志，而意志恰恰是园外的人所缺少的。更值得注意的是重复的方式：前几句的主语依次更换，动作各不相同，读来像孩子掰着手指数；到末句动作落空，“愿意”之后不再有结果。重复本来造成欢快，落空却在欢快里埋下一丝不安【待补充：引文页码】。可见，明与暗并不是分布在前后两段，而是已经同时藏在一个句式之中。",
      en: "The passage on pumpkins and cucumbers runs in the pattern “if it wants to, it does”. In daily language the pattern is used of people; here it is used of plants, so that plants acquire a will, and will is just what people outside the garden lack. More notable is the manner of repetition. In the first sentences subject after subject takes its turn with a different action, as though a child were counting on its fingers; in the last the action comes to nothing, and after “wants to” there is no result. Repetition made the gaiety, and its failure lays a trace of unease in the midst of it 【to fill in: page of quotation】. Light and dark are thus not divided between an earlier and a later part; they are already hidden together in one pattern.",
    },
  },
  staged: false,
  checklist: [
    { zh: "引文核对版本并注页码", en: "Quotations are checked and paged" },
    { zh: "每段细读以一句判断收束", en: "Each close reading ends in a judgement" },
    { zh: "叙述者、人物、作者没有混称", en: "Narrator, character and author are never mixed up" },
    { zh: "综述含正反两类解释", en: "The review includes opposing readings" },
    { zh: "没有用作者生平作论据", en: "The author's life is nowhere used as evidence" },
  ],
  scenes: ["readingNote", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
