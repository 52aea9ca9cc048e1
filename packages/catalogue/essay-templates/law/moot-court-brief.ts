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
  title: { zh: "模拟法庭竞赛原告方代理词", en: "Moot court: memorial for the claimant" },
  pattern: { zh: "〔赛事〕〔立场〕代理词", en: "〔competition〕: memorial for 〔side〕" },
  slots: [
    { label: { zh: "赛事", en: "competition" }, default: { zh: "模拟法庭竞赛", en: "Moot court" } },
    { label: { zh: "立场", en: "side" }, default: { zh: "原告方", en: "the claimant" } },
  ],
  remark: { zh: "先结论后理由，给法官一条走得通的路", en: "Conclusion first, then a path the bench can follow" },
  keywords: [
    { zh: "模拟法庭", en: "moot court" },
    { zh: "代理词", en: "memorial" },
    { zh: "请求权基础", en: "basis of claim" },
    { zh: "举证", en: "proof" },
  ],
  bring: [
    { zh: "赛题全文与澄清公告", en: "The full problem and clarifications" },
    { zh: "法条检索记录", en: "A record of legal research" },
    { zh: "评分细则与格式要求", en: "Marking scheme and format rules" },
  ],
  outline: [
    {
      title: { zh: "诉讼请求与结论先行", en: "Claims and conclusion" },
      intent: { zh: "一段话写清请求、依据与结论", en: "Relief, basis and conclusion in one paragraph" },
      weight: 8,
    },
    {
      title: { zh: "无争议事实与争点", en: "Agreed facts and issues" },
      intent: { zh: "事实用中性语言，争点写明先后关系", en: "Neutral facts; issues in logical order" },
      weight: 16,
      needs: ["table"],
      mistake: { zh: "把主张写进事实", en: "Arguing in the statement of facts" },
    },
    {
      title: { zh: "法律论证", en: "Legal argument" },
      intent: { zh: "每个争点按规则、涵摄、结论三步走", en: "Rule, application, conclusion for each issue" },
      weight: 44,
      needs: ["source"],
      children: [
        {
          title: { zh: "合同已经成立并生效", en: "A contract was formed and took effect" },
          intent: { zh: "请求权基础第一步：要约、承诺与生效障碍", en: "First step: offer, acceptance and bars to effect" },
          weight: 15,
          needs: ["source"],
        },
        {
          title: { zh: "对方构成根本违约", en: "The other side is in fundamental breach" },
          intent: { zh: "要件逐项对应证据，落到合同目的不能实现", en: "Match each element to evidence, ending in frustration of purpose" },
          weight: 15,
          needs: ["source", "table"],
        },
        {
          title: { zh: "损失与因果关系", en: "Loss and causation" },
          intent: { zh: "列公式与来源，并回应可预见与减损", en: "Formula and sources; foreseeability and mitigation" },
          weight: 14,
          needs: ["formula"],
          mistake: { zh: "只给一个总数", en: "Giving only a total" },
        },
      ],
    },
    {
      title: { zh: "对抗辩的回应", en: "Answering defences" },
      intent: { zh: "先把对方抗辩说到最强，再找断点", en: "State the defence at its strongest, then find where it breaks" },
      weight: 16,
      needs: ["source"],
      mistake: { zh: "回避最强抗辩", en: "Avoiding the strongest defence" },
    },
    {
      title: { zh: "证据目录与证明目的", en: "Evidence and what it proves" },
      intent: { zh: "一证一目的，注明赛题材料编号", en: "One purpose for each item, with the number in the problem" },
      weight: 10,
      needs: ["table"],
    },
    {
      title: { zh: "结语", en: "Closing" },
      intent: { zh: "回到请求，用一句话重述最强理由", en: "Return to the relief with the strongest reason in one sentence" },
      weight: 6,
    },
  ],
  whyGood: [
    { zh: "结论先行，评委第一分钟就知道主张", en: "Conclusion first: the bench knows the claim within a minute" },
    { zh: "三个争点交代先后关系，论证成链", en: "Three issues in stated order form a chain" },
    { zh: "先把对方抗辩说到最强再击破", en: "Defences are made as strong as possible before they are met" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、诉讼请求与结论先行", en: "Claims and conclusion" } },
    {
      type: "paragraph",
      text: {
        zh: "尊敬的审判长、审判员：原告请求判令解除双方合同、返还已付款项并赔偿损失。我方的结论是：合同已经成立并生效；被告未按约定交付且经催告仍不履行，致使合同目的不能实现，构成根本违约；原告的损失与违约之间存在因果关系，数额可以查明。被告关于不可抗力的抗辩不能成立。",
        en: "May it please the court. The claimant asks the court to rescind the contract, order repayment of sums paid and award damages. Our conclusion is this: a contract was formed and took effect; the respondent failed to deliver as agreed and still did not perform after demand, so that the purpose of the contract could not be achieved, which is fundamental breach; the claimant's loss was caused by that breach and its amount can be ascertained. The defence of force majeure fails.",
      },
    },
    { type: "heading", text: { zh: "二、无争议事实与争点", en: "Agreed facts and issues" } },
    {
      type: "paragraph",
      text: {
        zh: "根据赛题，双方对下列事实没有争议：【待补充：赛题事实编号】。在此基础上，争议集中于三点：其一，双方往来邮件是否构成有效的要约与承诺；其二，被告迟延是否达到使合同目的不能实现的程度；其三，被告所称的供应商停产是否属于不可抗力。三个争点存在先后关系：第一点决定请求权是否成立，第二点决定能否解除，第三点决定能否免责。以下依次论证，每一部分均先陈述规则，再结合证据涵摄，最后得出结论。",
        en: "According to the problem, the following is common ground: 【to fill in: paragraph numbers of the problem】. On that basis three issues are in dispute: whether the parties' emails amount to offer and acceptance; whether the respondent's delay was such that the purpose of the contract could not be achieved; and whether the supplier's stoppage on which the respondent relies is force majeure. They stand in order: the first decides whether there is a claim, the second whether rescission is available, the third whether liability is excluded. We take them in turn, stating the rule, applying it to the evidence and drawing the conclusion.",
      },
    },
  ],
  hardSample: {
    title: { zh: "先强化对方再反驳", en: "Strengthen the other side, then answer" },
    text: {
      zh: "被告最有力的抗辩是：供应商停产因政府命令而起，非其所能预见与避免。我方承认，单就停产而言，被告确实无法阻止。但不可抗力要求的是“不能克服”。赛题显示，停产公告发布至交付期届满之间尚有【待补充：期间】，市场上存在替代货源，被告曾询价而因价格较高放弃。由此可见，障碍并非不能克服，而是克服的成本高于被告愿意承担的程度。成本上升属于商业风险，除非符合情势变更的要件，而被告既未主张，也未在合理期限内请求协商。",
      en: "The respondent's strongest defence is that the supplier stopped under a government order, which it could neither foresee nor avoid. We accept that the stoppage itself was beyond its power. But force majeure also requires that the obstacle cannot be overcome. The problem shows that between the announcement of the stoppage and the end of the delivery period there remained 【to fill in: period】, that other supplies were on the market, and that the respondent asked for a price and declined because it was high. The obstacle could therefore be overcome; the cost was simply more than the respondent was willing to bear. A rise in cost is commercial risk unless the conditions for change of circumstances are met, and the respondent neither pleaded these nor asked to renegotiate within a reasonable time.",
    },
  },
  staged: false,
  checklist: [
    { zh: "每项事实引用赛题编号", en: "Every fact cites the problem" },
    { zh: "法条准确且现行", en: "Provisions are accurate and in force" },
    { zh: "损失计算可由他人复核", en: "Others can check the calculation of loss" },
    { zh: "没有超出赛题的事实", en: "No fact goes beyond the problem" },
    { zh: "页数与格式合规", en: "Length and format comply" },
  ],
  scenes: ["debateSpeech", "contestApply"],
  since: "2026-11-22",
});
