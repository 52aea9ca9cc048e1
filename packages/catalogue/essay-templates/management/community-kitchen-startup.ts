import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const communityKitchenStartup = defineTemplate({
  slug: "community-kitchen-startup",
  kind: "startup",
  discipline: "management",
  major: { zh: "创业管理", en: "Entrepreneurship" },
  levels: ["undergraduate", "juniorCollege", "any"],
  method: "case",
  length: { default: 7000, min: 4000, max: 15000 },
  numbering: "B",
  title: { zh: "社区早餐厨房创业计划书", en: "Business Plan: A Neighbourhood Breakfast Kitchen" },
  pattern: "〔项目〕创业计划书",
  slots: [{ label: "项目", default: "社区早餐厨房" }],
  remark: { zh: "先证明有人要，再算单店账，最后谈融资", en: "Proof of need, unit economics, then money" },
  keywords: ["创业计划", "单店模型", "市场验证", "财务预测"],
  bring: ["用户访谈与试卖记录", "报价单与租金询价", "许可要求"],
  outline: [
    { title: { zh: "项目概要", en: "Summary" }, intent: "一页说清做什么、凭什么、要什么", weight: 8, mistake: "概要写成广告" },
    {
      title: { zh: "问题与顾客", en: "Problem and customers" },
      intent: "用访谈和观察证明需求",
      weight: 18,
      needs: ["data"],
      children: [
        { title: { zh: "顾客的一个早晨", en: "A customer's morning" }, intent: "画早高峰的时间线", weight: 9, needs: ["figure", "data"] },
        {
          title: { zh: "需求规模估算", en: "Market size" },
          intent: "自下而上算，写明假设",
          weight: 9,
          needs: ["formula"],
          mistake: "拿全国市场乘百分之一",
        },
      ],
    },
    {
      title: { zh: "产品与运营", en: "Product and operations" },
      intent: "从菜单到出餐流程",
      weight: 18,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "菜单与出餐流程", en: "Menu and flow" }, intent: "按分钟画动线", weight: 9, needs: ["figure"] },
        { title: { zh: "食品安全与许可", en: "Safety and permits" }, intent: "列证照、留样、责任险", weight: 9, needs: ["table"] },
      ],
    },
    {
      title: { zh: "竞争与差异", en: "Competition" },
      intent: "与便利店、路边摊、自己做饭比较",
      weight: 14,
      needs: ["table"],
      mistake: "写“没有竞争对手”",
    },
    { title: { zh: "试运营验证", en: "Pilot" }, intent: "记录试卖次数、复购、反馈", weight: 10, needs: ["table", "data"] },
    {
      title: { zh: "财务测算", en: "Finance" },
      intent: "单店模型到盈亏平衡",
      weight: 20,
      needs: ["table", "formula"],
      children: [
        { title: { zh: "单店模型", en: "Unit model" }, intent: "客单、毛利、人工、租金逐项", weight: 10, needs: ["table", "formula"] },
        { title: { zh: "现金流与敏感性", en: "Cash and sensitivity" }, intent: "悲观情形能撑几个月", weight: 10, needs: ["table"] },
      ],
    },
    { title: { zh: "团队、风险与融资", en: "Team, risk, funding" }, intent: "分工、退出、用款计划", weight: 12, needs: ["table"] },
  ],
  whyGood: ["自下而上估算并逐级打折，投资人愿意往下看", "试卖记录先于财务预测", "明说本阶段不追求开店数量", "食品安全与许可单列"],
  opening: [
    { type: "heading", text: "一、项目概要" },
    {
      type: "paragraph",
      text: "我们想做的是一间只卖早餐的社区厨房：面向步行范围内的通勤人群，提供现做、热的、可以边走边吃的早餐，提前一晚下单，早上到点即取。我们相信这件事成立的理由有两条。其一，在【待补充：社区名称】连续多日的早高峰观察和访谈中，不吃早餐的人给出的首要理由不是没有胃口，而是“排队来不及”；其二，早餐品类少、时段集中，只要预订比例足够高，备料和人手就能按单安排，浪费和等待都可以压低。",
    },
    {
      type: "paragraph",
      text: "目前已完成【待补充：次数】次试卖，验证了出餐速度和复购意愿，单店测算见第六部分。本阶段不追求开店数量，希望用一家店跑通预订、备料、出餐和食品安全流程，为此需要启动资金【待补充：金额】，用途和回收计划见第七部分。",
    },
  ],
  hardSample: {
    title: "需求规模怎么算",
    text: "我们没有从全国早餐市场往下推，而是从一个社区往上加。以步行可达范围内的住户数为起点，乘以在外就餐的比例，得到潜在人群；再按访谈中愿意提前下单的比例打折，最后按试卖的实际转化率再打一次折。每一步的取值都写明来源：住户数来自社区公开信息，就餐比例来自问卷，转化率来自试卖记录【待补充：数据】。三次打折之后的数字远小于最初的想象，但它决定了灶台数量和排班人数，是后面所有测算的基础。",
  },
  staged: false,
  checklist: ["假设均有来源", "悲观情形已测算", "证照清单完整", "用款计划到月", "没有虚构合作意向"],
  scenes: ["startupPlan", "bpFull", "businessModel", "financePlan"],
  since: "2026-11-22",
});
