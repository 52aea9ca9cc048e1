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
  title: {
    zh: "课间冲突中的班级公约共建：一位班主任的实践",
    en: "Building class agreements out of recess quarrels: a class teacher's practice",
  },
  pattern: { zh: "〔场景〕中的〔主题〕：一位班主任的实践", en: "〔theme〕 out of 〔setting〕: a class teacher's practice" },
  slots: [
    { label: { zh: "场景", en: "setting" }, default: { zh: "课间冲突", en: "recess quarrels" } },
    { label: { zh: "主题", en: "theme" }, default: { zh: "班级公约共建", en: "Building class agreements" } },
  ],
  remark: { zh: "教育叙事要有理，经验总结要有据", en: "Narrative with reasons, experience with evidence" },
  keywords: [
    { zh: "班主任", en: "class teacher" },
    { zh: "班级管理", en: "classroom management" },
    { zh: "教育叙事", en: "educational narrative" },
    { zh: "职称论文", en: "professional article" },
  ],
  bring: [
    { zh: "班会记录", en: "Records of class meetings" },
    { zh: "学生作品与家长同意", en: "Pupils' work, with parents' consent" },
    { zh: "事前事后的逐次观察", en: "Observations before and after, day by day" },
  ],
  outline: [
    {
      title: { zh: "一次没处理好的冲突", en: "A quarrel I handled badly" },
      intent: { zh: "写自己处理失当的一次，具体而不自贬", en: "One occasion handled badly, concrete and without false modesty" },
      weight: 14,
      needs: ["data"],
    },
    {
      title: { zh: "问题在哪里", en: "Where the problem lay" },
      intent: { zh: "用学段心理特点解释为何“已教育”无效", en: "Why telling off fails at this age" },
      weight: 18,
      needs: ["source"],
      mistake: { zh: "理论整段照搬", en: "Theory copied in whole passages" },
    },
    {
      title: { zh: "公约是怎样长出来的", en: "How the agreement grew" },
      intent: { zh: "按时间写三步，每步有孩子的话", en: "Three steps in time, each in the children's words" },
      weight: 42,
      needs: ["data"],
      children: [
        {
          title: { zh: "把投诉变成问题清单", en: "From complaints to a list of questions" },
          intent: { zh: "写收集与归类方法，谁来归类", en: "How they were collected and sorted, and by whom" },
          weight: 14,
          needs: ["table"],
        },
        {
          title: { zh: "孩子们的第一稿", en: "The children's first draft" },
          intent: { zh: "呈现原样与争论，标出教师说了什么", en: "Shown as it was, with the argument and the teacher's part" },
          weight: 14,
          needs: ["data"],
          mistake: { zh: "教师代写公约", en: "An agreement written by the teacher" },
        },
        {
          title: { zh: "违约之后怎么办", en: "After a breach" },
          intent: { zh: "写补救怎样商定，与惩罚有何不同", en: "How amends were agreed, and how this differs from punishment" },
          weight: 14,
        },
      ],
    },
    {
      title: { zh: "看得见的变化", en: "Visible change" },
      intent: { zh: "用前后同口径的记录而不是感觉", en: "Records kept one way before and after, not impressions" },
      weight: 16,
      needs: ["table", "data"],
    },
    {
      title: { zh: "仍在想的问题", en: "Questions still open" },
      intent: { zh: "写一个没有解决的例子和下一步打算", en: "One case not resolved and what to try next" },
      weight: 10,
      mistake: { zh: "写成圆满结局", en: "Ending on perfect harmony" },
    },
  ],
  whyGood: [
    { zh: "由自己的失误开篇，诚恳有力", en: "Opens on the author's own failure, with candour and force" },
    { zh: "规则从孩子的问题里长出来，过程完整", en: "Rules grow out of the children's questions and the whole process is shown" },
    { zh: "变化用记录说明，不喊口号", en: "Change is shown by records, not slogans" },
    { zh: "结尾留下未解的问题", en: "The end leaves a question open" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、一次没处理好的冲突", en: "A quarrel I handled badly" } },
    {
      type: "paragraph",
      text: {
        zh: "那天课间，两个男生为了一只足球推搡起来。我赶到时，一个在哭，一个梗着脖子说“是他先的”。我照例问清经过，让两人互相道歉，又在班上强调了一遍“不许打闹”。第三天，同样的事又发生了，只是换了两个人。我翻看自己的班级日志，发现【待补充：时间段】里类似的记录有好几次，每次都写着“已教育”。",
        en: "In the break that day two boys were pushing each other over a football. When I got there one was crying and the other stood stiff-necked: “He started it.” As usual I heard both sides, had them apologise, and repeated to the class that there was to be no fighting. Two days later the same thing happened with two others. Going through my class diary I found several such entries in 【to fill in: period】, each ending with “spoken to”.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "我忽然意识到，我每次处理的都是“谁错了”，从来没有处理“球只有一只，想玩的人很多”这件事。规则是我定的，贴在墙上，孩子们能背，却没有一条告诉他们：轮到谁，玩多久，抢起来了先做什么。",
        en: "It came to me that every time I had dealt with who was wrong, and never with the fact that there was one ball and many who wanted it. The rules were mine. They hung on the wall, the children knew them by heart, and not one told them whose turn it was, for how long, or what to do first when they both pulled.",
      },
    },
    { type: "heading", text: { zh: "二、问题在哪里", en: "Where the problem lay" } },
    {
      type: "paragraph",
      text: {
        zh: "这个年龄的孩子正从听从权威走向看重约定，他们对“公平”格外敏感，却还不太会商量。规则如果只来自大人，遵守就只是为了不挨批评；规则如果由他们参与商定，才有机会成为他们愿意维护的东西。",
        en: "Children of this age are moving from obeying authority towards valuing agreement. They are very sensitive to fairness and not yet good at negotiating. Rules that come only from adults are kept so as not to be scolded; rules they have helped to make have a chance of becoming something they want to keep.",
      },
    },
  ],
  hardSample: {
    title: { zh: "写变化要用记录", en: "Show change by records" },
    text: {
      zh: "公约实行之后，我没有用“班风明显好转”来总结，而是继续记录课间的求助次数，并分成“要老师判对错”和“请老师帮忙商量”两类。前一类逐渐减少，后一类先多后少【待补充：记录数据】。多出来的那一段，恰好是孩子们学着商量、又商量不下去的时候。有一张求助条写着：“我们想好了办法，但是有一个人不同意，怎么办？”这张条我一直夹在日志里。它说明公约没有消灭冲突，而是让冲突有了去处。",
      en: "After the agreement came in I did not sum up with “a marked improvement in class spirit” but went on recording requests for help at break, in two kinds: “tell us who is right” and “help us to work it out”. The first kind grew fewer; the second rose before it fell 【to fill in: records】. The rise was just the time when the children were learning to negotiate and getting stuck. One note said, “We have found a way but one person does not agree. What now?” I keep it in the diary. It shows that the agreement did not do away with conflict but gave it somewhere to go.",
    },
  },
  staged: true,
  checklist: [
    { zh: "学生匿名且家长同意", en: "Pupils are anonymous and parents agreed" },
    { zh: "每个事件在日志中有日期", en: "Every event is dated in the diary" },
    { zh: "理论只用一处并用到底", en: "One theory, used through to the end" },
    { zh: "前后记录口径一致", en: "Records before and after are kept the same way" },
  ],
  scenes: ["professionalEssay", "merits"],
  since: "2026-11-22",
});
