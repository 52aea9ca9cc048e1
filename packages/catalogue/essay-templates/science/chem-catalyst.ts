import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const chemCatalyst = defineTemplate({
  slug: "chem-catalyst",
  kind: "thesis",
  discipline: "science",
  major: { zh: "化学", en: "Chemistry" },
  levels: ["undergraduate", "master"],
  method: "experiment",
  length: { default: 12000, min: 8000, max: 50000, byLevel: { undergraduate: 12000, master: 30000 } },
  numbering: "C",
  title: {
    zh: "铁基单原子材料的制备及有机污染物氧化性能研究",
    en: "Preparation of Iron Single-atom Materials and Their Oxidation Performance",
  },
  pattern: "〔催化剂〕的制备及〔反应〕性能研究",
  slots: [
    { label: "催化剂", default: "铁基单原子材料" },
    { label: "反应", default: "有机污染物氧化" },
  ],
  remark: { zh: "结构证据在前，性能在后，对照样必不可少", en: "Structure first, controls always" },
  keywords: ["催化剂", "表征", "活性位", "机理"],
  bring: ["谱图原始文件", "对照样", "实验记录"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "活性与稳定性的矛盾",
      weight: 12,
      needs: ["source"],
      children: [
        { title: { zh: "研究背景", en: "Background" }, intent: "由实际水处理条件提出要求", weight: 4, needs: ["source"] },
        {
          title: { zh: "单原子催化剂研究进展", en: "Progress" },
          intent: "归纳合成策略与争议",
          weight: 4,
          needs: ["source", "table"],
          mistake: "只夸优点不谈争议",
        },
        { title: { zh: "本文思路", en: "Plan" }, intent: "一图说明变量与对照", weight: 4, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "实验部分", en: "Experimental" },
      intent: "写到他人可重复",
      weight: 18,
      needs: ["table"],
      children: [
        { title: { zh: "试剂与仪器", en: "Reagents" }, intent: "规格、厂家", weight: 6, needs: ["table"] },
        {
          title: { zh: "催化剂与对照样制备", en: "Preparation" },
          intent: "无金属、颗粒态两类对照",
          weight: 6,
          needs: ["table"],
          mistake: "没有对照样",
        },
        { title: { zh: "表征与性能测试", en: "Tests" }, intent: "条件与平行数", weight: 6, needs: ["table"] },
      ],
    },
    {
      title: { zh: "结构表征", en: "Structure" },
      intent: "多种证据互相支持",
      weight: 26,
      needs: ["figure", "table"],
      children: [
        { title: { zh: "形貌与元素分布", en: "Morphology" }, intent: "排除纳米颗粒", weight: 9, needs: ["figure"] },
        { title: { zh: "晶相与缺陷", en: "Phase and defects" }, intent: "逐峰归属并解释", weight: 9, needs: ["figure"] },
        {
          title: { zh: "金属价态与配位环境", en: "Valence and coordination" },
          intent: "拟合参数列表",
          weight: 8,
          needs: ["figure", "table"],
          mistake: "只凭一张电镜图断言单原子",
        },
      ],
    },
    {
      title: { zh: "催化性能", en: "Performance" },
      intent: "由活性到稳定性",
      weight: 30,
      needs: ["figure", "table"],
      children: [
        {
          title: { zh: "降解活性与动力学", en: "Activity and kinetics" },
          intent: "归一化到金属量比较",
          weight: 10,
          needs: ["formula", "table"],
        },
        { title: { zh: "影响因素", en: "Factors" }, intent: "酸碱度、离子、天然有机物", weight: 10, needs: ["figure"] },
        {
          title: { zh: "循环稳定性与溶出", en: "Stability and leaching" },
          intent: "测溶出并做均相对照",
          weight: 10,
          needs: ["figure", "table"],
          mistake: "不测金属溶出",
        },
      ],
    },
    { title: { zh: "机理探讨", en: "Mechanism" }, intent: "猝灭、谱学、探针互证", weight: 8, needs: ["figure"] },
    { title: { zh: "结论", en: "Conclusion" }, intent: "结构与性能的关系", weight: 6 },
  ],
  whyGood: ["先指出“单原子难证实”，再安排证据，态度严谨", "两类对照样贯穿全文", "溶出的均相贡献单独排除"],
  opening: [
    { type: "heading", text: "1 绪论" },
    { type: "heading", text: "1.1 研究背景" },
    {
      type: "paragraph",
      text: "以过硫酸盐为氧化剂的高级氧化技术能够降解多种难生物降解的有机物，关键在于用什么来活化它。均相金属离子活性高，却难以回收，还会带来二次污染；负载型纳米颗粒便于分离，但只有表面原子参与反应，长期使用又容易团聚和溶出。把金属以单个原子的形式锚定在载体上，理论上可以让每一个原子都成为活性位，同时依靠配位作用抑制流失。",
    },
    {
      type: "paragraph",
      text: "问题在于，“单原子”往往比想象中更难证实，也更难保持。少量纳米簇的存在就可能主导活性，而常规表征未必能够发现；反应过程中溶出的金属也可能以均相形式贡献活性。因此，本文在制备铁基单原子材料的同时，平行制备了无金属载体和颗粒态两类对照样，对结构给出多种证据，对活性按金属含量归一化比较，并监测溶出。目标污染物选用【待补充：化合物名称】。",
    },
  ],
  hardSample: {
    title: "排除均相贡献",
    text: "为判断活性是否来自溶出的铁离子，设计了两组对照。其一，反应进行到中途滤去催化剂，继续监测滤液中污染物浓度，若降解停止，说明溶出离子贡献有限；其二，配制与反应结束时溶出浓度相同的铁离子溶液，在相同条件下测定其活性。结果见图4-6【待补充：数据】。两组结果一致时方可认为以多相过程为主；若第二组仍有可观活性，则需在总活性中扣除，并在讨论中说明。仅以溶出浓度低于排放标准作为稳定的依据并不充分。",
  },
  staged: false,
  checklist: ["谱图标注与拟合参数齐全", "平行实验误差棒", "归一化方式说明", "猝灭剂选择性讨论", "结论不超证据"],
  scenes: ["experimentReport", "openingReport"],
  since: "2026-11-22",
});
