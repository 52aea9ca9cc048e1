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
    en: "Video modelling and question-asking in an autistic child: a single-case study",
  },
  pattern: {
    zh: "〔干预〕提升〔对象〕〔技能〕的单一被试研究",
    en: "〔intervention〕 and 〔skill〕 in 〔participant〕: a single-case study",
  },
  slots: [
    { label: { zh: "干预", en: "intervention" }, default: { zh: "视频示范", en: "Video modelling" } },
    { label: { zh: "对象", en: "participant" }, default: { zh: "孤独症儿童", en: "an autistic child" } },
    { label: { zh: "技能", en: "skill" }, default: { zh: "主动提问", en: "question-asking" } },
  ],
  remark: { zh: "图形判读与效应量并列，社会效度别漏", en: "Visual analysis, effect size and social validity together" },
  keywords: [
    { zh: "单一被试", en: "single-case design" },
    { zh: "视频示范", en: "video modelling" },
    { zh: "孤独症", en: "autism" },
    { zh: "干预", en: "intervention" },
  ],
  bring: [
    { zh: "家长同意、儿童本人意愿与伦理审查", en: "Parents' consent, the child's assent and ethics approval" },
    { zh: "逐次观察数据与录像授权", en: "Session-by-session data and permission to film" },
    { zh: "处理忠实度记录", en: "Records of treatment fidelity" },
  ],
  outline: [
    {
      title: { zh: "引言", en: "Introduction" },
      intent: { zh: "由教室里的沉默写到为何选这项技能", en: "From a silence in class to why this skill was chosen" },
      weight: 14,
      needs: ["source"],
    },
    {
      title: { zh: "被试与场景", en: "Participant and setting" },
      intent: { zh: "能力现状具体而不贴标签，写清现有支持", en: "Describe abilities and supports in concrete terms, without labels" },
      weight: 12,
      needs: ["table"],
      mistake: { zh: "只写诊断名称", en: "Giving only the diagnosis" },
    },
    {
      title: { zh: "方法", en: "Method" },
      intent: { zh: "设计类型、操作定义与决策规则都事先写定", en: "Design, definitions and decision rules, all fixed beforehand" },
      weight: 26,
      needs: ["table"],
      children: [
        {
          title: { zh: "实验设计", en: "Experimental design" },
          intent: { zh: "说明为何用多基线、有几层、怎样错开", en: "Why multiple baseline, how many tiers, how staggered" },
          weight: 9,
          needs: ["figure"],
        },
        {
          title: { zh: "目标行为与记录", en: "Target behaviour and recording" },
          intent: { zh: "操作定义含正反例，写明一致性算法", en: "Examples and non-examples; how agreement is calculated" },
          weight: 9,
          needs: ["table"],
          mistake: { zh: "定义含糊，观察者难一致", en: "A definition too vague for observers to agree on" },
        },
        {
          title: { zh: "干预程序与忠实度", en: "Procedure and fidelity" },
          intent: { zh: "写到他人可照做，附核查表", en: "In enough detail to repeat, with a checklist" },
          weight: 8,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "结果", en: "Results" },
      intent: { zh: "逐期写水平、趋势、变异与起效时间", en: "Level, trend, variability and latency in each phase" },
      weight: 26,
      needs: ["figure", "table"],
      children: [
        {
          title: { zh: "图形判读", en: "Visual analysis" },
          intent: { zh: "先描述后判断，看效果是否逐层重现", en: "Describe before judging; does the effect recur in each tier" },
          weight: 13,
          needs: ["figure"],
        },
        {
          title: { zh: "效应量、维持与类化", en: "Effect size, maintenance, generalisation" },
          intent: { zh: "报告计算方法，维持与类化各有数据", en: "How it was calculated; data for maintenance and generalisation" },
          weight: 13,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "讨论", en: "Discussion" },
      intent: { zh: "功能关系是否成立，还有什么别的解释", en: "Is there a functional relation, and what else could explain it" },
      weight: 14,
      needs: ["source"],
    },
    {
      title: { zh: "社会效度与局限", en: "Social validity and limits" },
      intent: { zh: "教师家长怎么看，孩子的生活变了什么", en: "How teachers and parents see it, and what changed in the child's life" },
      weight: 8,
      needs: ["data"],
      mistake: { zh: "只有数据没有生活意义", en: "Data without meaning for daily life" },
    },
  ],
  whyGood: [
    { zh: "从孩子的一次沉默写起，尊重人", en: "Begins with a child's silence, and with respect" },
    { zh: "操作定义给正反例，可复做", en: "Definitions give examples and non-examples and can be repeated" },
    { zh: "社会效度单列，不止于曲线", en: "Social validity has its own section, beyond the curve" },
  ],
  opening: [
    { type: "heading", text: { zh: "引言", en: "Introduction" } },
    {
      type: "paragraph",
      text: {
        zh: "课堂上遇到听不懂的指令，多数孩子会问一句“什么”。对【待补充：化名】来说，这一句很难：他会停下来，看看别人，然后重复自己手里的动作。老师以为他在发呆，同伴以为他不想玩。其实在个别训练中，他能够说出完整的句子，只是不会在需要信息的时候开口去要。主动提问因此被选为目标技能：它能在自然情境中反复使用，也能带来新的学习机会。",
        en: "When an instruction in class is not understood, most children ask, “What?” For 【to fill in: pseudonym】 that one word is hard. He stops, looks at the others and goes on with what his hands were doing. The teacher thinks he is dreaming, his peers that he does not want to play. Yet in individual sessions he can say whole sentences; what he does not do is ask when he needs to know. Asking questions was therefore chosen as the target skill: it can be used again and again in natural settings, and it opens further chances to learn.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "视频示范让儿童观看他人完成目标行为的短片再模仿练习，对部分孤独症儿童的社交与生活技能有效【待补充：文献】，但用于提问技能、特别是能否类化到普通课堂，证据仍然有限。本研究采用跨情境多基线设计，考察视频示范对一名孤独症儿童主动提问的效果、维持与类化，并通过访谈了解教师和家长对该变化的看法。",
        en: "In video modelling a child watches a short film of someone performing the target behaviour and then practises it. It has helped some autistic children with social and daily living skills 【to fill in: literature】, but evidence on asking questions, and above all on whether the skill carries over to an ordinary classroom, remains limited. With a multiple-baseline design across settings, this study examines the effect of video modelling on one autistic child's question-asking, its maintenance and generalisation, and asks teachers and parents in interviews how they see the change.",
      },
    },
  ],
  hardSample: {
    title: { zh: "目标行为的操作定义", en: "An operational definition" },
    text: {
      zh: "主动提问指在他人未提示的情况下，被试面向交流对象发出含疑问词或疑问语调的语言，且内容与当前任务有关。计入的例子：任务材料缺失时问“剪刀在哪里”；不计入的例子：重复他人的问句，自言自语，或在成人说“你想问什么”之后发问。每次观察持续【待补充：时长】，由两人独立记录，一致性以一致次数除以总次数计算，不低于预设标准的数据方纳入分析；低于标准时重新培训并复核录像。",
      en: "Initiating a question means that, without a prompt from anyone, the participant addresses a partner with speech that contains a question word or has a questioning tone and that concerns the task at hand. Counted: asking “Where are the scissors?” when material is missing. Not counted: repeating another's question, talking to oneself, or asking after an adult has said, “What would you like to ask?” Each observation lasts 【to fill in: duration】 and is recorded by two people independently. Agreement is the number of agreements divided by the total; only data at or above the standard set beforehand enter the analysis, and below it observers are retrained and the recording is checked.",
    },
  },
  staged: true,
  checklist: [
    { zh: "化名、家长同意与儿童意愿均有记录", en: "Pseudonym, consent and assent are on record" },
    { zh: "基线稳定后才干预", en: "Intervention began only after a stable baseline" },
    { zh: "忠实度与一致性均已报告", en: "Fidelity and agreement are reported" },
    { zh: "图形标明各期与断点", en: "Graphs mark phases and breaks" },
    { zh: "局限写明单一被试的外推范围", en: "Limits state how far one participant carries" },
  ],
  scenes: ["journalEssay"],
  since: "2026-11-22",
});
