import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const ciReceptionMaster = defineTemplate({
  slug: "ci-reception-master",
  kind: "thesis",
  discipline: "literature",
  major: { zh: "中国古代文学", en: "Classical Chinese Literature" },
  levels: ["master"],
  method: "text",
  length: { default: 32000, min: 30000, max: 50000 },
  numbering: "A",
  title: { zh: "《花间集》在清代的接受研究", en: "The Qing Reception of the Huajian Ji" },
  pattern: "〔对象〕在〔时段〕的接受研究",
  slots: [
    { label: "对象", default: "《花间集》" },
    { label: "时段", default: "清代" },
  ],
  remark: { zh: "版本、选本、评点、创作四条线互证", en: "Editions, anthologies, comments, imitation" },
  keywords: ["接受史", "词学", "选本", "评点"],
  bring: ["版本目录与书影", "选本数据表", "评点辑录"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "问题、界定、材料",
      weight: 10,
      needs: ["source"],
      children: [
        { title: { zh: "研究缘起与述评", en: "Origin and review" }, intent: "接受研究的空白处", weight: 5, needs: ["source"] },
        { title: { zh: "材料与方法", en: "Materials" }, intent: "说明统计与细读的分工", weight: 5, needs: ["table"] },
      ],
    },
    {
      title: { zh: "版本流传与阅读条件", en: "Editions" },
      intent: "读到什么本子决定怎么读",
      weight: 18,
      needs: ["source", "table"],
      children: [
        {
          title: { zh: "清刻本与抄本系统", en: "Printed and manuscript lines" },
          intent: "列版本谱系",
          weight: 9,
          needs: ["figure", "table"],
          mistake: "版本只列目录不比勘",
        },
        {
          title: { zh: "序跋中的期待", en: "Prefaces" },
          intent: "分析序跋者身份与用意",
          weight: 9,
          needs: ["source"],
          mistake: "把客套话当批评",
        },
      ],
    },
    {
      title: { zh: "选本中的升降", en: "Anthologies" },
      intent: "数据加细读",
      weight: 22,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "入选词人词作统计", en: "Counts" },
          intent: "列表并说明口径",
          weight: 11,
          needs: ["table"],
          mistake: "统计口径前后不一",
        },
        { title: { zh: "选家趣味与宗派立场", en: "Taste and schools" }, intent: "解释升降原因", weight: 11, needs: ["source"] },
      ],
    },
    {
      title: { zh: "评点与词话", en: "Comments and criticism" },
      intent: "关键词的语义变化",
      weight: 22,
      needs: ["source"],
      children: [
        { title: { zh: "从艳到寄托", en: "From ornament to allegory" }, intent: "梳理术语使用", weight: 11, needs: ["source"] },
        { title: { zh: "评点的细部", en: "Details" }, intent: "举同一首词的不同评语", weight: 11, needs: ["table"] },
      ],
    },
    {
      title: { zh: "拟作与唱和", en: "Imitation" },
      intent: "创作层面的接受",
      weight: 18,
      needs: ["source"],
      children: [
        { title: { zh: "拟作的类型", en: "Types" }, intent: "体式、意象、声律三类", weight: 9, needs: ["table"] },
        {
          title: { zh: "个案：一家的学花间", en: "A case" },
          intent: "前后期比较",
          weight: 9,
          needs: ["source"],
          mistake: "用后人评语代替作品分析",
        },
      ],
    },
    {
      title: { zh: "结论", en: "Conclusion" },
      intent: "说明接受与词史的关系",
      weight: 10,
      children: [
        { title: { zh: "接受史的分期", en: "Periods" }, intent: "分期有证据", weight: 5, needs: ["table"] },
        { title: { zh: "余论", en: "Afterthought" }, intent: "指出未尽材料", weight: 5 },
      ],
    },
  ],
  whyGood: ["提出“变化的是眼光与条件”，问题有纵深", "四条线互证，避免只抄词话", "统计口径严密", "个案分析回到作品"],
  opening: [
    { type: "heading", text: "第一章 绪论" },
    { type: "heading", text: "1.1 研究缘起与述评" },
    {
      type: "paragraph",
      text: "同一部《花间集》，在不同时代的读者手里几乎成了不同的书。早期读者多称赏其辞藻，宋以后它常被视为词体初起的样本，而到了清代，有人斥其浮艳，有人却从中读出君臣之义。褒贬之间，变化的不是文本，而是阅读它的眼光与条件。那么，这些眼光从何而来？是词派之争的副产品，还是版本、选本的流通先行改变了读者所能见到的“花间”？",
    },
    {
      type: "paragraph",
      text: "学界对《花间集》在宋代的影响讨论较多，对清代的研究集中于几部著名词话【待补充：文献】，选本与拟作的材料尚未充分利用。本文从版本流传、选本升降、评点词话、拟作唱和四个方面考察清人的接受，尽量让不同性质的材料互相印证：统计告诉我们升降的大势，细读告诉我们升降的缘由。时段上以【待补充：起止】为主，前后适当延伸。",
    },
  ],
  hardSample: {
    title: "统计口径的说明",
    text: "选本统计最容易出现的问题，是把性质不同的选本等量齐观。本文纳入的选本须满足三个条件：选源包含唐五代词；有明确的编选者与刊刻时间；现存完整或缺损不影响统计。总集、丛刻不计为选本，因其收录并不体现选择。对同一选家的不同版本只取定本，增删情况另表说明。计数以首为单位，联章体按实际首数计，作者归属有争议的词作单列，不并入任何一家。表3-1据此编制，各选本的总量差异通过入选比例加以校正【待补充：数据】。",
  },
  staged: false,
  checklist: ["引文核对善本", "版本著录规范", "统计可复核", "生僻字与异文处理一致", "分期有依据"],
  scenes: ["readingNote", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
