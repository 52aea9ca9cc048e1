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
    en: "Identification of a Grape Anthracnose Pathogen and Bioassay of Biocontrol Agents",
  },
  pattern: "〔作物〕〔病害〕病原鉴定及〔药剂〕室内毒力测定",
  slots: [
    { label: "作物", default: "葡萄" },
    { label: "病害", default: "炭疽病" },
    { label: "药剂", default: "生物制剂" },
  ],
  remark: { zh: "柯赫法则走完，毒力回归方程给全", en: "Complete Koch's postulates, full regression" },
  keywords: ["病原鉴定", "柯赫法则", "毒力测定", "生物防治"],
  bring: ["标样与保存编号", "序列登录", "原始毒力数据"],
  outline: [
    { title: { zh: "引言", en: "Introduction" }, intent: "产区损失与鉴定争议", weight: 12, needs: ["source"] },
    {
      title: { zh: "材料与方法", en: "Materials and methods" },
      intent: "次序即证据次序",
      weight: 30,
      needs: ["table"],
      children: [
        { title: { zh: "标样采集与分离", en: "Isolation" }, intent: "地点、症状、方法", weight: 8, needs: ["table"] },
        {
          title: { zh: "致病性测定", en: "Pathogenicity" },
          intent: "有伤无伤接种与再分离",
          weight: 8,
          needs: ["figure"],
          mistake: "没有再分离",
        },
        {
          title: { zh: "形态与分子鉴定", en: "Identification" },
          intent: "多基因联合建树",
          weight: 7,
          needs: ["table", "figure"],
          mistake: "只用单基因片段定种",
        },
        { title: { zh: "毒力测定", en: "Bioassay" }, intent: "浓度梯度、对照、重复", weight: 7, needs: ["table", "formula"] },
      ],
    },
    {
      title: { zh: "结果", en: "Results" },
      intent: "按方法顺序",
      weight: 34,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "症状与分离物", en: "Symptoms and isolates" }, intent: "分离率与代表菌株", weight: 12, needs: ["table", "figure"] },
        { title: { zh: "鉴定结果", en: "Identity" }, intent: "形态表与系统树", weight: 11, needs: ["table", "figure"] },
        { title: { zh: "毒力与共毒系数", en: "Toxicity" }, intent: "回归方程、中浓度、区间", weight: 11, needs: ["table"] },
      ],
    },
    { title: { zh: "讨论", en: "Discussion" }, intent: "与近缘种区分及田间意义", weight: 16, needs: ["source"] },
    { title: { zh: "结论", en: "Conclusion" }, intent: "室内结果的限度", weight: 8 },
  ],
  whyGood: ["说明为何鉴定关系到用药，意义实在", "强调无伤接种和再分离，法则走完整", "室内结果的限度讲清"],
  opening: [
    { type: "heading", text: "1 引言" },
    {
      type: "paragraph",
      text: "【待补充：产区】葡萄近几个生长季在转色期前后出现果粒凹陷褐斑，潮湿时产生橙红色黏状物，药农习惯称为炭疽病并按此用药，效果时好时坏。葡萄果实上症状相近的真菌不止一种，同一属内又存在多个近缘种，仅凭症状和孢子形态难以区分，而不同的种对药剂的敏感程度可能不同。弄清当地究竟是哪一种在起作用，是合理用药的前提。",
    },
    {
      type: "paragraph",
      text: "本研究从不同果园采集病样，分离纯化后按照柯赫法则测定致病性，结合形态特征与多基因序列鉴定到种；在此基础上测定几种生物制剂对代表菌株的室内毒力，比较其单用与混用的效果，为田间试验的药剂筛选提供依据。代表菌株已保存于【待补充：保藏单位及编号】，序列已提交数据库。",
    },
  ],
  hardSample: {
    title: "致病性与再分离",
    text: "将代表菌株制成孢子悬浮液，浓度经血球计数板校正，分别以刺伤和无伤方式接种健康离体果粒，以无菌水为对照，保湿培养，逐日记录发病率与病斑直径。刺伤接种发病早，但伤口可能使原本不致病的腐生菌侵入，因此以无伤接种的结果作为判断致病性的主要依据。发病后从病斑边缘再次分离，得到的菌落形态与序列应与接种菌株一致，对照果粒不应分离到该菌。三次独立试验结果见表2【待补充：发病率】。只有完成再分离，方可认定其为病原。",
  },
  staged: false,
  checklist: ["菌株保藏编号", "多基因建树参数", "对照完整", "回归方程与区间", "不直接推荐田间用量"],
  scenes: ["journalEssay", "experimentReport"],
  since: "2026-11-22",
});
