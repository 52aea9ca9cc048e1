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
  title: { zh: "拉伸法测量金属丝杨氏模量实验报告", en: "Lab report: measuring the Young's modulus of a wire by stretching" },
  pattern: { zh: "〔方法〕测量〔物理量〕实验报告", en: "Lab report: measuring 〔quantity〕 by 〔method〕" },
  slots: [
    { label: { zh: "方法", en: "method" }, default: { zh: "拉伸法", en: "stretching" } },
    { label: { zh: "物理量", en: "quantity" }, default: { zh: "金属丝杨氏模量", en: "the Young's modulus of a wire" } },
  ],
  remark: { zh: "逐差法、不确定度、系统误差都交代清楚", en: "Differences, uncertainty, systematic error" },
  keywords: [
    { zh: "杨氏模量", en: "Young's modulus" },
    { zh: "光杠杆", en: "optical lever" },
    { zh: "逐差法", en: "successive differences" },
    { zh: "不确定度", en: "uncertainty" },
  ],
  bring: [
    { zh: "签字原始数据", en: "signed raw data" },
    { zh: "仪器分度值与允差", en: "scale divisions and tolerances of instruments" },
  ],
  outline: [
    {
      title: { zh: "实验目的", en: "Aim" },
      intent: { zh: "两三条，做完能判断是否达到", en: "Two or three, which can be judged at the end" },
      weight: 6,
    },
    {
      title: { zh: "实验原理", en: "Theory" },
      intent: { zh: "推导到只剩能直接测的量", en: "Derive until only measurable quantities remain" },
      weight: 20,
      needs: ["formula", "figure"],
      children: [
        {
          title: { zh: "胡克定律与杨氏模量", en: "Hooke's law and Young's modulus" },
          intent: { zh: "写清各量含义与弹性限度", en: "Meaning of each quantity, and the elastic limit" },
          weight: 10,
          needs: ["formula"],
        },
        {
          title: { zh: "光杠杆放大", en: "The optical lever" },
          intent: { zh: "画光路并说明近似条件", en: "Draw the light path and state the approximation" },
          weight: 10,
          needs: ["formula", "figure"],
          mistake: { zh: "漏写小角近似条件", en: "Small-angle condition left out" },
        },
      ],
    },
    {
      title: { zh: "仪器与装置", en: "Apparatus" },
      intent: { zh: "每件仪器列分度值、允差与零点", en: "Scale division, tolerance and zero of each" },
      weight: 12,
      needs: ["table"],
    },
    {
      title: { zh: "实验步骤", en: "Procedure" },
      intent: { zh: "只写自己怎样调、怎样避免回程差", en: "How you adjusted, and how you avoided backlash" },
      weight: 14,
      mistake: { zh: "抄讲义不写自己的操作", en: "The handout copied, own handling absent" },
    },
    {
      title: { zh: "数据记录与处理", en: "Data and processing" },
      intent: { zh: "列表后用逐差法，加减砝码取平均", en: "Table, then successive differences, loading and unloading averaged" },
      weight: 22,
      needs: ["table", "formula"],
    },
    {
      title: { zh: "不确定度评定", en: "Evaluating uncertainty" },
      intent: { zh: "A类、B类分列再合成，量纲核对", en: "Type A and Type B apart, then combined" },
      weight: 18,
      needs: ["formula", "table"],
      mistake: { zh: "有效数字与不确定度不匹配", en: "Significant digits that do not match the uncertainty" },
    },
    {
      title: { zh: "讨论", en: "Discussion" },
      intent: { zh: "指出最大来源并量化，说怎样改", en: "Name and quantify the largest source, and how to reduce it" },
      weight: 8,
    },
  ],
  whyGood: [
    { zh: "原理推导落到“哪个量影响最大”", en: 'The theory leads to "which quantity matters most"' },
    { zh: "不确定度指向该改进什么", en: "Uncertainty says what to improve instead of listing all errors" },
    { zh: "近似条件写得清楚", en: "The approximation is stated" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、实验目的", en: "1 Aim" } },
    {
      type: "paragraph",
      text: {
        zh: "学会用光杠杆测量微小长度变化；掌握逐差法处理等间隔数据；完成杨氏模量的不确定度评定，并判断误差的主要来源。",
        en: "To measure small changes of length with an optical lever; to process equally spaced data by successive differences; to evaluate the uncertainty of Young's modulus and to judge where most of the error comes from.",
      },
    },
    { type: "heading", text: { zh: "二、实验原理", en: "2 Theory" } },
    { type: "heading", text: { zh: "（一）胡克定律与杨氏模量", en: "1.1 Hooke's law and Young's modulus" } },
    {
      type: "paragraph",
      text: {
        zh: "均匀金属丝在轴向拉力作用下伸长，在弹性限度内，应力与应变成正比，比例系数即为杨氏模量。实验中拉力由砝码提供，丝长与直径可直接测量，困难在于伸长量很小，用普通尺难以读准。",
        en: "A uniform wire under axial tension extends. Within the elastic limit stress is proportional to strain, and the constant of proportion is Young's modulus. Here the tension comes from weights, and the length and diameter of the wire can be measured directly. The difficulty is that the extension is too small to be read reliably on an ordinary scale.",
      },
    },
    { type: "heading", text: { zh: "（二）光杠杆放大", en: "1.2 The optical lever" } },
    {
      type: "paragraph",
      text: {
        zh: "把光杠杆的后足放在随金属丝下端移动的平台上，前足固定。金属丝伸长时，后足下降，镜面转过一个小角，望远镜中标尺读数随之变化。当转角很小时，正切可用角度代替，于是读数变化与伸长量之比等于两倍镜尺距离与光杠杆臂长之比，即为放大倍数。由此得到杨氏模量的计算式(3)，式中各量均可直接测得，其中直径以平方出现，其测量精度对结果影响较大，本实验在【待补充：位置与次数】多次测量取平均。",
        en: "The rear foot of the optical lever stands on a platform that moves with the lower end of the wire, while the front feet are fixed. When the wire extends, the rear foot sinks, the mirror turns by a small angle, and the scale seen in the telescope shifts. For small angles the tangent may be replaced by the angle, so the ratio of the shift to the extension equals twice the distance from mirror to scale divided by the arm of the lever; this is the magnification. Young's modulus then follows from Equation (3), in which every quantity can be measured directly. The diameter enters squared and so has most influence; it was measured repeatedly at 【to fill in: places and number of times】 and averaged.",
      },
    },
  ],
  hardSample: {
    title: { zh: "不确定度分析", en: "Analysing uncertainty" },
    text: {
      zh: "由式(3)取对数求导，得到相对不确定度的合成公式，各项系数表明：直径一项的系数为二，伸长读数、丝长、镜尺距离与臂长各为一。代入数据后，各分量的贡献见表4【待补充：计算结果】，其中直径与读数变化占主要部分，丝长与镜尺距离可以忽略。因此，要提高精度，应优先改进直径的测量，例如更换分辨力更高的测微仪器并在两个垂直方向测量，而不是更换更长的米尺。最后结果的末位与不确定度末位对齐。",
      en: "Taking logarithms of Equation (3) and differentiating gives the relative uncertainty. The coefficients show that the diameter counts twice, while the change of reading, the length of the wire, the distance to the scale and the arm count once each. With the data inserted, the contributions are listed in Table 4 【to fill in: results】; where diameter and change of reading make up most of it, length and distance may be neglected. To improve the result, measure the diameter better, for instance with a finer micrometer in two perpendicular directions, rather than use a longer rule. The last digit of the result is aligned with that of its uncertainty.",
    },
  },
  staged: false,
  checklist: [
    { zh: "原始数据签字", en: "raw data signed" },
    { zh: "逐差法使用正确", en: "successive differences used correctly" },
    { zh: "单位国际制", en: "SI units" },
    { zh: "有效数字匹配", en: "significant digits match" },
    { zh: "光路图标注", en: "light path labelled" },
  ],
  scenes: ["experimentReport"],
  since: "2026-11-22",
});
