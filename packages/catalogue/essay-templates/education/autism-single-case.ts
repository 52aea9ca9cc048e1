import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const autismSingleCase = defineTemplate({
  slug: "autism-single-case",
  kind: "journal",
  discipline: "education",
  major: { zh: "特殊教育", en: "Special Education" },
  levels: ["master", "undergraduate"],
  method: "experiment",
  length: { default: 6500, min: 3000, max: 12000 },
  numbering: "C",
  title: {
    zh: "视频示范提升孤独症儿童主动提问的单一被试研究",
    en: "Video Modelling and Question-asking in an Autistic Child: A Single-case Study",
  },
  pattern: "〔干预〕提升〔对象〕〔技能〕的单一被试研究",
  slots: [
    { label: "干预", default: "视频示范" },
    { label: "对象", default: "孤独症儿童" },
    { label: "技能", default: "主动提问" },
  ],
  remark: { zh: "图形判读与效应量并列，社会效度别漏", en: "Visual analysis, effect size, social validity" },
  keywords: ["单一被试", "视频示范", "孤独症", "干预"],
  bring: ["家长同意与伦理", "逐次观察数据", "处理忠实度记录"],
  outline: [
    { title: { zh: "引言", en: "Introduction" }, intent: "由教室里的沉默写到技能选择", weight: 14, needs: ["source"] },
    {
      title: { zh: "被试与场景", en: "Participant and setting" },
      intent: "能力现状具体而不贴标签",
      weight: 12,
      needs: ["table"],
      mistake: "只写诊断名称",
    },
    {
      title: { zh: "方法", en: "Method" },
      intent: "设计类型与操作定义",
      weight: 26,
      needs: ["table"],
      children: [
        { title: { zh: "实验设计", en: "Design" }, intent: "说明为何用多基线或倒返", weight: 9, needs: ["figure"] },
        {
          title: { zh: "目标行为与记录", en: "Target behaviour" },
          intent: "操作定义含正反例",
          weight: 9,
          needs: ["table"],
          mistake: "定义含糊，观察者难一致",
        },
        { title: { zh: "干预程序与忠实度", en: "Procedure and fidelity" }, intent: "写到他人可照做", weight: 8, needs: ["table"] },
      ],
    },
    {
      title: { zh: "结果", en: "Results" },
      intent: "逐期水平、趋势、变异",
      weight: 26,
      needs: ["figure", "table"],
      children: [
        { title: { zh: "图形判读", en: "Visual analysis" }, intent: "先描述后判断", weight: 13, needs: ["figure"] },
        {
          title: { zh: "效应量、维持与类化", en: "Effect, maintenance, generalisation" },
          intent: "报告计算方法",
          weight: 13,
          needs: ["table"],
        },
      ],
    },
    { title: { zh: "讨论", en: "Discussion" }, intent: "功能关系是否成立", weight: 14, needs: ["source"] },
    {
      title: { zh: "社会效度与局限", en: "Social validity and limits" },
      intent: "教师家长怎么看",
      weight: 8,
      needs: ["data"],
      mistake: "只有数据没有生活意义",
    },
  ],
  whyGood: ["从孩子的一次沉默写起，尊重人", "操作定义给正反例，可复做", "社会效度单列，不止于曲线"],
  opening: [
    { type: "heading", text: "引言" },
    {
      type: "paragraph",
      text: "课堂上遇到听不懂的指令，多数孩子会问一句“什么”。对【待补充：化名】来说，这一句很难：他会停下来，看看别人，然后重复自己手里的动作。老师以为他在发呆，同伴以为他不想玩。其实在个别训练中，他能够说出完整的句子，只是不会在需要信息的时候开口去要。主动提问因此被选为目标技能：它能在自然情境中反复使用，也能带来新的学习机会。",
    },
    {
      type: "paragraph",
      text: "视频示范让儿童观看他人完成目标行为的短片再模仿练习，对部分孤独症儿童的社交与生活技能有效【待补充：文献】，但用于提问技能、特别是能否类化到普通课堂，证据仍然有限。本研究采用跨情境多基线设计，考察视频示范对一名孤独症儿童主动提问的效果、维持与类化，并通过访谈了解教师和家长对该变化的看法。",
    },
  ],
  hardSample: {
    title: "目标行为的操作定义",
    text: "主动提问指在他人未提示的情况下，被试面向交流对象发出含疑问词或疑问语调的语言，且内容与当前任务有关。计入的例子：任务材料缺失时问“剪刀在哪里”；不计入的例子：重复他人的问句，自言自语，或在成人说“你想问什么”之后发问。每次观察持续【待补充：时长】，由两人独立记录，一致性以一致次数除以总次数计算，不低于预设标准的数据方纳入分析；低于标准时重新培训并复核录像。",
  },
  staged: true,
  checklist: ["化名与同意", "基线稳定后再干预", "忠实度与一致性报告", "图形规范", "局限含外部效度"],
  scenes: ["journalEssay"],
  since: "2026-11-22",
});
