import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const bioSaltStress = defineTemplate({
  slug: "bio-salt-stress",
  kind: "thesis",
  discipline: "science",
  major: { zh: "生物科学", en: "Biology" },
  levels: ["undergraduate"],
  method: "experiment",
  length: { default: 9000, min: 8000, max: 20000 },
  numbering: "C",
  title: { zh: "盐胁迫对番茄幼苗抗氧化系统的影响", en: "Salt Stress and the Antioxidant System of Tomato Seedlings" },
  pattern: "〔处理〕对〔植物〕〔指标〕的影响",
  slots: [
    { label: "处理", default: "盐胁迫" },
    { label: "植物", default: "番茄幼苗" },
    { label: "指标", default: "抗氧化系统" },
  ],
  remark: { zh: "生理指标成组出现，才能说出一个机制", en: "Indicators in groups tell a mechanism" },
  keywords: ["盐胁迫", "抗氧化酶", "幼苗", "生理"],
  bring: ["实验记录与照片", "重复数与随机排列", "试剂配方"],
  outline: [
    { title: { zh: "前言", en: "Introduction" }, intent: "由盐渍化写到一个未答的问题", weight: 12, needs: ["source"] },
    {
      title: { zh: "材料与方法", en: "Materials and methods" },
      intent: "写全处理与重复",
      weight: 22,
      needs: ["table"],
      children: [
        { title: { zh: "材料与培养", en: "Material and culture" }, intent: "品种、光温、营养液", weight: 6, needs: ["table"] },
        {
          title: { zh: "处理设计", en: "Treatments" },
          intent: "梯度依据、加盐方式、取样时间",
          weight: 6,
          needs: ["table"],
          mistake: "一次加盐造成渗透冲击",
        },
        { title: { zh: "指标测定", en: "Measurements" }, intent: "每个指标注方法与单位", weight: 5, needs: ["table"] },
        { title: { zh: "数据分析", en: "Statistics" }, intent: "方差分析前检验前提", weight: 5 },
      ],
    },
    {
      title: { zh: "结果与分析", en: "Results" },
      intent: "由表型到生理逐层",
      weight: 38,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "生长表现", en: "Growth" }, intent: "照片加数据", weight: 8, needs: ["table", "figure"] },
        { title: { zh: "膜伤害与渗透调节", en: "Membrane and osmotic" }, intent: "两类指标成对解释", weight: 8, needs: ["figure"] },
        {
          title: { zh: "抗氧化酶活性", en: "Antioxidant enzymes" },
          intent: "剂量与时间双向看",
          weight: 8,
          needs: ["table", "figure"],
          mistake: "逐个指标念数",
        },
        { title: { zh: "离子含量", en: "Ions" }, intent: "钠钾比与器官分配", weight: 7, needs: ["table"] },
        { title: { zh: "相关与主成分", en: "Correlation" }, intent: "找出敏感指标", weight: 7, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "讨论", en: "Discussion" },
      intent: "提出一个连贯的解释",
      weight: 18,
      needs: ["source"],
      children: [
        { title: { zh: "阈值与响应次序", en: "Threshold and order" }, intent: "谁先变，谁后变", weight: 9, needs: ["source"] },
        {
          title: { zh: "与已有报道的异同", en: "Agreement" },
          intent: "说明条件差别",
          weight: 9,
          needs: ["source"],
          mistake: "讨论重复结果",
        },
      ],
    },
    { title: { zh: "结论", en: "Conclusion" }, intent: "分条、有条件", weight: 10, mistake: "推广到所有作物" },
  ],
  whyGood: ["用“先后次序”把零散指标串成问题", "酶活性回落的解释谨慎", "处理设计提醒避免渗透冲击"],
  opening: [
    { type: "heading", text: "1 前言" },
    {
      type: "paragraph",
      text: "土壤盐渍化限制作物生长，原因不止一种：土壤溶液浓度升高，根系吸水困难，这是渗透胁迫；钠离子在叶片积累，干扰酶的活性，这是离子毒害；两者又会使细胞内活性氧增多，损伤膜系统。植物也有应对的办法，合成渗透调节物质，限制钠离子向上运输，提高抗氧化酶活性。多数研究分别报告这些变化【待补充：文献】，但它们发生的先后次序并不清楚，而次序恰恰关系到应当选用什么指标作早期筛选。",
    },
    {
      type: "paragraph",
      text: "番茄属于中度敏感的蔬菜，幼苗期对盐分反应明显。本文以【待补充：品种】幼苗为材料，设置浓度梯度并在不同时间取样，同步测定生长、膜伤害、渗透调节、抗氧化酶和离子含量，试图回答两个问题：各类指标的变化次序如何？哪一个指标能够最早、最灵敏地反映胁迫程度？",
    },
  ],
  hardSample: {
    title: "响应次序的论证",
    text: "若只看最后一次取样，各类指标都随浓度升高而显著变化，难以分辨先后。按取样时间比较发现，处理后较短时间内，脯氨酸与过氧化物酶活性已经上升，而丙二醛没有明显变化；再往后，高浓度处理的丙二醛开始升高，酶活性反而回落；钠离子在叶片的积累出现得更晚【待补充：数据】。这一次序表明，渗透调节与抗氧化反应先于膜伤害启动，当活性氧的产生超过清除能力时膜伤害才显现。酶活性的回落不宜解释为胁迫减轻，结合膜伤害的升高，更可能是防御能力下降。",
  },
  staged: false,
  checklist: ["处理与重复数清楚", "显著性字母标注正确", "单位规范", "照片有标尺", "结论限于品种与苗期"],
  scenes: ["experimentReport", "openingReport"],
  since: "2026-11-22",
});
