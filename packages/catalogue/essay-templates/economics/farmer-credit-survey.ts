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
  title: { zh: "F县农户信贷需求入户调研报告", en: "Household survey report: rural credit demand in County F" },
  pattern: { zh: "〔县域〕农户〔主题〕入户调研报告", en: "Household survey report: 〔topic〕 in 〔county〕" },
  slots: [
    { label: { zh: "县域", en: "county" }, default: { zh: "F县", en: "County F" } },
    { label: { zh: "主题", en: "topic" }, default: { zh: "信贷需求", en: "rural credit demand" } },
  ],
  remark: { zh: "入户问到“没去借”的人，才算问到需求", en: "Ask those who never applied, and demand comes into view" },
  keywords: [
    { zh: "农户", en: "rural households" },
    { zh: "信贷", en: "credit" },
    { zh: "入户调查", en: "household survey" },
    { zh: "需求识别", en: "identifying demand" },
  ],
  bring: [
    { zh: "抽样框与村庄名单", en: "Sampling frame and list of villages" },
    { zh: "问卷、录入表与调查员培训记录", en: "Questionnaire, entry form and interviewers' training record" },
    { zh: "受访者知情同意", en: "Respondents' informed consent" },
    { zh: "村干部与信贷员访谈", en: "Interviews with village officials and loan officers" },
  ],
  outline: [
    {
      title: { zh: "调研设计", en: "Survey design" },
      intent: { zh: "抽样、问卷、培训、质控", en: "Sampling, questions, training and quality control" },
      weight: 16,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "抽样与入户", en: "Sampling and visits" },
          intent: { zh: "分层逻辑、抽取方法与替换规则", en: "Strata, selection and rules of replacement" },
          weight: 8,
          needs: ["table"],
          mistake: { zh: "由村干部指定受访户", en: "Letting village officials choose households" },
        },
        {
          title: { zh: "需求识别的问法", en: "Asking about demand" },
          intent: { zh: "用情景题区分没需求、怕拒、嫌麻烦", en: "Scenario questions to tell no demand, fear of refusal and bother apart" },
          weight: 8,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "农户家庭概况", en: "The households" },
      intent: { zh: "收入来源与大额支出时间，找出缺钱的月份", en: "Income, timing of large expenses and the months short of money" },
      weight: 14,
      needs: ["table"],
    },
    {
      title: { zh: "信贷需求与获得", en: "Demand for and access to credit" },
      intent: { zh: "按需求类型分列，写明每一步的分母", en: "By type of demand, with the denominator at each step" },
      weight: 28,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "谁有需求、用来做什么", en: "Who needs it and for what" },
          intent: { zh: "生产、生活、应急分类，比较金额与期限", en: "Production, living, emergency: sums and terms" },
          weight: 10,
          needs: ["figure"],
        },
        {
          title: { zh: "申请、获批与被拒", en: "Applied, granted, refused" },
          intent: { zh: "用漏斗图看在哪一步流失", en: "A funnel that shows where households drop out" },
          weight: 9,
          needs: ["figure"],
        },
        {
          title: { zh: "未申请者的原因", en: "Why others did not apply" },
          intent: { zh: "引用农户原话，按原因归类并给出占比", en: "In the farmers' own words, sorted by reason with shares" },
          weight: 9,
          needs: ["data"],
          mistake: { zh: "把未申请等同于无需求", en: "Taking no application for no demand" },
        },
      ],
    },
    {
      title: { zh: "供给端的看法", en: "The lenders' view" },
      intent: { zh: "信贷员与机构负责人怎样解释同一处流失", en: "How lenders account for the same drop-out" },
      weight: 18,
      needs: ["data"],
    },
    {
      title: { zh: "对策", en: "Recommendations" },
      intent: { zh: "对准漏斗最窄处，写明由谁做", en: "Aimed at the narrowest point, with who acts" },
      weight: 18,
      mistake: { zh: "对策与漏斗无关", en: "Measures unrelated to the funnel" },
    },
    {
      title: { zh: "调研局限", en: "Limits of the survey" },
      intent: { zh: "回忆偏差与敏感问题的可能方向", en: "Recall and sensitive questions: which way they may bias" },
      weight: 6,
    },
  ],
  whyGood: [
    { zh: "点破“未申请不等于无需求”，问卷设计有见识", en: "Points out that not applying is not the same as not needing" },
    { zh: "抽样避开村干部指定，写明替换规则", en: "Sampling avoids officials' choice and states rules of replacement" },
    { zh: "用漏斗图定位最窄的环节", en: "A funnel locates the narrowest step" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、调研设计", en: "Survey design" } },
    {
      type: "paragraph",
      text: {
        zh: "关于农户贷款难，常见的做法是统计有多少人申请、多少人获批。这样得到的数字有一个缺口：最需要了解的那些人——有用钱的地方，却从来没有走进过信用社——根本不在申请者名单里。他们可能不知道有这种贷款，可能觉得去了也批不下来，也可能嫌手续麻烦、怕欠人情。把这些人一律算作“没有需求”，会低估真实的缺口。",
        en: "On the difficulty farmers have with loans, the usual way is to count how many applied and how many were granted. The numbers have a gap. Those one would most want to know about, people with a use for money who have never set foot in a credit union, are not on the list of applicants at all. They may not know of the loan, may think that they would be refused, may find the papers too much trouble or fear owing favours. To count all of them as having no demand underestimates the true shortfall.",
      },
    },
    { type: "heading", text: { zh: "（一）抽样与入户", en: "Sampling and visits" } },
    {
      type: "paragraph",
      text: {
        zh: "本次调研在F县按地形和收入水平分层，抽取【待补充：村庄数】村庄，再依据村民花名册等距抽取农户，不由村干部指定。遇到外出户，按事先确定的规则替换并登记原因。调查员入户前接受统一培训，重点练习借贷、收入等敏感问题的问法。问卷当晚复核，发现跳答与矛盾次日回访，有效问卷与替换户情况见表1【待补充：数量】。",
        en: "Villages in County F were stratified by terrain and income and 【to fill in: number of villages】 were drawn; households were then taken at equal intervals from the village register, not named by village officials. Households away were replaced by rules fixed beforehand and the reason noted. Interviewers were trained together, above all in asking about borrowing and income. Questionnaires were checked the same evening and skipped or contradictory answers followed up next day; valid and replaced households are given in the first table 【to fill in: numbers】.",
      },
    },
  ],
  hardSample: {
    title: { zh: "需求识别的问法", en: "Asking about demand" },
    text: {
      zh: "问卷没有直接询问“您有没有贷款需求”，因为很多人会把需求理解为已经打算去借。我们改为依次提问：过去一段时间有没有因为钱不够而推迟或放弃的事？如果当时有一笔钱，按现行利率、要按时还，您会不会用？有没有去问过？没去问的主要原因是什么？依据回答，把农户分为无需求、有需求并已申请、有需求未申请三类，第三类再按原因细分为不知道、怕被拒、嫌麻烦、不愿担保和其他【待补充：占比】。",
      en: "The questionnaire does not ask “Do you need a loan?”, since many people take need to mean that they already plan to borrow. It asks in turn: Was there anything recently that you put off or gave up for lack of money? Had there been a sum at the current rate, to be repaid on time, would you have used it? Did you ask for one? If not, what was the main reason? Households then fall into no demand, demand with application, and demand without, and the last is divided by reason: did not know, feared refusal, too much trouble, unwilling to find a guarantor, other 【to fill in: shares】.",
    },
  },
  staged: true,
  checklist: [
    { zh: "抽样与替换逐户有记录", en: "Selection and replacement are recorded for each household" },
    { zh: "受访者匿名并知情同意", en: "Respondents are anonymous and consented" },
    { zh: "金额题有区间核对", en: "Sums are checked against ranges" },
    { zh: "供需两端互相印证", en: "Demand and supply sides are compared" },
    { zh: "每个百分比注明分母", en: "Every percentage states its denominator" },
  ],
  scenes: ["questionnaire", "gwResearch", "summerPracticeReport"],
  since: "2026-11-22",
});
