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
    en: "Lightweight Design of an Electric Truck Frame by Multi-case Topology Optimisation",
  },
  pattern: "基于〔方法〕的〔部件〕轻量化设计",
  slots: [
    { label: "方法", default: "多工况拓扑优化" },
    { label: "部件", default: "电动货车车架" },
  ],
  remark: { zh: "模型先验证，再优化，最后回到工艺", en: "Validate the model, optimise, return to manufacture" },
  keywords: ["车架", "拓扑优化", "轻量化", "有限元", "模态试验"],
  bring: ["实车模态或应变数据", "材料曲线", "载荷工况依据"],
  outline: [
    {
      title: { zh: "引言", en: "Introduction" },
      intent: "指出只按弯曲工况优化的风险",
      weight: 12,
      needs: ["source"],
      mistake: "引言写成行业新闻",
    },
    {
      title: { zh: "有限元模型与试验验证", en: "FE model and validation" },
      intent: "先证明模型可信",
      weight: 20,
      needs: ["figure", "table"],
      children: [
        { title: { zh: "建模与边界条件", en: "Model and boundary" }, intent: "交代单元、连接与约束等效", weight: 10, needs: ["figure"] },
        {
          title: { zh: "模态与静态应变对标", en: "Correlation" },
          intent: "列误差并说明修正项",
          weight: 10,
          needs: ["table", "data"],
          mistake: "未验证就优化",
        },
      ],
    },
    {
      title: { zh: "载荷工况与评价指标", en: "Load cases and criteria" },
      intent: "说明工况权重的来源",
      weight: 14,
      needs: ["table", "formula"],
    },
    {
      title: { zh: "拓扑优化与再设计", en: "Topology optimisation and redesign" },
      intent: "从密度云图到可制造截面",
      weight: 24,
      needs: ["formula", "figure"],
      children: [
        { title: { zh: "优化列式", en: "Formulation" }, intent: "写目标、约束、变量与制造约束", weight: 12, needs: ["formula"] },
        {
          title: { zh: "结构再设计与尺寸优化", en: "Redesign and sizing" },
          intent: "解释云图如何转成型材",
          weight: 12,
          needs: ["figure", "table"],
          mistake: "云图直接当成结构",
        },
      ],
    },
    { title: { zh: "结果与讨论", en: "Results" }, intent: "质量、刚度、强度、模态同时比较", weight: 20, needs: ["table"] },
    { title: { zh: "结论", en: "Conclusions" }, intent: "给出适用条件与未验证项", weight: 10 },
  ],
  whyGood: ["验证在前、优化在后，审稿人不会质疑模型", "列式把制造约束写进去", "结果同时报告四类指标，避免只报减重"],
  opening: [
    { type: "heading", text: "1 引言" },
    {
      type: "paragraph",
      text: "电动货车取消了发动机和传统传动系统，却在车架中部增加了质量集中的电池包，车架的载荷分布与燃油车相比有明显变化：弯曲工况下跨中弯矩增大，扭转工况下电池包框架又会参与承载。若沿用燃油车架的截面，再局部加强，容易出现“越补越重”的情况。现有轻量化研究多以弯曲刚度为单一目标，对扭转、制动与转弯等工况考虑不足【待补充：文献】，优化结果在某一工况下质量最小，换一种工况却成为薄弱环节。",
    },
    {
      type: "paragraph",
      text: "本文以【待补充：车型】的车架为对象，先用模态试验与静态应变测试修正有限元模型，再以多工况加权柔度为目标进行拓扑优化，并在型材库约束下完成截面再设计，最后对比优化前后各工况下的刚度、强度、低阶模态与质量，讨论工况权重变化对结果的影响。",
    },
  ],
  hardSample: {
    title: "模型验证",
    text: "自由模态试验采用弹性绳悬挂，悬挂频率低于一阶弹性频率的【待补充：比例】，以减小约束影响；激励点避开主要振型节点，测点布置能够区分前若干阶弯曲与扭转。将试验与计算的频率及振型逐阶配对，用振型相关系数判断配对是否可靠。对偏差较大的阶次，优先检查铆接与焊点的等效方式，其次检查板厚与材料密度，不通过随意调整弹性模量来凑频率。修正后的误差见表2，满足后续优化的精度要求。",
  },
  staged: false,
  checklist: ["工况与权重有依据", "网格无关性已做", "应力云图有单位和峰值位置", "优化前后工况一致", "摘要包含定量结果"],
  scenes: ["journalEssay"],
  since: "2026-11-22",
});
