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
  title: { zh: "制造企业财务岗实习报告", en: "Internship Report: A Finance Post in a Manufacturing Firm" },
  pattern: "〔单位〕〔岗位〕实习报告",
  slots: [
    { label: "单位", default: "制造企业" },
    { label: "岗位", default: "财务岗" },
  ],
  remark: { zh: "写做过的账，不写背来的概念", en: "The entries I made, not the textbook" },
  keywords: ["实习报告", "财务", "凭证", "内部控制"],
  bring: ["实习日志", "单位鉴定与盖章", "脱敏单据样式"],
  outline: [
    { title: { zh: "实习单位与岗位", en: "Firm and post" }, intent: "交代行业、流程、我的工位", weight: 12 },
    {
      title: { zh: "实习内容", en: "What I did" },
      intent: "按业务流程写做过的事",
      weight: 40,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "原始凭证审核", en: "Checking vouchers" },
          intent: "写一次退单的经过",
          weight: 14,
          needs: ["data"],
          mistake: "写成“熟悉了流程”",
        },
        { title: { zh: "记账与往来核对", en: "Booking and reconciliation" }, intent: "写一次对不上账的查找", weight: 13, needs: ["data"] },
        { title: { zh: "月末结账", en: "Month end" }, intent: "画结账清单和时间顺序", weight: 13, needs: ["figure"] },
      ],
    },
    { title: { zh: "发现的问题", en: "Problems I saw" }, intent: "只写亲眼见到的，注意分寸", weight: 18, mistake: "泄露单位商业信息" },
    { title: { zh: "收获与不足", en: "Gains and gaps" }, intent: "用一件事说明一个能力", weight: 20, mistake: "感想空泛没有事例" },
    { title: { zh: "后续打算", en: "Next steps" }, intent: "列三项要补的知识", weight: 10 },
  ],
  whyGood: ["用退单、对账两件小事写出专业能力的变化", "问题部分有分寸，不泄密", "收获落在“这张纸能证明什么”的认识上"],
  opening: [
    { type: "heading", text: "一、实习单位与岗位" },
    {
      type: "paragraph",
      text: "实习单位是一家生产【待补充：产品】的中小型制造企业，财务部分为成本、往来和出纳三个岗位。我在带教老师的指导下主要协助往来会计，工位就在开票窗口后面，每天最先接触到的是司机和业务员递进来的送货单。",
    },
    { type: "heading", text: "二、实习内容" },
    { type: "heading", text: "（一）原始凭证审核" },
    {
      type: "paragraph",
      text: "刚到岗时，我以为审核凭证就是看金额对不对。第一周，我放过了一张送货单，数量、单价、金额都没有错，带教老师却把它退了回去：签收栏里只有一个姓，没有日期。老师说，如果对方以后不认账，这张单子就证明不了货什么时候交的、交给了谁。那天下午我把当月的送货单重新翻了一遍，又找出【待补充：张数】类似的单子，按业务员分类退回补签。从那以后，我在审核时会先问一句：这张纸能证明什么事实，缺了哪一项就证明不了。",
    },
  ],
  hardSample: {
    title: "一次对账的经过",
    text: "月末核对一家客户的往来余额，我方账面比对方少一笔。我先核对发票，全部已入账；再核对收款，银行回单也一致；最后把对方的对账明细逐行打勾，才发现差额来自一张已开票、已退货但没有开红字发票的业务：对方已经冲减，我们没有。查清后由业务员补办退货手续，开具红字发票，差额消除。这件事让我明白，对账不是比两个数，而是比两套业务是否走完，差异金额【待补充：脱敏处理】只是线索。",
  },
  staged: false,
  checklist: ["单位名称与数据脱敏", "日志日期对得上", "鉴定意见与盖章齐全", "没有照抄岗位说明"],
  scenes: ["internSummary", "internWeekly", "gradSelfEval"],
  since: "2026-11-22",
});
