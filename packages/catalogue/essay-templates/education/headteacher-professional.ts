import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const headteacherProfessional = defineTemplate({
  slug: "headteacher-professional",
  kind: "professional",
  discipline: "education",
  major: { zh: "小学教育", en: "Primary Education" },
  levels: ["any"],
  method: "case",
  length: { default: 3500, min: 3000, max: 8000 },
  numbering: "B",
  title: { zh: "课间冲突中的班级公约共建：一位班主任的实践", en: "Building Class Agreements out of Recess Quarrels" },
  pattern: "〔场景〕中的〔主题〕：一位班主任的实践",
  slots: [
    { label: "场景", default: "课间冲突" },
    { label: "主题", default: "班级公约共建" },
  ],
  remark: { zh: "教育叙事要有理，经验总结要有据", en: "Narrative with reasons, experience with evidence" },
  keywords: ["班主任", "班级管理", "教育叙事", "职称论文"],
  bring: ["班会记录", "学生作品", "前后观察"],
  outline: [
    { title: { zh: "一次没处理好的冲突", en: "A quarrel I handled badly" }, intent: "真实、具体、有反省", weight: 14, needs: ["data"] },
    {
      title: { zh: "问题在哪里", en: "What went wrong" },
      intent: "用学段心理特点解释",
      weight: 18,
      needs: ["source"],
      mistake: "理论整段照搬",
    },
    {
      title: { zh: "公约是怎样长出来的", en: "How the agreement grew" },
      intent: "按时间写三步",
      weight: 42,
      needs: ["data"],
      children: [
        { title: { zh: "把投诉变成问题清单", en: "From complaints to questions" }, intent: "写收集方法", weight: 14, needs: ["table"] },
        {
          title: { zh: "孩子们的第一稿", en: "The first draft" },
          intent: "呈现原样与争论",
          weight: 14,
          needs: ["data"],
          mistake: "教师代写公约",
        },
        { title: { zh: "违约之后怎么办", en: "After a breach" }, intent: "写补救而不是惩罚", weight: 14 },
      ],
    },
    { title: { zh: "看得见的变化", en: "Visible change" }, intent: "用记录而不是感觉", weight: 16, needs: ["table", "data"] },
    { title: { zh: "仍在想的问题", en: "Still thinking" }, intent: "写一个没有解决的例子", weight: 10, mistake: "写成圆满结局" },
  ],
  whyGood: ["由自己的失误开篇，诚恳有力", "规则从孩子的问题里长出来，过程完整", "变化用记录说明，不喊口号", "结尾留下未解的问题"],
  opening: [
    { type: "heading", text: "一、一次没处理好的冲突" },
    {
      type: "paragraph",
      text: "那天课间，两个男生为了一只足球推搡起来。我赶到时，一个在哭，一个梗着脖子说“是他先的”。我照例问清经过，让两人互相道歉，又在班上强调了一遍“不许打闹”。第三天，同样的事又发生了，只是换了两个人。我翻看自己的班级日志，发现【待补充：时间段】里类似的记录有好几次，每次都写着“已教育”。",
    },
    {
      type: "paragraph",
      text: "我忽然意识到，我每次处理的都是“谁错了”，从来没有处理“球只有一只，想玩的人很多”这件事。规则是我定的，贴在墙上，孩子们能背，却没有一条告诉他们：轮到谁，玩多久，抢起来了先做什么。",
    },
    { type: "heading", text: "二、问题在哪里" },
    {
      type: "paragraph",
      text: "这个年龄的孩子正从听从权威走向看重约定，他们对“公平”格外敏感，却还不太会商量。规则如果只来自大人，遵守就只是为了不挨批评；规则如果由他们参与商定，才有机会成为他们愿意维护的东西。",
    },
  ],
  hardSample: {
    title: "写变化要用记录",
    text: "公约实行之后，我没有用“班风明显好转”来总结，而是继续记录课间的求助次数，并分成“要老师判对错”和“请老师帮忙商量”两类。前一类逐渐减少，后一类先多后少【待补充：记录数据】。多出来的那一段，恰好是孩子们学着商量、又商量不下去的时候。有一张求助条写着：“我们想好了办法，但是有一个人不同意，怎么办？”这张条我一直夹在日志里。它说明公约没有消灭冲突，而是让冲突有了去处。",
  },
  staged: true,
  checklist: ["学生匿名", "事件真实", "理论只用一处用到位", "证据可查"],
  scenes: ["professionalEssay", "merits"],
  since: "2026-11-22",
});
