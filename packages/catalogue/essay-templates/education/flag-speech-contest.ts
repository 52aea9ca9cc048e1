import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const flagSpeechContest = defineTemplate({
  slug: "flag-speech-contest",
  kind: "contest",
  discipline: "education",
  major: { zh: "师范技能", en: "Teaching Skills" },
  levels: ["undergraduate", "juniorCollege"],
  method: "argument",
  length: { default: 1800, min: 1200, max: 15000 },
  numbering: "none",
  title: { zh: "小学分数的初步认识说课稿（师范技能竞赛）", en: "Explaining a Lesson on First Fractions: Contest Script" },
  pattern: "〔学段〕〔课题〕说课稿（师范技能竞赛）",
  slots: [
    { label: "学段", default: "小学" },
    { label: "课题", default: "分数的初步认识" },
  ],
  remark: { zh: "说“为什么这样教”，不把教案念一遍", en: "Explain why, do not read the plan" },
  keywords: ["说课", "师范技能", "教学设计", "竞赛"],
  bring: ["指定教材与课标条目", "时间限制", "板书设计"],
  outline: [
    { title: { zh: "说教材", en: "The text" }, intent: "前后知识链与本课位置", weight: 14, needs: ["source"], mistake: "照背课标原文" },
    { title: { zh: "说学情", en: "The learners" }, intent: "用孩子可能的错误说明", weight: 14, needs: ["data"] },
    { title: { zh: "说目标与重难点", en: "Goals and difficulties" }, intent: "目标可观察", weight: 12, needs: ["table"] },
    { title: { zh: "说教法学法", en: "Methods" }, intent: "与难点对应", weight: 12 },
    {
      title: { zh: "说过程", en: "The process" },
      intent: "环节、意图、预设与生成",
      weight: 34,
      needs: ["figure"],
      children: [
        { title: { zh: "折一折引出平均分", en: "Folding paper" }, intent: "用操作暴露误解", weight: 12, needs: ["figure"] },
        {
          title: { zh: "辨一辨建立意义", en: "Comparing" },
          intent: "反例比正例更有用",
          weight: 11,
          needs: ["figure"],
          mistake: "只按环节念流程",
        },
        { title: { zh: "说一说走向表达", en: "Saying" }, intent: "规范语言与符号", weight: 11 },
      ],
    },
    { title: { zh: "说板书", en: "Board plan" }, intent: "结构图一目了然", weight: 8, needs: ["figure"] },
    { title: { zh: "说反思", en: "Reflection" }, intent: "指出可能失败处与对策", weight: 6 },
  ],
  whyGood: ["先说难在哪里、会怎么错，教法自然得出", "环节都说意图和预设，评委听得见思考", "准备了没有生成时的后手"],
  opening: [
    { type: "paragraph", text: "各位评委好，今天我说课的内容是《分数的初步认识》，选自【待补充：教材版本与册次】。" },
    {
      type: "paragraph",
      text: "先说这节课难在哪里。孩子们在此之前认识的数，都是一个一个数出来的：三个苹果、五支铅笔。而这节课，他们第一次遇到一个不是“数”出来、而是“分”出来的数。因此，本课真正的难点不在于读和写，而在于接受：半个也可以用一个数来表示。",
    },
    {
      type: "paragraph",
      text: "再说孩子会怎么错。前期访谈中，我请几个孩子用折纸表示二分之一，有人对折，有人沿着随便一条线折成大小不同的两块，也理直气壮地说“这是两份里的一份”。这不是粗心，而是“平均”这个条件还没有进入他们的视野。所以我把教学重点放在“平均分”上，并且打算让这个错误在课堂上公开出现。",
    },
    {
      type: "paragraph",
      text: "基于以上分析，我确定了可以观察到的三条目标：能用折、涂的方式表示一个物体的几分之一；能判断一种分法是否可以用分数表示并说出理由；能用“把什么平均分成几份，其中的几份”的句式表达。",
    },
  ],
  hardSample: {
    title: "说环节要说意图",
    text: "折纸环节，我不先示范，而是只说“请折出它的二分之一”。预设会出现三种作品：沿中线对折的，沿对角线折的，随意折成两块的。我会把三种同时贴上黑板，请大家判断谁折对了。这样安排的意图有两个：第一，让“平均”由孩子之间的争论得出，而不是由我宣布；第二，对角线与中线的形状不同，却都是二分之一，可以防止孩子把分数等同于某个图形。若没有人折出不平均的作品，我会拿出事先准备的一张【待补充：教具】作为“另一个班同学的作品”。",
  },
  staged: true,
  checklist: ["时长控制在限定内", "目标可观察", "板书能撑起全课", "用语口语化", "没有照念教案"],
  scenes: ["lessonPlan", "classPresent"],
  since: "2026-11-22",
});
