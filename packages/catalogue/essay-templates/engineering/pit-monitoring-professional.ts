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
  title: { zh: "紧邻地铁的深基坑施工变形控制", en: "Deformation Control of a Deep Excavation beside a Metro Line" },
  pattern: "〔环境〕的〔工程〕施工变形控制",
  slots: [
    { label: "环境", default: "紧邻地铁" },
    { label: "工程", default: "深基坑" },
  ],
  remark: { zh: "职称论文：难点、措施、数据、体会四段到底", en: "Difficulty, measure, data, lesson" },
  keywords: ["深基坑", "监测", "支护", "变形控制", "职称论文"],
  bring: ["监测日报", "施工方案与专家意见", "现场照片"],
  outline: [
    { title: { zh: "引言", en: "Introduction" }, intent: "一段话交代工程价值与本文经验", weight: 8 },
    {
      title: { zh: "工程概况与难点", en: "Project and difficulty" },
      intent: "写清地质、周边、保护要求",
      weight: 16,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "地质与水文条件", en: "Ground and water" }, intent: "指出对变形最不利的土层", weight: 8, needs: ["table"] },
        {
          title: { zh: "周边环境与控制标准", en: "Surroundings and limits" },
          intent: "列保护对象与报警值来源",
          weight: 8,
          needs: ["table"],
          mistake: "报警值不注依据",
        },
      ],
    },
    {
      title: { zh: "变形控制关键技术", en: "Key techniques" },
      intent: "每项措施对应一个难点",
      weight: 34,
      needs: ["figure"],
      children: [
        { title: { zh: "支护体系与分区开挖", en: "Support and zoning" }, intent: "说明时空效应如何利用", weight: 12, needs: ["figure"] },
        {
          title: { zh: "支撑轴力伺服补偿", en: "Servo struts" },
          intent: "写触发条件和操作流程",
          weight: 11,
          needs: ["figure"],
          mistake: "措施写成教科书条文",
        },
        { title: { zh: "降水与回灌", en: "Dewatering and recharge" }, intent: "交代水位控制目标", weight: 11, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "监测结果与分析", en: "Monitoring results" },
      intent: "曲线配工况说明拐点",
      weight: 26,
      needs: ["figure", "data"],
      children: [
        {
          title: { zh: "支护与隧道变形", en: "Wall and tunnel movement" },
          intent: "对照预测值与实测值",
          weight: 13,
          needs: ["figure", "data"],
          mistake: "只列最终值，没有过程曲线",
        },
        { title: { zh: "一次异常的处置", en: "Handling one alarm" }, intent: "按发现、研判、处置、复盘写", weight: 13, needs: ["data"] },
      ],
    },
    { title: { zh: "经济与社会效果", en: "Effects" }, intent: "用工期、费用与投诉记录说明", weight: 10, needs: ["table"] },
    { title: { zh: "结语", en: "Closing" }, intent: "提炼可推广条件，不夸大", weight: 6 },
  ],
  whyGood: [
    "难点与措施一一对应，评审能看到作者的贡献",
    "异常处置写得具体，这是职称论文最有说服力的部分",
    "效果用监测曲线和工期记录说明，不喊口号",
  ],
  opening: [
    { type: "heading", text: "一、引言" },
    {
      type: "paragraph",
      text: "在既有地铁隧道旁开挖深基坑，难处不在于把土挖出来，而在于挖土的同时让隧道几乎感觉不到。【待补充：工程名称】基坑与运营隧道最近处净距仅【待补充：数值】，开挖面又处于软土层，支护结构的任何变形都会传递过去。本文结合笔者担任【待补充：岗位】期间的施工管理实践，介绍该工程采取的变形控制措施、监测结果以及一次报警的处置过程，供类似工程参考。",
    },
    { type: "heading", text: "二、工程概况与难点" },
    { type: "heading", text: "（一）地质与水文条件" },
    {
      type: "paragraph",
      text: "场地自上而下分布填土、淤泥质土、粉砂和【待补充：下卧层】，其中淤泥质土灵敏度高，扰动后强度降低明显，是坑底隆起与围护侧移的主要来源；粉砂层含承压水，降压井运行时间越长，坑外沉降越难控制。两层土的不利作用叠加，要求开挖、支撑、降水三项工序在时间上精确配合。",
    },
  ],
  hardSample: {
    title: "一次异常的处置",
    text: "第【待补充：层次】层土方开挖期间，隧道侧测斜曲线在一个监测周期内增量超过报警值。项目部立即停止该区开挖，核对测点排除仪器误差后，判断原因是相邻分区挖土超前、支撑未及时形成。处置分三步：先在开挖面回填反压，再对已安装的支撑补加轴力，同时加密监测频率；待连续数次读数收敛后恢复施工，并将分区长度缩短。复盘认为，交底中对“挖到哪里、撑到哪里”的要求没有落实到班组，此后改为挖土令制度。",
  },
  staged: false,
  checklist: ["数据得到建设单位许可", "作者岗位与贡献写明", "规范为现行版本", "曲线标注工况节点", "不出现涉密坐标"],
  scenes: ["professionalEssay", "projectSummary", "incidentReview"],
  since: "2026-11-22",
});
