import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const telecomFraudPolice = defineTemplate({
  slug: "telecom-fraud-police",
  kind: "professional",
  discipline: "law",
  major: { zh: "侦查学", en: "Criminal Investigation" },
  levels: ["any"],
  method: "case",
  length: { default: 4000, min: 3000, max: 8000 },
  numbering: "B",
  title: { zh: "电信网络诈骗预警劝阻工作的难点与改进", en: "Improving Early Warning against Telecom Fraud" },
  pattern: "〔犯罪类型〕预警劝阻工作的难点与改进",
  slots: [{ label: "犯罪类型", default: "电信网络诈骗" }],
  remark: { zh: "从“劝不住”写起，写到可量化的改进", en: "From failed persuasion to measurable change" },
  keywords: ["反诈", "预警劝阻", "基层警务", "专业论文"],
  bring: ["脱敏工作数据", "典型警情", "制度文件"],
  outline: [
    { title: { zh: "问题缘起", en: "Origin" }, intent: "一次劝阻失败的复盘", weight: 12, needs: ["data"] },
    {
      title: { zh: "预警劝阻的工作流程与成效", en: "Workflow and results" },
      intent: "画闭环并给口径",
      weight: 20,
      needs: ["table", "figure"],
      mistake: "数据口径不清",
    },
    {
      title: { zh: "难点分析", en: "Difficulties" },
      intent: "时间、信任、信息三类",
      weight: 30,
      needs: ["data"],
      children: [
        { title: { zh: "黄金时间短而环节多", en: "Short window" }, intent: "按时间轴拆解耗时", weight: 10, needs: ["table"] },
        { title: { zh: "当事人不相信警察", en: "Distrust" }, intent: "分析话术与心理", weight: 10, needs: ["data"] },
        {
          title: { zh: "预警信息质量参差", en: "Uneven alerts" },
          intent: "误报与漏报并看",
          weight: 10,
          needs: ["table"],
          mistake: "只谈人手不足",
        },
      ],
    },
    {
      title: { zh: "改进做法", en: "Improvements" },
      intent: "写清试行范围与效果",
      weight: 28,
      needs: ["table"],
      children: [
        { title: { zh: "分级响应", en: "Tiered response" }, intent: "列级别、时限、方式", weight: 14, needs: ["table"] },
        { title: { zh: "劝阻话术与现场处置", en: "Scripts" }, intent: "给出忌用与可用句式", weight: 14, mistake: "公开涉密侦查手段" },
      ],
    },
    { title: { zh: "结语", en: "Closing" }, intent: "条件、边界与推广", weight: 10 },
  ],
  whyGood: ["用劝阻失败的一通电话引出问题，读得进去", "把失败分成三类，对策才有针对性", "话术写到句子，也写明忌用"],
  opening: [
    { type: "heading", text: "一、问题缘起" },
    {
      type: "paragraph",
      text: "一次夜间预警，民警在几分钟内联系到当事人，对方却反问：“我怎么知道你不是骗子？”随后挂断并关机。等社区民警上门时，钱已经转出。事后复盘，系统预警及时，民警反应也快，问题出在电话接通后的那几十秒：当事人此前刚被对方叮嘱“会有人冒充警察来电”，我们说的每一句话，都落进了对方预设的剧本。",
    },
    {
      type: "paragraph",
      text: "这类“劝不住”的情形并非个例。本单位【待补充：统计期间】的预警劝阻中，未能成功的警情大致可以归为三类：联系不上、联系上不相信、相信了但已转账。三类的原因不同，对策也应不同。本文结合基层工作实践，分析预警劝阻的流程与难点，介绍试行分级响应和话术调整的做法，供同行参考。文中数据均已脱敏，不涉及技术侦查手段。",
    },
  ],
  hardSample: {
    title: "话术调整",
    text: "以往民警开口多为“您好，我是派出所的，您可能正在遭遇诈骗”，当事人的第一反应是戒备。试行中改为先给对方一个可以自行核实的办法：“请您先挂断，拨打【待补充：公开号码】转我的警号，我等您。”主动让对方核实，反而建立信任。对正在被对方控制、不肯挂断的，不与其争辩真假，而是请家属或同事先到身边打断通话。应避免使用“你被骗了”“别傻了”一类否定判断的说法，它们会激起辩护心理。",
  },
  staged: true,
  checklist: ["数据脱敏合规", "不涉及侦查秘密", "统计口径统一", "试行范围说明"],
  scenes: ["professionalEssay", "workExperience"],
  since: "2026-11-22",
});
