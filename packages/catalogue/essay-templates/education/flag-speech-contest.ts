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
  title: {
    zh: "小学分数的初步认识说课稿（师范技能竞赛）",
    en: "Explaining a lesson on first fractions in primary school: a teaching contest script",
  },
  pattern: { zh: "〔学段〕〔课题〕说课稿（师范技能竞赛）", en: "Explaining a lesson on 〔topic〕 in 〔stage〕: a teaching contest script" },
  slots: [
    { label: { zh: "学段", en: "stage" }, default: { zh: "小学", en: "primary school" } },
    { label: { zh: "课题", en: "topic" }, default: { zh: "分数的初步认识", en: "first fractions" } },
  ],
  remark: { zh: "说“为什么这样教”，不把教案念一遍", en: "Explain why it is taught this way; do not read out the plan" },
  keywords: [
    { zh: "说课", en: "lesson explanation" },
    { zh: "师范技能", en: "teaching skills" },
    { zh: "教学设计", en: "lesson design" },
    { zh: "竞赛", en: "contest" },
  ],
  bring: [
    { zh: "指定教材与课标条目", en: "The set textbook and curriculum standard" },
    { zh: "比赛时限与评分表", en: "Time limit and marking sheet" },
    { zh: "板书设计与教具", en: "Board plan and teaching aids" },
    { zh: "前期访谈所得的学生想法", en: "Pupils' ideas from interviews beforehand" },
  ],
  outline: [
    {
      title: { zh: "说教材", en: "The text" },
      intent: {
        zh: "前后知识链：这节课改变了“数”的哪一层意思",
        en: "What comes before and after; which meaning of number this lesson changes",
      },
      weight: 14,
      needs: ["source"],
      mistake: { zh: "照背课标原文", en: "Reciting the curriculum standard" },
    },
    {
      title: { zh: "说学情", en: "The learners" },
      intent: { zh: "用孩子可能的错误说明难点的来源", en: "Let likely errors show where the difficulty comes from" },
      weight: 14,
      needs: ["data"],
    },
    {
      title: { zh: "说目标与重难点", en: "Goals and key difficulties" },
      intent: { zh: "目标可观察，重难点与前面的错误对应", en: "Observable goals that answer the errors above" },
      weight: 12,
      needs: ["table"],
    },
    {
      title: { zh: "说教法学法", en: "Teaching and learning methods" },
      intent: { zh: "每种方法说明针对哪一个难点", en: "Which difficulty each method meets" },
      weight: 12,
    },
    {
      title: { zh: "说过程", en: "The process" },
      intent: { zh: "环节、意图、预设与生成四样都说", en: "Step, purpose, expectation and what to do with surprises" },
      weight: 34,
      needs: ["figure"],
      children: [
        {
          title: { zh: "折一折引出平均分", en: "Folding: what equal sharing means" },
          intent: { zh: "用操作暴露误解，让“平均”由争论得出", en: "Let the task expose the misconception and argument yield “equal”" },
          weight: 12,
          needs: ["figure"],
        },
        {
          title: { zh: "辨一辨建立意义", en: "Comparing: building the meaning" },
          intent: { zh: "反例比正例更有用：说明用哪几个、为何", en: "Counter-examples teach more: which ones and why" },
          weight: 11,
          needs: ["figure"],
          mistake: { zh: "只按环节念流程", en: "Reading out the steps one by one" },
        },
        {
          title: { zh: "说一说走向表达", en: "Saying: towards expression" },
          intent: { zh: "由口语到规范语言再到符号，逐级说明", en: "From talk to exact language to symbol" },
          weight: 11,
        },
      ],
    },
    {
      title: { zh: "说板书", en: "Board plan" },
      intent: { zh: "一眼看出平均分与几分之一的关系", en: "Show at a glance how equal sharing leads to fractions" },
      weight: 8,
      needs: ["figure"],
    },
    {
      title: { zh: "说反思", en: "Reflection" },
      intent: { zh: "指出可能失败处与备用办法", en: "Where it may fail and what is held in reserve" },
      weight: 6,
    },
  ],
  whyGood: [
    { zh: "先说难在哪里、会怎么错，教法自然得出", en: "Says first what is hard and how pupils will err, so the method follows" },
    { zh: "环节都说意图和预设，评委听得见思考", en: "Every step gives purpose and expectation, and judges can hear the thinking" },
    { zh: "准备了没有生成时的后手", en: "A fallback is ready if nothing unexpected happens" },
  ],
  opening: [
    {
      type: "paragraph",
      text: {
        zh: "各位评委好，今天我说课的内容是《分数的初步认识》，选自【待补充：教材版本与册次】。",
        en: "Good morning, members of the jury. The lesson I am going to explain is “First steps with fractions”, from 【to fill in: textbook edition and volume】.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "先说这节课难在哪里。孩子们在此之前认识的数，都是一个一个数出来的：三个苹果、五支铅笔。而这节课，他们第一次遇到一个不是“数”出来、而是“分”出来的数。因此，本课真正的难点不在于读和写，而在于接受：半个也可以用一个数来表示。",
        en: "First, what makes this lesson hard. Until now every number the children know has come from counting one by one: three apples, five pencils. Here, for the first time, they meet a number that comes not from counting but from sharing. The real difficulty is therefore not reading or writing it but accepting that half a thing, too, can be shown by a number.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "再说孩子会怎么错。前期访谈中，我请几个孩子用折纸表示二分之一，有人对折，有人沿着随便一条线折成大小不同的两块，也理直气壮地说“这是两份里的一份”。这不是粗心，而是“平均”这个条件还没有进入他们的视野。所以我把教学重点放在“平均分”上，并且打算让这个错误在课堂上公开出现。",
        en: "Next, how children will go wrong. In talks beforehand I asked some to show one half by folding paper. Some folded down the middle; some folded along any line into two unequal pieces and said with full conviction, “This is one of two parts.” That is not carelessness: the condition “equal” has not yet come into view. I have therefore put the weight of the lesson on equal sharing, and I mean this error to appear in class for all to see.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "基于以上分析，我确定了可以观察到的三条目标：能用折、涂的方式表示一个物体的几分之一；能判断一种分法是否可以用分数表示并说出理由；能用“把什么平均分成几份，其中的几份”的句式表达。",
        en: "From this I set three goals that can be observed: to show a fraction of an object by folding or colouring; to judge whether a way of sharing can be written as a fraction and say why; and to use the sentence “something is shared equally into so many parts, and this is so many of them”.",
      },
    },
  ],
  hardSample: {
    title: { zh: "说环节要说意图", en: "Give the purpose of a step" },
    text: {
      zh: "折纸环节，我不先示范，而是只说“请折出它的二分之一”。预设会出现三种作品：沿中线对折的，沿对角线折的，随意折成两块的。我会把三种同时贴上黑板，请大家判断谁折对了。这样安排的意图有两个：第一，让“平均”由孩子之间的争论得出，而不是由我宣布；第二，对角线与中线的形状不同，却都是二分之一，可以防止孩子把分数等同于某个图形。若没有人折出不平均的作品，我会拿出事先准备的一张【待补充：教具】作为“另一个班同学的作品”。",
      en: "In the folding step I do not demonstrate but only say, “Please fold one half of it.” I expect three kinds of work: folded down the middle, folded along the diagonal, folded into two pieces anyhow. All three go up on the board together and I ask who has folded correctly. There are two reasons. “Equal” should come out of the children's own argument rather than be announced by me; and pieces of different shape that are both one half keep them from tying a fraction to one figure. If nobody folds unequally, I bring out a sheet prepared beforehand, 【to fill in: teaching aid】, as “the work of a pupil in another class”.",
    },
  },
  staged: true,
  checklist: [
    { zh: "试讲用时在限定之内", en: "A rehearsal stays within the time" },
    { zh: "三条目标都能看见或听见", en: "All three goals can be seen or heard" },
    { zh: "只看板书能说出整课", en: "The board alone tells the lesson" },
    { zh: "没有照念教案的段落", en: "No passage is read from the plan" },
    { zh: "每个环节都说了意图", en: "Every step states its purpose" },
  ],
  scenes: ["lessonPlan", "classPresent"],
  since: "2026-11-22",
});
