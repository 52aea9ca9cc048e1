import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const physicsYoungLab = defineTemplate({
  slug: "physics-young-lab",
  kind: "lab",
  discipline: "science",
  major: { zh: "物理学", en: "Physics" },
  levels: ["undergraduate"],
  method: "experiment",
  length: { default: 2500, min: 1500, max: 5000 },
  numbering: "B",
  title: { zh: "拉伸法测量金属丝杨氏模量实验报告", en: "Lab Report: Young's Modulus of a Wire by Stretching" },
  pattern: "〔方法〕测量〔物理量〕实验报告",
  slots: [
    { label: "方法", default: "拉伸法" },
    { label: "物理量", default: "金属丝杨氏模量" },
  ],
  remark: { zh: "逐差法、不确定度、系统误差都交代清楚", en: "Differences, uncertainty, systematic error" },
  keywords: ["杨氏模量", "光杠杆", "逐差法", "不确定度"],
  bring: ["签字原始数据", "仪器分度值"],
  outline: [
    { title: { zh: "实验目的", en: "Aim" }, intent: "两三条可检验", weight: 6 },
    {
      title: { zh: "实验原理", en: "Theory" },
      intent: "推导到可测量",
      weight: 20,
      needs: ["formula", "figure"],
      children: [
        { title: { zh: "胡克定律与杨氏模量", en: "Hooke's law" }, intent: "写清各量含义", weight: 10, needs: ["formula"] },
        {
          title: { zh: "光杠杆放大", en: "Optical lever" },
          intent: "画光路并说明近似条件",
          weight: 10,
          needs: ["formula", "figure"],
          mistake: "漏写小角近似条件",
        },
      ],
    },
    { title: { zh: "仪器与装置", en: "Apparatus" }, intent: "分度值与仪器误差", weight: 12, needs: ["table"] },
    { title: { zh: "实验步骤", en: "Procedure" }, intent: "调节次序与注意事项", weight: 14, mistake: "抄讲义不写自己的操作" },
    { title: { zh: "数据记录与处理", en: "Data" }, intent: "逐差法与列表", weight: 22, needs: ["table", "formula"] },
    {
      title: { zh: "不确定度评定", en: "Uncertainty" },
      intent: "A类、B类、合成",
      weight: 18,
      needs: ["formula", "table"],
      mistake: "有效数字与不确定度不匹配",
    },
    { title: { zh: "讨论", en: "Discussion" }, intent: "指出主要来源并量化", weight: 8 },
  ],
  whyGood: ["原理推导落到“哪个量影响最大”", "不确定度分析指出该改进什么，而不是列出所有误差", "近似条件写得清楚"],
  opening: [
    { type: "heading", text: "一、实验目的" },
    {
      type: "paragraph",
      text: "学会用光杠杆测量微小长度变化；掌握逐差法处理等间隔数据；完成杨氏模量的不确定度评定，并判断误差的主要来源。",
    },
    { type: "heading", text: "二、实验原理" },
    { type: "heading", text: "（一）胡克定律与杨氏模量" },
    {
      type: "paragraph",
      text: "均匀金属丝在轴向拉力作用下伸长，在弹性限度内，应力与应变成正比，比例系数即为杨氏模量。实验中拉力由砝码提供，丝长与直径可直接测量，困难在于伸长量很小，用普通尺难以读准。",
    },
    { type: "heading", text: "（二）光杠杆放大" },
    {
      type: "paragraph",
      text: "把光杠杆的后足放在随金属丝下端移动的平台上，前足固定。金属丝伸长时，后足下降，镜面转过一个小角，望远镜中标尺读数随之变化。当转角很小时，正切可用角度代替，于是读数变化与伸长量之比等于两倍镜尺距离与光杠杆臂长之比，即为放大倍数。由此得到杨氏模量的计算式(3)，式中各量均可直接测得，其中直径以平方出现，其测量精度对结果影响较大，本实验在【待补充：位置与次数】多次测量取平均。",
    },
  ],
  hardSample: {
    title: "不确定度分析",
    text: "由式(3)取对数求导，得到相对不确定度的合成公式，各项系数表明：直径一项的系数为二，伸长读数、丝长、镜尺距离与臂长各为一。代入数据后，各分量的贡献见表4【待补充：计算结果】，其中直径与读数变化占主要部分，丝长与镜尺距离可以忽略。因此，要提高精度，应优先改进直径的测量，例如更换分辨力更高的测微仪器并在两个垂直方向测量，而不是更换更长的米尺。最后结果的末位与不确定度末位对齐。",
  },
  staged: false,
  checklist: ["原始数据签字", "逐差法使用正确", "单位国际制", "有效数字匹配", "光路图标注"],
  scenes: ["experimentReport"],
  since: "2026-11-22",
});
