import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const agetechStartup = defineTemplate({
  slug: "agetech-startup",
  kind: "startup",
  discipline: "cross",
  major: { zh: "创新创业", en: "Innovation and Entrepreneurship" },
  levels: ["undergraduate", "master", "any"],
  method: "case",
  length: { default: 8000, min: 4000, max: 15000 },
  numbering: "B",
  title: { zh: "居家用药提醒装置创业计划书", en: "Business Plan: A Home Medication Reminder" },
  pattern: "〔产品〕创业计划书",
  slots: [{ label: "产品", default: "居家用药提醒装置" }],
  remark: { zh: "医疗边界、付费者、补货节奏三件事先讲清", en: "Medical boundary, who pays, refill rhythm" },
  keywords: ["创业计划", "适老化", "用药提醒", "合规"],
  bring: ["用户测试记录", "合规咨询", "物料报价"],
  outline: [
    { title: { zh: "一页纸概要", en: "One page" }, intent: "做什么、不做什么、要什么", weight: 8, mistake: "暗示或承诺疗效" },
    {
      title: { zh: "使用者与付费者", en: "Users and payers" },
      intent: "老人用、子女买、社区推",
      weight: 18,
      needs: ["data"],
      children: [
        { title: { zh: "漏服是怎样发生的", en: "How doses are missed" }, intent: "一天的观察记录", weight: 9, needs: ["figure", "data"] },
        {
          title: { zh: "谁愿意付钱", en: "Who pays" },
          intent: "访谈与预订",
          weight: 9,
          needs: ["table", "data"],
          mistake: "把使用者当付费者",
        },
      ],
    },
    {
      title: { zh: "产品与合规边界", en: "Product and boundary" },
      intent: "提醒不是诊断",
      weight: 20,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "功能取舍", en: "Features" }, intent: "保留与放弃", weight: 10, needs: ["table"] },
        {
          title: { zh: "医疗器械与数据合规", en: "Compliance" },
          intent: "分类判断与咨询结论",
          weight: 10,
          needs: ["source"],
          mistake: "忽略器械分类",
        },
      ],
    },
    { title: { zh: "商业模式", en: "Model" }, intent: "硬件、耗材、服务三种收入比较", weight: 16, needs: ["table", "formula"] },
    { title: { zh: "渠道与推广", en: "Channels" }, intent: "社区药房与家庭医生站", weight: 12, needs: ["table"] },
    {
      title: { zh: "财务与里程碑", en: "Finance and milestones" },
      intent: "小批量到复购",
      weight: 16,
      needs: ["table", "formula"],
      children: [
        { title: { zh: "物料与毛利", en: "Cost and margin" }, intent: "按批量列报价", weight: 8, needs: ["table"] },
        { title: { zh: "里程碑与用款", en: "Milestones" }, intent: "到什么结果再花下一笔", weight: 8, needs: ["table"] },
      ],
    },
    { title: { zh: "团队与风险", en: "Team and risk" }, intent: "停止条件写明", weight: 10 },
  ],
  whyGood: ["写清“不做什么”和停止条件，诚信可贵", "抓住“不记得吃过没有”的真实痛点", "合规边界讲到宣称用语"],
  opening: [
    { type: "heading", text: "一、一页纸概要" },
    {
      type: "paragraph",
      text: "我们做一只放在餐桌上的分药提醒盒：到时间亮灯并播放家人录的话，老人打开对应的格子，子女的手机收到一条“已打开”。它只提醒，不判断该不该吃，不建议换药，也不记录病情；打开不等于服下，我们在界面上写得很清楚。",
    },
    {
      type: "paragraph",
      text: "项目源于【待补充：社区】的入户观察：漏服很少因为“忘了今天要吃药”，更多是“不记得刚才吃过没有”。市面上的手机提醒对这类情况帮助不大，闹钟响过就没有痕迹。目前我们完成了三版样机，在【待补充：户数】家庭试用，连续使用情况与退出原因见第二部分。下一阶段需要【待补充：金额】用于开模、合规检测和小批量生产；若试产家庭的连续使用率达不到预设标准，项目将停止而不是继续融资。",
    },
  ],
  hardSample: {
    title: "合规边界的判断",
    text: "产品是否属于医疗器械，取决于预期用途和宣称。若宣称改善依从性、辅助治疗或者依据健康数据给出用药建议，很可能落入器械管理；若仅为普通提醒与收纳，且不作医疗宣称，则按一般电子产品管理。我们就此咨询了【待补充：机构】，并据此调整文案，去掉“守护健康”“辅助治疗”等表述。数据方面，只采集开合时间，不采集药名与病情，默认保存在本地，子女端需老人同意并可随时关闭。若将来增加用药核对功能，须重新评估分类，不在本阶段范围之内。",
  },
  staged: false,
  checklist: ["无疗效承诺", "分类咨询有依据", "数据最小化", "试用退出者已统计", "报价真实"],
  scenes: ["startupPlan", "bpFull", "mvpPlan"],
  since: "2026-11-22",
});
