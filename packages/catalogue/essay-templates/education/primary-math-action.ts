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
    en: "Action Research on Drawing as a Problem-solving Strategy in Grade Four",
  },
  pattern: "用〔策略〕提升〔学段〕学生〔能力〕的行动研究",
  slots: [
    { label: "策略", default: "画图策略" },
    { label: "学段", default: "四年级" },
    { label: "能力", default: "问题解决能力" },
  ],
  remark: { zh: "两轮行动，每轮都有计划、实施、观察、反思", en: "Two cycles, each planned, acted, observed, reflected" },
  keywords: ["行动研究", "画图策略", "小学数学", "问题解决"],
  bring: ["前测卷与后测卷", "课堂录像", "学生作品"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "从学生的错题出发",
      weight: 12,
      needs: ["data"],
      children: [
        {
          title: { zh: "错题里的线索", en: "Clues in wrong answers" },
          intent: "归类一次单元测验的错误",
          weight: 6,
          needs: ["table", "data"],
        },
        { title: { zh: "概念与研究现状", en: "Concepts and studies" }, intent: "界定画图策略的层次", weight: 6, needs: ["source"] },
      ],
    },
    {
      title: { zh: "研究设计", en: "Design" },
      intent: "合作者、对象、工具、伦理",
      weight: 14,
      needs: ["table"],
      children: [
        { title: { zh: "对象与情境", en: "Class and setting" }, intent: "班级基本情况与任课关系", weight: 7 },
        {
          title: { zh: "行动框架与数据收集", en: "Framework and data" },
          intent: "画两轮循环图",
          weight: 7,
          needs: ["figure"],
          mistake: "只有一轮，谈不上行动研究",
        },
      ],
    },
    {
      title: { zh: "起点诊断", en: "Diagnosis" },
      intent: "前测、访谈、作品分析",
      weight: 12,
      needs: ["table", "data"],
      children: [
        { title: { zh: "前测结果", en: "Pre-test" }, intent: "按题型和画图水平交叉", weight: 6, needs: ["table"] },
        { title: { zh: "学生怎么看画图", en: "What pupils think" }, intent: "引用学生原话", weight: 6, needs: ["data"] },
      ],
    },
    {
      title: { zh: "第一轮行动", en: "First cycle" },
      intent: "教会怎么画",
      weight: 24,
      needs: ["data"],
      children: [
        { title: { zh: "计划与课例", en: "Plan and lessons" }, intent: "给一节课的关键环节", weight: 8, needs: ["figure"] },
        {
          title: { zh: "观察与问题", en: "Observation" },
          intent: "写失败之处：图画得漂亮却没用上",
          weight: 8,
          needs: ["data"],
          mistake: "只写成功不写失败",
        },
        { title: { zh: "反思与调整", en: "Reflection" }, intent: "由证据推出下一轮改什么", weight: 8 },
      ],
    },
    {
      title: { zh: "第二轮行动", en: "Second cycle" },
      intent: "学会选择何时画",
      weight: 24,
      needs: ["data"],
      children: [
        { title: { zh: "调整后的任务设计", en: "New tasks" }, intent: "用变式题促使选择策略", weight: 8, needs: ["table"] },
        { title: { zh: "课堂观察与作品", en: "Lessons and work" }, intent: "同一学生前后作品对比", weight: 8, needs: ["figure"] },
        {
          title: { zh: "后测与保持", en: "Post-test and retention" },
          intent: "与前测同结构，隔一段再测",
          weight: 8,
          needs: ["table", "data"],
          mistake: "没有保持测验",
        },
      ],
    },
    {
      title: { zh: "讨论与结论", en: "Discussion" },
      intent: "改变了什么、为何",
      weight: 14,
      needs: ["source"],
      children: [
        { title: { zh: "策略内化的条件", en: "Conditions" }, intent: "由两轮比较归纳", weight: 7 },
        { title: { zh: "给教师的做法", en: "Practice" }, intent: "三条可直接用的做法", weight: 7, mistake: "推广到所有学段" },
      ],
    },
  ],
  whyGood: ["错题分析引出问题，研究者就是教师本人", "敢写第一轮的失败，且由失败推出调整", "有保持测验，区分学会和记住"],
  opening: [
    { type: "heading", text: "第一章 绪论" },
    { type: "heading", text: "1.1 错题里的线索" },
    {
      type: "paragraph",
      text: "一次单元测验后，笔者把班上学生的错题摊在桌上分类，发现计算错误并不算多，更多的是“不知道先算什么”。有一道题说，小明从家走到学校，走了一段发现忘带作业又折回，问一共走了多少。不少学生直接把题目里的数加起来。把他们叫到身边，请他们画一画小明的路线，大多数人画完就笑了：“哦，他走回去了。”",
    },
    {
      type: "paragraph",
      text: "这说明学生缺的未必是运算能力，而是把文字变成关系的中间一步。画图正好可以充当这一步，可平时学生为什么不画？访谈中有人说“画图慢”，有人说“只有不会的人才画”。由此，本研究以任教的【待补充：班级】为对象，与指导教师合作开展两轮行动：第一轮教学生怎样画出数量关系，第二轮引导他们判断何时需要画、画到什么程度，并用前测、后测、作品和访谈观察变化。",
    },
  ],
  hardSample: {
    title: "第一轮的反思",
    text: "第一轮结束后的小测显示，画图的人数明显增加，但解题正确率提高有限。翻看作品，问题出在两处：有的图画得细致漂亮，人物、房屋俱全，数量关系却没有标出；有的图只是把题目里的数抄在线段上，没有表示“多”“少”“倍”之间的关系。也就是说，学生学会了“画”，还没有学会“用图想”。据此，第二轮作三点调整：限定画图用时，要求在图上标出问句所求，并增加一组画不画都能做的题，让学生说明自己的选择【待补充：作品编号】。",
  },
  staged: true,
  checklist: ["前后测结构一致", "学生作品匿名", "录像已获同意", "每轮有证据链", "结论限于本班"],
  scenes: ["lessonPlan", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
