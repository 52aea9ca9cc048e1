import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const farmerCreditSurvey = defineTemplate({
  slug: "farmer-credit-survey",
  kind: "survey",
  discipline: "economics",
  major: { zh: "农村金融", en: "Rural Finance" },
  levels: ["undergraduate", "master"],
  method: "survey",
  length: { default: 5000, min: 3000, max: 10000 },
  numbering: "B",
  title: { zh: "F县农户信贷需求入户调研报告", en: "Household Survey of Rural Credit Demand in County F" },
  pattern: "〔县域〕农户〔主题〕入户调研报告",
  slots: [
    { label: "县域", default: "F县" },
    { label: "主题", default: "信贷需求" },
  ],
  remark: { zh: "入户问到“没去借”的人，才算问到需求", en: "Ask those who never applied" },
  keywords: ["农户", "信贷", "入户调查", "需求识别"],
  bring: ["抽样框与村庄名单", "问卷与录入表", "村干部访谈"],
  outline: [
    {
      title: { zh: "调研设计", en: "Design" },
      intent: "抽样、问卷、培训、质控",
      weight: 16,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "抽样与入户", en: "Sampling" },
          intent: "分层逻辑与替换规则",
          weight: 8,
          needs: ["table"],
          mistake: "由村干部指定受访户",
        },
        { title: { zh: "需求识别的问法", en: "Asking about demand" }, intent: "区分没需求、怕拒、嫌麻烦", weight: 8, needs: ["table"] },
      ],
    },
    { title: { zh: "农户家庭概况", en: "Households" }, intent: "收入来源与大额支出时间", weight: 14, needs: ["table"] },
    {
      title: { zh: "信贷需求与获得", en: "Demand and access" },
      intent: "按需求类型分列",
      weight: 28,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "谁有需求、用来做什么", en: "Who and for what" }, intent: "生产、生活、应急分类", weight: 10, needs: ["figure"] },
        { title: { zh: "申请、获批与被拒", en: "Applications" }, intent: "用漏斗图看在哪一步流失", weight: 9, needs: ["figure"] },
        {
          title: { zh: "未申请者的原因", en: "Why not apply" },
          intent: "引用农户原话",
          weight: 9,
          needs: ["data"],
          mistake: "把未申请等同于无需求",
        },
      ],
    },
    { title: { zh: "供给端的看法", en: "Supply side" }, intent: "信贷员与机构负责人访谈", weight: 18, needs: ["data"] },
    { title: { zh: "对策", en: "Measures" }, intent: "对准漏斗最窄处", weight: 18, mistake: "对策与漏斗无关" },
    { title: { zh: "调研局限", en: "Limits" }, intent: "回忆偏差与敏感问题", weight: 6 },
  ],
  whyGood: ["点破“未申请不等于无需求”，问卷设计有见识", "抽样避开村干部指定，写明替换规则", "用漏斗图定位最窄的环节"],
  opening: [
    { type: "heading", text: "一、调研设计" },
    {
      type: "paragraph",
      text: "关于农户贷款难，常见的做法是统计有多少人申请、多少人获批。这样得到的数字有一个缺口：最需要了解的那些人——有用钱的地方，却从来没有走进过信用社——根本不在申请者名单里。他们可能不知道有这种贷款，可能觉得去了也批不下来，也可能嫌手续麻烦、怕欠人情。把这些人一律算作“没有需求”，会低估真实的缺口。",
    },
    { type: "heading", text: "（一）抽样与入户" },
    {
      type: "paragraph",
      text: "本次调研在F县按地形和收入水平分层，抽取【待补充：村庄数】村庄，再依据村民花名册等距抽取农户，不由村干部指定。遇到外出户，按事先确定的规则替换并登记原因。调查员入户前接受统一培训，重点练习借贷、收入等敏感问题的问法。问卷当晚复核，发现跳答与矛盾次日回访，有效问卷与替换户情况见表1【待补充：数量】。",
    },
  ],
  hardSample: {
    title: "需求识别的问法",
    text: "问卷没有直接询问“您有没有贷款需求”，因为很多人会把需求理解为已经打算去借。我们改为依次提问：过去一段时间有没有因为钱不够而推迟或放弃的事？如果当时有一笔钱，按现行利率、要按时还，您会不会用？有没有去问过？没去问的主要原因是什么？依据回答，把农户分为无需求、有需求并已申请、有需求未申请三类，第三类再按原因细分为不知道、怕被拒、嫌麻烦、不愿担保和其他【待补充：占比】。",
  },
  staged: true,
  checklist: ["抽样过程可复查", "受访者匿名", "金额题有区间核对", "供需两端互相印证", "局限如实"],
  scenes: ["questionnaire", "gwResearch", "summerPracticeReport"],
  since: "2026-11-22",
});
