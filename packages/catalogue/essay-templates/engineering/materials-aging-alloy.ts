import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const materialsAgingAlloy = defineTemplate({
  slug: "materials-aging-alloy",
  kind: "thesis",
  discipline: "engineering",
  major: { zh: "材料科学与工程", en: "Materials Science and Engineering" },
  levels: ["master"],
  method: "experiment",
  length: { default: 32000, min: 30000, max: 50000 },
  numbering: "A",
  title: {
    zh: "双级时效对高强铝合金组织与性能的影响",
    en: "Effect of Two-step Ageing on Microstructure and Properties of a High-strength Aluminium Alloy",
  },
  pattern: "〔工艺〕对〔材料〕组织与性能的影响",
  slots: [
    { label: "工艺", default: "双级时效" },
    { label: "材料", default: "高强铝合金" },
  ],
  remark: { zh: "工艺—组织—性能三角关系写透", en: "The process-structure-property triangle, argued fully" },
  keywords: ["热处理", "析出相", "力学性能", "应力腐蚀", "微观组织"],
  bring: ["合金成分与原始状态", "热处理曲线", "金相与电镜原图", "力学与腐蚀试验数据"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "指出强度与耐蚀性的矛盾",
      weight: 12,
      needs: ["source"],
      children: [
        { title: { zh: "合金体系及应用", en: "Alloy and use" }, intent: "写服役要求而不是百科", weight: 3, needs: ["source"] },
        {
          title: { zh: "时效析出理论", en: "Precipitation theory" },
          intent: "交代析出序列与尺寸效应",
          weight: 3,
          needs: ["source", "figure"],
        },
        {
          title: { zh: "强度与抗应力腐蚀的矛盾", en: "Strength versus SCC" },
          intent: "述评现有折中工艺",
          weight: 3,
          needs: ["source"],
          mistake: "只罗列结果，不比较机理",
        },
        { title: { zh: "研究目的与内容", en: "Aim and content" }, intent: "提出待检验的两条假设", weight: 3 },
      ],
    },
    {
      title: { zh: "试验材料与方法", en: "Materials and methods" },
      intent: "保证可重复",
      weight: 14,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "成分与固溶制度", en: "Composition and solution treatment" },
          intent: "列实测成分与炉温校准",
          weight: 4,
          needs: ["table"],
        },
        {
          title: { zh: "双级时效方案设计", en: "Ageing matrix" },
          intent: "说明因素、水平与对照",
          weight: 4,
          needs: ["table"],
          mistake: "没有单级峰时效作对照",
        },
        { title: { zh: "组织表征", en: "Microscopy" }, intent: "写制样方法与统计视场数", weight: 3 },
        {
          title: { zh: "力学与腐蚀试验", en: "Mechanical and corrosion tests" },
          intent: "注明标准、试样取向与数量",
          weight: 3,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "时效硬化行为与力学性能", en: "Hardening and strength" },
      intent: "先给宏观规律",
      weight: 22,
      needs: ["figure", "table"],
      children: [
        { title: { zh: "硬度曲线", en: "Hardness curves" }, intent: "比较一级参数对峰值与到峰时间的影响", weight: 8, needs: ["figure"] },
        { title: { zh: "拉伸性能", en: "Tensile properties" }, intent: "报告均值与离散度", weight: 7, needs: ["table"] },
        {
          title: { zh: "断口形貌", en: "Fractography" },
          intent: "由韧窝与沿晶特征判断断裂方式",
          weight: 7,
          needs: ["figure"],
          mistake: "断口图没有标尺",
        },
      ],
    },
    {
      title: { zh: "析出组织演变", en: "Precipitate evolution" },
      intent: "用定量统计解释性能",
      weight: 24,
      needs: ["figure", "data", "table"],
      children: [
        { title: { zh: "晶内析出相", en: "Matrix precipitates" }, intent: "统计尺寸、数密度与取向", weight: 8, needs: ["figure", "data"] },
        {
          title: { zh: "晶界析出相与无析出带", en: "Grain-boundary phases" },
          intent: "测间距与宽度",
          weight: 8,
          needs: ["figure", "data"],
        },
        {
          title: { zh: "析出强化的定量估算", en: "Strengthening model" },
          intent: "由统计量代入强化模型并与实测对照",
          weight: 8,
          needs: ["formula"],
          mistake: "模型参数取值不注来源",
        },
      ],
    },
    {
      title: { zh: "应力腐蚀行为", en: "Stress corrosion" },
      intent: "把晶界组织与开裂联系起来",
      weight: 18,
      needs: ["figure", "table"],
      children: [
        { title: { zh: "慢应变速率试验", en: "Slow strain rate test" }, intent: "给出敏感性指数", weight: 6, needs: ["table"] },
        { title: { zh: "裂纹扩展路径", en: "Crack path" }, intent: "观察沿晶比例与析出相的关系", weight: 6, needs: ["figure"] },
        { title: { zh: "强度与耐蚀性的协同窗口", en: "Process window" }, intent: "给出推荐工艺区间与依据", weight: 6, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "结论", en: "Conclusions" },
      intent: "回答两条假设是否成立",
      weight: 10,
      children: [
        { title: { zh: "主要结论", en: "Main findings" }, intent: "分条写，条条有证据", weight: 5 },
        {
          title: { zh: "创新点与不足", en: "Novelty and limits" },
          intent: "写清样本与工艺范围",
          weight: 5,
          mistake: "创新点与已有专利重复而未查新",
        },
      ],
    },
  ],
  whyGood: [
    "绪论用假设收尾，全文围绕检验假设展开",
    "宏观性能在前、组织在后、机理再次，证据链清楚",
    "统计方法写明视场、厚度修正与排除规则",
    "工艺窗口以图给出，工程上可用",
  ],
  opening: [
    { type: "heading", text: "第一章 绪论" },
    { type: "heading", text: "1.1 合金体系及应用" },
    {
      type: "paragraph",
      text: "高强铝合金用于承力结构件时，设计人员关心的不只是抗拉强度，还包括厚截面上性能是否均匀、在潮湿环境中长期受力会不会开裂。单级峰时效可以得到较高的强度，却往往对应较高的应力腐蚀敏感性；过时效改善了抗腐蚀能力，强度又随之下降。怎样在两者之间找到可接受的工艺窗口，是该类合金热处理研究绕不开的问题。",
    },
    {
      type: "paragraph",
      text: "析出理论为回答这个问题提供了思路：强度主要由晶内细小弥散的析出相决定，而应力腐蚀更多与晶界析出相的尺寸、间距以及无析出带有关。如果能让晶内与晶界的析出过程在一定程度上“分开控制”，矛盾就有可能缓解。双级时效正是基于这一设想：先在较低温度形核，再在较高温度粗化晶界相。但对于【待补充：合金牌号与规格】，一级制度如何影响二级阶段的晶界形貌，现有报道并不一致【待补充：文献】。本文据此提出两条待检验的假设，并设计对照试验。",
    },
  ],
  hardSample: {
    title: "析出相统计",
    text: "析出相尺寸与数密度的统计结果直接决定强化估算的可信度。本文在每种状态下选取【待补充：视场数】个互不重叠的视场，均取自试样厚度中心，沿同一晶带轴拍摄；以等效圆直径表征尺寸，数密度按薄区厚度修正，厚度由会聚束衍射测得。统计时排除与晶界距离小于无析出带宽度的区域，以免混入晶界析出相。由于电镜视场有限，结果以中位数和四分位距表示，并与小角散射结果【待补充：数据】相互验证。",
  },
  staged: false,
  checklist: ["有单级时效对照", "显微图有标尺与晶带轴", "试样数量与离散度齐全", "模型参数注来源", "结论限于所试工艺范围"],
  scenes: ["openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
