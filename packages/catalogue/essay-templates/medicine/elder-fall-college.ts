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
  title: {
    zh: "养老机构老年人跌倒预防照护现状与对策",
    en: "Preventing falls among residents of a nursing home: current care and what to improve",
  },
  pattern: {
    zh: "〔机构〕老年人〔风险〕预防照护现状与对策",
    en: "Preventing 〔risk〕 among residents of 〔institution〕: current care and what to improve",
  },
  slots: [
    { label: { zh: "机构", en: "institution" }, default: { zh: "养老机构", en: "a nursing home" } },
    { label: { zh: "风险", en: "risk" }, default: { zh: "跌倒", en: "falls" } },
  ],
  remark: { zh: "跟班一周的观察表，比十篇综述管用", en: "A week of shadowing beats ten reviews" },
  keywords: [
    { zh: "跌倒预防", en: "fall prevention" },
    { zh: "养老护理", en: "care of older people" },
    { zh: "环境评估", en: "environmental assessment" },
    { zh: "照护", en: "nursing care" },
  ],
  bring: [
    { zh: "机构同意书与受访者知情同意", en: "consent of the home and of those interviewed" },
    { zh: "环境检查表", en: "environment checklist" },
    { zh: "照护员访谈提纲", en: "interview guide for carers" },
  ],
  outline: [
    {
      title: { zh: "前言", en: "Introduction" },
      intent: { zh: "由一次跌倒看出“有制度、没用上”", en: "One fall shows rules that exist and are not used" },
      weight: 12,
      needs: ["data"],
    },
    {
      title: { zh: "资料与方法", en: "Materials and methods" },
      intent: { zh: "观察时段、检查表来源、访谈人数写明", en: "Hours observed, source of the checklist, number interviewed" },
      weight: 16,
      needs: ["table"],
    },
    {
      title: { zh: "现状", en: "The present state" },
      intent: { zh: "环境、人员、老人三方面各有记录为证", en: "Surroundings, staff, residents, each backed by records" },
      weight: 30,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "环境隐患", en: "Hazards in the surroundings" },
          intent: { zh: "用检查表逐间记录，算合格率", en: "Room by room with a checklist, and the share that passes" },
          weight: 10,
          needs: ["table", "figure"],
          mistake: { zh: "拍照替代逐项检查", en: "Photographs in place of an item-by-item check" },
        },
        {
          title: { zh: "照护流程", en: "The care routine" },
          intent: { zh: "画出一天中无人在旁的时段", en: "Draw the hours of the day when nobody is near" },
          weight: 10,
          needs: ["figure"],
          mistake: { zh: "只写制度不写实际", en: "Describes the rules, not what is done" },
        },
        {
          title: { zh: "老人的想法", en: "What residents think" },
          intent: { zh: "问出为什么不愿按铃", en: "Find out why they do not ring" },
          weight: 10,
          needs: ["data"],
        },
      ],
    },
    {
      title: { zh: "问题分析", en: "Analysis" },
      intent: { zh: "按时间、地点、人群归类，找集中处", en: "Sort by time, place and person, and find the cluster" },
      weight: 16,
      needs: ["table"],
      mistake: { zh: "归因为老人不听话", en: "Blames residents for not listening" },
    },
    {
      title: { zh: "对策", en: "Improvements" },
      intent: { zh: "每条对应前面一个问题，当天能做", en: "Each answers one problem and can be done today" },
      weight: 20,
      needs: ["table"],
      children: [
        {
          title: { zh: "环境微改造清单", en: "A list of small fixes" },
          intent: { zh: "列位置、做法、费用级别与责任人", en: "Place, what to do, cost level, who" },
          weight: 7,
          needs: ["table"],
        },
        {
          title: { zh: "起夜照护卡", en: "The night card" },
          intent: { zh: "给卡片样式与谁在何时更新", en: "Show the card, and who updates it when" },
          weight: 7,
          needs: ["table"],
          mistake: { zh: "对策需要大笔投入", en: "Measures that need large investment" },
        },
        {
          title: { zh: "照护员的五分钟交接", en: "A five-minute handover" },
          intent: { zh: "写清交接必说的几句话", en: "The few sentences every handover must contain" },
          weight: 6,
        },
      ],
    },
    {
      title: { zh: "结语", en: "Closing" },
      intent: { zh: "试用多久、没验证什么，如实写", en: "How long it was tried and what is unproven" },
      weight: 6,
    },
  ],
  whyGood: [
    { zh: "从一次没有骨折的跌倒写起，细节可信", en: "Begins with a fall that broke nothing, and is believable" },
    { zh: "抓住“有制度、没用上”的落差", en: "Finds the gap between having a rule and using it" },
    { zh: "起夜卡设计贴近老人心理", en: "The card respects how residents feel" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、前言", en: "1 Introduction" } },
    {
      type: "paragraph",
      text: {
        zh: "实习的第三天，清晨交班前，一位爷爷在去卫生间的路上滑坐在地。好在没有骨折，他反复说：“不怪你们，我自己不想麻烦人。”带教老师检查后告诉笔者，地面不湿，灯也亮着，问题出在那双新换的软底拖鞋和床边一只临时放的水盆。后来翻看记录，类似的事在这个时段不止一次。",
        en: "On the third morning of my placement, shortly before handover, a resident slid to the floor on his way to the toilet. Nothing was broken, and he kept saying, \"It's not your fault, I didn't want to bother anyone.\" My supervising nurse looked around and told me that the floor was dry and the light was on; the trouble lay in his new soft-soled slippers and a basin left by the bed for the moment. The records showed that this was not the first such event at that hour.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "跌倒是老年人受伤的常见原因，机构里并不缺制度：入住评估、床头标识、防滑垫、呼叫铃都有。可制度管得到的是“有没有”，管不到“用不用”。本文以笔者在【待补充：机构】实习期间的跟班观察为基础，使用环境检查表记录房间和通道的隐患，访谈照护员与老人，按时间、地点和人群整理跌倒及险些跌倒的情况，尝试提出几项花钱不多、当天就能做的改进。",
        en: "Falls are a common cause of injury in old age, and the home has no lack of rules: assessment on admission, signs at the bed, anti-slip mats, call bells. But a rule can settle whether something is there, not whether it is used. This paper is based on my observation while shadowing staff at 【to fill in: institution】. Hazards in rooms and corridors were recorded with a checklist, carers and residents were interviewed, falls and near-falls were sorted by time, place and person, and a few improvements are proposed that cost little and can be made on the same day.",
      },
    },
  ],
  hardSample: {
    title: { zh: "起夜照护卡", en: "The night card" },
    text: {
      zh: "针对清晨和夜间如厕时跌倒较多的情况，设计了一张贴在床头内侧的小卡，正面给老人看，反面给照护员看。正面只有三步，字大图多：先坐一会儿，再扶稳站起，需要就按铃；反面写这位老人起夜的大致时间、常穿的鞋、用药后要特别留意的时段和上一次险些跌倒的经过。照护员在该时段之前主动询问一次，减少老人“不好意思按铃”的顾虑。卡片每周更新，由当班者签字。试用【待补充：时长】后，照护员反映最有用的是反面的时间一栏。",
      en: "Because falls clustered around trips to the toilet at night and in the early morning, a small card was designed for the inner side of the bed head, with one side for the resident and the other for the carer. The resident's side has only three steps, in large print with pictures: sit for a moment, hold on and stand, ring if you need to. The carer's side notes when this resident usually gets up, which shoes are worn, the hours after medication that need special care, and the last near-fall. Shortly before that time the carer asks once, so that nobody has to feel awkward about ringing. The card is renewed every week and signed by the carer on duty. After 【to fill in: duration】 of use, carers found the times on the back the most useful part.",
    },
  },
  staged: true,
  checklist: [
    { zh: "机构与老人隐私保护", en: "home and residents cannot be identified" },
    { zh: "检查表附后", en: "checklist attached" },
    { zh: "数据与记录一致", en: "figures agree with the records" },
    { zh: "对策低成本可行", en: "measures cost little and can be done" },
  ],
  scenes: ["internSummary", "sop"],
  since: "2026-11-22",
});
