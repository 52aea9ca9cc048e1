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
  title: { zh: "《花间集》在清代的接受研究", en: "The reception of the Huajian ji in the Qing dynasty" },
  pattern: { zh: "〔对象〕在〔时段〕的接受研究", en: "The reception of 〔work〕 in 〔period〕" },
  slots: [
    { label: { zh: "对象", en: "work" }, default: { zh: "《花间集》", en: "the Huajian ji" } },
    { label: { zh: "时段", en: "period" }, default: { zh: "清代", en: "the Qing dynasty" } },
  ],
  remark: { zh: "版本、选本、评点、创作四条线互证", en: "Editions, anthologies, commentaries and imitations check one another" },
  keywords: [
    { zh: "接受史", en: "reception history" },
    { zh: "词学", en: "ci poetry" },
    { zh: "选本", en: "anthologies" },
    { zh: "评点", en: "commentary" },
  ],
  bring: [
    { zh: "版本目录与书影（藏馆许可）", en: "List of editions with images, as the libraries permit" },
    { zh: "选本数据表与统计口径", en: "Table of anthologies and counting rules" },
    { zh: "评点辑录及出处", en: "Collected commentaries with sources" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "问题、界定、材料各一节说清", en: "Question, definitions and materials, each made clear" },
      weight: 10,
      needs: ["source"],
      children: [
        {
          title: { zh: "研究缘起与述评", en: "Origin and review" },
          intent: { zh: "指出接受研究里哪一类材料还没用过", en: "Which kind of material reception studies have not yet used" },
          weight: 5,
          needs: ["source"],
        },
        {
          title: { zh: "材料与方法", en: "Materials and method" },
          intent: { zh: "统计答“升降”，细读答“为何”", en: "Counting shows rise and fall; close reading shows why" },
          weight: 5,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "版本流传与阅读条件", en: "Editions and conditions of reading" },
      intent: { zh: "读到什么本子决定怎么读", en: "Which edition was read decides how it was read" },
      weight: 18,
      needs: ["source", "table"],
      children: [
        {
          title: { zh: "清刻本与抄本系统", en: "Printed and manuscript lines" },
          intent: { zh: "列版本谱系，比勘异文对释读的影响", en: "A stemma, and what variants do to interpretation" },
          weight: 9,
          needs: ["figure", "table"],
          mistake: { zh: "版本只列目录不比勘", en: "A mere list of editions, not collated" },
        },
        {
          title: { zh: "序跋中的期待", en: "Expectations in prefaces and colophons" },
          intent: { zh: "分析序跋者身份与用意，分清客套与批评", en: "Who wrote them and to what end; courtesy or criticism" },
          weight: 9,
          needs: ["source"],
          mistake: { zh: "把客套话当批评", en: "Taking courtesies for criticism" },
        },
      ],
    },
    {
      title: { zh: "选本中的升降", en: "Rise and fall in anthologies" },
      intent: { zh: "先有数据看升降，再以细读求原因", en: "Figures for the trend, close reading for the cause" },
      weight: 22,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "入选词人词作统计", en: "Counting poets and poems" },
          intent: { zh: "列表并说明口径与归属争议的处理", en: "Tables with counting rules and disputed attributions" },
          weight: 11,
          needs: ["table"],
          mistake: { zh: "统计口径前后不一", en: "Counting rules that shift on the way" },
        },
        {
          title: { zh: "选家趣味与宗派立场", en: "Taste and schools" },
          intent: { zh: "以选目互校解释升降，不以宗派标签代替", en: "Explain by comparing selections, not by labels of schools" },
          weight: 11,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "评点与词话", en: "Commentaries and remarks on ci" },
      intent: { zh: "关键词的语义变化及其使用者", en: "How key terms change meaning, and who uses them" },
      weight: 22,
      needs: ["source"],
      children: [
        {
          title: { zh: "从艳到寄托", en: "From ornament to allegory" },
          intent: { zh: "梳理术语由谁首用、怎样转义", en: "Who first used the term and how it turned" },
          weight: 11,
          needs: ["source"],
        },
        {
          title: { zh: "评点的细部", en: "Details of commentary" },
          intent: { zh: "举同一首词的不同评语，看争点落在哪一句", en: "One poem, several comments: on which line do they differ" },
          weight: 11,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "拟作与唱和", en: "Imitations and matching poems" },
      intent: { zh: "从创作层面看读者学走了什么", en: "What poets took away in their own writing" },
      weight: 18,
      needs: ["source"],
      children: [
        {
          title: { zh: "拟作的类型", en: "Types of imitation" },
          intent: { zh: "体式、意象、声律三类，各给判定标准", en: "Form, imagery, prosody, each with a criterion" },
          weight: 9,
          needs: ["table"],
        },
        {
          title: { zh: "个案：一家的学花间", en: "A case: one poet learns from the Huajian ji" },
          intent: { zh: "前后期比较，以作品而非评语为据", en: "Early against late, from poems and not from comments" },
          weight: 9,
          needs: ["source"],
          mistake: { zh: "用后人评语代替作品分析", en: "Later comments in place of analysis" },
        },
      ],
    },
    {
      title: { zh: "结论", en: "Conclusion" },
      intent: { zh: "说明接受与词史的关系，不止于罗列", en: "What reception means for the history of ci" },
      weight: 10,
      children: [
        {
          title: { zh: "接受史的分期", en: "Periods of reception" },
          intent: { zh: "分期依四类材料的共同转折", en: "Periods where all four materials turn" },
          weight: 5,
          needs: ["table"],
        },
        {
          title: { zh: "余论", en: "Afterthought" },
          intent: { zh: "指出未尽材料与可能推翻结论的证据", en: "Material still unused and evidence that could overturn this" },
          weight: 5,
        },
      ],
    },
  ],
  whyGood: [
    { zh: "提出“变化的是眼光与条件”，问题有纵深", en: "“What changed is the eye and the conditions” gives the question depth" },
    { zh: "四条线互证，避免只抄词话", en: "Four lines of evidence check one another, beyond remarks on ci" },
    { zh: "统计口径严密", en: "Counting rules are strict" },
    { zh: "个案分析回到作品", en: "The case returns to the poems" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 绪论", en: "Introduction" } },
    { type: "heading", text: { zh: "1.1 研究缘起与述评", en: "Origin and review" } },
    {
      type: "paragraph",
      text: {
        zh: "同一部《花间集》，在不同时代的读者手里几乎成了不同的书。早期读者多称赏其辞藻，宋以后它常被视为词体初起的样本，而到了清代，有人斥其浮艳，有人却从中读出君臣之义。褒贬之间，变化的不是文本，而是阅读它的眼光与条件。那么，这些眼光从何而来？是词派之争的副产品，还是版本、选本的流通先行改变了读者所能见到的“花间”？",
        en: "In the hands of readers of different ages the Huajian ji became almost a different book. Early readers mostly praised its diction; from the Song on it was often seen as a specimen of ci in its first state; and in the Qing some condemned it as frivolous while others read in it the bond of ruler and minister. Between praise and blame it was not the text that changed but the eye and the conditions of reading. Where did these come from? Were they a by-product of disputes between schools, or had the circulation of editions and anthologies first changed the book that readers could see?",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "学界对《花间集》在宋代的影响讨论较多，对清代的研究集中于几部著名词话【待补充：文献】，选本与拟作的材料尚未充分利用。本文从版本流传、选本升降、评点词话、拟作唱和四个方面考察清人的接受，尽量让不同性质的材料互相印证：统计告诉我们升降的大势，细读告诉我们升降的缘由。时段上以【待补充：起止】为主，前后适当延伸。",
        en: "Its influence in the Song has been much discussed; work on the Qing concentrates on a few famous collections of remarks 【to fill in: literature】, and anthologies and imitations have not been fully used. This thesis examines Qing reception through transmission of editions, standing in anthologies, commentaries and remarks, and imitations, and tries to let materials of different kinds confirm one another: counting tells of the general rise and fall, close reading of its reasons. The period is mainly 【to fill in: dates】, extended a little at both ends.",
      },
    },
  ],
  hardSample: {
    title: { zh: "统计口径的说明", en: "Explaining counting rules" },
    text: {
      zh: "选本统计最容易出现的问题，是把性质不同的选本等量齐观。本文纳入的选本须满足三个条件：选源包含唐五代词；有明确的编选者与刊刻时间；现存完整或缺损不影响统计。总集、丛刻不计为选本，因其收录并不体现选择。对同一选家的不同版本只取定本，增删情况另表说明。计数以首为单位，联章体按实际首数计，作者归属有争议的词作单列，不并入任何一家。表3-1据此编制，各选本的总量差异通过入选比例加以校正【待补充：数据】。",
      en: "In counting anthologies the usual fault is to treat works of different nature as equal. Those included here meet three conditions: they draw on ci of the Tang and Five Dynasties; compiler and date of printing are certain; and what survives is complete or its losses do not affect the count. Collectanea and complete collections do not count as anthologies since they do not show a choice. Of several editions by one compiler only the definitive one is used, with changes in a separate table. The unit is the single poem; sequences are counted by their actual number, and poems of disputed authorship are listed apart and credited to nobody. The table is compiled on this basis, and differences of total size are corrected by share 【to fill in: data】.",
    },
  },
  staged: false,
  checklist: [
    { zh: "引文与善本核对并注页", en: "Quotations are checked against good editions" },
    { zh: "版本著录含藏地与书号", en: "Editions give library and shelf mark" },
    { zh: "统计表附选本清单可复核", en: "The list of anthologies allows recounting" },
    { zh: "异文处理全文一致", en: "Variants are treated uniformly" },
    { zh: "每一分期有至少两类材料支持", en: "Each period rests on at least two kinds of material" },
  ],
  scenes: ["readingNote", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
