import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const chemCatalyst = defineTemplate({
  slug: "chem-catalyst",
  kind: "thesis",
  discipline: "science",
  major: { zh: "化学", en: "Chemistry" },
  levels: ["undergraduate", "master"],
  method: "experiment",
  length: { default: 12000, min: 8000, max: 50000, byLevel: { undergraduate: 12000, master: 30000 } },
  numbering: "C",
  title: {
    zh: "铁基单原子材料的制备及有机污染物氧化性能研究",
    en: "Iron single-atom materials: preparation and performance in oxidising organic pollutants",
  },
  pattern: { zh: "〔催化剂〕的制备及〔反应〕性能研究", en: "〔Catalyst〕: preparation and performance in 〔reaction〕" },
  slots: [
    { label: { zh: "催化剂", en: "Catalyst" }, default: { zh: "铁基单原子材料", en: "Iron single-atom materials" } },
    { label: { zh: "反应", en: "reaction" }, default: { zh: "有机污染物氧化", en: "oxidising organic pollutants" } },
  ],
  remark: { zh: "结构证据在前，性能在后，对照样必不可少", en: "Structure first, controls always" },
  keywords: [
    { zh: "催化剂", en: "catalyst" },
    { zh: "表征", en: "characterisation" },
    { zh: "活性位", en: "active sites" },
    { zh: "机理", en: "mechanism" },
  ],
  bring: [
    { zh: "谱图原始文件", en: "raw files of spectra" },
    { zh: "对照样", en: "control samples" },
    { zh: "实验记录", en: "laboratory notebook" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "由活性与稳定性的矛盾提出要证什么", en: "From the conflict of activity and stability to what must be proved" },
      weight: 10,
      needs: ["source"],
      children: [
        {
          title: { zh: "研究背景", en: "Background" },
          intent: { zh: "由真实水质条件提出要求", en: "Requirements set by real water" },
          weight: 3,
          needs: ["source"],
        },
        {
          title: { zh: "单原子催化剂研究进展", en: "Progress in single-atom catalysts" },
          intent: { zh: "归纳合成策略，并写结构判定的争议", en: "Routes of synthesis, and the dispute over proof of structure" },
          weight: 4,
          needs: ["source", "table"],
          mistake: { zh: "只夸优点不谈争议", en: "Praises merits and leaves out the dispute" },
        },
        {
          title: { zh: "本文思路", en: "Plan of this thesis" },
          intent: { zh: "一图说明变量、对照与各自回答什么", en: "One figure: variables, controls and what each answers" },
          weight: 3,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "实验部分", en: "Experimental" },
      intent: { zh: "写到他人可重复，负载量以实测为准", en: "Repeatable by others; loadings as measured" },
      weight: 18,
      needs: ["table"],
      children: [
        {
          title: { zh: "试剂与仪器", en: "Reagents and instruments" },
          intent: { zh: "规格、厂家与纯度", en: "Grade, supplier and purity" },
          weight: 6,
          needs: ["table"],
        },
        {
          title: { zh: "催化剂与对照样制备", en: "Preparing catalysts and controls" },
          intent: { zh: "无金属、颗粒态两类对照同法制备", en: "Metal-free and particle controls by the same route" },
          weight: 6,
          needs: ["table"],
          mistake: { zh: "没有无金属与颗粒态对照样", en: "No metal-free and no particle control" },
        },
        {
          title: { zh: "表征与性能测试", en: "Characterisation and performance tests" },
          intent: { zh: "条件、平行数与吸附空白", en: "Conditions, replicates and the adsorption blank" },
          weight: 6,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "结构表征", en: "Structure" },
      intent: { zh: "多种证据互相支持，各说其限度", en: "Several kinds of evidence, each with its limits" },
      weight: 26,
      needs: ["figure", "table"],
      children: [
        {
          title: { zh: "形貌与元素分布", en: "Morphology and element distribution" },
          intent: { zh: "多视野统计，排除纳米颗粒", en: "Many fields of view, to rule out nanoparticles" },
          weight: 7,
          needs: ["figure"],
        },
        {
          title: { zh: "晶相与缺陷", en: "Phase and defects" },
          intent: { zh: "逐峰归属，不见峰不等于没有", en: "Assign every peak; no peak does not mean none there" },
          weight: 7,
          needs: ["figure"],
        },
        {
          title: { zh: "金属价态与配位环境", en: "Valence and coordination" },
          intent: { zh: "吸收谱拟合参数与拟合优度列表", en: "Fitted parameters and goodness of fit in a table" },
          weight: 12,
          needs: ["figure", "table"],
          mistake: { zh: "只凭一张电镜图断言单原子", en: "Single atoms claimed from one micrograph" },
        },
      ],
    },
    {
      title: { zh: "催化性能", en: "Catalytic performance" },
      intent: { zh: "由活性到稳定性，扣除吸附", en: "From activity to stability, with adsorption subtracted" },
      weight: 30,
      needs: ["figure", "table"],
      children: [
        {
          title: { zh: "降解活性与动力学", en: "Activity and kinetics" },
          intent: { zh: "归一化到金属量再比较", en: "Compare per amount of metal" },
          weight: 12,
          needs: ["formula", "table"],
        },
        {
          title: { zh: "影响因素", en: "Influencing factors" },
          intent: { zh: "酸碱度、离子、天然有机物在真实范围内", en: "pH, ions, natural organic matter within real ranges" },
          weight: 8,
          needs: ["figure"],
        },
        {
          title: { zh: "循环稳定性与溶出", en: "Stability and leaching" },
          intent: { zh: "测溶出，用同浓度均相对照", en: "Measure leaching and match it with a homogeneous control" },
          weight: 10,
          needs: ["figure", "table"],
          mistake: { zh: "循环稳定却不测金属溶出", en: "Stable over cycles, but leached metal never measured" },
        },
      ],
    },
    {
      title: { zh: "机理探讨", en: "Mechanism" },
      intent: {
        zh: "猝灭、谱学、探针互证，猝灭剂副作用写明",
        en: "Quenching, spectroscopy and probes agree; side effects of quenchers named",
      },
      weight: 10,
      needs: ["figure"],
    },
    {
      title: { zh: "结论", en: "Conclusions" },
      intent: { zh: "结构与性能的关系说到证据为止", en: "Structure and performance, as far as the evidence goes" },
      weight: 6,
    },
  ],
  whyGood: [
    { zh: "先指出“单原子难证实”，再安排证据，态度严谨", en: "Says that single atoms are hard to prove, then arranges the proof" },
    { zh: "两类对照样贯穿全文", en: "Two kinds of controls run through the whole" },
    { zh: "溶出的均相贡献单独排除", en: "The homogeneous share of leached metal is excluded on its own" },
  ],
  opening: [
    { type: "heading", text: { zh: "1 绪论", en: "1 Introduction" } },
    { type: "heading", text: { zh: "1.1 研究背景", en: "1.1 Background" } },
    {
      type: "paragraph",
      text: {
        zh: "以过硫酸盐为氧化剂的高级氧化技术能够降解多种难生物降解的有机物，关键在于用什么来活化它。均相金属离子活性高，却难以回收，还会带来二次污染；负载型纳米颗粒便于分离，但只有表面原子参与反应，长期使用又容易团聚和溶出。把金属以单个原子的形式锚定在载体上，理论上可以让每一个原子都成为活性位，同时依靠配位作用抑制流失。",
        en: "Oxidation with persulfate can degrade many organic compounds that resist biological treatment; what matters is how it is activated. Dissolved metal ions are active but hard to recover and pollute in their turn. Supported nanoparticles are easy to separate, but only surface atoms take part, and with long use they aggregate and dissolve. If metal is anchored to a support as single atoms, every atom may in principle be an active site, while coordination holds it in place.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "问题在于，“单原子”往往比想象中更难证实，也更难保持。少量纳米簇的存在就可能主导活性，而常规表征未必能够发现；反应过程中溶出的金属也可能以均相形式贡献活性。因此，本文在制备铁基单原子材料的同时，平行制备了无金属载体和颗粒态两类对照样，对结构给出多种证据，对活性按金属含量归一化比较，并监测溶出。目标污染物选用【待补充：化合物名称】。",
        en: 'The trouble is that "single atom" is often harder to prove, and harder to keep, than it seems. A few nanoclusters may dominate the activity and escape routine characterisation, and metal leached during the reaction may act in solution. Together with the iron single-atom materials, this thesis therefore prepares a metal-free support and a particle sample in parallel, gives several kinds of structural evidence, compares activity per amount of metal, and follows leaching. The target pollutant is 【to fill in: compound】.',
      },
    },
  ],
  hardSample: {
    title: { zh: "排除均相贡献", en: "Excluding the homogeneous contribution" },
    text: {
      zh: "为判断活性是否来自溶出的铁离子，设计了两组对照。其一，反应进行到中途滤去催化剂，继续监测滤液中污染物浓度，若降解停止，说明溶出离子贡献有限；其二，配制与反应结束时溶出浓度相同的铁离子溶液，在相同条件下测定其活性。结果见图4-6【待补充：数据】。两组结果一致时方可认为以多相过程为主；若第二组仍有可观活性，则需在总活性中扣除，并在讨论中说明。仅以溶出浓度低于排放标准作为稳定的依据并不充分。",
      en: "Two controls show whether activity comes from leached iron. In the first, the catalyst is filtered off halfway and the pollutant followed in the filtrate; if degradation stops, leached ions contribute little. In the second, a solution of iron ions at the concentration found after the reaction is tested under the same conditions. Results are shown in Figure 4-6 【to fill in: data】. Only where both agree can the process be taken as mainly heterogeneous; if the second still shows appreciable activity, it has to be subtracted from the total and discussed. A leached concentration below the discharge limit is not, by itself, proof of stability.",
    },
  },
  staged: false,
  checklist: [
    { zh: "谱图标注与拟合参数齐全", en: "spectra labelled with fitting parameters" },
    { zh: "平行实验误差棒", en: "error bars from parallel runs" },
    { zh: "归一化方式说明", en: "normalisation explained" },
    { zh: "猝灭剂选择性讨论", en: "selectivity of quenchers discussed" },
    { zh: "结论不超证据", en: "conclusions stay within the evidence" },
  ],
  scenes: ["experimentReport", "openingReport"],
  since: "2026-11-22",
});
