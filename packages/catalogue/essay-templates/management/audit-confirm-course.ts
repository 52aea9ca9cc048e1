import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const auditConfirmCourse = defineTemplate({
  slug: "audit-confirm-course",
  kind: "course",
  discipline: "management",
  major: { zh: "审计学", en: "Auditing" },
  levels: ["undergraduate"],
  method: "case",
  length: { default: 3000, min: 2000, max: 8000 },
  numbering: "B",
  title: { zh: "函证失效的原因分析：基于公开处罚案例", en: "Why audit confirmations fail: evidence from published penalties" },
  pattern: { zh: "〔程序〕失效的原因分析：基于公开处罚案例", en: "Why 〔procedure〕 fail: evidence from published penalties" },
  slots: [{ label: { zh: "程序", en: "procedure" }, default: { zh: "函证", en: "audit confirmations" } }],
  remark: { zh: "把处罚决定书读成审计程序的体检表", en: "Penalty decisions read as a check-up of audit procedure" },
  keywords: [
    { zh: "审计", en: "auditing" },
    { zh: "函证", en: "confirmations" },
    { zh: "审计失败", en: "audit failure" },
    { zh: "处罚决定", en: "penalty decisions" },
  ],
  bring: [
    { zh: "处罚决定书原文与文号清单", en: "Penalty decisions in full, with a list of numbers" },
    { zh: "现行审计准则条文", en: "The auditing standards in force" },
  ],
  outline: [
    {
      title: { zh: "问题与材料", en: "Question and material" },
      intent: { zh: "说明选哪几份决定书、依什么标准、代表什么", en: "Which decisions, chosen how, and what they stand for" },
      weight: 12,
      needs: ["source"],
    },
    {
      title: { zh: "函证程序的准则要求", en: "What standards require" },
      intent: { zh: "列控制环节，作为后文检查表", en: "List the control points; they become the checklist" },
      weight: 18,
      needs: ["table", "source"],
    },
    {
      title: { zh: "失效环节归类", en: "Where confirmations fail" },
      intent: { zh: "按流程归类而不是按公司叙述", en: "Sort by step of the process, not company by company" },
      weight: 34,
      needs: ["table"],
      children: [
        {
          title: { zh: "发函控制失守", en: "Loss of control over sending" },
          intent: { zh: "询证函由谁寄、地址谁核、回函寄给谁", en: "Who sent, who checked the address, who got the reply" },
          weight: 12,
          needs: ["source"],
        },
        {
          title: { zh: "回函疑点未追查", en: "Doubts in replies not pursued" },
          intent: { zh: "列被忽略的信号和当时给出的解释", en: "The signals ignored and the explanations given" },
          weight: 11,
          needs: ["table"],
          mistake: { zh: "只复述案情不归因", en: "Retelling cases without finding the cause" },
        },
        {
          title: { zh: "替代程序流于形式", en: "Alternative procedures for show" },
          intent: { zh: "替代证据来自谁，能否证明同一认定", en: "Where the substitute came from and whether it proves the same assertion" },
          weight: 11,
        },
      ],
    },
    {
      title: { zh: "深层原因", en: "Underlying causes" },
      intent: { zh: "时间、收费、职业怀疑、复核各自怎样起作用", en: "How time, fees, scepticism and review each played a part" },
      weight: 22,
      needs: ["source"],
      mistake: { zh: "归因全是职业道德", en: "Blaming everything on ethics" },
    },
    {
      title: { zh: "小结与启示", en: "Lessons" },
      intent: { zh: "给审计新人一张按环节排列的清单", en: "A checklist for newcomers, by step" },
      weight: 14,
    },
  ],
  whyGood: [
    { zh: "按控制环节归类，读起来是一张体检表", en: "Sorted by control point, it reads like a check-up" },
    { zh: "清楚说明样本只含被处罚项目", en: "Says plainly that the sample holds penalised engagements only" },
    { zh: "把“合理解释”拆穿，有洞察", en: "Takes the “reasonable explanation” apart" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、问题与材料", en: "Question and material" } },
    {
      type: "paragraph",
      text: {
        zh: "函证被视为证明力较强的审计程序，因为证据来自被审计单位之外。可在公开的处罚决定中，函证却屡屡成为失守的一环：有的询证函由被审计单位代为收发，有的回函印章与预留不一致而未被追问，有的没有收到回函就以内部单据替代。程序做了，底稿也有，为什么没有发现问题？",
        en: "Confirmation is regarded as a strong audit procedure because its evidence comes from outside the entity. Yet in published penalty decisions it is time and again the step that gave way: requests passed through the hands of the audited entity, stamps on replies that did not match and were not queried, internal documents taken in place of replies that never came. The procedure was performed and the papers are on file. Why was nothing noticed?",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "本文选取【待补充：期间】监管部门公布的处罚决定书中涉及函证的若干份作为材料，选取标准是决定书对程序执行过程有较具体的描述。文章不逐案复述经过，而是先依据审计准则整理出函证的控制环节，再把各案中的失误归到相应环节，最后讨论这些失误为什么会在有制度、有复核的情况下发生。由于材料限于被处罚的项目，本文的归类不能说明全部项目的执行状况，只用于识别容易失守的位置。",
        en: "The material consists of penalty decisions concerning confirmations published by the regulator in 【to fill in: period】, chosen because they describe fairly concretely how the procedure was carried out. Rather than retelling case by case, this paper first draws the control points of the procedure from the auditing standards, then assigns the failures to them, and finally asks why they happened in spite of rules and review. Since the material is limited to engagements that were penalised, the classification says nothing about performance in general and serves only to show where things easily give way.",
      },
    },
  ],
  hardSample: {
    title: { zh: "回函疑点", en: "Doubts in replies" },
    text: {
      zh: "回函疑点之所以被放过，往往不是没有看见，而是有人给出了“合理解释”。例如多份回函的快递单号相近、寄出地与被询证单位注册地不符，底稿中记录为“由对方集中寄送”【待补充：决定书文号】。按准则要求，此时应当核实解释本身，例如直接致电公开渠道查到的号码，而不是使用被审计单位提供的联系方式。把解释当作证据，是职业怀疑缺位的典型形式。",
      en: "Doubts about replies are often let pass not because nobody saw them but because somebody had a “reasonable explanation”. For instance, several replies bore neighbouring courier numbers and were posted from a place other than the registered address, and the working papers say “sent together by the other side” 【to fill in: number of decision】. Under the standards, what has to be verified at this point is the explanation itself, say by ringing a number found through public channels rather than one supplied by the entity. Taking an explanation for evidence is a typical form in which professional scepticism is absent.",
    },
  },
  staged: false,
  checklist: [
    { zh: "决定书文号与日期齐全", en: "Numbers and dates of decisions are complete" },
    { zh: "准则条文为行为发生时有效版本", en: "Standards are cited as in force at the time" },
    { zh: "每个失误都归入一个环节", en: "Every failure is assigned to a step" },
    { zh: "结论只谈被处罚项目", en: "Conclusions are limited to penalised engagements" },
  ],
  scenes: ["postReading", "classPresent", "incidentReview"],
  since: "2026-11-22",
});
