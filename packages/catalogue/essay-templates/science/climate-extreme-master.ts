import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const climateExtremeMaster = defineTemplate({
  slug: "climate-extreme-master",
  kind: "thesis",
  discipline: "science",
  major: { zh: "大气科学", en: "Atmospheric Science" },
  levels: ["master"],
  method: "model",
  length: { default: 30000, min: 30000, max: 50000 },
  numbering: "A",
  title: {
    zh: "季风边缘区极端降水变化及其环流成因",
    en: "Changes in Extreme Precipitation at the Monsoon Margin and Their Circulation Causes",
  },
  pattern: "〔区域〕〔现象〕变化及其环流成因",
  slots: [
    { label: "区域", default: "季风边缘区" },
    { label: "现象", default: "极端降水" },
  ],
  remark: { zh: "事实、成因、验证分层，统计与动力互证", en: "Facts, causes, tests: statistics with dynamics" },
  keywords: ["极端降水", "环流", "再分析", "水汽收支"],
  bring: ["站点资料与均一化说明", "再分析版本", "绘图脚本"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "由过渡带的敏感性提出问题",
      weight: 10,
      needs: ["source"],
      children: [
        { title: { zh: "研究背景与意义", en: "Background" }, intent: "旱涝并存的区域特点", weight: 5, needs: ["source"] },
        {
          title: { zh: "研究进展与科学问题", en: "Progress and questions" },
          intent: "由进展收窄到两问",
          weight: 5,
          needs: ["source"],
          mistake: "问题与分析对不上",
        },
      ],
    },
    {
      title: { zh: "资料与方法", en: "Data and methods" },
      intent: "先交代资料质量",
      weight: 14,
      needs: ["table", "formula"],
      children: [
        {
          title: { zh: "资料与质量控制", en: "Data quality" },
          intent: "均一化、缺测、台站迁移",
          weight: 5,
          needs: ["table"],
          mistake: "忽略台站迁移",
        },
        {
          title: { zh: "极端指数与检验", en: "Indices and tests" },
          intent: "阈值定义与趋势显著性",
          weight: 5,
          needs: ["formula", "table"],
        },
        { title: { zh: "诊断方法", en: "Diagnostics" }, intent: "水汽收支与合成分析", weight: 4, needs: ["formula"] },
      ],
    },
    {
      title: { zh: "极端降水的时空特征", en: "Features" },
      intent: "只讲事实不谈成因",
      weight: 22,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "气候态与季节分布", en: "Climatology" }, intent: "与地形对照", weight: 8, needs: ["figure"] },
        {
          title: { zh: "趋势与年代际变化", en: "Trends" },
          intent: "说明突变检验",
          weight: 7,
          needs: ["table", "figure"],
          mistake: "用短序列谈周期",
        },
        { title: { zh: "区域性过程的识别", en: "Regional events" }, intent: "客观识别算法", weight: 7, needs: ["formula", "figure"] },
      ],
    },
    {
      title: { zh: "环流与水汽条件", en: "Circulation and moisture" },
      intent: "由合成场分析成因",
      weight: 26,
      needs: ["formula", "figure"],
      children: [
        { title: { zh: "典型环流型", en: "Patterns" }, intent: "客观分型与占比", weight: 9, needs: ["figure"] },
        {
          title: { zh: "水汽输送与收支", en: "Moisture budget" },
          intent: "局地蒸发与外来输送",
          weight: 9,
          needs: ["formula", "figure"],
          children: [
            { title: { zh: "边界水汽通量", en: "Boundary fluxes" }, intent: "分四边界与层次统计", weight: 5, needs: ["formula", "figure"] },
            { title: { zh: "再循环率估计", en: "Recycling" }, intent: "说明方法假设与适用尺度", weight: 4, needs: ["formula"] },
          ],
        },
        { title: { zh: "动力与热力贡献", en: "Dynamic and thermodynamic" }, intent: "分解并讨论残差", weight: 8, needs: ["formula"] },
      ],
    },
    {
      title: { zh: "前期信号与个例", en: "Precursors and cases" },
      intent: "用独立资料检验机制",
      weight: 18,
      needs: ["figure"],
      children: [
        {
          title: { zh: "海温与遥相关", en: "SST and teleconnection" },
          intent: "独立时段检验",
          weight: 9,
          needs: ["figure"],
          mistake: "挑选相关高的海区",
        },
        { title: { zh: "典型个例诊断", en: "Case diagnosis" }, intent: "由大尺度到中尺度", weight: 9, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "结论与讨论", en: "Conclusions" },
      intent: "回答两问并估计不确定性",
      weight: 10,
      children: [
        { title: { zh: "主要结论", en: "Findings" }, intent: "证据等级写明", weight: 5 },
        { title: { zh: "不确定性与展望", en: "Uncertainty" }, intent: "资料、方法、样本", weight: 5 },
      ],
    },
  ],
  whyGood: ["由过渡带“先旱后涝”提出问题，贴近实际", "资料均一化放在结论之前", "分解残差和资料不一致如实处理"],
  opening: [
    { type: "heading", text: "第一章 绪论" },
    { type: "heading", text: "1.1 研究背景与意义" },
    {
      type: "paragraph",
      text: "季风边缘区一年之中的降水往往集中在少数几次过程里。一次过程提前几天、偏移几百里，就足以让同一地区在同一年先旱后涝。对这里的农业和防灾而言，平均降水增加还是减少固然重要，更要紧的是极端过程的强度、频次和出现位置怎样变化。",
    },
    {
      type: "paragraph",
      text: "与季风核心区相比，边缘区的降水既受季风水汽北上的控制，又受中纬度系统的影响，两者的配合方式复杂，不同资料得到的趋势也不完全一致【待补充：文献】。其中资料问题不容回避：部分台站曾经迁移，观测方式有过调整，未经处理的序列可能出现虚假的跳变。本文在资料均一化的基础上，尝试回答两个问题：边缘区极端降水发生了什么变化，这些变化有多大把握？变化主要来自水汽增多，还是来自环流型的改变？",
    },
  ],
  hardSample: {
    title: "动力与热力贡献的分解",
    text: "把水汽通量辐合按气候态与异常分解，可得到由比湿变化引起的热力项、由风场变化引起的动力项和两者的非线性项。分解在每一次极端过程的合成场上进行，再按环流型加权平均。需要说明三点：第一，再分析资料的水汽收支本身不闭合，残差量级见【待补充：表号】，若残差与所讨论的变化相当，则只作定性表述；第二，环流型的频次变化与型内变化分开计算，避免把两种贡献混为一谈；第三，采用两套再分析独立计算，只有符号一致的部分才写入结论。",
  },
  staged: false,
  checklist: ["台站迁移已处理", "显著性检验与多重检验", "图件范围与投影规范", "独立时段验证", "结论标注把握程度"],
  scenes: ["openingReport", "dataReport", "defenseSpeech"],
  since: "2026-11-22",
});
