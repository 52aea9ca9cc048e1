import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const frameLightweightJournal = defineTemplate({
  slug: "frame-lightweight-journal",
  kind: "journal",
  discipline: "engineering",
  major: { zh: "车辆工程", en: "Vehicle Engineering" },
  levels: ["undergraduate", "master"],
  method: "model",
  length: { default: 6000, min: 3000, max: 12000 },
  numbering: "C",
  title: {
    zh: "基于多工况拓扑优化的电动货车车架轻量化设计",
    en: "Lightweight design of an electric truck frame by multi-case topology optimisation",
  },
  pattern: { zh: "基于〔方法〕的〔部件〕轻量化设计", en: "Lightweight design of 〔part〕 by 〔method〕" },
  slots: [
    { label: { zh: "方法", en: "method" }, default: { zh: "多工况拓扑优化", en: "multi-case topology optimisation" } },
    { label: { zh: "部件", en: "part" }, default: { zh: "电动货车车架", en: "an electric truck frame" } },
  ],
  remark: { zh: "模型先验证，再优化，最后回到工艺", en: "Validate the model, optimise, return to manufacture" },
  keywords: [
    { zh: "车架", en: "vehicle frame" },
    { zh: "拓扑优化", en: "topology optimisation" },
    { zh: "轻量化", en: "lightweight design" },
    { zh: "有限元", en: "finite elements" },
    { zh: "模态试验", en: "modal test" },
  ],
  bring: [
    { zh: "实车模态或应变数据", en: "modal or strain data from a vehicle" },
    { zh: "材料曲线", en: "material curves" },
    { zh: "载荷工况依据", en: "grounds for load cases" },
  ],
  outline: [
    {
      title: { zh: "引言", en: "Introduction" },
      intent: { zh: "指出只按弯曲工况优化的风险", en: "The risk of optimising for bending alone" },
      weight: 12,
      needs: ["source"],
      mistake: { zh: "引言写成行业新闻", en: "An introduction that reads like trade news" },
    },
    {
      title: { zh: "有限元模型与试验验证", en: "Finite element model and validation" },
      intent: { zh: "先证明模型可信再优化", en: "Trust the model before optimising it" },
      weight: 20,
      needs: ["figure", "table"],
      children: [
        {
          title: { zh: "建模与边界条件", en: "Modelling and boundary conditions" },
          intent: { zh: "单元、连接与约束怎样等效", en: "How elements, joints and supports are represented" },
          weight: 10,
          needs: ["figure"],
        },
        {
          title: { zh: "模态与静态应变对标", en: "Correlation of modes and static strain" },
          intent: { zh: "列误差、修正项与修正理由", en: "Errors, corrections and their reasons" },
          weight: 10,
          needs: ["table", "data"],
          mistake: { zh: "模型未与试验对标就优化", en: "Optimised before the model was correlated with tests" },
        },
      ],
    },
    {
      title: { zh: "载荷工况与评价指标", en: "Load cases and criteria" },
      intent: { zh: "工况与权重的来源，另作敏感性", en: "Where cases and weights come from, and their sensitivity" },
      weight: 14,
      needs: ["table", "formula"],
    },
    {
      title: { zh: "拓扑优化与再设计", en: "Topology optimisation and redesign" },
      intent: { zh: "从密度云图到可制造截面", en: "From density plot to sections that can be made" },
      weight: 24,
      needs: ["formula", "figure"],
      children: [
        {
          title: { zh: "优化列式", en: "Formulating the optimisation" },
          intent: { zh: "目标、约束、变量与制造约束写成式", en: "Objective, constraints, variables, manufacturing limits" },
          weight: 12,
          needs: ["formula"],
        },
        {
          title: { zh: "结构再设计与尺寸优化", en: "Redesign and sizing" },
          intent: { zh: "解释云图如何转成型材", en: "How the plot becomes profiles" },
          weight: 12,
          needs: ["figure", "table"],
          mistake: { zh: "云图直接当成结构", en: "The density plot taken for a structure" },
        },
      ],
    },
    {
      title: { zh: "结果与讨论", en: "Results and discussion" },
      intent: { zh: "质量、刚度、强度、模态同时比", en: "Mass, stiffness, strength and modes together" },
      weight: 20,
      needs: ["table"],
    },
    {
      title: { zh: "结论", en: "Conclusions" },
      intent: { zh: "适用条件与未验证项（如疲劳）", en: "Conditions, and what is untested, such as fatigue" },
      weight: 10,
    },
  ],
  whyGood: [
    { zh: "验证在前、优化在后，审稿人不会质疑模型", en: "Validation before optimisation leaves no doubt about the model" },
    { zh: "列式把制造约束写进去", en: "Manufacturing limits are in the formulation" },
    { zh: "结果同时报告四类指标，避免只报减重", en: "Four measures are reported, not only mass saved" },
  ],
  opening: [
    { type: "heading", text: { zh: "1 引言", en: "1 Introduction" } },
    {
      type: "paragraph",
      text: {
        zh: "电动货车取消了发动机和传统传动系统，却在车架中部增加了质量集中的电池包，车架的载荷分布与燃油车相比有明显变化：弯曲工况下跨中弯矩增大，扭转工况下电池包框架又会参与承载。若沿用燃油车架的截面，再局部加强，容易出现“越补越重”的情况。现有轻量化研究多以弯曲刚度为单一目标，对扭转、制动与转弯等工况考虑不足【待补充：文献】，优化结果在某一工况下质量最小，换一种工况却成为薄弱环节。",
        en: "An electric truck does away with engine and conventional driveline but adds a concentrated mass of batteries in the middle of the frame, so loads are distributed very differently. In bending, the moment at midspan rises; in torsion, the battery frame carries load as well. If the sections of a fuel truck are kept and strengthened locally, the frame tends to grow heavier with every repair. Most lightweight studies aim at bending stiffness alone and neglect torsion, braking and cornering 【to fill in: references】; the optimum has least mass in one case and is the weak point in another.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "本文以【待补充：车型】的车架为对象，先用模态试验与静态应变测试修正有限元模型，再以多工况加权柔度为目标进行拓扑优化，并在型材库约束下完成截面再设计，最后对比优化前后各工况下的刚度、强度、低阶模态与质量，讨论工况权重变化对结果的影响。",
        en: "The frame of 【to fill in: vehicle】 was studied. The finite element model was corrected by modal and static strain tests; topology was optimised for weighted compliance over several load cases; sections were redesigned within a library of profiles; stiffness, strength, low-order modes and mass were then compared before and after in every case, and the effect of changing the weights of load cases on the result was discussed.",
      },
    },
  ],
  hardSample: {
    title: { zh: "模型验证", en: "Validating the model" },
    text: {
      zh: "自由模态试验采用弹性绳悬挂，悬挂频率低于一阶弹性频率的【待补充：比例】，以减小约束影响；激励点避开主要振型节点，测点布置能够区分前若干阶弯曲与扭转。将试验与计算的频率及振型逐阶配对，用振型相关系数判断配对是否可靠。对偏差较大的阶次，优先检查铆接与焊点的等效方式，其次检查板厚与材料密度，不通过随意调整弹性模量来凑频率。修正后的误差见表2，满足后续优化的精度要求。",
      en: "In the free modal test the frame hung on elastic cords whose suspension frequency was below 【to fill in: fraction】 of the first elastic mode, to reduce the influence of the support; excitation avoided nodes of the main modes, and the measuring points could separate the first few bending and torsional modes. Measured and computed modes were paired one by one by frequency and shape, with the modal assurance criterion deciding whether a pairing was reliable. Where they differed much, the representation of rivets and welds was checked first, then plate thickness and density; frequencies were not matched by adjusting the elastic modulus at will. Errors after correction are given in Table 2, against the accuracy that optimisation requires.",
    },
  },
  staged: false,
  checklist: [
    { zh: "工况与权重有依据", en: "load cases and weights have grounds" },
    { zh: "网格无关性已做", en: "mesh independence checked" },
    { zh: "应力云图有单位和峰值位置", en: "stress plots have units and peaks" },
    { zh: "优化前后工况一致", en: "same load cases before and after" },
    { zh: "摘要包含定量结果", en: "abstract has quantitative results" },
  ],
  scenes: ["journalEssay"],
  since: "2026-11-22",
});
