import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const chineseConceptHistory = defineTemplate({
  slug: "chinese-concept-history",
  kind: "thesis",
  discipline: "philosophy",
  major: { zh: "中国哲学", en: "Chinese Philosophy" },
  levels: ["master"],
  method: "text",
  length: { default: 30000, min: 30000, max: 50000 },
  numbering: "B",
  title: { zh: "诚从《中庸》到周敦颐的观念史考察", en: "The Concept of Cheng from the Zhongyong to Zhou Dunyi" },
  pattern: "〔概念〕从〔起点〕到〔终点〕的观念史考察",
  slots: [
    { label: "概念", default: "诚" },
    { label: "起点", default: "《中庸》" },
    { label: "终点", default: "周敦颐" },
  ],
  remark: { zh: "训诂、义理、问题史三层，不倒读", en: "Philology, argument and problem-history, no back-reading" },
  keywords: ["诚", "观念史", "中庸", "宋明理学"],
  bring: ["典籍版本", "注疏目录", "出土文献对照"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "同一个字在不同时代回答不同问题",
      weight: 10,
      needs: ["source"],
      children: [
        { title: { zh: "问题与意义", en: "Question" }, intent: "由解释分歧引出", weight: 5, needs: ["source"] },
        { title: { zh: "方法的限度", en: "Limits of method" }, intent: "说明不以后释前", weight: 5, needs: ["source"] },
      ],
    },
    {
      title: { zh: "字义与早期用法", en: "Words and early use" },
      intent: "以训诂为立论基础",
      weight: 18,
      needs: ["source"],
      children: [
        { title: { zh: "字形与故训", en: "Graph and glosses" }, intent: "区分故训与后说", weight: 9, needs: ["table"] },
        {
          title: { zh: "先秦诸子中的用例", en: "Early uses" },
          intent: "分类统计与细读",
          weight: 9,
          needs: ["table"],
          mistake: "只引儒家一家",
        },
      ],
    },
    {
      title: { zh: "《中庸》的诚", en: "Cheng in the Zhongyong" },
      intent: "文本结构决定解释",
      weight: 26,
      needs: ["source"],
      children: [
        { title: { zh: "文本层次与作者之争", en: "Layers" }, intent: "只取与论题有关者", weight: 9, needs: ["source"] },
        { title: { zh: "天道与人道", en: "Heaven and human" }, intent: "逐章疏解并辨异说", weight: 9, needs: ["source"] },
        {
          title: { zh: "成己与成物", en: "Self and things" },
          intent: "指出论证缺口",
          weight: 8,
          needs: ["source"],
          mistake: "随文赞叹不论证",
        },
      ],
    },
    {
      title: { zh: "汉唐之间的转折", en: "Han to Tang" },
      intent: "不可跳过的一段",
      weight: 20,
      needs: ["source"],
      children: [
        { title: { zh: "注疏传统中的诚", en: "Commentaries" }, intent: "比较郑注孔疏", weight: 10, needs: ["table"] },
        {
          title: { zh: "李翱的复性之说", en: "Li Ao" },
          intent: "与佛教问题的关系",
          weight: 10,
          needs: ["source"],
          mistake: "断言受佛教影响而无证据",
        },
      ],
    },
    {
      title: { zh: "周敦颐的重构", en: "Zhou Dunyi" },
      intent: "宇宙论框架的引入",
      weight: 18,
      needs: ["source"],
      children: [
        {
          title: { zh: "诚与太极", en: "Cheng and Taiji" },
          intent: "两部文本互证",
          weight: 9,
          needs: ["figure"],
          mistake: "以后儒注解代替原文",
        },
        { title: { zh: "几与善恶", en: "Incipience and evil" }, intent: "新问题与旧资源", weight: 9, needs: ["source"] },
      ],
    },
    { title: { zh: "结语", en: "Conclusion" }, intent: "概括变化的线索", weight: 8 },
  ],
  whyGood: ["以“它在回答什么问题”代替下定义", "严格区分相近与影响", "汉唐一段没有跳过"],
  opening: [
    { type: "heading", text: "一、绪论" },
    { type: "heading", text: "（一）问题与意义" },
    {
      type: "paragraph",
      text: "“诚”在今天的日常语言里多指诚实、真诚，可是《中庸》说“诚者，天之道也；诚之者，人之道也”，显然不是说天很诚实。到了周敦颐那里，“诚者，圣人之本”，诚又与太极、乾元联系在一起。同一个字，先后承担了德性、天道、本体几种角色，后来的读者往往以后一种含义去读前一种文本，于是各家疏解看似一以贯之，实则彼此抵牾。",
    },
    {
      type: "paragraph",
      text: "本文不打算给出“诚”的定义，而是追问：在每一个时代，思想家用它来回答什么问题？问题变了，字的含义也随之变化，而旧义并不消失，成为新义可以调用的资源。为避免倒读，本文对每一阶段先作训诂与用例的梳理，再进入义理分析；凡涉及前后影响，须有文本证据，仅有义理相近者只称相近【待补充：版本说明】。",
    },
  ],
  hardSample: {
    title: "相近与影响的分别",
    text: "李翱《复性书》讲“情不作，性斯充”，与佛教心性之说颇为相近，论者常据此断定其受佛教影响。但相近不等于影响。可以考察三点：其一，关键用语是否为佛典所特有，而非先秦旧籍已有；其二，论证结构是否相同，例如对情的看法是断除还是节制；其三，有无交游与阅读的证据。就第一点，其用语多出自《中庸》《乐记》；就第二点，二者在情之虚妄上确有相通；就第三点，李翱与僧人的往来见于记载，而对话内容的可靠性有争议【待补充：文献】。故本文只说他在回应佛教提出的问题，不说其取自佛教。",
  },
  staged: true,
  checklist: ["引文据善本", "训诂有据", "不以后释前", "影响须有证据", "术语首次解释"],
  scenes: ["readingNote", "openingReport"],
  since: "2026-11-22",
});
