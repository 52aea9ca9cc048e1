import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const insuranceClaimCollege = defineTemplate({
  slug: "insurance-claim-college",
  kind: "thesis",
  discipline: "economics",
  major: { zh: "保险实务", en: "Insurance Practice" },
  levels: ["juniorCollege"],
  method: "case",
  length: { default: 5000, min: 3000, max: 8000 },
  numbering: "B",
  title: { zh: "车险小额理赔服务存在的问题与改进", en: "Problems in small claims service for motor insurance and how to improve it" },
  pattern: { zh: "〔险种〕〔环节〕服务存在的问题与改进", en: "Problems in 〔stage〕 for 〔line〕 and how to improve it" },
  slots: [
    { label: { zh: "险种", en: "line" }, default: { zh: "车险", en: "motor insurance" } },
    { label: { zh: "环节", en: "stage" }, default: { zh: "小额理赔", en: "small claims service" } },
  ],
  remark: { zh: "从一张查勘单写起，写到一条新流程", en: "From one survey form to a new procedure" },
  keywords: [
    { zh: "车险", en: "motor insurance" },
    { zh: "理赔", en: "claims" },
    { zh: "查勘", en: "loss survey" },
    { zh: "客户投诉", en: "customer complaints" },
  ],
  bring: [
    { zh: "实习记录与单位同意", en: "Placement log and the company's consent" },
    { zh: "投诉分类统计及期间", en: "Complaint statistics by type, with period" },
    { zh: "流程图", en: "Flow chart" },
  ],
  outline: [
    {
      title: { zh: "引言", en: "Introduction" },
      intent: { zh: "由客户最常问的一句话交代岗位与选题", en: "Begin with the question customers ask most" },
      weight: 10,
    },
    {
      title: { zh: "小额理赔流程现状", en: "Present procedure for small claims" },
      intent: { zh: "以时间轴写一案到底，标出等待的时段", en: "Follow one claim to the end and mark the waiting" },
      weight: 26,
      needs: ["figure"],
      children: [
        {
          title: { zh: "报案、查勘与定损", en: "Report, survey and assessment" },
          intent: { zh: "写各步骤的时限、责任人与交接单据", en: "Time limits, people responsible and papers handed over" },
          weight: 13,
          needs: ["table", "figure"],
        },
        {
          title: { zh: "单证收集与赔付", en: "Documents and payment" },
          intent: { zh: "列客户要跑几趟、每趟缺什么", en: "How many trips the customer makes and what was missing" },
          weight: 13,
          needs: ["table"],
          mistake: { zh: "照抄公司制度", en: "Copying the company's rules" },
        },
      ],
    },
    {
      title: { zh: "存在的问题", en: "Problems found" },
      intent: { zh: "每个问题配一类投诉和一个发生环节", en: "A type of complaint and a step for each" },
      weight: 30,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "单证要求说不清", en: "Documents not explained" },
          intent: { zh: "用投诉记录说明哪一句话没有说清", en: "Which sentence was never said, from complaint records" },
          weight: 10,
          needs: ["data"],
        },
        {
          title: { zh: "定损与修理厂口径不一", en: "Assessor and garage disagree" },
          intent: { zh: "拆开工时、配件、是否修换三处差异", en: "Labour, parts, repair or replace: where they differ" },
          weight: 10,
          needs: ["table"],
          mistake: { zh: "把责任全推给修理厂", en: "Putting all the blame on garages" },
        },
        {
          title: { zh: "进度不可见", en: "Progress that cannot be seen" },
          intent: { zh: "指出客户反复来电的节点与原因", en: "When and why customers keep ringing" },
          weight: 10,
          needs: ["data"],
        },
      ],
    },
    {
      title: { zh: "改进措施", en: "Measures" },
      intent: { zh: "具体到表单、话术与责任岗位", en: "Down to forms, wording and posts" },
      weight: 26,
      needs: ["table"],
      children: [
        {
          title: { zh: "一次告知清单", en: "Tell the customer everything once" },
          intent: { zh: "给出按案件类型分列的清单样式", en: "A sample checklist by type of claim" },
          weight: 9,
          needs: ["table"],
        },
        {
          title: { zh: "线上视频查勘的适用条件", en: "When a video survey fits" },
          intent: { zh: "写什么案件能用、什么案件不能用", en: "Which claims may use it and which may not" },
          weight: 9,
          needs: ["table"],
          mistake: { zh: "忽视欺诈风险", en: "Overlooking the risk of fraud" },
        },
        {
          title: { zh: "节点短信与回访", en: "Messages and call-backs at each step" },
          intent: { zh: "写触发条件、措辞与不发的情形", en: "Triggers, wording and when not to send" },
          weight: 8,
        },
      ],
    },
    {
      title: { zh: "结语", en: "Closing" },
      intent: { zh: "说明推行难点与怎样衡量见效", en: "What is hard, and how to tell that it works" },
      weight: 8,
      mistake: { zh: "只写展望不谈困难", en: "Only hopes, no difficulties" },
    },
  ],
  whyGood: [
    { zh: "从客户最常问的一句话入手", en: "Enters through the question customers ask most" },
    { zh: "一案到底的写法让流程看得见", en: "Following one claim to the end makes the procedure visible" },
    { zh: "改进措施写明适用和禁用条件", en: "Improvements state where they apply and where they do not" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、引言", en: "Introduction" } },
    {
      type: "paragraph",
      text: {
        zh: "在【待补充：实习机构】车险理赔岗实习的几个月里，笔者接到最多的电话不是报案，而是“我的钱到哪一步了”。这些案件多数金额不大，责任也清楚，按规定几天内就能结案，可是客户往往要跑两三趟：第一次缺行驶证复印件，第二次缺修理发票，第三次才知道银行卡必须是车主本人。案子并不复杂，麻烦出在环节之间。",
        en: "In some months on the motor claims counter of 【to fill in: company】, the calls I took most were not new claims but “Where has my money got to?” Most of these cases were small and liability was clear; by the rules they could be closed within days. Yet customers often came two or three times: first for want of a copy of the vehicle licence, then of a repair invoice, and only at the third visit learnt that the bank card must be the owner's own. The cases were not complicated. The trouble lay between the steps.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "小额案件数量多、金额小，却直接影响客户对保险的看法。本文以笔者实际参与处理的小额案件为材料，按照报案、查勘、定损、收单、赔付的次序梳理现行流程，结合【待补充：期间】的投诉分类，找出耽误时间的环节，并提出几项不需要改动核心系统的改进办法。",
        en: "Small claims are many and low in value, but they shape how customers see insurance. Using small claims I took part in handling, this thesis goes through the present procedure in order, from report, survey and assessment to documents and payment; with the types of complaint received in 【to fill in: period】, it finds the steps that cost time and proposes improvements that leave the core system unchanged.",
      },
    },
  ],
  hardSample: {
    title: { zh: "视频查勘的边界", en: "Limits of the video survey" },
    text: {
      zh: "线上视频查勘可以省去路上的时间，但不是所有案件都适合。笔者建议同时满足以下条件才使用：单方事故或责任无争议，仅车辆外观受损，损失金额在规定限额内，车辆仍在现场且能拍到环境特征。出现下列情况应转为现场查勘：夜间偏僻路段出险、同一车辆短期内多次报案、受损部位与碰撞痕迹不符。视频过程中应引导客户拍摄车牌、里程表和周边参照物，并全程留存，具体限额由公司规定【待补充：限额】。",
      en: "A video survey saves the time on the road but does not suit every claim. I suggest using it only when all of the following hold: a single-vehicle accident or undisputed liability, damage to the outside of the vehicle alone, an amount within the set limit, and the vehicle still on the spot with its surroundings in view. It should give way to a visit when the accident happened at night on a lonely road, when the same vehicle has reported several times within a short period, or when damage does not match the traces of impact. During the call the customer should be guided to show number plate, mileage and landmarks, and everything is recorded; the limit is set by the company 【to fill in: limit】.",
    },
  },
  staged: false,
  checklist: [
    { zh: "客户信息已脱敏", en: "Customers are anonymised" },
    { zh: "投诉分类注明统计期间", en: "Complaint statistics state their period" },
    { zh: "流程图与文字逐步一致", en: "Flow chart and text agree step by step" },
    { zh: "公司未公开的标准没有写入", en: "No unpublished company standard is included" },
  ],
  scenes: ["internSummary", "complaintReply", "sop"],
  since: "2026-11-22",
});
