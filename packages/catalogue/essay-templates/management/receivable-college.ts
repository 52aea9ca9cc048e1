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
  title: { zh: "B建材公司应收账款管理现状与改进", en: "Receivables Management at a Small Building-material Firm" },
  pattern: "〔企业〕〔问题〕管理现状与改进",
  slots: [
    { label: "企业", default: "B建材公司" },
    { label: "问题", default: "应收账款" },
  ],
  remark: { zh: "账龄表说话，对策能让出纳明天就用", en: "Ageing tables first, fixes usable tomorrow" },
  keywords: ["应收账款", "账龄", "信用政策", "中小企业"],
  bring: ["实习单位同意书", "脱敏账龄表", "岗位访谈"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "由实习所见引出",
      weight: 10,
      children: [
        { title: { zh: "选题缘由", en: "Why this topic" }, intent: "写在岗位上看到的一件事", weight: 5, needs: ["data"] },
        { title: { zh: "基本概念", en: "Concepts" }, intent: "应收账款、账龄、周转率各一句", weight: 5, needs: ["formula"] },
      ],
    },
    {
      title: { zh: "企业现状", en: "Present state" },
      intent: "全部用脱敏数据",
      weight: 26,
      needs: ["table", "data"],
      children: [
        { title: { zh: "公司与岗位概况", en: "Company and post" }, intent: "业务流程到开票收款", weight: 9, needs: ["figure"] },
        {
          title: { zh: "应收账款规模与账龄结构", en: "Size and ageing" },
          intent: "列账龄表并读出异常",
          weight: 9,
          needs: ["table", "data"],
          mistake: "有表格却没有解读",
        },
        { title: { zh: "现行收款流程", en: "Present process" }, intent: "画流程，标责任人", weight: 8, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "存在的问题与原因", en: "Problems and causes" },
      intent: "一个问题配一个证据一个原因",
      weight: 28,
      children: [
        { title: { zh: "信用审批流于口头", en: "Verbal credit approval" }, intent: "用一笔业务说明", weight: 10, needs: ["data"] },
        { title: { zh: "对账催收不及时", en: "Late reconciliation" }, intent: "指出岗位分工缺口", weight: 9, needs: ["data"] },
        {
          title: { zh: "坏账准备计提随意", en: "Arbitrary provisions" },
          intent: "对照会计制度要求",
          weight: 9,
          needs: ["source"],
          mistake: "问题与数据无关",
        },
      ],
    },
    {
      title: { zh: "改进办法", en: "Improvements" },
      intent: "写成能执行的制度",
      weight: 28,
      needs: ["table"],
      children: [
        { title: { zh: "客户分级与额度表", en: "Credit grades" }, intent: "给出打分项和额度规则", weight: 10, needs: ["table"] },
        {
          title: { zh: "催收时间表与话术", en: "Collection calendar" },
          intent: "按逾期天数写动作",
          weight: 9,
          needs: ["table"],
          mistake: "不区分客户等级一律催",
        },
        {
          title: { zh: "月度对账与考核", en: "Monthly reconciliation" },
          intent: "谁做、何时、交什么",
          weight: 9,
          needs: ["table"],
          mistake: "对策只有“加强管理”",
        },
      ],
    },
    { title: { zh: "结论", en: "Conclusions" }, intent: "说明预期效果与实施难点", weight: 8 },
  ],
  whyGood: ["选题从岗位上的一件小事来，真实", "问题、证据、原因一一对应", "对策写到表格和签字人，能落地"],
  opening: [
    { type: "heading", text: "一、绪论" },
    { type: "heading", text: "（一）选题缘由" },
    {
      type: "paragraph",
      text: "笔者在【待补充：实习单位】财务部实习期间，主要负责整理销售发票和登记往来账。有一次核对客户往来时发现，同一家客户在业务员的本子上已经结清，在财务系统里却还挂着一笔款项，追查后才知道对方付的是另一项工程的货款，双方都没有在单据上注明。类似的情况不止一处：有的客户一边拖欠旧账，一边继续提货；有的款项挂账多年，没有人说得清是否还能收回。",
    },
    {
      type: "paragraph",
      text: "对规模不大的建材企业来说，客户多为工程队，赊销几乎不可避免，应收账款能否按时收回直接关系到下一批材料的进货款。本文以该公司为对象，用脱敏后的账龄数据说明现状，分析问题出在哪个环节，并尝试提出几项不增加人手也能做到的改进办法。",
    },
  ],
  hardSample: {
    title: "客户分级与额度表",
    text: "建议按付款记录、合作年限、工程性质和对账配合度四项给客户打分，每项分三档，合计后分为甲、乙、丙三级。甲级客户可在额度内赊销，乙级客户须先付部分货款，丙级客户现款提货。额度以上年平均月销售额的【待补充：倍数】为上限，由业务员申请、财务复核、经理审批，三方签字后录入系统，超过额度系统自动提示。等级每半年调整一次，出现逾期即降一级。表格只有一页，业务员可以在现场填写，不增加额外岗位。",
  },
  staged: false,
  checklist: ["数据经单位同意并脱敏", "会计制度引用现行版本", "账龄合计与报表一致", "每条对策有责任人"],
  scenes: ["internSummary", "gradSelfEval", "dunningLetter"],
  since: "2026-11-22",
});
