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
  title: { zh: "车险小额理赔服务存在的问题与改进", en: "Improving Small Motor Claims Service" },
  pattern: "〔险种〕〔环节〕服务存在的问题与改进",
  slots: [
    { label: "险种", default: "车险" },
    { label: "环节", default: "小额理赔" },
  ],
  remark: { zh: "从一张查勘单写起，写到一条新流程", en: "From one survey form to a new procedure" },
  keywords: ["车险", "理赔", "查勘", "客户投诉"],
  bring: ["实习记录", "投诉分类统计", "流程图"],
  outline: [
    { title: { zh: "引言", en: "Introduction" }, intent: "交代岗位与选题理由", weight: 10 },
    {
      title: { zh: "小额理赔流程现状", en: "Present procedure" },
      intent: "以时间轴写一案到底",
      weight: 26,
      needs: ["figure"],
      children: [
        {
          title: { zh: "报案、查勘与定损", en: "Report, survey, assessment" },
          intent: "写各步骤时限与责任",
          weight: 13,
          needs: ["table", "figure"],
        },
        {
          title: { zh: "单证收集与赔付", en: "Documents and payment" },
          intent: "列客户要跑几趟",
          weight: 13,
          needs: ["table"],
          mistake: "照抄公司制度",
        },
      ],
    },
    {
      title: { zh: "存在的问题", en: "Problems" },
      intent: "每个问题配一类投诉",
      weight: 30,
      needs: ["table", "data"],
      children: [
        { title: { zh: "单证要求说不清", en: "Unclear documents" }, intent: "用投诉记录说明", weight: 10, needs: ["data"] },
        {
          title: { zh: "定损与修理厂口径不一", en: "Different estimates" },
          intent: "分析价差来源",
          weight: 10,
          needs: ["table"],
          mistake: "把责任全推给修理厂",
        },
        { title: { zh: "进度不可见", en: "Invisible progress" }, intent: "指出客户反复来电的原因", weight: 10, needs: ["data"] },
      ],
    },
    {
      title: { zh: "改进措施", en: "Measures" },
      intent: "具体到表单和话术",
      weight: 26,
      needs: ["table"],
      children: [
        { title: { zh: "一次告知清单", en: "One-time checklist" }, intent: "给出清单样式", weight: 9, needs: ["table"] },
        {
          title: { zh: "线上视频查勘的适用条件", en: "Video survey" },
          intent: "写什么案件不能用",
          weight: 9,
          needs: ["table"],
          mistake: "忽视欺诈风险",
        },
        { title: { zh: "节点短信与回访", en: "Messages and call-backs" }, intent: "写触发条件", weight: 8 },
      ],
    },
    { title: { zh: "结语", en: "Closing" }, intent: "说明推行难点", weight: 8, mistake: "只写展望不谈困难" },
  ],
  whyGood: ["从客户最常问的一句话入手", "一案到底的写法让流程看得见", "改进措施写明适用和禁用条件"],
  opening: [
    { type: "heading", text: "一、引言" },
    {
      type: "paragraph",
      text: "在【待补充：实习机构】车险理赔岗实习的几个月里，笔者接到最多的电话不是报案，而是“我的钱到哪一步了”。这些案件多数金额不大，责任也清楚，按规定几天内就能结案，可是客户往往要跑两三趟：第一次缺行驶证复印件，第二次缺修理发票，第三次才知道银行卡必须是车主本人。案子并不复杂，麻烦出在环节之间。",
    },
    {
      type: "paragraph",
      text: "小额案件占理赔总量的大部分，金额虽小，却最影响客户对保险的看法。本文以笔者实际参与处理的小额案件为材料，按照报案、查勘、定损、收单、赔付的次序梳理现行流程，结合【待补充：期间】的投诉分类，找出耽误时间的环节，并提出几项不需要改动核心系统的改进办法。",
    },
  ],
  hardSample: {
    title: "视频查勘的边界",
    text: "线上视频查勘可以省去路上的时间，但不是所有案件都适合。笔者建议同时满足以下条件才使用：单方事故或责任无争议，仅车辆外观受损，损失金额在规定限额内，车辆仍在现场且能拍到环境特征。出现下列情况应转为现场查勘：夜间偏僻路段出险、同一车辆短期内多次报案、受损部位与碰撞痕迹不符。视频过程中应引导客户拍摄车牌、里程表和周边参照物，并全程留存，具体限额由公司规定【待补充：限额】。",
  },
  staged: false,
  checklist: ["客户信息已脱敏", "投诉分类有统计期间", "流程图与文字一致", "不泄露公司内部标准"],
  scenes: ["internSummary", "complaintReply", "sop"],
  since: "2026-11-22",
});
