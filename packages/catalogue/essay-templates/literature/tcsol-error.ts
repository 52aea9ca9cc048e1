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
  title: {
    zh: "泰语背景学习者汉语“了”的偏误分析与教学对策",
    en: "Errors with le by Thai-speaking learners of Chinese: analysis and teaching",
  },
  pattern: {
    zh: "〔母语〕背景学习者汉语〔语言点〕的偏误分析与教学对策",
    en: "Errors with 〔item〕 by 〔background〕 learners of Chinese: analysis and teaching",
  },
  slots: [
    { label: { zh: "母语", en: "background" }, default: { zh: "泰语", en: "Thai-speaking" } },
    { label: { zh: "语言点", en: "item" }, default: { zh: "“了”", en: "le" } },
  ],
  remark: { zh: "偏误分类、成因、教案三步不脱节", en: "Types, causes and lesson plans that follow from one another" },
  keywords: [
    { zh: "偏误分析", en: "error analysis" },
    { zh: "语料库", en: "learner corpus" },
    { zh: "对外汉语", en: "Chinese as a second language" },
    { zh: "教学设计", en: "instructional design" },
  ],
  bring: [
    { zh: "中介语语料与学习者同意", en: "Learner corpus, with learners' consent" },
    { zh: "测试卷", en: "Test papers" },
    { zh: "教学试用记录", en: "Records of the teaching trial" },
    { zh: "核对泰语例句的母语者", en: "A native speaker to check Thai examples" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "由一句学生作文引出讲解本身的问题", en: "A learner's sentence calls the explanation itself into question" },
      weight: 12,
      needs: ["data"],
      children: [
        {
          title: { zh: "选题缘由", en: "Why this topic" },
          intent: { zh: "写课堂上两种相反的错误与同一句讲解", en: "Two opposite errors from one explanation in class" },
          weight: 6,
          needs: ["data"],
        },
        {
          title: { zh: "文献综述", en: "Literature review" },
          intent: { zh: "本体、对比、习得三层，指出缺泰语的一层", en: "Description, contrast, acquisition, and where Thai is missing" },
          weight: 6,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "汉泰对比", en: "Contrasting Chinese and Thai" },
      intent: { zh: "只比与偏误有关的部分", en: "Only what bears on the errors" },
      weight: 14,
      needs: ["source", "table"],
      children: [
        {
          title: { zh: "时体表达手段", en: "Expressing tense and aspect" },
          intent: { zh: "对应与不对应逐项列，例句由母语者核对", en: "Match and mismatch, with examples checked by native speakers" },
          weight: 7,
          needs: ["table"],
          mistake: { zh: "对比写成语法书", en: "A contrast written like a grammar book" },
        },
        {
          title: { zh: "语序与否定", en: "Word order and negation" },
          intent: { zh: "由差异写出可检验的偏误预测", en: "From differences to predictions that can be tested" },
          weight: 7,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "偏误类型", en: "Error types" },
      intent: { zh: "语料加例证，偏误与正确用例并报", en: "Data and examples, errors and correct uses together" },
      weight: 30,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "遗漏", en: "Omission" },
          intent: { zh: "列数量、机会数与语境", en: "Counts, occasions and contexts" },
          weight: 8,
          needs: ["table"],
        },
        {
          title: { zh: "误加", en: "Addition" },
          intent: { zh: "与时间词共现分析，检验“等同过去时”", en: "Co-occurrence with time words tests “le as past tense”" },
          weight: 8,
          needs: ["table"],
        },
        {
          title: { zh: "错序与混用", en: "Misordering and confusion" },
          intent: { zh: "与相近虚词混淆在哪个位置", en: "At which positions it is confused with other particles" },
          weight: 7,
          needs: ["table"],
          mistake: { zh: "分类标准交叉", en: "Categories that overlap" },
        },
        {
          title: { zh: "水平差异", en: "Differences by level" },
          intent: { zh: "画初中高级变化，注意各级语料量", en: "Change across levels, with the amount of data at each" },
          weight: 7,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "成因分析", en: "Analysis of causes" },
      intent: { zh: "每种偏误对应成因，并写能否排除别的", en: "A cause for each error, and whether others can be ruled out" },
      weight: 16,
      children: [
        {
          title: { zh: "母语迁移", en: "Transfer from the first language" },
          intent: { zh: "由对比预测与他国学习者比较取证", en: "Evidence from predictions and from other learners" },
          weight: 8,
          needs: ["source"],
        },
        {
          title: { zh: "教材与教学诱导", en: "Induced by teaching" },
          intent: { zh: "检查教材与讲解的先后和措辞", en: "Check the order and wording of textbook and teacher" },
          weight: 8,
          needs: ["table"],
          mistake: { zh: "全部归为负迁移", en: "Putting everything down to negative transfer" },
        },
      ],
    },
    {
      title: { zh: "教学对策与实践", en: "Teaching: proposals and practice" },
      intent: { zh: "给出可用教案，并试用", en: "A lesson plan that can be used, and its trial" },
      weight: 20,
      needs: ["table"],
      children: [
        {
          title: { zh: "编排顺序建议", en: "Order of presentation" },
          intent: { zh: "说明由易到难的依据是哪种偏误", en: "Which errors justify the order" },
          weight: 10,
          needs: ["table"],
        },
        {
          title: { zh: "情境化练习设计", en: "Practice in context" },
          intent: { zh: "一课时教案片段与学生反应", en: "Part of a lesson plan, with learners' responses" },
          weight: 10,
          needs: ["table"],
          mistake: { zh: "对策与偏误类型无关", en: "Measures unrelated to the types of error" },
        },
      ],
    },
    {
      title: { zh: "结论", en: "Conclusion" },
      intent: { zh: "指出样本、水平分布与试用时长的限制", en: "Limits of sample, levels and length of trial" },
      weight: 8,
    },
  ],
  whyGood: [
    { zh: "两位学生相反的错误来自同一句讲解，问题妙", en: "Two learners' opposite errors come from one explanation: a fine question" },
    { zh: "分类标准分层，判定有程序", en: "Classification has layers and decisions a procedure" },
    { zh: "成因不全推给母语，检查教学本身", en: "Causes are not all left to the first language; teaching itself is examined" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 绪论", en: "Introduction" } },
    { type: "heading", text: { zh: "1.1 选题缘由", en: "Why this topic" } },
    {
      type: "paragraph",
      text: {
        zh: "笔者在【待补充：任教学校】教初级汉语时，有位学生写道：“昨天我去了商店买了东西了很高兴了。”问他为什么每个动词后面都加“了”，他回答：“老师说过去的事情要用。”而另一位学生则一个“了”也不用，理由是“已经有昨天”。两种相反的错误，来自同一条课堂讲解。",
        en: "When I was teaching beginners at 【to fill in: school】, one learner wrote the equivalent of “Yesterday I went-le to the shop bought-le things-le very happy-le”, with a “le” after every verb. Asked why, he replied, “The teacher said that past things need it.” Another used none at all, because “there is already yesterday”. Two opposite errors came from one and the same explanation in class.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "“了”是汉语教学公认的难点，泰语通过时间词和助词表达完成，与汉语并不一一对应，学习者容易把“了”等同于过去时标记。已有研究对英语、韩语背景学习者讨论较多，对泰语背景学习者的系统分析还不充分【待补充：文献】。本文以【待补充：语料来源】的作文与测试为语料，描写偏误类型及其随水平的变化，从母语迁移、教材编排和课堂讲解等方面分析成因，并据此调整讲解顺序、设计练习，在一个教学班中试用。",
        en: "“Le” is a recognised difficulty of teaching Chinese. Thai expresses completion with time words and particles that do not match it one to one, and learners easily equate “le” with a marker of past tense. English- and Korean-speaking learners have been much discussed, Thai-speaking learners less systematically 【to fill in: literature】. With compositions and tests from 【to fill in: source of data】, this thesis describes types of error and their change with level, analyses causes in transfer, textbook order and classroom explanation, and on this basis revises the order of explanation, designs exercises and tries them out in one class.",
      },
    },
  ],
  hardSample: {
    title: { zh: "偏误分类的标准", en: "Criteria for classifying errors" },
    text: {
      zh: "为避免类别交叉，本文以“应有与实有”为第一层标准：应有而无为遗漏，应无而有为误加，位置不当为错序，应用他词而用“了”或相反为混用。同一句含多处偏误时分别计数。判断“应有”须依据语境，由两位母语教师独立判定，不一致者交由第三人，仍无法确定的列为可用可不用，不计入偏误。以“我昨天去商店买东西”为例，孤立看可以成立，但下文接续结果时，“买”后以加“了”为宜，故以篇章为判定单位【待补充：语料编号】。",
      en: "To keep categories from overlapping, the first criterion is what should be there against what is. Missing where needed is omission; present where not needed, addition; in the wrong place, misordering; “le” for another word or the reverse, confusion. Several errors in one sentence are counted separately. What is needed is judged in context by two native-speaking teachers independently; disagreement goes to a third, and cases still open are listed as optional and not counted. “Yesterday I go to the shop buy things”, for instance, can stand alone, but where a result follows “buy” had better take “le”; the unit of judgement is therefore the text 【to fill in: data number】.",
    },
  },
  staged: true,
  checklist: [
    { zh: "语料注明水平、来源与同意", en: "Data state level, source and consent" },
    { zh: "学生匿名且编号与语料一致", en: "Learners are anonymous, numbered as in the corpus" },
    { zh: "偏误率与使用率并报", en: "Error rates and rates of use are both reported" },
    { zh: "两人判定一致性已报告", en: "Agreement of two judges is reported" },
    { zh: "试用结果写明班级与课时", en: "Results of the trial name class and hours" },
  ],
  scenes: ["lessonPlan", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
