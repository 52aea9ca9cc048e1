import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const mootCourtBrief = defineTemplate({
  slug: "moot-court-brief",
  kind: "contest",
  discipline: "law",
  major: { zh: "法学", en: "Law" },
  levels: ["undergraduate", "master"],
  method: "legal",
  length: { default: 4000, min: 1200, max: 15000 },
  numbering: "B",
  title: { zh: "模拟法庭竞赛原告方代理词", en: "Moot Court Memorial for the Claimant" },
  pattern: "〔赛事〕〔立场〕代理词",
  slots: [
    { label: "赛事", default: "模拟法庭竞赛" },
    { label: "立场", default: "原告方" },
  ],
  remark: { zh: "先结论后理由，给法官一条走得通的路", en: "Conclusion first, then a path the bench can follow" },
  keywords: ["模拟法庭", "代理词", "请求权基础", "举证"],
  bring: ["赛题全文", "法条检索记录", "评分细则"],
  outline: [
    { title: { zh: "诉讼请求与结论先行", en: "Claims and conclusion" }, intent: "一段话说清要什么", weight: 8 },
    {
      title: { zh: "无争议事实与争点", en: "Facts and issues" },
      intent: "事实用中性语言",
      weight: 16,
      needs: ["table"],
      mistake: "把主张写进事实",
    },
    {
      title: { zh: "法律论证", en: "Argument" },
      intent: "每个争点按规则、涵摄、结论",
      weight: 44,
      needs: ["source"],
      children: [
        { title: { zh: "合同已经成立并生效", en: "Formation" }, intent: "请求权基础第一步", weight: 15, needs: ["source"] },
        { title: { zh: "对方构成根本违约", en: "Fundamental breach" }, intent: "要件逐项对证据", weight: 15, needs: ["source", "table"] },
        {
          title: { zh: "损失与因果关系", en: "Loss and causation" },
          intent: "计算方法可复核",
          weight: 14,
          needs: ["formula"],
          mistake: "只给一个总数",
        },
      ],
    },
    {
      title: { zh: "对抗辩的回应", en: "Answering defences" },
      intent: "先强化对方再反驳",
      weight: 16,
      needs: ["source"],
      mistake: "回避最强抗辩",
    },
    { title: { zh: "证据目录与证明目的", en: "Evidence list" }, intent: "一证一目的", weight: 10, needs: ["table"] },
    { title: { zh: "结语", en: "Closing" }, intent: "回到规则与公平", weight: 6 },
  ],
  whyGood: ["结论先行，评委第一分钟就知道主张", "三个争点交代先后关系，论证成链", "先把对方抗辩说到最强再击破"],
  opening: [
    { type: "heading", text: "一、诉讼请求与结论先行" },
    {
      type: "paragraph",
      text: "尊敬的审判长、审判员：原告请求判令解除双方合同、返还已付款项并赔偿损失。我方的结论是：合同已经成立并生效；被告未按约定交付且经催告仍不履行，致使合同目的不能实现，构成根本违约；原告的损失与违约之间存在因果关系，数额可以查明。被告关于不可抗力的抗辩不能成立。",
    },
    { type: "heading", text: "二、无争议事实与争点" },
    {
      type: "paragraph",
      text: "根据赛题，双方对下列事实没有争议：【待补充：赛题事实编号】。在此基础上，争议集中于三点：其一，双方往来邮件是否构成有效的要约与承诺；其二，被告迟延是否达到使合同目的不能实现的程度；其三，被告所称的供应商停产是否属于不可抗力。三个争点存在先后关系：第一点决定请求权是否成立，第二点决定能否解除，第三点决定能否免责。以下依次论证，每一部分均先陈述规则，再结合证据涵摄，最后得出结论。",
    },
  ],
  hardSample: {
    title: "先强化对方再反驳",
    text: "被告最有力的抗辩是：供应商停产因政府命令而起，非其所能预见与避免。我方承认，单就停产而言，被告确实无法阻止。但不可抗力要求的是“不能克服”。赛题显示，停产公告发布至交付期届满之间尚有【待补充：期间】，市场上存在替代货源，被告曾询价而因价格较高放弃。由此可见，障碍并非不能克服，而是克服的成本高于被告愿意承担的程度。成本上升属于商业风险，除非符合情势变更的要件，而被告既未主张，也未在合理期限内请求协商。",
  },
  staged: false,
  checklist: ["事实引用赛题编号", "法条准确现行", "计算过程可核", "用语庄重", "页数合规"],
  scenes: ["debateSpeech", "contestApply"],
  since: "2026-11-22",
});
