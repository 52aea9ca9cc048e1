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
  title: { zh: "数字普惠金融对农户创业的影响研究", en: "Digital inclusive finance and rural entrepreneurship: an empirical study" },
  pattern: { zh: "〔解释变量〕对〔被解释变量〕的影响研究", en: "〔regressor〕 and 〔outcome〕: an empirical study" },
  slots: [
    { label: { zh: "解释变量", en: "regressor" }, default: { zh: "数字普惠金融", en: "Digital inclusive finance" } },
    { label: { zh: "被解释变量", en: "outcome" }, default: { zh: "农户创业", en: "rural entrepreneurship" } },
  ],
  remark: { zh: "本科实证够用就好：模型对、解释清、不夸大", en: "Enough for a bachelor's: right model, clear reading, no overclaim" },
  keywords: [
    { zh: "普惠金融", en: "inclusive finance" },
    { zh: "面板数据", en: "panel data" },
    { zh: "固定效应", en: "fixed effects" },
    { zh: "工具变量", en: "instrumental variables" },
  ],
  bring: [
    { zh: "公开微观调查数据与使用许可", en: "Public micro data, with permission to use them" },
    { zh: "指数来源与年份", en: "Source and years of the index" },
    { zh: "变量处理脚本", en: "Scripts that build the variables" },
  ],
  outline: [
    {
      title: { zh: "导论", en: "Introduction" },
      intent: { zh: "由融资难的具体环节提出可检验的问题", en: "From one obstacle to finance to a testable question" },
      weight: 12,
      needs: ["source"],
      children: [
        {
          title: { zh: "选题背景", en: "Background" },
          intent: { zh: "说明线上信贷改变了哪一步，没改变哪一步", en: "Which step online credit changed and which it did not" },
          weight: 6,
          needs: ["source"],
        },
        {
          title: { zh: "研究思路与创新", en: "Approach and contribution" },
          intent: { zh: "创新写实，不超过两点，各对一篇文献", en: "Two points at most, each against a named paper" },
          weight: 6,
        },
      ],
    },
    {
      title: { zh: "文献综述与理论机制", en: "Literature and theoretical mechanisms" },
      intent: { zh: "三条机制各配一条假设", en: "Three mechanisms, one hypothesis each" },
      weight: 18,
      needs: ["source"],
      children: [
        {
          title: { zh: "相关研究", en: "Related literature" },
          intent: { zh: "比较结论相反的文献", en: "Compare studies with opposite findings" },
          weight: 9,
          needs: ["source"],
          mistake: { zh: "只引支持自己的文献", en: "Citing only papers that agree" },
        },
        {
          title: { zh: "信贷可得、信息获取与风险分担", en: "Credit, information and risk sharing" },
          intent: { zh: "画出三条渠道，标出可以观察的中间变量", en: "Draw three channels with variables that can be observed" },
          weight: 9,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "现状与典型事实", en: "Present state and stylised facts" },
      intent: { zh: "用图说话，为变量选取和设定提供依据", en: "Charts that prepare the choice of variables" },
      weight: 16,
      needs: ["figure", "data"],
      children: [
        {
          title: { zh: "数字金融发展的区域差异", en: "Regional differences in digital finance" },
          intent: { zh: "画时间与空间变化，注意指数口径", en: "Change over time and space, with care for the index" },
          weight: 8,
          needs: ["figure"],
        },
        {
          title: { zh: "农户创业的基本特征", en: "Features of rural entrepreneurship" },
          intent: { zh: "列创业与未创业农户的分组比较", en: "Households with and without a business compared" },
          weight: 8,
          needs: ["table"],
          mistake: { zh: "现状与变量口径不一致", en: "Definitions here differ from the variables used later" },
        },
      ],
    },
    {
      title: { zh: "模型与数据", en: "Model and data" },
      intent: { zh: "说明数据层级与为何选此模型", en: "Levels of the data and why this model" },
      weight: 20,
      needs: ["formula", "table", "data"],
      children: [
        {
          title: { zh: "模型设定", en: "Model specification" },
          intent: { zh: "因变量类型定估计方法，聚类到指数所在层级", en: "The outcome decides the method; cluster at the index's level" },
          weight: 10,
          needs: ["formula"],
        },
        {
          title: { zh: "变量选取与描述统计", en: "Variables and descriptive statistics" },
          intent: { zh: "列定义、来源、预期符号与缺失处理", en: "Definition, source, expected sign and missing values" },
          weight: 10,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "实证检验", en: "Empirical tests" },
      intent: { zh: "结果逐项解释大小，不只看显著", en: "Explain size, not just significance" },
      weight: 24,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "基准结果", en: "Baseline results" },
          intent: { zh: "换算成边际效应，写明多大算大", en: "Convert to marginal effects and say what counts as large" },
          weight: 8,
          needs: ["table"],
          mistake: { zh: "把概率模型系数当边际效应", en: "Reading probit coefficients as marginal effects" },
        },
        {
          title: { zh: "内生性处理", en: "Dealing with endogeneity" },
          intent: { zh: "相关性报告弱工具检验，外生性写清可能失效处", en: "Test for weak instruments; say where exclusion may fail" },
          weight: 8,
          needs: ["table", "formula"],
        },
        {
          title: { zh: "稳健与分组检验", en: "Robustness and subgroups" },
          intent: { zh: "替换变量、分地区，每项对应一种质疑", en: "Other variables and regions, each answering a doubt" },
          weight: 8,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "结论与启示", en: "Conclusions and implications" },
      intent: { zh: "建议对准得到支持的机制，写明做不到什么", en: "Recommendations aim at supported mechanisms and admit their limits" },
      weight: 10,
      mistake: { zh: "建议泛泛，与机制无关", en: "General advice unrelated to mechanisms" },
    },
  ],
  whyGood: [
    { zh: "用“第一笔钱”把抽象机制讲成农户的选择", en: "The first sum of money turns an abstract mechanism into a household's choice" },
    { zh: "机制、假设、检验一一对应", en: "Mechanism, hypothesis and test correspond" },
    { zh: "对工具变量的局限不回避", en: "The limits of the instrument are faced" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 导论", en: "Introduction" } },
    { type: "heading", text: { zh: "1.1 选题背景", en: "Background" } },
    {
      type: "paragraph",
      text: {
        zh: "开一家小店、包一座鱼塘、买一台旋耕机，对农户来说往往卡在第一笔钱上。传统信贷要求抵押物和可验证的收入，农户两样都缺；民间借贷来得快，利率又高。移动支付和线上信贷出现后，情况有了变化：交易流水可以成为授信依据，申请不必往返县城，小额、短期的资金需求有了新的渠道。不过，渠道变多是否真的让更多农户开始创业，还是只让原本就会创业的人借得更方便，需要用数据检验。",
        en: "Opening a small shop, leasing a fish pond, buying a rotary tiller: for a farming household it often fails on the first sum of money. Banks ask for collateral and income that can be verified, and the household has neither; informal loans come fast but dear. With mobile payment and online credit things changed: a record of transactions can support a credit line, an application no longer means trips to town, and small short-term needs found a new channel. Whether more channels truly lead more households to start a business, or only make borrowing easier for those who would have started anyway, has to be tested.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "现有研究对此看法不一【待补充：文献】。认为有促进作用的强调信贷可得性；持保留意见的指出，数字鸿沟可能把最需要资金的人挡在外面。本文利用【待补充：微观调查名称】与地区层面的数字金融指数，考察前者对农户创业选择的影响，并区分信贷、信息和风险分担三条途径。",
        en: "Studies differ 【to fill in: literature】. Those that see a positive effect stress access to credit; sceptics point out that the digital divide may shut out those who need money most. With 【to fill in: name of micro survey】 and a regional index of digital finance, this thesis examines the effect on the choice to start a business and distinguishes the paths of credit, information and risk sharing.",
      },
    },
  ],
  hardSample: {
    title: { zh: "内生性的说明", en: "Explaining endogeneity" },
    text: {
      zh: "地区数字金融水平与农户创业可能互为因果，也可能同时受当地经济活力影响。本文借鉴已有做法，选取【待补充：工具变量】作为工具变量。相关性方面，该变量反映了数字基础设施的历史可得性，与当前数字金融水平有关，第一阶段统计量见表5-3；外生性方面，在控制地区收入、人口与产业结构后，它不太可能直接影响农户当期的创业决定，但若其通过交通等途径起作用，估计仍会有偏，故另以控制交通可达性的模型作为补充。",
      en: "Digital finance in a region and entrepreneurship may cause each other, and both may follow local vitality. Following earlier practice, this thesis uses 【to fill in: instrument】 as an instrument. As to relevance, it reflects the historical availability of digital infrastructure and is related to digital finance today; first-stage statistics are given in the table. As to exclusion, with regional income, population and industry held constant it is unlikely to affect the decision to start a business directly; but if it works through, say, transport, estimates remain biased, and a model that controls for transport access is therefore added.",
    },
  },
  staged: false,
  checklist: [
    { zh: "数据来源与使用许可已注明", en: "Source and licence of data are stated" },
    { zh: "因变量类型与模型匹配", en: "Model fits the type of outcome" },
    { zh: "边际效应换算过程可查", en: "Conversion to marginal effects can be checked" },
    { zh: "各表小数位统一", en: "Decimals are uniform" },
    { zh: "全文没有“证明了”一类说法", en: "Nowhere does the text say “proved”" },
  ],
  scenes: ["openingReport", "defenseSpeech", "dataReport"],
  since: "2026-11-22",
});
