import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const plantDiseaseJournal = defineTemplate({
  slug: "plant-disease-journal",
  kind: "journal",
  discipline: "agriculture",
  major: { zh: "植物保护", en: "Plant Protection" },
  levels: ["master", "undergraduate"],
  method: "experiment",
  length: { default: 5500, min: 3000, max: 12000 },
  numbering: "C",
  title: {
    zh: "葡萄炭疽病病原鉴定及生物制剂室内毒力测定",
    en: "Identification of the grape anthracnose pathogen and bioassay of biocontrol agents",
  },
  pattern: {
    zh: "〔作物〕〔病害〕病原鉴定及〔药剂〕室内毒力测定",
    en: "Identification of the 〔crop〕 〔disease〕 pathogen and bioassay of 〔agents〕",
  },
  slots: [
    { label: { zh: "作物", en: "crop" }, default: { zh: "葡萄", en: "grape" } },
    { label: { zh: "病害", en: "disease" }, default: { zh: "炭疽病", en: "anthracnose" } },
    { label: { zh: "药剂", en: "agents" }, default: { zh: "生物制剂", en: "biocontrol agents" } },
  ],
  remark: { zh: "柯赫法则走完，毒力回归方程给全", en: "Complete Koch's postulates, full regression" },
  keywords: [
    { zh: "病原鉴定", en: "pathogen identification" },
    { zh: "柯赫法则", en: "Koch's postulates" },
    { zh: "毒力测定", en: "toxicity bioassay" },
    { zh: "生物防治", en: "biological control" },
  ],
  bring: [
    { zh: "标样与保存编号", en: "specimens with accession numbers" },
    { zh: "序列登录", en: "sequence accessions" },
    { zh: "原始毒力数据", en: "raw bioassay data" },
  ],
  outline: [
    {
      title: { zh: "引言", en: "Introduction" },
      intent: {
        zh: "由防效不稳引出鉴定争议，说明定种与用药的关系",
        en: "From patchy control to doubt about the species, and why naming it matters for treatment",
      },
      weight: 12,
      needs: ["source"],
    },
    {
      title: { zh: "材料与方法", en: "Materials and methods" },
      intent: {
        zh: "分离、致病、鉴定、毒力的次序就是证据次序",
        en: "Isolation, pathogenicity, identity, toxicity: the order is the evidence",
      },
      weight: 30,
      needs: ["table"],
      children: [
        {
          title: { zh: "标样采集与分离", en: "Sampling and isolation" },
          intent: { zh: "果园、品种、症状与分离方法可追溯", en: "Orchard, cultivar, symptom and method, all traceable" },
          weight: 8,
          needs: ["table"],
        },
        {
          title: { zh: "致病性测定", en: "Pathogenicity tests" },
          intent: { zh: "有伤、无伤各接种，并再分离核对", en: "Inoculate with and without wounds, then re-isolate" },
          weight: 8,
          needs: ["figure"],
          mistake: { zh: "接种后没有再分离，柯赫法则缺一步", en: "No re-isolation after inoculation, one of Koch's postulates missing" },
        },
        {
          title: { zh: "形态与分子鉴定", en: "Morphological and molecular identification" },
          intent: { zh: "多基因联合建树，模式菌株同列", en: "Multilocus tree with ex-type strains included" },
          weight: 7,
          needs: ["table", "figure"],
          mistake: { zh: "只用单基因片段定种", en: "Species named from a single locus" },
        },
        {
          title: { zh: "毒力测定", en: "Bioassay" },
          intent: {
            zh: "浓度梯度、空白与阳性对照、独立重复",
            en: "Concentration series, blank and positive controls, independent repeats",
          },
          weight: 7,
          needs: ["table", "formula"],
        },
      ],
    },
    {
      title: { zh: "结果", en: "Results" },
      intent: { zh: "与方法一一对应，先致病后定种", en: "In the order of the methods: pathogenic first, named second" },
      weight: 34,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "症状与分离物", en: "Symptoms and isolates" },
          intent: { zh: "报分离率，说明代表菌株怎样选出", en: "Isolation rates, and how representatives were chosen" },
          weight: 12,
          needs: ["table", "figure"],
        },
        {
          title: { zh: "鉴定结果", en: "Identity of the pathogen" },
          intent: { zh: "形态量度与系统树互相印证", en: "Measurements and tree must agree" },
          weight: 11,
          needs: ["table", "figure"],
        },
        {
          title: { zh: "毒力与共毒系数", en: "Toxicity and co-toxicity" },
          intent: { zh: "给回归方程、EC50 及其置信区间", en: "Regression equation, EC50 and its confidence interval" },
          weight: 11,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "讨论", en: "Discussion" },
      intent: {
        zh: "与近缘种怎样区分，室内毒力离田间有多远",
        en: "How it differs from close relatives, and how far the dish is from the field",
      },
      weight: 16,
      needs: ["source"],
    },
    {
      title: { zh: "结论", en: "Conclusions" },
      intent: { zh: "只说鉴定与室内毒力，不推田间用量", en: "Identity and toxicity in the dish only; no field rates" },
      weight: 8,
    },
  ],
  whyGood: [
    { zh: "说明为何鉴定关系到用药，意义实在", en: "Says why the name of the species matters for control" },
    { zh: "无伤接种与再分离齐备，证据链闭合", en: "Unwounded inoculation and re-isolation close the chain" },
    { zh: "室内结果的限度讲清", en: "The limits of a bioassay are stated" },
  ],
  opening: [
    { type: "heading", text: { zh: "1 引言", en: "1 Introduction" } },
    {
      type: "paragraph",
      text: {
        zh: "【待补充：产区】葡萄近几个生长季在转色期前后出现果粒凹陷褐斑，潮湿时产生橙红色黏状物，药农习惯称为炭疽病并按此用药，效果时好时坏。葡萄果实上症状相近的真菌不止一种，同一属内又存在多个近缘种，仅凭症状和孢子形态难以区分，而不同的种对药剂的敏感程度可能不同。弄清当地究竟是哪一种在起作用，是合理用药的前提。",
        en: "In several recent seasons, grapes in 【to fill in: growing area】 have shown sunken brown spots around veraison that exude an orange-red slime in wet weather. Local suppliers call it anthracnose and treat it accordingly, with mixed success. More than one fungus causes such symptoms on grape berries, and a single genus may hold several close relatives that neither symptoms nor spore shape can separate, yet they may differ in their sensitivity to the products in use. Knowing which of them is at work locally comes before any sound choice of treatment.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "本研究从不同果园采集病样，分离纯化后按照柯赫法则测定致病性，结合形态特征与多基因序列鉴定到种；在此基础上测定几种生物制剂对代表菌株的室内毒力，比较其单用与混用的效果，为田间试验的药剂筛选提供依据。代表菌株已保存于【待补充：保藏单位及编号】，序列已提交数据库。",
        en: "Diseased samples were collected from several orchards, purified and tested for pathogenicity according to Koch's postulates, and the isolates were identified to species by morphology together with a multilocus phylogeny. The toxicity of several biocontrol agents to representative strains was then measured in vitro, alone and in mixture, as a basis for choosing candidates for field trials. Representative strains have been deposited at 【to fill in: culture collection and numbers】 and the sequences submitted to a public database.",
      },
    },
  ],
  hardSample: {
    title: { zh: "致病性与再分离", en: "Pathogenicity and re-isolation" },
    text: {
      zh: "将代表菌株制成孢子悬浮液，浓度经血球计数板校正，分别以刺伤和无伤方式接种健康离体果粒，以无菌水为对照，保湿培养，逐日记录发病率与病斑直径。刺伤接种发病早，但伤口可能使原本不致病的腐生菌侵入，因此以无伤接种的结果作为判断致病性的主要依据。发病后从病斑边缘再次分离，得到的菌落形态与序列应与接种菌株一致，对照果粒不应分离到该菌。三次独立试验结果见表2【待补充：发病率】。只有完成再分离，方可认定其为病原。",
      en: "Spore suspensions of the representative strains were adjusted with a haemocytometer and applied to healthy detached berries with and without pin wounds; sterile water served as the control. Berries were kept moist, and incidence and lesion diameter were recorded daily. Wounded berries fell ill sooner, but a wound may also admit a saprophyte that would not cause disease by itself, so unwounded inoculation was taken as the main evidence. Re-isolation from lesion margins had to yield colonies and sequences identical with the inoculated strain, and control berries had to yield none. Results of three independent runs are given in Table 2 【to fill in: incidence】. Only after re-isolation was a strain accepted as the pathogen.",
    },
  },
  staged: false,
  checklist: [
    { zh: "菌株保藏编号", en: "strain accession numbers given" },
    { zh: "多基因建树参数", en: "loci, model and bootstrap of the tree stated" },
    { zh: "每次测定有空白与溶剂对照", en: "every assay has blank and solvent controls" },
    { zh: "回归方程附 EC50 与置信区间", en: "regression with EC50 and confidence interval" },
    { zh: "不直接推荐田间用量", en: "no field rate recommended" },
  ],
  scenes: ["journalEssay", "experimentReport"],
  since: "2026-11-22",
});
