import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const primaryMathAction = defineTemplate({
  slug: "primary-math-action",
  kind: "thesis",
  discipline: "education",
  major: { zh: "小学教育", en: "Primary Education" },
  levels: ["undergraduate"],
  method: "action",
  length: { default: 10000, min: 8000, max: 20000 },
  numbering: "A",
  title: {
    zh: "用画图策略提升四年级学生问题解决能力的行动研究",
    en: "Using drawing to improve problem solving in grade four: an action research study",
  },
  pattern: {
    zh: "用〔策略〕提升〔学段〕学生〔能力〕的行动研究",
    en: "Using 〔strategy〕 to improve 〔skill〕 in 〔grade〕: an action research study",
  },
  slots: [
    { label: { zh: "策略", en: "strategy" }, default: { zh: "画图策略", en: "drawing" } },
    { label: { zh: "学段", en: "grade" }, default: { zh: "四年级", en: "grade four" } },
    { label: { zh: "能力", en: "skill" }, default: { zh: "问题解决能力", en: "problem solving" } },
  ],
  remark: { zh: "两轮行动，每轮都有计划、实施、观察、反思", en: "Two cycles, each planned, enacted, observed and reflected on" },
  keywords: [
    { zh: "行动研究", en: "action research" },
    { zh: "画图策略", en: "drawing strategy" },
    { zh: "小学数学", en: "primary mathematics" },
    { zh: "问题解决", en: "problem solving" },
  ],
  bring: [
    { zh: "结构相同的前测、后测与保持卷", en: "Pre-, post- and retention tests of one structure" },
    { zh: "课堂录像与家长同意", en: "Lesson videos, with parents' consent" },
    { zh: "编号的学生作品", en: "Numbered samples of pupils' work" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "从学生的错题出发，逼出可行动的问题", en: "From wrong answers to a question one can act on" },
      weight: 12,
      needs: ["data"],
      children: [
        {
          title: { zh: "错题里的线索", en: "Clues in wrong answers" },
          intent: { zh: "归类一次单元测验的错误，看错在哪一步", en: "Sort errors of one test by the step at which they arise" },
          weight: 6,
          needs: ["table", "data"],
        },
        {
          title: { zh: "概念与研究现状", en: "Concepts and earlier studies" },
          intent: { zh: "界定画图策略的层次，区别画得像与画出关系", en: "Levels of drawing: likeness or relation" },
          weight: 6,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "研究设计", en: "Research design" },
      intent: { zh: "合作者、对象、工具、伦理各写清", en: "Collaborators, class, instruments, ethics" },
      weight: 14,
      needs: ["table"],
      children: [
        {
          title: { zh: "对象与情境", en: "Class and setting" },
          intent: { zh: "班级情况，以及教师兼研究者的影响", en: "The class, and being both teacher and researcher" },
          weight: 7,
        },
        {
          title: { zh: "行动框架与数据收集", en: "Action framework and data" },
          intent: { zh: "画两轮循环图，标明每步收什么数据", en: "Draw two cycles and mark what is collected at each step" },
          weight: 7,
          needs: ["figure"],
          mistake: { zh: "只有一轮，谈不上行动研究", en: "A single cycle, which is no action research" },
        },
      ],
    },
    {
      title: { zh: "起点诊断", en: "Diagnosis of the starting point" },
      intent: { zh: "前测、访谈、作品分析", en: "Pre-test, interviews and work samples" },
      weight: 12,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "前测结果", en: "Pre-test results" },
          intent: { zh: "按题型和画图水平交叉，找最弱的格子", en: "Cross type of problem with level of drawing; find the weakest cell" },
          weight: 6,
          needs: ["table"],
        },
        {
          title: { zh: "学生怎么看画图", en: "What pupils think of drawing" },
          intent: { zh: "引用学生原话，归出不画的理由", en: "In their words: reasons for not drawing" },
          weight: 6,
          needs: ["data"],
        },
      ],
    },
    {
      title: { zh: "第一轮行动", en: "First cycle" },
      intent: { zh: "教会怎么画，并如实写没有奏效的部分", en: "Teaching how to draw, and what did not work" },
      weight: 24,
      needs: ["data"],
      children: [
        {
          title: { zh: "计划与课例", en: "Plan and lesson example" },
          intent: { zh: "给一节课的关键环节和预想的反应", en: "Key steps of a lesson and reactions expected" },
          weight: 8,
          needs: ["figure"],
        },
        {
          title: { zh: "观察与问题", en: "Observations and problems" },
          intent: { zh: "写失败之处：图画得漂亮却没用上", en: "Where it failed: fine pictures that were not used" },
          weight: 8,
          needs: ["data"],
          mistake: { zh: "只写成功不写失败", en: "Only successes, no failures" },
        },
        {
          title: { zh: "反思与调整", en: "Reflection and adjustment" },
          intent: { zh: "由证据推出下一轮改什么、不改什么", en: "From evidence to what changes next and what does not" },
          weight: 8,
        },
      ],
    },
    {
      title: { zh: "第二轮行动", en: "Second cycle" },
      intent: { zh: "让学生自己判断何时画、画到什么程度", en: "Pupils judge when to draw and how far to take it" },
      weight: 24,
      needs: ["data"],
      children: [
        {
          title: { zh: "调整后的任务设计", en: "Revised tasks" },
          intent: { zh: "用画不画都能做的变式题逼出选择", en: "Problems solvable either way force a choice" },
          weight: 8,
          needs: ["table"],
        },
        {
          title: { zh: "课堂观察与作品", en: "Lessons and work" },
          intent: { zh: "同一学生前后作品对比，也选没进步的", en: "The same pupil before and after, including one who did not improve" },
          weight: 8,
          needs: ["figure"],
        },
        {
          title: { zh: "后测与保持", en: "Post-test and retention" },
          intent: { zh: "与前测同结构，隔一段再测", en: "Same structure as the pre-test, and again after a while" },
          weight: 8,
          needs: ["table", "data"],
          mistake: { zh: "没有保持测验", en: "No retention test" },
        },
      ],
    },
    {
      title: { zh: "讨论与结论", en: "Discussion" },
      intent: { zh: "改变了什么、为何，哪些只是教师在场", en: "What changed, why, and what was only the teacher's presence" },
      weight: 14,
      needs: ["source"],
      children: [
        {
          title: { zh: "策略内化的条件", en: "When a strategy becomes one's own" },
          intent: { zh: "由两轮比较归纳，写出反例", en: "Compare the cycles and give counter-examples" },
          weight: 7,
        },
        {
          title: { zh: "给教师的做法", en: "For teachers" },
          intent: { zh: "三条可直接用的做法，各附条件", en: "Three things to do, each with its conditions" },
          weight: 7,
          mistake: { zh: "推广到所有学段", en: "Extending it to every grade" },
        },
      ],
    },
  ],
  whyGood: [
    { zh: "错题分析引出问题，研究者就是教师本人", en: "Wrong answers raise the question and the teacher is the researcher" },
    { zh: "敢写第一轮的失败，且由失败推出调整", en: "Dares to report the first cycle's failure and builds on it" },
    { zh: "有保持测验，区分学会和记住", en: "A retention test tells learning from remembering" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 绪论", en: "Introduction" } },
    { type: "heading", text: { zh: "1.1 错题里的线索", en: "Clues in wrong answers" } },
    {
      type: "paragraph",
      text: {
        zh: "一次单元测验后，笔者把班上学生的错题摊在桌上分类，发现计算错误并不算多，更多的是“不知道先算什么”。有一道题说，小明从家走到学校，走了一段发现忘带作业又折回，问一共走了多少。不少学生直接把题目里的数加起来。把他们叫到身边，请他们画一画小明的路线，大多数人画完就笑了：“哦，他走回去了。”",
        en: "After a unit test I spread my class's wrong answers on the table and sorted them. Errors of calculation were not many; more common was not knowing what to work out first. One problem told how Xiao Ming set out for school, found on the way that he had forgotten his homework, went back, and asked how far he walked in all. Many had simply added up the numbers. When I called them over and asked them to draw his way, most laughed as soon as they had drawn it: “Oh, he went back!”",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "这说明学生缺的未必是运算能力，而是把文字变成关系的中间一步。画图正好可以充当这一步，可平时学生为什么不画？访谈中有人说“画图慢”，有人说“只有不会的人才画”。由此，本研究以任教的【待补充：班级】为对象，与指导教师合作开展两轮行动：第一轮教学生怎样画出数量关系，第二轮引导他们判断何时需要画、画到什么程度，并用前测、后测、作品和访谈观察变化。",
        en: "What pupils lack, then, may not be calculation but the step between words and relations. Drawing can be that step, so why do they not draw? In interviews some said that “drawing is slow”, others that “only people who can't do it draw”. Taking the class I teach, 【to fill in: class】, and working with my supervisor, this study carries out two cycles of action: the first teaches how to draw quantitative relations, the second helps pupils judge when drawing is needed and how far to take it. Pre- and post-tests, work samples and interviews show what changes.",
      },
    },
  ],
  hardSample: {
    title: { zh: "第一轮的反思", en: "Reflecting on the first cycle" },
    text: {
      zh: "第一轮结束后的小测显示，画图的人数明显增加，但解题正确率提高有限。翻看作品，问题出在两处：有的图画得细致漂亮，人物、房屋俱全，数量关系却没有标出；有的图只是把题目里的数抄在线段上，没有表示“多”“少”“倍”之间的关系。也就是说，学生学会了“画”，还没有学会“用图想”。据此，第二轮作三点调整：限定画图用时，要求在图上标出问句所求，并增加一组画不画都能做的题，让学生说明自己的选择【待补充：作品编号】。",
      en: "A short test after the first cycle showed that many more pupils drew, while correct solutions rose little. The work samples pointed to two problems. Some drawings were detailed and pretty, people and houses and all, but did not mark the relation of quantities; others merely copied the numbers onto a line and showed no “more”, “fewer” or “times as many”. Pupils had learnt to draw but not to think with a drawing. The second cycle was changed in three ways: a time limit on drawing, a demand that the quantity asked for be marked, and a set of problems that can be solved either way, with pupils explaining their choice 【to fill in: numbers of work samples】.",
    },
  },
  staged: true,
  checklist: [
    { zh: "三次测验结构一致", en: "The three tests share one structure" },
    { zh: "学生作品匿名编号", en: "Work is numbered and anonymous" },
    { zh: "录像已获家长同意", en: "Parents agreed to filming" },
    { zh: "每轮的调整都能追到证据", en: "Each change can be traced to evidence" },
    { zh: "结论写明只限本班", en: "Conclusions are limited to this class" },
  ],
  scenes: ["lessonPlan", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
