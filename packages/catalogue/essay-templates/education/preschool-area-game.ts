import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const preschoolAreaGame = defineTemplate({
  slug: "preschool-area-game",
  kind: "thesis",
  discipline: "education",
  major: { zh: "学前教育", en: "Preschool Education" },
  levels: ["undergraduate", "juniorCollege"],
  method: "qualitative",
  length: { default: 9000, min: 3000, max: 20000, byLevel: { undergraduate: 9000, juniorCollege: 8000 } },
  numbering: "B",
  title: { zh: "中班区域游戏中教师指导行为的观察研究", en: "Teacher Guidance in Kindergarten Area Play: An Observation Study" },
  pattern: "〔班级〕〔活动〕中教师指导行为的观察研究",
  slots: [
    { label: "班级", default: "中班" },
    { label: "活动", default: "区域游戏" },
  ],
  remark: { zh: "观察记录表先行，个案轶事作证", en: "Observation sheets first, anecdotes as evidence" },
  keywords: ["区域游戏", "教师指导", "观察法", "学前教育"],
  bring: ["园方与家长知情同意", "观察记录表", "教师访谈"],
  outline: [
    {
      title: { zh: "问题的提出", en: "The question" },
      intent: "由一次介入失败引出",
      weight: 12,
      needs: ["source"],
      children: [
        { title: { zh: "研究缘起", en: "Origin" }, intent: "写亲眼见到的一个片段", weight: 6, needs: ["data"] },
        {
          title: { zh: "概念与文献", en: "Concepts and literature" },
          intent: "界定介入、支持、干扰",
          weight: 6,
          needs: ["source"],
          mistake: "概念来自百科",
        },
      ],
    },
    {
      title: { zh: "研究设计", en: "Design" },
      intent: "事件取样与编码",
      weight: 14,
      needs: ["table"],
      children: [
        {
          title: { zh: "对象与伦理", en: "Participants and ethics" },
          intent: "班额、教师、同意与匿名",
          weight: 7,
          mistake: "没写知情同意",
        },
        { title: { zh: "观察工具与过程", en: "Instrument and process" }, intent: "列编码表与信度", weight: 7, needs: ["table"] },
      ],
    },
    {
      title: { zh: "观察结果", en: "Findings" },
      intent: "数据与片段交替",
      weight: 34,
      needs: ["table", "data"],
      children: [
        { title: { zh: "介入的时机", en: "Timing" }, intent: "统计并举正反片段", weight: 12, needs: ["table", "data"] },
        { title: { zh: "介入的方式", en: "Manner" }, intent: "语言、动作、材料三类", weight: 11, needs: ["table"] },
        {
          title: { zh: "对不同幼儿的差别", en: "Differences" },
          intent: "关注安静的孩子",
          weight: 11,
          needs: ["data"],
          mistake: "只记活跃幼儿",
        },
      ],
    },
    {
      title: { zh: "原因分析", en: "Reasons" },
      intent: "用访谈解释观察所见",
      weight: 18,
      needs: ["data"],
      children: [
        { title: { zh: "教师观念与压力", en: "Beliefs and pressure" }, intent: "引用教师原话并分析", weight: 9, needs: ["data"] },
        { title: { zh: "环境与材料", en: "Environment" }, intent: "画区角平面图", weight: 9, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "教育建议", en: "Suggestions" },
      intent: "给出可用的策略",
      weight: 16,
      children: [
        {
          title: { zh: "先看再说的等待策略", en: "Wait and watch" },
          intent: "写判断要点",
          weight: 8,
          needs: ["table"],
          mistake: "建议空泛如“提高素质”",
        },
        { title: { zh: "材料投放的支架", en: "Materials as scaffolds" }, intent: "举一组材料的调整", weight: 8 },
      ],
    },
    { title: { zh: "结论与局限", en: "Conclusions" }, intent: "说明单园样本的限制", weight: 6 },
  ],
  whyGood: ["由一个“帮了倒忙”的片段提问，真切", "观察片段附编码，叙事与数据互证", "特别关注安静的孩子", "建议写成判断要点，新手可用"],
  opening: [
    { type: "heading", text: "一、问题的提出" },
    { type: "heading", text: "（一）研究缘起" },
    {
      type: "paragraph",
      text: "在【待补充：见习园】见习的第二周，笔者在建构区看到这样一幕：两个孩子正把积木一块块竖起来，越竖越高，眼看要倒。老师走过来说：“下面要宽，老师教你们。”随即动手搭好了底座。塔稳了，孩子们看了一会儿，却走开去了别的区。老师后来有些困惑：明明帮他们解决了问题，为什么反而不玩了？",
    },
    {
      type: "paragraph",
      text: "这个片段让笔者想到，区域游戏中教师的每一次介入，都可能是支持，也可能是打断。何时走近、说什么、做到哪一步，往往在几秒内决定，又很少被仔细回看。本研究选择中班区域游戏为场景，以事件取样的方式记录教师的指导行为，分析其时机、方式和对幼儿游戏的影响，并结合访谈了解教师当时的想法，希望为新手教师提供可以参照的判断要点。",
    },
  ],
  hardSample: {
    title: "观察片段的写法",
    text: "美工区，女孩C把胶水涂满整张纸，随后停住，看了看旁边的同伴。教师D在她身后约一步处站了一会儿，没有说话，把一块湿布放在桌角。C看到湿布，擦了手，又用布去按胶水，发现纸上留下了布纹，笑了，接着去找别的布。片段持续【待补充：时长】。编码：时机为幼儿停顿后；方式为材料支持，无语言；结果为游戏延续并生成新玩法。与之对照的是另一次相同情形下教师直接提醒“胶水太多了”，幼儿随后换了材料。",
  },
  staged: true,
  checklist: ["幼儿与教师匿名", "观察信度已计算", "片段与统计一致", "没有给孩子贴标签", "访谈提纲附后"],
  scenes: ["interviewOutline", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
