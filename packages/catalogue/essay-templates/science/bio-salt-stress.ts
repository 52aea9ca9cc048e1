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
  title: { zh: "盐胁迫对番茄幼苗抗氧化系统的影响", en: "Salt stress and the antioxidant system of tomato seedlings" },
  pattern: { zh: "〔处理〕对〔植物〕〔指标〕的影响", en: "〔Treatment〕 and the 〔trait〕 of 〔plant〕" },
  slots: [
    { label: { zh: "处理", en: "Treatment" }, default: { zh: "盐胁迫", en: "Salt stress" } },
    { label: { zh: "植物", en: "plant" }, default: { zh: "番茄幼苗", en: "tomato seedlings" } },
    { label: { zh: "指标", en: "trait" }, default: { zh: "抗氧化系统", en: "antioxidant system" } },
  ],
  remark: { zh: "生理指标成组出现，才能说出一个机制", en: "Indicators in groups tell a mechanism" },
  keywords: [
    { zh: "盐胁迫", en: "salt stress" },
    { zh: "抗氧化酶", en: "antioxidant enzymes" },
    { zh: "幼苗", en: "seedlings" },
    { zh: "生理", en: "plant physiology" },
  ],
  bring: [
    { zh: "实验记录与照片", en: "laboratory notebook and photographs" },
    { zh: "重复数与随机排列", en: "replicates and randomised layout" },
    { zh: "试剂配方", en: "reagent recipes" },
  ],
  outline: [
    {
      title: { zh: "前言", en: "Introduction" },
      intent: { zh: "由盐渍化写到一个未答的次序问题", en: "From salinity to one unanswered question about order" },
      weight: 12,
      needs: ["source"],
    },
    {
      title: { zh: "材料与方法", en: "Materials and methods" },
      intent: { zh: "处理与重复写全，分清生物重复与技术重复", en: "All treatments and replicates; biological apart from technical" },
      weight: 22,
      needs: ["table"],
      children: [
        {
          title: { zh: "材料与培养", en: "Plant material and culture" },
          intent: { zh: "品种、光温、营养液与苗龄", en: "Cultivar, light, temperature, solution and age" },
          weight: 6,
          needs: ["table"],
        },
        {
          title: { zh: "处理设计", en: "Treatments" },
          intent: { zh: "浓度梯度依据、逐日加盐、取样时间", en: "Why these levels, salt added day by day, sampling times" },
          weight: 6,
          needs: ["table"],
          mistake: { zh: "一次加盐造成渗透冲击", en: "All salt at once, which shocks the roots" },
        },
        {
          title: { zh: "指标测定", en: "Measurements" },
          intent: { zh: "每项注方法、单位与换算基准", en: "Method, unit and basis of each measure" },
          weight: 5,
          needs: ["table"],
        },
        {
          title: { zh: "数据分析", en: "Statistical analysis" },
          intent: { zh: "方差分析前验正态与方差齐性", en: "Test normality and equal variances before analysis of variance" },
          weight: 5,
        },
      ],
    },
    {
      title: { zh: "结果与分析", en: "Results and analysis" },
      intent: { zh: "由表型到生理逐层给证据", en: "Layer by layer from phenotype to physiology" },
      weight: 38,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "生长表现", en: "Growth" },
          intent: { zh: "照片加数据，标尺与对照同框", en: "Photographs with data, scale and control in frame" },
          weight: 6,
          needs: ["table", "figure"],
        },
        {
          title: { zh: "膜伤害与渗透调节", en: "Membrane damage and osmotic adjustment" },
          intent: { zh: "两类指标成对解释先后", en: "Read the two kinds in pairs, for their order" },
          weight: 8,
          needs: ["figure"],
        },
        {
          title: { zh: "抗氧化酶活性", en: "Antioxidant enzyme activity" },
          intent: { zh: "剂量与时间双向看，留意回落", en: "Dose and time together; watch for the decline" },
          weight: 10,
          needs: ["table", "figure"],
          mistake: { zh: "逐个指标念数，看不出先后", en: "Figures read out one by one, so no order can be seen" },
        },
        {
          title: { zh: "离子含量", en: "Ion content" },
          intent: { zh: "钠钾比与根茎叶分配", en: "Sodium to potassium ratio and its distribution over organs" },
          weight: 8,
          needs: ["table"],
        },
        {
          title: { zh: "相关与主成分", en: "Correlation and principal components" },
          intent: { zh: "找敏感指标，不以相关当机制", en: "Find sensitive indicators; correlation is no mechanism" },
          weight: 6,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "讨论", en: "Discussion" },
      intent: { zh: "提出一个能被反驳的连贯解释", en: "One coherent account that could be refuted" },
      weight: 18,
      needs: ["source"],
      children: [
        {
          title: { zh: "阈值与响应次序", en: "Threshold and order of response" },
          intent: { zh: "谁先变、谁后变，证据在哪一次取样", en: "Who changes first, and which sampling shows it" },
          weight: 12,
          needs: ["source"],
        },
        {
          title: { zh: "与已有报道的异同", en: "Comparison with earlier reports" },
          intent: { zh: "由品种、浓度、时长说明差别", en: "Differences by cultivar, level and duration" },
          weight: 6,
          needs: ["source"],
          mistake: { zh: "讨论把结果又说一遍，没有解释", en: "A discussion that repeats the results and explains nothing" },
        },
      ],
    },
    {
      title: { zh: "结论", en: "Conclusions" },
      intent: { zh: "分条，限于品种、苗期与水培", en: "Point by point, for this cultivar, stage and culture" },
      weight: 10,
      mistake: { zh: "推广到所有作物", en: "Extended to all crops" },
    },
  ],
  whyGood: [
    { zh: "用“先后次序”把零散指标串成问题", en: "The order of events ties scattered indicators into one question" },
    { zh: "酶活性回落的解释谨慎", en: "A falling enzyme activity is read with care" },
    { zh: "处理设计提醒避免渗透冲击", en: "The design guards against osmotic shock" },
  ],
  opening: [
    { type: "heading", text: { zh: "1 前言", en: "1 Introduction" } },
    {
      type: "paragraph",
      text: {
        zh: "土壤盐渍化限制作物生长，原因不止一种：土壤溶液浓度升高，根系吸水困难，这是渗透胁迫；钠离子在叶片积累，干扰酶的活性，这是离子毒害；两者又会使细胞内活性氧增多，损伤膜系统。植物也有应对的办法，合成渗透调节物质，限制钠离子向上运输，提高抗氧化酶活性。多数研究分别报告这些变化【待补充：文献】，但它们发生的先后次序并不清楚，而次序恰恰关系到应当选用什么指标作早期筛选。",
        en: "Soil salinity limits crop growth for more than one reason. A concentrated soil solution makes it hard for roots to take up water, which is osmotic stress; sodium builds up in leaves and disturbs enzymes, which is ion toxicity; both raise reactive oxygen in the cell and damage membranes. Plants respond by making osmolytes, holding back the upward transport of sodium and raising antioxidant enzymes. Most studies report these changes one by one 【to fill in: references】, but their order is unclear, and the order decides which indicator should serve for early screening.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "番茄属于中度敏感的蔬菜，幼苗期对盐分反应明显。本文以【待补充：品种】幼苗为材料，设置浓度梯度并在不同时间取样，同步测定生长、膜伤害、渗透调节、抗氧化酶和离子含量，试图回答两个问题：各类指标的变化次序如何？哪一个指标能够最早、最灵敏地反映胁迫程度？",
        en: "Tomato is a moderately sensitive vegetable and responds clearly at the seedling stage. Seedlings of 【to fill in: cultivar】 were exposed to a series of salt levels and sampled at several times; growth, membrane damage, osmotic adjustment, antioxidant enzymes and ions were measured together to answer two questions. In what order do these indicators change? And which shows the degree of stress earliest and most sensitively?",
      },
    },
  ],
  hardSample: {
    title: { zh: "响应次序的论证", en: "Arguing the order of response" },
    text: {
      zh: "若只看最后一次取样，各类指标都随浓度升高而显著变化，难以分辨先后。按取样时间比较发现，处理后较短时间内，脯氨酸与过氧化物酶活性已经上升，而丙二醛没有明显变化；再往后，高浓度处理的丙二醛开始升高，酶活性反而回落；钠离子在叶片的积累出现得更晚【待补充：数据】。这一次序表明，渗透调节与抗氧化反应先于膜伤害启动，当活性氧的产生超过清除能力时膜伤害才显现。酶活性的回落不宜解释为胁迫减轻，结合膜伤害的升高，更可能是防御能力下降。",
      en: "At the last sampling alone, every indicator changed significantly with salt level, and nothing can be said about order. By sampling time, proline and peroxidase activity had risen soon after treatment while malondialdehyde had not clearly changed; later, malondialdehyde rose at high salt and enzyme activity fell back; sodium in leaves accumulated later still 【to fill in: data】. Osmotic adjustment and antioxidant response thus start before membrane damage, which appears once reactive oxygen is produced faster than it is removed. The fall in enzyme activity should not be read as relief from stress; together with growing membrane damage it more probably means a failing defence.",
    },
  },
  staged: false,
  checklist: [
    { zh: "处理与重复数清楚", en: "treatments and replicates clear" },
    { zh: "显著性字母标注正确", en: "significance letters correct" },
    { zh: "酶活性单位写明换算基准", en: "enzyme units state their basis" },
    { zh: "照片有标尺", en: "photographs carry a scale" },
    { zh: "结论限于品种与苗期", en: "conclusions limited to cultivar and stage" },
  ],
  scenes: ["experimentReport", "openingReport"],
  since: "2026-11-22",
});
