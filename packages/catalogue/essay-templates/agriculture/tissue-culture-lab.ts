import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const tissueCultureLab = defineTemplate({
  slug: "tissue-culture-lab",
  kind: "lab",
  discipline: "agriculture",
  major: { zh: "园艺", en: "Horticulture" },
  levels: ["undergraduate", "juniorCollege"],
  method: "experiment",
  length: { default: 2200, min: 1500, max: 5000 },
  numbering: "B",
  title: { zh: "草莓茎尖组织培养综合实验报告", en: "Lab Report: Strawberry Shoot-tip Culture" },
  pattern: "〔植物〕茎尖组织培养综合实验报告",
  slots: [{ label: "植物", default: "草莓" }],
  remark: { zh: "污染、褐化、分化率，失败也要有数据", en: "Contamination and browning count as data" },
  keywords: ["组织培养", "茎尖", "激素", "脱毒"],
  bring: ["接种登记表", "逐周照片"],
  outline: [
    { title: { zh: "实验目的与原理", en: "Aim and principle" }, intent: "全能性与激素配比", weight: 10 },
    { title: { zh: "材料与培养基", en: "Materials and media" }, intent: "配方、灭菌、母液计算", weight: 16, needs: ["table", "formula"] },
    {
      title: { zh: "操作过程", en: "Procedure" },
      intent: "写关键手法与判断",
      weight: 22,
      needs: ["figure"],
      children: [
        {
          title: { zh: "外植体消毒", en: "Sterilisation" },
          intent: "梯度与时间的取舍",
          weight: 11,
          needs: ["table"],
          mistake: "只写按讲义操作",
        },
        { title: { zh: "剥离与接种", en: "Excision" }, intent: "大小与方向的影响", weight: 11, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "结果", en: "Results" },
      intent: "逐周记录并分类",
      weight: 34,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "污染与褐化", en: "Contamination and browning" },
          intent: "分类型统计",
          weight: 17,
          needs: ["table"],
          mistake: "剔除污染瓶不记录",
        },
        { title: { zh: "分化与增殖", en: "Differentiation" }, intent: "不同激素组合比较", weight: 17, needs: ["table", "figure"] },
      ],
    },
    { title: { zh: "分析与改进", en: "Analysis" }, intent: "找到失败的首要原因", weight: 18 },
  ],
  whyGood: ["污染分类型追原因，失败数据变成收获", "茎尖大小的矛盾讲得清楚", "对照录像找到操作问题"],
  opening: [
    { type: "heading", text: "一、实验目的与原理" },
    {
      type: "paragraph",
      text: "学习植物茎尖培养的无菌操作，掌握培养基母液的计算与配制，观察不同激素配比对芽分化的影响，理解茎尖脱毒的依据。",
    },
    {
      type: "paragraph",
      text: "植物细胞具有全能性，离体的茎尖在适宜培养基上可以恢复分裂并形成新的植株。茎尖分生区维管束尚未分化，病毒随维管束运输，难以到达，细胞分裂又快，因此切取的茎尖越小，带毒的可能越低；但茎尖越小，成活也越难，这是一对需要权衡的矛盾。激素方面，细胞分裂素与生长素的比值较高时利于芽的形成，较低时利于生根。",
    },
    {
      type: "paragraph",
      text: "本次实验以【待补充：品种】匍匐茎顶芽为外植体，设置不同消毒时间和几组激素组合，每组接种【待补充：瓶数】，逐周记录污染、褐化、成活与分化情况。污染的培养瓶同样登记类型和出现时间，它们对判断操作中的薄弱环节很有用。",
    },
  ],
  hardSample: {
    title: "污染的分析",
    text: "培养一周后，污染瓶按类型分为两种：一种菌落从外植体基部长出，多为细菌，呈乳白色水渍状；另一种散布在培养基表面，多为霉菌。前者提示外植体消毒不彻底或带有内生菌，后者提示接种时空气或器械污染。本组以表面霉菌为主，且集中在最后接种的几瓶【待补充：编号】，对照操作录像，原因是接种后期酒精灯火焰移远、瓶口暴露时间长。改进办法是每接种若干瓶重新灼烧器械，并把瓶口转向火焰一侧。基部细菌污染较少，说明消毒时间基本合适。",
  },
  staged: false,
  checklist: ["母液计算正确", "接种日期编号", "照片有标尺", "污染瓶已登记"],
  scenes: ["experimentReport"],
  since: "2026-11-22",
});
