import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const pharmacyExtraction = defineTemplate({
  slug: "pharmacy-extraction",
  kind: "thesis",
  discipline: "medicine",
  major: { zh: "药学", en: "Pharmacy" },
  levels: ["undergraduate"],
  method: "experiment",
  length: { default: 9000, min: 8000, max: 20000 },
  numbering: "C",
  title: { zh: "黄芩中黄芩苷提取工艺优化与含量测定", en: "Extraction and Assay of Baicalin from Scutellaria" },
  pattern: "〔药材〕中〔成分〕提取工艺优化与含量测定",
  slots: [
    { label: "药材", default: "黄芩" },
    { label: "成分", default: "黄芩苷" },
  ],
  remark: { zh: "方法学验证齐全，响应面才有意义", en: "Validate the assay before optimising" },
  keywords: ["提取工艺", "响应面", "含量测定", "方法学"],
  bring: ["药材鉴定记录", "对照品批号", "色谱图"],
  outline: [
    { title: { zh: "前言", en: "Introduction" }, intent: "药材、成分、工艺现状", weight: 12, needs: ["source"] },
    {
      title: { zh: "仪器与试药", en: "Instruments and materials" },
      intent: "来源、鉴定、批号",
      weight: 18,
      needs: ["table"],
      children: [
        { title: { zh: "药材鉴定与处理", en: "Authentication" }, intent: "基原鉴定人和留样", weight: 9, mistake: "药材未鉴定" },
        { title: { zh: "对照品与试剂", en: "Standards" }, intent: "纯度与批号", weight: 9, needs: ["table"] },
      ],
    },
    {
      title: { zh: "含量测定方法的建立", en: "Assay" },
      intent: "依药典通则验证",
      weight: 26,
      needs: ["table", "formula", "figure"],
      children: [
        { title: { zh: "色谱条件与系统适用性", en: "Conditions" }, intent: "分离度、理论板数", weight: 9, needs: ["figure"] },
        {
          title: { zh: "线性、检测限与定量限", en: "Linearity and limits" },
          intent: "浓度范围覆盖样品",
          weight: 9,
          needs: ["table", "formula"],
        },
        {
          title: { zh: "精密度、稳定性、重复性与回收率", en: "Precision and recovery" },
          intent: "各项平行数与结果",
          weight: 8,
          needs: ["table"],
          mistake: "回收率加样量不当",
        },
      ],
    },
    {
      title: { zh: "提取工艺优化", en: "Optimisation" },
      intent: "单因素到响应面",
      weight: 30,
      needs: ["table", "formula", "figure"],
      children: [
        { title: { zh: "单因素考察", en: "Single factors" }, intent: "溶剂、料液比、时间、次数", weight: 10, needs: ["figure"] },
        {
          title: { zh: "响应面设计与模型", en: "Response surface" },
          intent: "方差分析、失拟检验",
          weight: 10,
          needs: ["table", "formula"],
          mistake: "不看失拟项",
        },
        { title: { zh: "最优条件验证", en: "Verification" }, intent: "预测值与实测值", weight: 10, needs: ["table"] },
      ],
    },
    {
      title: { zh: "讨论", en: "Discussion" },
      intent: "工艺选择与放大问题",
      weight: 8,
      needs: ["source"],
      mistake: "照抄方法学数据不解释",
    },
    { title: { zh: "结论", en: "Conclusion" }, intent: "工艺与方法各一句", weight: 6 },
  ],
  whyGood: ["指出“先灭酶”的关键点，工艺有针对性", "方法学验证在优化之前，次序正确", "异常数据复查重做而非剔除"],
  opening: [
    { type: "heading", text: "1 前言" },
    {
      type: "paragraph",
      text: "黄芩为常用中药，黄芩苷是其主要有效成分之一，也是药典规定的含量测定指标。黄芩苷在提取过程中容易受酶和温度影响：药材润湿后若未及时灭酶，内源酶会使其水解，药材颜色变绿，含量下降；提取温度过高、时间过长，又可能引起降解。因此，提取工艺的优化不能只追求浸出量，还要考虑成分在过程中的稳定。",
    },
    {
      type: "paragraph",
      text: "文献报道的提取方法包括水煎煮、醇回流、超声与微波等【待补充：文献】，各自的评价指标和含量测定条件不尽相同，结果难以直接比较。本文先建立并验证黄芩苷的液相色谱测定方法，再以黄芩苷提取率为指标，在单因素试验基础上采用响应面法优化醇回流提取工艺，经平行试验验证，为后续制剂研究提供稳定的提取物。药材经【待补充：鉴定人与职称】鉴定。",
    },
  ],
  hardSample: {
    title: "加样回收率",
    text: "精密称取已知含量的药材粉末，共【待补充：份数】份，分为低、中、高三组，分别按样品中黄芩苷量的相应比例加入对照品溶液，照供试品溶液制备方法处理后进样测定，计算回收率与相对标准偏差。加入量以覆盖样品含量的上下范围为宜；若加入量过小，测定误差被放大，回收率失真；过大则不能反映基质影响。结果见表3，回收率与偏差均符合药典通则对该浓度水平的要求。偏离较大的一份经复查为转移损失，重做并记录，没有直接剔除。",
  },
  staged: false,
  checklist: ["药材基原与鉴定", "方法学项目齐全", "响应面失拟检验", "最优条件可操作", "色谱图峰标注"],
  scenes: ["experimentReport", "defenseSpeech"],
  since: "2026-11-22",
});
