import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const accountingIntern = defineTemplate({
  slug: "accounting-intern",
  kind: "practice",
  discipline: "management",
  major: { zh: "会计学", en: "Accounting" },
  levels: ["juniorCollege", "undergraduate"],
  method: "case",
  length: { default: 3000, min: 1500, max: 6000 },
  numbering: "B",
  title: { zh: "制造企业财务岗实习报告", en: "Internship report: a finance post at a manufacturing firm" },
  pattern: { zh: "〔单位〕〔岗位〕实习报告", en: "Internship report: 〔post〕 at 〔employer〕" },
  slots: [
    { label: { zh: "单位", en: "employer" }, default: { zh: "制造企业", en: "a manufacturing firm" } },
    { label: { zh: "岗位", en: "post" }, default: { zh: "财务岗", en: "a finance post" } },
  ],
  remark: { zh: "写做过的账，不写背来的概念", en: "The entries I made, not the concepts I memorised" },
  keywords: [
    { zh: "实习报告", en: "internship report" },
    { zh: "财务", en: "finance" },
    { zh: "凭证", en: "vouchers" },
    { zh: "内部控制", en: "internal control" },
  ],
  bring: [
    { zh: "逐日实习日志", en: "A daily log" },
    { zh: "单位鉴定与盖章", en: "The employer's appraisal, stamped" },
    { zh: "脱敏单据样式及单位同意", en: "Anonymised document samples, with consent" },
  ],
  outline: [
    {
      title: { zh: "实习单位与岗位", en: "The firm and my post" },
      intent: { zh: "交代行业、单据流转与我经手的一段", en: "The trade, the flow of documents and the stretch I handled" },
      weight: 12,
    },
    {
      title: { zh: "实习内容", en: "What I did" },
      intent: { zh: "按业务流程写做过的事，不写岗位说明", en: "What I did along the process, not the job description" },
      weight: 40,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "原始凭证审核", en: "Checking source documents" },
          intent: { zh: "写一次退单：缺了什么，能证明什么", en: "One returned document: what was missing and what it would have proved" },
          weight: 14,
          needs: ["data"],
          mistake: { zh: "写成“熟悉了流程”", en: "Writing “became familiar with the process”" },
        },
        {
          title: { zh: "记账与往来核对", en: "Posting and reconciling accounts" },
          intent: { zh: "写一次对不上账的查找，步骤按先后", en: "One account that would not agree, and the search step by step" },
          weight: 13,
          needs: ["data"],
        },
        {
          title: { zh: "月末结账", en: "Month-end closing" },
          intent: { zh: "画结账清单和时间顺序，标出我负责的项", en: "The closing checklist in order, with my items marked" },
          weight: 13,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "发现的问题", en: "Problems I saw" },
      intent: { zh: "只写亲眼见到的控制缺口，注意分寸", en: "Gaps in control seen at first hand, put with tact" },
      weight: 18,
      mistake: { zh: "泄露单位商业信息", en: "Giving away the firm's business information" },
    },
    {
      title: { zh: "收获与不足", en: "What I gained and lack" },
      intent: { zh: "用一件事说明一个能力", en: "One event to show one skill" },
      weight: 20,
      mistake: { zh: "感想空泛没有事例", en: "Empty impressions without an example" },
    },
    {
      title: { zh: "后续打算", en: "Next steps" },
      intent: { zh: "列三项要补的知识，各写怎样补", en: "Three things to learn, and how" },
      weight: 10,
    },
  ],
  whyGood: [
    {
      zh: "用退单、对账两件小事写出专业能力的变化",
      en: "Two small matters, a returned slip and a reconciliation, show professional growth",
    },
    { zh: "问题部分有分寸，不泄密", en: "Problems are reported with tact and no secrets" },
    { zh: "收获落在“这张纸能证明什么”的认识上", en: "What was gained comes down to one question: what can this paper prove?" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、实习单位与岗位", en: "The firm and my post" } },
    {
      type: "paragraph",
      text: {
        zh: "实习单位是一家生产【待补充：产品】的中小型制造企业，财务部分为成本、往来和出纳三个岗位。我在带教老师的指导下主要协助往来会计，工位就在开票窗口后面，每天最先接触到的是司机和业务员递进来的送货单。",
        en: "I was placed with a small to medium-sized manufacturer of 【to fill in: product】, whose finance department has three posts: costs, accounts with customers and suppliers, and cash. Under my supervisor I mainly helped with the second. My seat was behind the invoicing window, and the first things to reach me each day were the delivery notes handed in by drivers and sales staff.",
      },
    },
    { type: "heading", text: { zh: "二、实习内容", en: "What I did" } },
    { type: "heading", text: { zh: "（一）原始凭证审核", en: "Checking source documents" } },
    {
      type: "paragraph",
      text: {
        zh: "刚到岗时，我以为审核凭证就是看金额对不对。第一周，我放过了一张送货单，数量、单价、金额都没有错，带教老师却把它退了回去：签收栏里只有一个姓，没有日期。老师说，如果对方以后不认账，这张单子就证明不了货什么时候交的、交给了谁。那天下午我把当月的送货单重新翻了一遍，又找出【待补充：张数】类似的单子，按业务员分类退回补签。从那以后，我在审核时会先问一句：这张纸能证明什么事实，缺了哪一项就证明不了。",
        en: "When I began, I thought that checking a document meant checking the amount. In the first week I let a delivery note through: quantity, price and total were all correct. My supervisor sent it back. In the space for receipt there was only a surname and no date. If the customer denies it later, she said, this note cannot prove when the goods were delivered or to whom. That afternoon I went through the month's notes again, found 【to fill in: number】 more of the kind, sorted them by salesperson and returned them to be signed. Since then I have begun every check with a question: what fact does this paper prove, and what is missing if it does not?",
      },
    },
  ],
  hardSample: {
    title: { zh: "一次对账的经过", en: "One reconciliation" },
    text: {
      zh: "月末核对一家客户的往来余额，我方账面比对方少一笔。我先核对发票，全部已入账；再核对收款，银行回单也一致；最后把对方的对账明细逐行打勾，才发现差额来自一张已开票、已退货但没有开红字发票的业务：对方已经冲减，我们没有。查清后由业务员补办退货手续，开具红字发票，差额消除。这件事让我明白，对账不是比两个数，而是比两套业务是否走完，差异金额【待补充：脱敏处理】只是线索。",
      en: "Reconciling a customer's balance at the month end, I found our books one item short of theirs. I checked the invoices first: all were entered. Then receipts: the bank slips agreed. At last I ticked off the customer's statement line by line and found that the difference came from goods invoiced and returned for which no credit invoice had been issued: they had reduced the balance, we had not. The salesperson completed the return, the credit invoice was issued and the difference disappeared. I learnt that reconciling does not compare two numbers but asks whether two records of business have run their full course; the amount 【to fill in: anonymised】 is only a clue.",
    },
  },
  staged: true,
  checklist: [
    { zh: "单位名称与数据已脱敏", en: "Firm and figures are anonymised" },
    { zh: "正文事例能在日志中找到日期", en: "Every event can be dated in the log" },
    { zh: "鉴定意见与盖章齐全", en: "Appraisal and stamp are in place" },
    { zh: "没有照抄岗位说明的段落", en: "No passage copies the job description" },
  ],
  scenes: ["internSummary", "internWeekly", "gradSelfEval"],
  since: "2026-11-22",
});
