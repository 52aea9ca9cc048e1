import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const econInclusiveFinance = defineTemplate({
  slug: "econ-inclusive-finance",
  kind: "thesis",
  discipline: "economics",
  major: { zh: "金融学", en: "Finance" },
  levels: ["undergraduate"],
  method: "empirical",
  length: { default: 11000, min: 8000, max: 20000 },
  numbering: "A",
  title: { zh: "数字普惠金融对农户创业的影响研究", en: "Digital Inclusive Finance and Rural Entrepreneurship" },
  pattern: "〔解释变量〕对〔被解释变量〕的影响研究",
  slots: [
    { label: "解释变量", default: "数字普惠金融" },
    { label: "被解释变量", default: "农户创业" },
  ],
  remark: { zh: "本科实证够用就好：模型对、解释清、不夸大", en: "Sound model, clear reading, no overclaim" },
  keywords: ["普惠金融", "面板数据", "固定效应", "工具变量"],
  bring: ["公开微观调查数据", "指数来源", "变量处理脚本"],
  outline: [
    {
      title: { zh: "导论", en: "Introduction" },
      intent: "由融资难的具体环节提问",
      weight: 12,
      needs: ["source"],
      children: [
        { title: { zh: "选题背景", en: "Background" }, intent: "说明线上信贷改变了哪一步", weight: 6, needs: ["source"] },
        { title: { zh: "研究思路与创新", en: "Route and novelty" }, intent: "创新写实，不超过两点", weight: 6 },
      ],
    },
    {
      title: { zh: "文献综述与理论机制", en: "Literature and mechanisms" },
      intent: "三条机制各配一条假设",
      weight: 18,
      needs: ["source"],
      children: [
        {
          title: { zh: "相关研究", en: "Related studies" },
          intent: "比较结论相反的文献",
          weight: 9,
          needs: ["source"],
          mistake: "只引支持自己的文献",
        },
        { title: { zh: "信贷可得、信息获取与风险分担", en: "Mechanisms" }, intent: "画出三条渠道的机制图", weight: 9, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "现状与典型事实", en: "Facts" },
      intent: "用图说话，为实证铺垫",
      weight: 16,
      needs: ["figure", "data"],
      children: [
        { title: { zh: "数字金融发展的区域差异", en: "Regional gaps" }, intent: "画时间与空间变化", weight: 8, needs: ["figure"] },
        {
          title: { zh: "农户创业的基本特征", en: "Rural entrepreneurship" },
          intent: "列分组比较",
          weight: 8,
          needs: ["table"],
          mistake: "现状与变量口径不一致",
        },
      ],
    },
    {
      title: { zh: "模型与数据", en: "Model and data" },
      intent: "说明为何选此模型",
      weight: 20,
      needs: ["formula", "table", "data"],
      children: [
        { title: { zh: "模型设定", en: "Specification" }, intent: "因变量类型决定估计方法", weight: 10, needs: ["formula"] },
        { title: { zh: "变量选取与描述统计", en: "Variables" }, intent: "列定义、来源、预期符号", weight: 10, needs: ["table"] },
      ],
    },
    {
      title: { zh: "实证检验", en: "Tests" },
      intent: "结果逐项解释",
      weight: 24,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "基准结果", en: "Baseline" },
          intent: "换算成边际效应",
          weight: 8,
          needs: ["table"],
          mistake: "把概率模型系数当边际效应",
        },
        { title: { zh: "内生性处理", en: "Endogeneity" }, intent: "工具变量相关与外生理由", weight: 8, needs: ["table", "formula"] },
        { title: { zh: "稳健与分组检验", en: "Robustness and groups" }, intent: "替换变量、分地区", weight: 8, needs: ["table"] },
      ],
    },
    { title: { zh: "结论与启示", en: "Conclusions" }, intent: "建议对准显著机制", weight: 10, mistake: "建议泛泛，与机制无关" },
  ],
  whyGood: ["用“第一笔钱”把抽象机制讲成农户的选择", "机制、假设、检验一一对应", "对工具变量的局限不回避"],
  opening: [
    { type: "heading", text: "第一章 导论" },
    { type: "heading", text: "1.1 选题背景" },
    {
      type: "paragraph",
      text: "开一家小店、包一座鱼塘、买一台旋耕机，对农户来说往往卡在第一笔钱上。传统信贷要求抵押物和可验证的收入，农户两样都缺；民间借贷来得快，利率又高。移动支付和线上信贷出现后，情况有了变化：交易流水可以成为授信依据，申请不必往返县城，小额、短期的资金需求有了新的渠道。不过，渠道变多是否真的让更多农户开始创业，还是只让原本就会创业的人借得更方便，需要用数据检验。",
    },
    {
      type: "paragraph",
      text: "现有研究对此看法不一【待补充：文献】。认为有促进作用的强调信贷可得性；持保留意见的指出，数字鸿沟可能把最需要资金的人挡在外面。本文利用【待补充：微观调查名称】与地区层面的数字金融指数，考察前者对农户创业选择的影响，并区分信贷、信息和风险分担三条途径。",
    },
  ],
  hardSample: {
    title: "内生性的说明",
    text: "地区数字金融水平与农户创业可能互为因果，也可能同时受当地经济活力影响。本文借鉴已有做法，选取【待补充：工具变量】作为工具变量。相关性方面，该变量反映了数字基础设施的历史可得性，与当前数字金融水平有关，第一阶段统计量见表5-3；外生性方面，在控制地区收入、人口与产业结构后，它不太可能直接影响农户当期的创业决定，但若其通过交通等途径起作用，估计仍会有偏，故另以控制交通可达性的模型作为补充。",
  },
  staged: false,
  checklist: ["数据来源与许可注明", "因变量与模型匹配", "边际效应解释正确", "表格小数位统一", "结论不说“证明了”"],
  scenes: ["openingReport", "defenseSpeech", "dataReport"],
  since: "2026-11-22",
});
