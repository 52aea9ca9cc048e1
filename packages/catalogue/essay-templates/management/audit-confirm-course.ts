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
  title: { zh: "函证失效的原因分析：基于公开处罚案例", en: "Why Confirmation Procedures Fail: Evidence from Public Penalties" },
  pattern: "〔程序〕失效的原因分析：基于公开处罚案例",
  slots: [{ label: "程序", default: "函证" }],
  remark: { zh: "把处罚决定书读成审计程序的体检表", en: "Reading penalty decisions as a check-up" },
  keywords: ["审计", "函证", "审计失败", "处罚决定"],
  bring: ["处罚决定书原文", "审计准则条文"],
  outline: [
    { title: { zh: "问题与材料", en: "Question and material" }, intent: "说明选哪几份决定书、为什么", weight: 12, needs: ["source"] },
    {
      title: { zh: "函证程序的准则要求", en: "What standards require" },
      intent: "列控制环节，作为后文检查表",
      weight: 18,
      needs: ["table", "source"],
    },
    {
      title: { zh: "失效环节归类", en: "Where it fails" },
      intent: "按流程归类而不是按公司叙述",
      weight: 34,
      needs: ["table"],
      children: [
        { title: { zh: "发函控制失守", en: "Sending" }, intent: "用决定书原文说明", weight: 12, needs: ["source"] },
        {
          title: { zh: "回函疑点未追查", en: "Replies" },
          intent: "列被忽略的信号",
          weight: 11,
          needs: ["table"],
          mistake: "只复述案情不归因",
        },
        { title: { zh: "替代程序流于形式", en: "Alternatives" }, intent: "说明证据质量不足", weight: 11 },
      ],
    },
    {
      title: { zh: "深层原因", en: "Underlying causes" },
      intent: "时间、收费、职业怀疑逐项讨论",
      weight: 22,
      needs: ["source"],
      mistake: "归因全是职业道德",
    },
    { title: { zh: "小结与启示", en: "Lessons" }, intent: "给审计新人一张清单", weight: 14 },
  ],
  whyGood: ["按控制环节归类，读起来是一张体检表", "清楚说明样本只含被处罚项目", "把“合理解释”拆穿，有洞察"],
  opening: [
    { type: "heading", text: "一、问题与材料" },
    {
      type: "paragraph",
      text: "函证被视为证明力较强的审计程序，因为证据来自被审计单位之外。可在公开的处罚决定中，函证却屡屡成为失守的一环：有的询证函由被审计单位代为收发，有的回函印章与预留不一致而未被追问，有的没有收到回函就以内部单据替代。程序做了，底稿也有，为什么没有发现问题？",
    },
    {
      type: "paragraph",
      text: "本文选取【待补充：期间】监管部门公布的处罚决定书中涉及函证的若干份作为材料，选取标准是决定书对程序执行过程有较具体的描述。文章不逐案复述经过，而是先依据审计准则整理出函证的控制环节，再把各案中的失误归到相应环节，最后讨论这些失误为什么会在有制度、有复核的情况下发生。由于材料限于被处罚的项目，本文的归类不能说明全部项目的执行状况，只用于识别容易失守的位置。",
    },
  ],
  hardSample: {
    title: "回函疑点",
    text: "回函疑点之所以被放过，往往不是没有看见，而是有人给出了“合理解释”。例如多份回函的快递单号相近、寄出地与被询证单位注册地不符，底稿中记录为“由对方集中寄送”【待补充：决定书文号】。按准则要求，此时应当核实解释本身，例如直接致电公开渠道查到的号码，而不是使用被审计单位提供的联系方式。把解释当作证据，是职业怀疑缺位最常见的形式。",
  },
  staged: false,
  checklist: ["决定书文号齐全", "准则条文现行有效", "评价限于公开事实", "结论不扩大"],
  scenes: ["postReading", "classPresent", "incidentReview"],
  since: "2026-11-22",
});
