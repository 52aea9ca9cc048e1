import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const gisLanduse = defineTemplate({
  slug: "gis-landuse",
  kind: "thesis",
  discipline: "science",
  major: { zh: "地理科学", en: "Geography" },
  levels: ["undergraduate", "master"],
  method: "empirical",
  length: { default: 12000, min: 8000, max: 50000, byLevel: { undergraduate: 12000, master: 30000 } },
  numbering: "A",
  title: { zh: "M流域土地利用变化及其生态系统服务响应", en: "Land-use Change and Ecosystem Services in Basin M" },
  pattern: "〔区域〕〔主题〕及其〔效应〕响应",
  slots: [
    { label: "区域", default: "M流域" },
    { label: "主题", default: "土地利用变化" },
    { label: "效应", default: "生态系统服务" },
  ],
  remark: { zh: "分类精度先过关，变化才有意义", en: "Accuracy first, then change" },
  keywords: ["土地利用", "遥感", "生态系统服务", "空间分析"],
  bring: ["遥感影像清单", "验证样本", "参数来源"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "由流域的具体矛盾提问",
      weight: 10,
      needs: ["source"],
      children: [
        { title: { zh: "研究背景与意义", en: "Background" }, intent: "上游开垦与下游用水", weight: 5, needs: ["data"] },
        { title: { zh: "研究进展", en: "Progress" }, intent: "方法之争与尺度问题", weight: 5, needs: ["source"] },
      ],
    },
    {
      title: { zh: "研究区与数据", en: "Area and data" },
      intent: "图件规范且来源清楚",
      weight: 14,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "研究区概况", en: "Study area" },
          intent: "自然与社会概况服务于问题",
          weight: 7,
          needs: ["figure"],
          mistake: "概况抄县志",
        },
        { title: { zh: "数据与预处理", en: "Data" }, intent: "影像、气象、土壤、统计", weight: 7, needs: ["table"] },
      ],
    },
    {
      title: { zh: "土地利用分类与精度", en: "Classification" },
      intent: "分类结果可检验",
      weight: 18,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "分类体系与方法", en: "Scheme and method" }, intent: "类别与判读标志", weight: 9, needs: ["table", "figure"] },
        {
          title: { zh: "精度评价", en: "Accuracy" },
          intent: "独立样本与混淆矩阵",
          weight: 9,
          needs: ["table"],
          mistake: "用训练样本做验证",
        },
      ],
    },
    {
      title: { zh: "土地利用变化特征", en: "Change" },
      intent: "数量、空间、过程",
      weight: 20,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "数量与转移矩阵", en: "Matrix" }, intent: "主要转移方向", weight: 7, needs: ["table"] },
        { title: { zh: "空间格局与热点", en: "Pattern" }, intent: "热点与梯度", weight: 7, needs: ["figure"] },
        {
          title: { zh: "驱动因素", en: "Drivers" },
          intent: "分期讨论，不混用",
          weight: 6,
          needs: ["table", "formula"],
          mistake: "相关系数当驱动力",
        },
      ],
    },
    {
      title: { zh: "生态系统服务响应", en: "Services" },
      intent: "模型、结果、权衡",
      weight: 26,
      needs: ["table", "figure", "formula"],
      children: [
        {
          title: { zh: "评估模型与参数", en: "Models" },
          intent: "参数本地化与检验",
          weight: 9,
          needs: ["formula", "table"],
          mistake: "当量直接套用",
        },
        { title: { zh: "时空变化", en: "Changes" }, intent: "分布图与统计", weight: 9, needs: ["table", "figure"] },
        { title: { zh: "权衡与协同", en: "Trade-offs" }, intent: "像元与子流域两尺度", weight: 8, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "结论与建议", en: "Conclusions" },
      intent: "落到空间单元",
      weight: 12,
      children: [
        { title: { zh: "结论", en: "Findings" }, intent: "分条并给出量化结果", weight: 6 },
        { title: { zh: "管理分区建议", en: "Zoning" }, intent: "给出分区图与依据", weight: 6, needs: ["figure"] },
      ],
    },
  ],
  whyGood: ["一条流域三个部门的矛盾，问题落地", "变化精度单独检验，很多论文忽略", "权衡分析用两个尺度"],
  opening: [
    { type: "heading", text: "第一章 绪论" },
    { type: "heading", text: "1.1 研究背景与意义" },
    {
      type: "paragraph",
      text: "M流域上游坡地在【待补充：时段】经历过开垦与退耕，下游城镇则不断向河谷平地扩张。当地农业部门关心耕地够不够，水务部门关心来水是否变少、泥沙是否增多，生态部门关心林草能否恢复。三方谈论的其实是同一件事的不同侧面：土地怎样利用，决定了流域能够提供哪些服务，而一种服务的增加常常以另一种服务的减少为代价。",
    },
    {
      type: "paragraph",
      text: "已有研究多在大尺度上评估生态系统服务的总量变化，对流域内部上下游之间的得失关系关注不够；评估中直接套用价值当量的做法，也难以反映本地差异【待补充：文献】。本文利用多期遥感影像提取土地利用信息，在精度检验合格的基础上分析变化过程，采用参数本地化的模型评估产水、土壤保持与碳储存等服务，并在像元与子流域两个尺度考察其权衡与协同，为分区管理提供依据。",
    },
  ],
  hardSample: {
    title: "精度评价的说明",
    text: "分类结果用于变化检测时，误差会在两期叠加，若单期精度不高，检测到的变化可能多为误判。本文在研究区按类别面积分层随机布设验证样点，样点与训练样本相互独立，依据高分影像与野外核查判定真值，构建混淆矩阵并计算总体精度、生产者精度与用户精度【待补充：结果】。混淆主要发生在灌木与疏林之间。鉴于此，后文统计转移时将二者合并为一类，并对变化图斑另行抽样检验，变化检测精度与单期精度分别报告，避免以单期精度代替变化精度。",
  },
  staged: false,
  checklist: ["图件有比例尺、图例、指北针", "验证样本独立", "参数来源列表", "驱动分析不混期", "结论有空间单元"],
  scenes: ["dataReport", "openingReport"],
  since: "2026-11-22",
});
