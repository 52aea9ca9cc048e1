import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const tcsolError = defineTemplate({
  slug: "tcsol-error",
  kind: "thesis",
  discipline: "literature",
  major: { zh: "汉语国际教育", en: "Teaching Chinese as a Second Language" },
  levels: ["undergraduate", "master"],
  method: "text",
  length: { default: 12000, min: 8000, max: 50000, byLevel: { undergraduate: 12000, master: 30000 } },
  numbering: "A",
  title: { zh: "泰语背景学习者汉语“了”的偏误分析与教学对策", en: 'Errors with "le" by Thai-speaking Learners of Chinese' },
  pattern: "〔母语〕背景学习者汉语〔语言点〕的偏误分析与教学对策",
  slots: [
    { label: "母语", default: "泰语" },
    { label: "语言点", default: "“了”" },
  ],
  remark: { zh: "偏误分类、成因、教案三步不脱节", en: "Types, causes and lessons that connect" },
  keywords: ["偏误分析", "语料库", "对外汉语", "教学设计"],
  bring: ["中介语语料", "测试卷", "教学实验记录"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "由一句学生作文引出",
      weight: 12,
      needs: ["data"],
      children: [
        { title: { zh: "选题缘由", en: "Why" }, intent: "写课堂上的真实困难", weight: 6, needs: ["data"] },
        { title: { zh: "文献综述", en: "Review" }, intent: "本体、对比、习得三层", weight: 6, needs: ["source"] },
      ],
    },
    {
      title: { zh: "汉泰对比", en: "Contrast" },
      intent: "只比与偏误有关的部分",
      weight: 14,
      needs: ["source", "table"],
      children: [
        {
          title: { zh: "时体表达手段", en: "Tense and aspect" },
          intent: "对应与不对应",
          weight: 7,
          needs: ["table"],
          mistake: "对比写成语法书",
        },
        { title: { zh: "语序与否定", en: "Order and negation" }, intent: "由差异预测偏误", weight: 7, needs: ["table"] },
      ],
    },
    {
      title: { zh: "偏误类型", en: "Error types" },
      intent: "语料加例证",
      weight: 30,
      needs: ["table", "data"],
      children: [
        { title: { zh: "遗漏", en: "Omission" }, intent: "列数量与语境", weight: 8, needs: ["table"] },
        { title: { zh: "误加", en: "Overuse" }, intent: "与时间词共现分析", weight: 8, needs: ["table"] },
        {
          title: { zh: "错序与混用", en: "Misorder and confusion" },
          intent: "与相近虚词混淆",
          weight: 7,
          needs: ["table"],
          mistake: "分类标准交叉",
        },
        { title: { zh: "水平差异", en: "By level" }, intent: "初中高级变化曲线", weight: 7, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "成因分析", en: "Causes" },
      intent: "每种偏误对应成因",
      weight: 16,
      children: [
        { title: { zh: "母语迁移", en: "Transfer" }, intent: "由对比得到证据", weight: 8, needs: ["source"] },
        {
          title: { zh: "教材与教学诱导", en: "Induced by teaching" },
          intent: "检查讲解顺序",
          weight: 8,
          needs: ["table"],
          mistake: "全部归为负迁移",
        },
      ],
    },
    {
      title: { zh: "教学对策与实践", en: "Teaching" },
      intent: "给出可用教案",
      weight: 20,
      needs: ["table"],
      children: [
        { title: { zh: "编排顺序建议", en: "Sequencing" }, intent: "由易到难的依据", weight: 10, needs: ["table"] },
        {
          title: { zh: "情境化练习设计", en: "Practice" },
          intent: "一课时教案片段",
          weight: 10,
          needs: ["table"],
          mistake: "对策与偏误类型无关",
        },
      ],
    },
    { title: { zh: "结论", en: "Conclusion" }, intent: "指出样本限制", weight: 8 },
  ],
  whyGood: ["两位学生相反的错误来自同一句讲解，问题妙", "分类标准分层，判定有程序", "成因不全推给母语，检查教学本身"],
  opening: [
    { type: "heading", text: "第一章 绪论" },
    { type: "heading", text: "1.1 选题缘由" },
    {
      type: "paragraph",
      text: "笔者在【待补充：任教学校】教初级汉语时，有位学生写道：“昨天我去了商店买了东西了很高兴了。”问他为什么每个动词后面都加“了”，他回答：“老师说过去的事情要用。”而另一位学生则一个“了”也不用，理由是“已经有昨天”。两种相反的错误，来自同一条课堂讲解。",
    },
    {
      type: "paragraph",
      text: "“了”是汉语教学公认的难点，泰语通过时间词和助词表达完成，与汉语并不一一对应，学习者容易把“了”等同于过去时标记。已有研究对英语、韩语背景学习者讨论较多，对泰语背景学习者的系统分析还不充分【待补充：文献】。本文以【待补充：语料来源】的作文与测试为语料，描写偏误类型及其随水平的变化，从母语迁移、教材编排和课堂讲解等方面分析成因，并据此调整讲解顺序、设计练习，在一个教学班中试用。",
    },
  ],
  hardSample: {
    title: "偏误分类的标准",
    text: "为避免类别交叉，本文以“应有与实有”为第一层标准：应有而无为遗漏，应无而有为误加，位置不当为错序，应用他词而用“了”或相反为混用。同一句含多处偏误时分别计数。判断“应有”须依据语境，由两位母语教师独立判定，不一致者交由第三人，仍无法确定的列为可用可不用，不计入偏误。以“我昨天去商店买东西”为例，孤立看可以成立，但下文接续结果时，“买”后以加“了”为宜，故以篇章为判定单位【待补充：语料编号】。",
  },
  staged: true,
  checklist: ["语料注明水平与来源", "学生匿名", "偏误率与使用率并报", "教案可执行", "试用结果不夸大"],
  scenes: ["lessonPlan", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
