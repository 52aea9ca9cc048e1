import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const receivableCollege = defineTemplate({
  slug: "receivable-college",
  kind: "thesis",
  discipline: "management",
  major: { zh: "大数据与会计", en: "Big Data and Accounting" },
  levels: ["juniorCollege"],
  method: "case",
  length: { default: 5500, min: 3000, max: 8000 },
  numbering: "B",
  title: {
    zh: "B建材公司应收账款管理现状与改进",
    en: "Managing receivables at a small building-materials firm: present practice and improvement",
  },
  pattern: { zh: "〔企业〕〔问题〕管理现状与改进", en: "〔issue〕 at 〔company〕: present practice and improvement" },
  slots: [
    { label: { zh: "企业", en: "company" }, default: { zh: "B建材公司", en: "a small building-materials firm" } },
    { label: { zh: "问题", en: "issue" }, default: { zh: "应收账款", en: "Managing receivables" } },
  ],
  remark: { zh: "账龄表说话，对策能让出纳明天就用", en: "Let the ageing table speak; fixes a cashier can use tomorrow" },
  keywords: [
    { zh: "应收账款", en: "receivables" },
    { zh: "账龄", en: "ageing analysis" },
    { zh: "信用政策", en: "credit policy" },
    { zh: "中小企业", en: "small business" },
  ],
  bring: [
    { zh: "实习单位书面同意", en: "The firm's written consent" },
    { zh: "脱敏账龄表与对账单", en: "Anonymised ageing table and statements" },
    { zh: "岗位访谈记录", en: "Notes of talks with staff" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "由实习所见的一笔账引出问题", en: "Begin with one account seen on placement" },
      weight: 10,
      children: [
        {
          title: { zh: "选题缘由", en: "Why this topic" },
          intent: { zh: "写在岗位上看到的一件事及其后果", en: "One thing seen at work and what came of it" },
          weight: 5,
          needs: ["data"],
        },
        {
          title: { zh: "基本概念", en: "Basic concepts" },
          intent: { zh: "应收账款、账龄、周转率各一句，写清算式", en: "Receivable, ageing and turnover in a sentence each, with formulas" },
          weight: 5,
          needs: ["formula"],
        },
      ],
    },
    {
      title: { zh: "企业现状", en: "Present state of the firm" },
      intent: { zh: "全部用脱敏数据，注明截止日", en: "Anonymised data throughout, with the cut-off date" },
      weight: 26,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "公司与岗位概况", en: "The firm and my post" },
          intent: { zh: "从签约、发货到开票收款的单据流", en: "Documents from contract and delivery to invoice and cash" },
          weight: 9,
          needs: ["figure"],
        },
        {
          title: { zh: "应收账款规模与账龄结构", en: "Receivables and ageing structure" },
          intent: { zh: "列账龄表，指出哪一段异常、牵涉哪类客户", en: "Which band is unusual and which customers it involves" },
          weight: 9,
          needs: ["table", "data"],
          mistake: { zh: "有表格却没有解读", en: "A table with no reading of it" },
        },
        {
          title: { zh: "现行收款流程", en: "Present collection process" },
          intent: { zh: "画流程，标责任人与空白交接处", en: "Draw it, with people responsible and handovers nobody owns" },
          weight: 8,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "存在的问题与原因", en: "Problems and causes" },
      intent: { zh: "一个问题配一个证据一个原因", en: "One piece of evidence and one cause for each problem" },
      weight: 28,
      children: [
        {
          title: { zh: "信用审批流于口头", en: "Credit approved by word of mouth" },
          intent: { zh: "用一笔业务说明口头承诺怎样变成坏账", en: "Follow one deal from promise to bad debt" },
          weight: 10,
          needs: ["data"],
        },
        {
          title: { zh: "对账催收不及时", en: "Late reconciliation and collection" },
          intent: { zh: "指出业务与财务之间没有人负责的一步", en: "The step between sales and finance that nobody owns" },
          weight: 9,
          needs: ["data"],
        },
        {
          title: { zh: "坏账准备计提随意", en: "Arbitrary provisions for bad debts" },
          intent: { zh: "对照适用的会计准则，看计提依据是否留痕", en: "Against the standard that applies, are grounds documented" },
          weight: 9,
          needs: ["source"],
          mistake: { zh: "问题与数据无关", en: "Problems unrelated to the data" },
        },
      ],
    },
    {
      title: { zh: "改进办法", en: "Improvements" },
      intent: { zh: "写成能执行的制度，不增加岗位", en: "Rules that can be carried out with no extra staff" },
      weight: 28,
      needs: ["table"],
      children: [
        {
          title: { zh: "客户分级与额度表", en: "Grading customers and setting limits" },
          intent: { zh: "给出打分项和额度规则", en: "Scoring items and rules for limits" },
          weight: 10,
          needs: ["table"],
        },
        {
          title: { zh: "催收时间表与话术", en: "Collection calendar and wording" },
          intent: { zh: "按等级和逾期天数写动作与话术", en: "Actions and wording by grade and days overdue" },
          weight: 9,
          needs: ["table"],
          mistake: { zh: "不区分客户等级一律催", en: "Chasing every customer alike" },
        },
        {
          title: { zh: "月度对账与考核", en: "Monthly reconciliation and appraisal" },
          intent: { zh: "谁做、何时、交什么", en: "Who does it, when, and what is handed in" },
          weight: 9,
          needs: ["table"],
          mistake: { zh: "对策只有“加强管理”", en: "Measures that only “strengthen management”" },
        },
      ],
    },
    {
      title: { zh: "结论", en: "Conclusions" },
      intent: { zh: "说明预期效果怎样衡量、推行难在哪里", en: "How the effect is measured and what is hard about it" },
      weight: 8,
    },
  ],
  whyGood: [
    { zh: "选题从岗位上的一件小事来，真实", en: "The topic comes from a small thing at work and is real" },
    { zh: "问题、证据、原因一一对应", en: "Problem, evidence and cause correspond one to one" },
    { zh: "对策写到表格和签字人，能落地", en: "Measures go down to the form and who signs it" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、绪论", en: "Introduction" } },
    { type: "heading", text: { zh: "（一）选题缘由", en: "Why this topic" } },
    {
      type: "paragraph",
      text: {
        zh: "笔者在【待补充：实习单位】财务部实习期间，主要负责整理销售发票和登记往来账。有一次核对客户往来时发现，同一家客户在业务员的本子上已经结清，在财务系统里却还挂着一笔款项，追查后才知道对方付的是另一项工程的货款，双方都没有在单据上注明。类似的情况不止一处：有的客户一边拖欠旧账，一边继续提货；有的款项挂账多年，没有人说得清是否还能收回。",
        en: "On placement in the finance department of 【to fill in: firm】, I mainly sorted sales invoices and posted customer accounts. Once, checking balances, I found a customer whose account was settled in the salesman's notebook but still open in the system. It turned out that the payment had been for another building project and that neither side had said so on the slip. This was not the only case. Some customers owed old bills and went on collecting goods; some amounts had stood for years and nobody could say whether they would ever come in.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "对规模不大的建材企业来说，客户多为工程队，赊销几乎不可避免，应收账款能否按时收回直接关系到下一批材料的进货款。本文以该公司为对象，用脱敏后的账龄数据说明现状，分析问题出在哪个环节，并尝试提出几项不增加人手也能做到的改进办法。",
        en: "A small building-materials firm sells mostly to contractors and can hardly avoid credit; whether receivables come in on time decides whether the next load of material can be paid for. Taking this firm as its subject, this thesis describes the present state with anonymised ageing data, finds at which step the problems arise and proposes several improvements that need no extra staff.",
      },
    },
  ],
  hardSample: {
    title: { zh: "客户分级与额度表", en: "Customer grades and limits" },
    text: {
      zh: "建议按付款记录、合作年限、工程性质和对账配合度四项给客户打分，每项分三档，合计后分为甲、乙、丙三级。甲级客户可在额度内赊销，乙级客户须先付部分货款，丙级客户现款提货。额度以上年平均月销售额的【待补充：倍数】为上限，由业务员申请、财务复核、经理审批，三方签字后录入系统，超过额度系统自动提示。等级每半年调整一次，出现逾期即降一级。表格只有一页，业务员可以在现场填写，不增加额外岗位。",
      en: "Customers are scored on payment record, years of dealing, type of project and readiness to reconcile, each in three steps; the totals make grades A, B and C. Grade A may buy on credit up to a limit, B pays part in advance, C pays on collection. The limit is 【to fill in: multiple】 of last year's average monthly sales; the salesman applies, finance checks, the manager approves, and with three signatures it goes into the system, which warns when it is exceeded. Grades are reviewed every half-year and drop by one after an overdue payment. The form is a single page that sales staff can fill in on site, and no post is added.",
    },
  },
  staged: true,
  checklist: [
    { zh: "单位书面同意、数据已脱敏", en: "Consent is in writing and data anonymised" },
    { zh: "会计准则引用适用的现行版本", en: "The accounting standard cited applies and is current" },
    { zh: "账龄合计与报表一致", en: "Ageing totals agree with the accounts" },
    { zh: "每条对策有责任人和表单", en: "Every measure has a person responsible and a form" },
  ],
  scenes: ["internSummary", "gradSelfEval", "dunningLetter"],
  since: "2026-11-22",
});
