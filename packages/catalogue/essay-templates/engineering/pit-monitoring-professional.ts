import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const pitMonitoringProfessional = defineTemplate({
  slug: "pit-monitoring-professional",
  kind: "professional",
  discipline: "engineering",
  major: { zh: "土木工程", en: "Civil Engineering" },
  levels: ["any"],
  method: "case",
  length: { default: 4500, min: 3000, max: 8000 },
  numbering: "B",
  title: { zh: "紧邻地铁的深基坑施工变形控制", en: "Deformation control of a deep excavation beside a metro line" },
  pattern: { zh: "〔环境〕的〔工程〕施工变形控制", en: "Deformation control of 〔works〕 〔surroundings〕" },
  slots: [
    { label: { zh: "环境", en: "surroundings" }, default: { zh: "紧邻地铁", en: "beside a metro line" } },
    { label: { zh: "工程", en: "works" }, default: { zh: "深基坑", en: "a deep excavation" } },
  ],
  remark: { zh: "职称论文：难点、措施、数据、体会四段到底", en: "Difficulty, measure, data, lesson" },
  keywords: [
    { zh: "深基坑", en: "deep excavation" },
    { zh: "监测", en: "monitoring" },
    { zh: "支护", en: "retaining structure" },
    { zh: "变形控制", en: "deformation control" },
    { zh: "职称论文", en: "professional paper" },
  ],
  bring: [
    { zh: "监测日报", en: "daily monitoring reports" },
    { zh: "施工方案与专家意见", en: "construction plan and expert opinions" },
    { zh: "现场照片", en: "site photographs" },
  ],
  outline: [
    {
      title: { zh: "引言", en: "Introduction" },
      intent: { zh: "一段话交代工程难在哪里、本文贡献什么", en: "One paragraph: the difficulty and what this paper adds" },
      weight: 8,
    },
    {
      title: { zh: "工程概况与难点", en: "Project and difficulty" },
      intent: { zh: "地质、周边、保护要求落到控制值", en: "Ground, surroundings, protection, down to limits" },
      weight: 16,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "地质与水文条件", en: "Ground and groundwater" },
          intent: { zh: "指出对变形最不利的土层与原因", en: "Which layer is worst for deformation, and why" },
          weight: 8,
          needs: ["table"],
        },
        {
          title: { zh: "周边环境与控制标准", en: "Surroundings and limits" },
          intent: { zh: "列保护对象与报警值来源", en: "What is protected and where alarms come from" },
          weight: 8,
          needs: ["table"],
          mistake: { zh: "报警值不注依据", en: "Alarm values without grounds" },
        },
      ],
    },
    {
      title: { zh: "变形控制关键技术", en: "Key techniques" },
      intent: { zh: "每项措施对应一个难点，写清谁定谁做", en: "One measure for one difficulty: who decided, who did" },
      weight: 34,
      needs: ["figure"],
      children: [
        {
          title: { zh: "支护体系与分区开挖", en: "Retaining system and zoned excavation" },
          intent: { zh: "分区大小、先后怎样利用时空效应", en: "How size and order of zones use time and space" },
          weight: 12,
          needs: ["figure"],
        },
        {
          title: { zh: "支撑轴力伺服补偿", en: "Servo compensation of strut forces" },
          intent: { zh: "写触发条件和操作流程", en: "Trigger and procedure" },
          weight: 11,
          needs: ["figure"],
          mistake: { zh: "措施写成教科书条文", en: "Measures that read like a textbook" },
        },
        {
          title: { zh: "降水与回灌", en: "Dewatering and recharge" },
          intent: { zh: "水位控制目标与停泵条件", en: "Target level, and when pumps stop" },
          weight: 11,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "监测结果与分析", en: "Monitoring results" },
      intent: { zh: "曲线配工况说明每个拐点", en: "Curves with stages explain each turn" },
      weight: 26,
      needs: ["figure", "data"],
      children: [
        {
          title: { zh: "支护与隧道变形", en: "Movement of wall and tunnel" },
          intent: { zh: "对照预测值与实测值，说差在哪", en: "Predicted and measured, and where they part" },
          weight: 13,
          needs: ["figure", "data"],
          mistake: { zh: "只列最终值，没有过程曲线", en: "Final values only, no curve over time" },
        },
        {
          title: { zh: "一次异常的处置", en: "Handling one alarm" },
          intent: { zh: "按发现、研判、处置、复盘写", en: "Found, judged, handled, reviewed" },
          weight: 13,
          needs: ["data"],
        },
      ],
    },
    {
      title: { zh: "经济与社会效果", en: "Effects" },
      intent: { zh: "用工期、费用与投诉记录，不用形容词", en: "Schedule, cost and complaints, no adjectives" },
      weight: 10,
      needs: ["table"],
    },
    {
      title: { zh: "结语", en: "Closing" },
      intent: { zh: "提炼可推广的条件，指明不适用处", en: "Conditions for use elsewhere, and where it does not apply" },
      weight: 6,
    },
  ],
  whyGood: [
    { zh: "难点与措施一一对应，评审能看到作者的贡献", en: "Each measure answers a difficulty, so the author's part shows" },
    { zh: "异常处置写得具体，这是职称论文最有说服力的部分", en: "The alarm is told in detail, the most convincing part of such a paper" },
    { zh: "效果用监测曲线和工期记录说明，不喊口号", en: "Effects rest on curves and records, not slogans" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、引言", en: "1 Introduction" } },
    {
      type: "paragraph",
      text: {
        zh: "在既有地铁隧道旁开挖深基坑，难处不在于把土挖出来，而在于挖土的同时让隧道几乎感觉不到。【待补充：工程名称】基坑与运营隧道最近处净距仅【待补充：数值】，开挖面又处于软土层，支护结构的任何变形都会传递过去。本文结合笔者担任【待补充：岗位】期间的施工管理实践，介绍该工程采取的变形控制措施、监测结果以及一次报警的处置过程，供类似工程参考。",
        en: "The difficulty of digging beside a running metro tunnel is not getting the soil out but doing so while the tunnel hardly notices. At its closest, the excavation of 【to fill in: project】 is only 【to fill in: distance】 from the tunnel, in soft ground, and any movement of the retaining structure is passed on. Drawing on my work as 【to fill in: post】 on the project, this paper presents the measures taken to control deformation, the results of monitoring, and how one alarm was handled, for the reference of similar works.",
      },
    },
    { type: "heading", text: { zh: "二、工程概况与难点", en: "2 Project and difficulty" } },
    { type: "heading", text: { zh: "（一）地质与水文条件", en: "1.1 Ground and groundwater" } },
    {
      type: "paragraph",
      text: {
        zh: "场地自上而下分布填土、淤泥质土、粉砂和【待补充：下卧层】，其中淤泥质土灵敏度高，扰动后强度降低明显，是坑底隆起与围护侧移的主要来源；粉砂层含承压水，降压井运行时间越长，坑外沉降越难控制。两层土的不利作用叠加，要求开挖、支撑、降水三项工序在时间上精确配合。",
        en: "From the surface down, the ground consists of fill, mucky soil, silty sand and 【to fill in: underlying layer】. The mucky soil is sensitive and loses much of its strength when disturbed; it is the main source of heave at the bottom and of lateral movement of the wall. The silty sand holds confined water, and the longer the relief wells run, the harder it is to control settlement outside. The two add up, so that excavating, propping and dewatering have to be closely matched in time. None of the three crews can be allowed to run ahead of the others.",
      },
    },
  ],
  hardSample: {
    title: { zh: "一次异常的处置", en: "Handling one alarm" },
    text: {
      zh: "第【待补充：层次】层土方开挖期间，隧道侧测斜曲线在一个监测周期内增量超过报警值。项目部立即停止该区开挖，核对测点排除仪器误差后，判断原因是相邻分区挖土超前、支撑未及时形成。处置分三步：先在开挖面回填反压，再对已安装的支撑补加轴力，同时加密监测频率；待连续数次读数收敛后恢复施工，并将分区长度缩短。复盘认为，交底中对“挖到哪里、撑到哪里”的要求没有落实到班组，此后改为挖土令制度。",
      en: 'While layer 【to fill in: layer】 was excavated, the inclinometer on the tunnel side rose past the alarm value within one period. Excavation in that zone was stopped at once. Points were checked to rule out instrument error, and the cause was judged to be that the neighbouring zone had been dug ahead while its strut was not yet in place. Three steps followed: backfill against the face, additional force in the struts installed, and readings at shorter intervals. Work resumed after several readings had levelled off, with shorter zones. The review found that "dig to here, prop to here" had not reached the crews; from then on every excavation needed a written order.',
    },
  },
  staged: false,
  checklist: [
    { zh: "数据得到建设单位许可", en: "client permits use of data" },
    { zh: "作者岗位与贡献写明", en: "author's post and part stated" },
    { zh: "规范为现行版本", en: "codes current" },
    { zh: "曲线标注工况节点", en: "curves marked with stages" },
    { zh: "不出现涉密坐标", en: "no classified coordinates" },
  ],
  scenes: ["professionalEssay", "projectSummary", "incidentReview"],
  since: "2026-11-22",
});
