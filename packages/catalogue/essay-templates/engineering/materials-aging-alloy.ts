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
    en: "Two-step ageing and the microstructure and properties of a high-strength aluminium alloy",
  },
  pattern: { zh: "〔工艺〕对〔材料〕组织与性能的影响", en: "〔Process〕 and the microstructure and properties of 〔material〕" },
  slots: [
    { label: { zh: "工艺", en: "Process" }, default: { zh: "双级时效", en: "Two-step ageing" } },
    { label: { zh: "材料", en: "material" }, default: { zh: "高强铝合金", en: "a high-strength aluminium alloy" } },
  ],
  remark: { zh: "工艺—组织—性能三角关系写透", en: "The process-structure-property triangle, argued fully" },
  keywords: [
    { zh: "热处理", en: "heat treatment" },
    { zh: "析出相", en: "precipitates" },
    { zh: "力学性能", en: "mechanical properties" },
    { zh: "应力腐蚀", en: "stress corrosion" },
    { zh: "微观组织", en: "microstructure" },
  ],
  bring: [
    { zh: "合金成分与原始状态", en: "alloy composition and initial state" },
    { zh: "热处理曲线", en: "heat treatment curves" },
    { zh: "金相与电镜原图", en: "original micrographs" },
    { zh: "力学与腐蚀试验数据", en: "mechanical and corrosion data" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "由强度与耐蚀性的矛盾落到两条假设", en: "From strength against corrosion to two hypotheses" },
      weight: 12,
      needs: ["source"],
      children: [
        {
          title: { zh: "合金体系及应用", en: "Alloy and use" },
          intent: { zh: "写服役要求而不是百科", en: "What service demands, not an encyclopaedia" },
          weight: 3,
          needs: ["source"],
        },
        {
          title: { zh: "时效析出理论", en: "Precipitation theory" },
          intent: { zh: "析出序列与尺寸怎样决定强化方式", en: "How sequence and size decide the kind of strengthening" },
          weight: 3,
          needs: ["source", "figure"],
        },
        {
          title: { zh: "强度与抗应力腐蚀的矛盾", en: "Strength against stress corrosion resistance" },
          intent: { zh: "述评折中工艺各付什么代价", en: "What each compromise costs" },
          weight: 3,
          needs: ["source"],
          mistake: { zh: "只罗列结果，不比较机理", en: "Results listed, mechanisms not compared" },
        },
        {
          title: { zh: "研究目的与内容", en: "Aim and content" },
          intent: { zh: "两条假设各写出会被什么结果否定", en: "Two hypotheses, and the result that would refute each" },
          weight: 3,
        },
      ],
    },
    {
      title: { zh: "试验材料与方法", en: "Materials and methods" },
      intent: { zh: "成分、炉温、取样位置都可追溯", en: "Composition, furnace and sampling place traceable" },
      weight: 14,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "成分与固溶制度", en: "Composition and solution treatment" },
          intent: { zh: "列实测成分与炉温校准", en: "Measured composition and furnace calibration" },
          weight: 3,
          needs: ["table"],
        },
        {
          title: { zh: "双级时效方案设计", en: "Designing the ageing matrix" },
          intent: { zh: "因素、水平与对照的依据", en: "Factors, levels and controls, with reasons" },
          weight: 5,
          needs: ["table"],
          mistake: { zh: "没有单级峰时效作对照", en: "No single-step peak-aged control" },
        },
        {
          title: { zh: "组织表征", en: "Microstructural characterisation" },
          intent: { zh: "制样方法与统计视场数", en: "Preparation and number of fields" },
          weight: 3,
        },
        {
          title: { zh: "力学与腐蚀试验", en: "Mechanical and corrosion tests" },
          intent: { zh: "标准、取向、数量与失效判据", en: "Standard, orientation, number, criterion of failure" },
          weight: 3,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "时效硬化行为与力学性能", en: "Age hardening and mechanical properties" },
      intent: { zh: "先给宏观规律，再问为什么", en: "The trend first, then why" },
      weight: 22,
      needs: ["figure", "table"],
      children: [
        {
          title: { zh: "硬度曲线", en: "Hardness curves" },
          intent: { zh: "一级参数怎样改变峰值与到峰时间", en: "How the first step moves the peak" },
          weight: 8,
          needs: ["figure"],
        },
        {
          title: { zh: "拉伸性能", en: "Tensile properties" },
          intent: { zh: "报均值、离散度与取向差异", en: "Mean, scatter, orientation" },
          weight: 8,
          needs: ["table"],
        },
        {
          title: { zh: "断口形貌", en: "Fractography" },
          intent: { zh: "由韧窝与沿晶比例判断方式", en: "Mode by share of dimples and intergranular facets" },
          weight: 6,
          needs: ["figure"],
          mistake: { zh: "断口图没有标尺", en: "Fractographs without a scale" },
        },
      ],
    },
    {
      title: { zh: "析出组织演变", en: "Evolution of precipitates" },
      intent: { zh: "用定量统计解释性能", en: "Let statistics explain properties" },
      weight: 24,
      needs: ["figure", "data", "table"],
      children: [
        {
          title: { zh: "晶内析出相", en: "Precipitates inside grains" },
          intent: { zh: "统计尺寸、数密度与种类", en: "Size, number density and kind" },
          weight: 7,
          needs: ["figure", "data"],
        },
        {
          title: { zh: "晶界析出相与无析出带", en: "Grain-boundary phases and precipitate-free zones" },
          intent: { zh: "测间距与宽度，说明晶界取向", en: "Spacing and width, with boundary type" },
          weight: 8,
          needs: ["figure", "data"],
        },
        {
          title: { zh: "析出强化的定量估算", en: "Estimating precipitation strengthening" },
          intent: { zh: "代入强化模型，与实测比并给区间", en: "The model against measurement, with a range" },
          weight: 9,
          needs: ["formula"],
          mistake: { zh: "模型参数取值不注来源", en: "Model parameters without sources" },
        },
      ],
    },
    {
      title: { zh: "应力腐蚀行为", en: "Stress corrosion" },
      intent: { zh: "把晶界组织与开裂连成因果", en: "Tie boundary structure to cracking" },
      weight: 18,
      needs: ["figure", "table"],
      children: [
        {
          title: { zh: "慢应变速率试验", en: "Slow strain rate test" },
          intent: { zh: "敏感性指数，附惰性环境对照", en: "Susceptibility index, with an inert control" },
          weight: 6,
          needs: ["table"],
        },
        {
          title: { zh: "裂纹扩展路径", en: "Crack path" },
          intent: { zh: "沿晶比例与析出相间距的关系", en: "Intergranular share against spacing of phases" },
          weight: 6,
          needs: ["figure"],
        },
        {
          title: { zh: "强度与耐蚀性的协同窗口", en: "A window for both strength and corrosion" },
          intent: { zh: "给推荐区间、依据与厚度限制", en: "A range, its grounds, and the limit of thickness" },
          weight: 6,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "结论", en: "Conclusions" },
      intent: { zh: "两条假设是否成立，各一段", en: "Does each hypothesis hold" },
      weight: 10,
      children: [
        {
          title: { zh: "主要结论", en: "Main findings" },
          intent: { zh: "分条写，条条有证据", en: "One by one, each with evidence" },
          weight: 5,
        },
        {
          title: { zh: "创新点与不足", en: "Novelty and limitations" },
          intent: { zh: "写清样本与工艺范围，已查新", en: "Range of samples and processes; novelty searched" },
          weight: 5,
          mistake: { zh: "创新点与已有专利重复而未查新", en: "Novelty already patented, never searched" },
        },
      ],
    },
  ],
  whyGood: [
    { zh: "绪论用假设收尾，全文围绕检验假设展开", en: "The introduction ends in hypotheses, and the thesis tests them" },
    { zh: "宏观性能在前、组织在后、机理再次，证据链清楚", en: "Properties first, structure next, mechanism last: the chain is clear" },
    { zh: "统计方法写明视场、厚度修正与排除规则", en: "Statistics state fields, thickness correction and exclusions" },
    { zh: "工艺窗口以图给出，工程上可用", en: "The window is drawn, so engineers can use it" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 绪论", en: "Chapter 1 Introduction" } },
    { type: "heading", text: { zh: "1.1 合金体系及应用", en: "1.1 Alloy and use" } },
    {
      type: "paragraph",
      text: {
        zh: "高强铝合金用于承力结构件时，设计人员关心的不只是抗拉强度，还包括厚截面上性能是否均匀、在潮湿环境中长期受力会不会开裂。单级峰时效可以得到较高的强度，却往往对应较高的应力腐蚀敏感性；过时效改善了抗腐蚀能力，强度又随之下降。怎样在两者之间找到可接受的工艺窗口，是该类合金热处理研究绕不开的问题。",
        en: "When high-strength aluminium alloys are used for load-bearing parts, designers care about more than tensile strength. They ask whether properties are uniform through a thick section and whether the part will crack under long stress in moist air. Peak ageing in one step gives high strength, but often high susceptibility to stress corrosion as well; overageing improves resistance and lowers strength. Finding an acceptable window between the two is a question that heat treatment of these alloys cannot avoid.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "析出理论为回答这个问题提供了思路：强度主要由晶内细小弥散的析出相决定，而应力腐蚀更多与晶界析出相的尺寸、间距以及无析出带有关。如果能让晶内与晶界的析出过程在一定程度上“分开控制”，矛盾就有可能缓解。双级时效正是基于这一设想：先在较低温度形核，再在较高温度粗化晶界相。但对于【待补充：合金牌号与规格】，一级制度如何影响二级阶段的晶界形貌，现有报道并不一致【待补充：文献】。本文据此提出两条待检验的假设，并设计对照试验。",
        en: "Precipitation theory suggests a way. Strength is decided mainly by fine, dispersed precipitates inside grains; stress corrosion depends more on the size and spacing of precipitates at grain boundaries and on precipitate-free zones. If precipitation inside grains and at boundaries could to some extent be controlled apart, the conflict might ease. Two-step ageing rests on this idea: nucleate at a lower temperature, then coarsen the boundary phases at a higher one. For 【to fill in: alloy and product】, however, reports disagree on how the first step affects the boundaries in the second 【to fill in: references】. This thesis puts forward two hypotheses and designs controlled tests for them.",
      },
    },
  ],
  hardSample: {
    title: { zh: "析出相统计", en: "Counting precipitates" },
    text: {
      zh: "析出相尺寸与数密度的统计结果直接决定强化估算的可信度。本文在每种状态下选取【待补充：视场数】个互不重叠的视场，均取自试样厚度中心，沿同一晶带轴拍摄；以等效圆直径表征尺寸，数密度按薄区厚度修正，厚度由会聚束衍射测得。统计时排除与晶界距离小于无析出带宽度的区域，以免混入晶界析出相。由于电镜视场有限，结果以中位数和四分位距表示，并与小角散射结果【待补充：数据】相互验证。",
      en: "How far the strengthening estimate can be trusted depends on size and number density of precipitates. In each state 【to fill in: number of】 fields that do not overlap were chosen, all from mid-thickness and along the same zone axis. Size is given as equivalent diameter; number density is corrected for foil thickness, measured by convergent-beam diffraction. Regions nearer to a grain boundary than the width of the precipitate-free zone were left out, so that boundary precipitates are not mixed in. Since the fields seen in a microscope are few, results are given as median and quartiles and checked against small-angle scattering 【to fill in: data】.",
    },
  },
  staged: false,
  checklist: [
    { zh: "有单级时效对照", en: "single-step control included" },
    { zh: "显微图有标尺与晶带轴", en: "micrographs have scale and zone axis" },
    { zh: "试样数量与离散度齐全", en: "number of samples and scatter given" },
    { zh: "模型参数注来源", en: "sources of model parameters" },
    { zh: "结论限于所试工艺范围", en: "conclusions limited to the range tested" },
  ],
  scenes: ["openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
