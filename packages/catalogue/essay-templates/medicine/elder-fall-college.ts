import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const elderFallCollege = defineTemplate({
  slug: "elder-fall-college",
  kind: "thesis",
  discipline: "medicine",
  major: { zh: "护理", en: "Nursing" },
  levels: ["juniorCollege"],
  method: "case",
  length: { default: 4500, min: 3000, max: 8000 },
  numbering: "B",
  title: { zh: "养老机构老年人跌倒预防照护现状与对策", en: "Fall Prevention in a Nursing Home" },
  pattern: "〔机构〕老年人〔风险〕预防照护现状与对策",
  slots: [
    { label: "机构", default: "养老机构" },
    { label: "风险", default: "跌倒" },
  ],
  remark: { zh: "跟班一周的观察表，比十篇综述管用", en: "A week of shadowing beats ten reviews" },
  keywords: ["跌倒预防", "养老护理", "环境评估", "照护"],
  bring: ["机构同意", "环境检查表", "照护员访谈"],
  outline: [
    { title: { zh: "前言", en: "Introduction" }, intent: "由实习中的一次跌倒写起", weight: 12, needs: ["data"] },
    { title: { zh: "资料与方法", en: "Materials and methods" }, intent: "观察、检查表、访谈", weight: 16, needs: ["table"] },
    {
      title: { zh: "现状", en: "Present state" },
      intent: "环境、人员、老人三方面",
      weight: 30,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "环境隐患", en: "Environment" },
          intent: "用检查表逐间记录",
          weight: 10,
          needs: ["table", "figure"],
          mistake: "拍照替代逐项检查",
        },
        {
          title: { zh: "照护流程", en: "Care routine" },
          intent: "画一日重点时刻",
          weight: 10,
          needs: ["figure"],
          mistake: "只写制度不写实际",
        },
        { title: { zh: "老人的想法", en: "Residents' views" }, intent: "为什么不愿按铃", weight: 10, needs: ["data"] },
      ],
    },
    {
      title: { zh: "问题分析", en: "Analysis" },
      intent: "按时间、地点、人群归类",
      weight: 16,
      needs: ["table"],
      mistake: "归因为老人不听话",
    },
    {
      title: { zh: "对策", en: "Measures" },
      intent: "低成本、可当天做",
      weight: 20,
      needs: ["table"],
      children: [
        { title: { zh: "环境微改造清单", en: "Small fixes" }, intent: "列位置、做法、费用级别", weight: 7, needs: ["table"] },
        { title: { zh: "起夜照护卡", en: "Night card" }, intent: "给卡片样式", weight: 7, needs: ["table"], mistake: "对策需要大笔投入" },
        { title: { zh: "照护员的五分钟交接", en: "Five-minute handover" }, intent: "写清交接哪几句话", weight: 6 },
      ],
    },
    { title: { zh: "结语", en: "Closing" }, intent: "说明试用情况与限制", weight: 6 },
  ],
  whyGood: ["从一次没有骨折的跌倒写起，细节可信", "抓住“有制度、没用上”的落差", "起夜卡设计贴近老人心理"],
  opening: [
    { type: "heading", text: "一、前言" },
    {
      type: "paragraph",
      text: "实习的第三天，清晨交班前，一位爷爷在去卫生间的路上滑坐在地。好在没有骨折，他反复说：“不怪你们，我自己不想麻烦人。”带教老师检查后告诉笔者，地面不湿，灯也亮着，问题出在那双新换的软底拖鞋和床边一只临时放的水盆。后来翻看记录，类似的事在这个时段不止一次。",
    },
    {
      type: "paragraph",
      text: "跌倒是老年人受伤的常见原因，机构里并不缺制度：入住评估、床头标识、防滑垫、呼叫铃都有。可制度管得到的是“有没有”，管不到“用不用”。本文以笔者在【待补充：机构】实习期间的跟班观察为基础，使用环境检查表记录房间和通道的隐患，访谈照护员与老人，按时间、地点和人群整理跌倒及险些跌倒的情况，尝试提出几项花钱不多、当天就能做的改进。",
    },
  ],
  hardSample: {
    title: "起夜照护卡",
    text: "针对清晨和夜间如厕时跌倒较多的情况，设计了一张贴在床头内侧的小卡，正面给老人看，反面给照护员看。正面只有三步，字大图多：先坐一会儿，再扶稳站起，需要就按铃；反面写这位老人起夜的大致时间、常穿的鞋、用药后要特别留意的时段和上一次险些跌倒的经过。照护员在该时段之前主动询问一次，减少老人“不好意思按铃”的顾虑。卡片每周更新，由当班者签字。试用【待补充：时长】后，照护员反映最有用的是反面的时间一栏。",
  },
  staged: true,
  checklist: ["机构与老人隐私保护", "检查表附后", "数据与记录一致", "对策低成本可行"],
  scenes: ["internSummary", "sop"],
  since: "2026-11-22",
});
