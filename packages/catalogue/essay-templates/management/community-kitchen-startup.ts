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
  title: { zh: "社区早餐厨房创业计划书", en: "Business plan: a neighbourhood breakfast kitchen" },
  pattern: { zh: "〔项目〕创业计划书", en: "Business plan: 〔venture〕" },
  slots: [{ label: { zh: "项目", en: "venture" }, default: { zh: "社区早餐厨房", en: "a neighbourhood breakfast kitchen" } }],
  remark: { zh: "先证明有人要，再算单店账，最后谈融资", en: "Proof of need, then unit economics, then money" },
  keywords: [
    { zh: "创业计划", en: "business plan" },
    { zh: "单店模型", en: "unit economics" },
    { zh: "市场验证", en: "market validation" },
    { zh: "财务预测", en: "financial forecast" },
  ],
  bring: [
    { zh: "用户访谈与试卖记录", en: "Customer interviews and trial sales records" },
    { zh: "报价单与租金询价", en: "Quotes and rent enquiries" },
    { zh: "食品经营许可与健康证要求", en: "Food business licence and health certificate requirements" },
    { zh: "成员出资与分工约定", en: "Founders' agreement on shares and roles" },
  ],
  outline: [
    {
      title: { zh: "项目概要", en: "Summary" },
      intent: { zh: "一页说清做什么、凭什么、要什么", en: "What, on what grounds and what is needed, on one page" },
      weight: 8,
      mistake: { zh: "概要写成广告", en: "A summary that reads like an advertisement" },
    },
    {
      title: { zh: "问题与顾客", en: "The problem and the customers" },
      intent: { zh: "用观察与付费行为证明需求，不用“愿意购买”", en: "Prove need by observation and payment, not by stated willingness" },
      weight: 18,
      needs: ["data"],
      children: [
        {
          title: { zh: "顾客的一个早晨", en: "A customer's morning" },
          intent: { zh: "画早高峰时间线，标出放弃早餐的那一刻", en: "A timeline of the rush, marking the moment breakfast is given up" },
          weight: 9,
          needs: ["figure", "data"],
        },
        {
          title: { zh: "需求规模估算", en: "Estimating demand" },
          intent: { zh: "自下而上算，写明假设", en: "Bottom up, with every assumption stated" },
          weight: 9,
          needs: ["formula"],
          mistake: { zh: "拿全国市场乘百分之一", en: "Taking one percent of the national market" },
        },
      ],
    },
    {
      title: { zh: "产品与运营", en: "Product and operations" },
      intent: { zh: "从菜单到出餐，哪一步决定能卖多少份", en: "From menu to serving: which step limits how many are sold" },
      weight: 18,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "菜单与出餐流程", en: "Menu and flow of work" },
          intent: { zh: "按分钟画动线，找出卡住的一步", en: "Movements by the minute, and the step that jams" },
          weight: 9,
          needs: ["figure"],
        },
        {
          title: { zh: "食品安全与许可", en: "Food safety and permits" },
          intent: { zh: "列证照、留样、责任险与办理时间", en: "Licences, retained samples, liability cover and how long they take" },
          weight: 9,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "竞争与差异", en: "Competition and difference" },
      intent: { zh: "与便利店、路边摊、自己做饭逐项比较", en: "Item by item against shops, stalls and cooking at home" },
      weight: 14,
      needs: ["table"],
      mistake: { zh: "写“没有竞争对手”", en: "Claiming to have no competitors" },
    },
    {
      title: { zh: "试运营验证", en: "Pilot" },
      intent: { zh: "记录试卖次数、复购、浪费，也写失败的一次", en: "Trial days, repeat custom, waste, and the one that failed" },
      weight: 10,
      needs: ["table", "data"],
    },
    {
      title: { zh: "财务测算", en: "Financial forecast" },
      intent: { zh: "单店模型到盈亏平衡，再到现金流", en: "From one shop to break-even to cash flow" },
      weight: 20,
      needs: ["table", "formula"],
      children: [
        {
          title: { zh: "单店模型", en: "Unit economics" },
          intent: { zh: "客单、毛利、人工、租金、损耗逐项", en: "Average sale, margin, labour, rent and waste, item by item" },
          weight: 10,
          needs: ["table", "formula"],
        },
        {
          title: { zh: "现金流与敏感性", en: "Cash flow and sensitivity" },
          intent: { zh: "悲观情形能撑几个月，何时止损", en: "How many months a bad case lasts and when to stop" },
          weight: 10,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "团队、风险与融资", en: "Team, risks and funding" },
      intent: { zh: "分工、退出、用款计划与可能失败的原因", en: "Roles, exit, use of funds and how this may fail" },
      weight: 12,
      needs: ["table"],
    },
  ],
  whyGood: [
    { zh: "自下而上估算并逐级打折，投资人愿意往下看", en: "The estimate is built bottom up and discounted at each step" },
    { zh: "试卖记录先于财务预测", en: "Trial sales come before forecasts" },
    { zh: "明说本阶段不追求开店数量", en: "Says that opening many shops is not the aim at this stage" },
    { zh: "食品安全与许可单列", en: "Food safety and permits have a part of their own" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、项目概要", en: "Summary" } },
    {
      type: "paragraph",
      text: {
        zh: "我们想做的是一间只卖早餐的社区厨房：面向步行范围内的通勤人群，提供现做、热的、可以边走边吃的早餐，提前一晚下单，早上到点即取。我们相信这件事成立的理由有两条。其一，在【待补充：社区名称】连续多日的早高峰观察和访谈中，不吃早餐的人给出的首要理由不是没有胃口，而是“排队来不及”；其二，早餐品类少、时段集中，只要预订比例足够高，备料和人手就能按单安排，浪费和等待都可以压低。",
        en: "We want to open a neighbourhood kitchen that sells breakfast only: fresh, hot, fit to be eaten on the way, for commuters within walking distance, ordered the night before and collected on arrival. We believe it can work for two reasons. First, in several days of observation and interviews during the morning rush in 【to fill in: neighbourhood】, the first reason given for going without was not a lack of appetite but “no time to queue”. Second, breakfast has few items and a short window; once enough of it is ordered in advance, ingredients and staff can be planned to the order and both waste and waiting kept down.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "目前已完成【待补充：次数】次试卖，验证了出餐速度和复购意愿，单店测算见第六部分。本阶段不追求开店数量，希望用一家店跑通预订、备料、出餐和食品安全流程，为此需要启动资金【待补充：金额】，用途和回收计划见第七部分。",
        en: "So far 【to fill in: number】 trial sales have tested serving speed and willingness to return; the figures for a single shop are in the part on finance. At this stage the aim is not many shops. With one we hope to get orders, preparation, serving and food safety to work, for which we need starting capital of 【to fill in: amount】; its use and recovery are set out in the last part.",
      },
    },
  ],
  hardSample: {
    title: { zh: "需求规模怎么算", en: "How demand is estimated" },
    text: {
      zh: "我们没有从全国早餐市场往下推，而是从一个社区往上加。以步行可达范围内的住户数为起点，乘以在外就餐的比例，得到潜在人群；再按访谈中愿意提前下单的比例打折，最后按试卖的实际转化率再打一次折。每一步的取值都写明来源：住户数来自社区公开信息，就餐比例来自问卷，转化率来自试卖记录【待补充：数据】。三次打折之后的数字远小于最初的想象，但它决定了灶台数量和排班人数，是后面所有测算的基础。",
      en: "We did not work down from the national breakfast market but up from one neighbourhood. The number of households within walking distance, times the share who eat out, gives the people we might reach. This is discounted by the share of interviewees willing to order ahead, and once more by the conversion seen in trial sales. Each step names its source: households from public information on the neighbourhood, the share eating out from the questionnaire, conversion from trial records 【to fill in: data】. After these discounts the number is far smaller than first imagined, but it decides how many stoves and how many people, and everything after rests on it.",
    },
  },
  staged: true,
  checklist: [
    { zh: "每个假设注明来源", en: "Every assumption names its source" },
    { zh: "悲观情形下的月数已算出", en: "The months a bad case lasts are calculated" },
    { zh: "证照清单含办理时间", en: "The list of permits includes lead times" },
    { zh: "用款计划到月", en: "Use of funds is planned by month" },
    { zh: "合作意向均有书面凭据", en: "Every partner named has agreed in writing" },
  ],
  scenes: ["startupPlan", "bpFull", "businessModel", "financePlan"],
  since: "2026-11-22",
});
