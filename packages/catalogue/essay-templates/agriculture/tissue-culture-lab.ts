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
  title: { zh: "草莓茎尖组织培养综合实验报告", en: "Lab report: strawberry shoot-tip culture" },
  pattern: { zh: "〔植物〕茎尖组织培养综合实验报告", en: "Lab report: 〔plant〕 shoot-tip culture" },
  slots: [{ label: { zh: "植物", en: "plant" }, default: { zh: "草莓", en: "strawberry" } }],
  remark: { zh: "污染、褐化、分化率，失败也要有数据", en: "Contamination and browning count as data" },
  keywords: [
    { zh: "组织培养", en: "tissue culture" },
    { zh: "茎尖", en: "shoot tip" },
    { zh: "激素", en: "plant hormones" },
    { zh: "脱毒", en: "virus elimination" },
  ],
  bring: [
    { zh: "接种登记表", en: "inoculation register" },
    { zh: "有标尺的逐周照片", en: "weekly photographs with a scale" },
  ],
  outline: [
    {
      title: { zh: "实验目的与原理", en: "Aim and principle" },
      intent: { zh: "全能性之外，讲清激素配比与取材大小的取舍", en: "Beyond totipotency: hormone balance and the trade-off in tip size" },
      weight: 10,
    },
    {
      title: { zh: "材料与培养基", en: "Materials and media" },
      intent: { zh: "母液换算列式，灭菌条件写全", en: "Show the stock calculations and full sterilising conditions" },
      weight: 16,
      needs: ["table", "formula"],
    },
    {
      title: { zh: "操作过程", en: "Procedure" },
      intent: { zh: "只写影响成败的手法与当时的判断", en: "Only the moves that decide success, and the calls made" },
      weight: 22,
      needs: ["figure"],
      children: [
        {
          title: { zh: "外植体消毒", en: "Sterilising the explant" },
          intent: { zh: "消毒时间梯度：染菌与伤害怎样取舍", en: "Time series: contamination against injury" },
          weight: 11,
          needs: ["table"],
          mistake: { zh: "只写按讲义操作", en: 'Says only "as in the handout"' },
        },
        {
          title: { zh: "剥离与接种", en: "Excision and inoculation" },
          intent: { zh: "切取大小、朝向怎样影响成活", en: "How tip size and orientation affect survival" },
          weight: 11,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "结果", en: "Results" },
      intent: { zh: "逐周记录，分母写明是接种数还是存活数", en: "Week by week; say whether rates are of all or of survivors" },
      weight: 34,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "污染与褐化", en: "Contamination and browning" },
          intent: { zh: "按类型、位置、时间统计", en: "Count by type, place and date" },
          weight: 17,
          needs: ["table"],
          mistake: { zh: "剔除污染瓶不记录", en: "Contaminated vessels dropped without record" },
        },
        {
          title: { zh: "分化与增殖", en: "Shoot formation and multiplication" },
          intent: { zh: "各激素组合在同一时间点比较", en: "Compare hormone treatments at the same week" },
          weight: 17,
          needs: ["table", "figure"],
        },
      ],
    },
    {
      title: { zh: "分析与改进", en: "Analysis and improvement" },
      intent: { zh: "用证据指认首要原因，只改一处", en: "Point to the main cause with evidence, and change one thing" },
      weight: 18,
    },
  ],
  whyGood: [
    { zh: "污染分类型追原因，失败数据有用", en: "Contamination is traced by type, so failures become data" },
    { zh: "茎尖大小的矛盾讲得清楚", en: "The conflict in tip size is made plain" },
    { zh: "用操作录像核对推断", en: "A recording of the work checks the inference" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、实验目的与原理", en: "1 Aim and principle" } },
    {
      type: "paragraph",
      text: {
        zh: "学习植物茎尖培养的无菌操作，掌握培养基母液的计算与配制，观察不同激素配比对芽分化的影响，理解茎尖脱毒的依据。",
        en: "The aims are to practise sterile technique in shoot-tip culture, to calculate and prepare media from stock solutions, to observe how the balance of hormones affects shoot formation, and to understand why tip culture can free plants of virus.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "植物细胞具有全能性，离体的茎尖在适宜培养基上可以恢复分裂并形成新的植株。茎尖分生区维管束尚未分化，病毒随维管束运输，难以到达，细胞分裂又快，因此切取的茎尖越小，带毒的可能越低；但茎尖越小，成活也越难，这是一对需要权衡的矛盾。激素方面，细胞分裂素与生长素的比值较高时利于芽的形成，较低时利于生根。",
        en: "Plant cells are totipotent: on a suitable medium an excised shoot tip can resume division and form a new plant. Vascular tissue is not yet differentiated in the meristem, so viruses carried in the vascular bundles reach it with difficulty, and cells there divide fast; the smaller the tip, the less likely it carries virus. But the smaller the tip, the harder it is to keep alive, and the two have to be weighed. As to hormones, a high ratio of cytokinin to auxin favours shoots, a low one roots.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "本次实验以【待补充：品种】匍匐茎顶芽为外植体，设置不同消毒时间和几组激素组合，每组接种【待补充：瓶数】，逐周记录污染、褐化、成活与分化情况。污染的培养瓶同样登记类型和出现时间，它们对判断操作中的薄弱环节很有用。",
        en: "Terminal buds of runners of 【to fill in: cultivar】 served as explants. Several sterilising times and hormone combinations were set, with 【to fill in: number of vessels】 inoculated in each, and contamination, browning, survival and shoot formation were recorded every week. Contaminated vessels were logged too, with type and date, because they show where the technique is weak.",
      },
    },
  ],
  hardSample: {
    title: { zh: "污染的分析", en: "Analysing contamination" },
    text: {
      zh: "培养一周后，污染瓶按类型分为两种：一种菌落从外植体基部长出，多为细菌，呈乳白色水渍状；另一种散布在培养基表面，多为霉菌。前者提示外植体消毒不彻底或带有内生菌，后者提示接种时空气或器械污染。本组以表面霉菌为主，且集中在最后接种的几瓶【待补充：编号】，对照操作录像，原因是接种后期酒精灯火焰移远、瓶口暴露时间长。改进办法是每接种若干瓶重新灼烧器械，并把瓶口转向火焰一侧。基部细菌污染较少，说明消毒时间基本合适。",
      en: "After one week the contaminated vessels fell into two groups. In one, colonies grew from the base of the explant, mostly bacterial, milky and wet-looking; in the other, mould was scattered over the surface of the medium. The first suggests incomplete sterilisation or endophytes, the second contamination from air or tools while inoculating. Our group had mostly surface mould, and mostly in the last vessels handled 【to fill in: vessel numbers】. The recording shows the flame drifting away and necks standing open longer towards the end, which fits this pattern. The remedy is to flame the tools again after every few vessels and to turn the neck towards the flame. Contamination at the base was rare, so the sterilising time seems about right.",
    },
  },
  staged: false,
  checklist: [
    { zh: "母液计算正确", en: "stock calculations checked" },
    { zh: "每瓶有日期与编号", en: "each vessel dated and numbered" },
    { zh: "照片有标尺", en: "photographs carry a scale" },
    { zh: "污染瓶已登记", en: "contaminated vessels are logged" },
  ],
  scenes: ["experimentReport"],
  since: "2026-11-22",
});
