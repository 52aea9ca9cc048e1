import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const agronomySplitPlot = defineTemplate({
  slug: "agronomy-split-plot",
  kind: "thesis",
  discipline: "agriculture",
  major: { zh: "农学", en: "Agronomy" },
  levels: ["undergraduate", "master"],
  method: "experiment",
  length: { default: 10000, min: 8000, max: 50000, byLevel: { undergraduate: 10000, master: 30000 } },
  numbering: "C",
  title: {
    zh: "种植密度与施氮量对夏玉米产量及氮素利用的影响",
    en: "Plant density, nitrogen rate and the yield and nitrogen use of summer maize",
  },
  pattern: {
    zh: "〔因素一〕与〔因素二〕对〔作物〕产量及氮素利用的影响",
    en: "〔First factor〕, 〔second factor〕 and the yield and nitrogen use of 〔crop〕",
  },
  slots: [
    { label: { zh: "因素一", en: "First factor" }, default: { zh: "种植密度", en: "Plant density" } },
    { label: { zh: "因素二", en: "second factor" }, default: { zh: "施氮量", en: "nitrogen rate" } },
    { label: { zh: "作物", en: "crop" }, default: { zh: "夏玉米", en: "summer maize" } },
  ],
  remark: { zh: "裂区设计、气象、土壤本底，缺一不成田间试验", en: "Split plots, weather and soil baseline" },
  keywords: [
    { zh: "田间试验", en: "field trial" },
    { zh: "裂区设计", en: "split-plot design" },
    { zh: "产量构成", en: "yield components" },
    { zh: "氮肥利用", en: "nitrogen use" },
  ],
  bring: [
    { zh: "田间记录本", en: "field notebook" },
    { zh: "小区平面图", en: "plot map" },
    { zh: "土壤本底化验单与试验期气象记录", en: "baseline soil tests and weather records for the trial" },
  ],
  outline: [
    {
      title: { zh: "前言", en: "Introduction" },
      intent: {
        zh: "由“多施不多收”引出密度与氮须一并考虑",
        en: "Start from growers who add nitrogen and gain nothing: density and rate must be set together",
      },
      weight: 12,
      needs: ["source"],
    },
    {
      title: { zh: "材料与方法", en: "Materials and methods" },
      intent: { zh: "写到他人能在另一块地重做", en: "Detailed enough to repeat on another field" },
      weight: 24,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "试验地概况", en: "Site and season" },
          intent: { zh: "土壤本底、前茬、气象逐项给出", en: "Baseline soil, previous crop and weather, item by item" },
          weight: 4,
          needs: ["table"],
          mistake: { zh: "不给土壤本底氮，增施效应无从解释", en: "No baseline soil nitrogen, so the response cannot be explained" },
        },
        {
          title: { zh: "试验设计", en: "Experimental design" },
          intent: {
            zh: "说明谁作主区、为何，附小区图与重复数",
            en: "Say which factor is the main plot and why; show the layout and replicates",
          },
          weight: 7,
          needs: ["figure"],
        },
        {
          title: { zh: "田间管理", en: "Crop management" },
          intent: { zh: "除处理外各小区一致，例外写明", en: "Everything alike but the treatments; state any exception" },
          weight: 3,
          needs: ["table"],
        },
        {
          title: { zh: "测定项目与方法", en: "Measurements and methods" },
          intent: { zh: "取样时期、样本量与每项指标的算式", en: "Sampling stages, sample size and the formula of every index" },
          weight: 6,
          needs: ["table", "formula"],
        },
        {
          title: { zh: "统计分析", en: "Statistical analysis" },
          intent: { zh: "主区、副区各用各的误差项检验", en: "Test main plots and subplots each against its own error" },
          weight: 4,
          needs: ["formula"],
          mistake: { zh: "主区因素用副区误差检验", en: "Main-plot factor tested against the subplot error" },
        },
      ],
    },
    {
      title: { zh: "结果与分析", en: "Results and analysis" },
      intent: { zh: "由群体到个体，最后解释产量", en: "From canopy to plant, and only then to yield" },
      weight: 38,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "生育进程与群体动态", en: "Development and canopy dynamics" },
          intent: { zh: "叶面积与干物质曲线在哪一期分开", en: "Show at which stage leaf area and dry matter part" },
          weight: 8,
          needs: ["figure"],
        },
        {
          title: { zh: "产量与构成因素", en: "Yield and its components" },
          intent: { zh: "先看互作，再决定能否谈主效应", en: "Look at the interaction before any main effect" },
          weight: 13,
          needs: ["table", "figure"],
          mistake: { zh: "互作显著却只讲主效应", en: "Significant interaction, yet only main effects discussed" },
        },
        {
          title: { zh: "氮素吸收与利用效率", en: "Nitrogen uptake and use efficiency" },
          intent: { zh: "几种效率分母不同，先定义再比较", en: "Efficiencies have different denominators: define, then compare" },
          weight: 11,
          needs: ["table", "formula"],
        },
        {
          title: { zh: "经济效益", en: "Economic return" },
          intent: { zh: "由边际收益定适宜量，不取最高产点", en: "Set the rate by marginal return, not by peak yield" },
          weight: 6,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "讨论", en: "Discussion" },
      intent: { zh: "结论在本年份与本地土壤内怎样成立", en: "What the result means within this year and soil" },
      weight: 18,
      needs: ["source"],
      children: [
        {
          title: { zh: "密度与氮的互补关系", en: "How density and nitrogen work together" },
          intent: { zh: "用群体结构和穗部性状解释互作", en: "Explain the interaction by canopy structure and ear traits" },
          weight: 11,
          needs: ["source"],
        },
        {
          title: { zh: "与区域推荐量比较", en: "Comparison with the regional recommendation" },
          intent: { zh: "说明差异来自品种、土壤还是年份", en: "Trace the difference to cultivar, soil or year" },
          weight: 7,
          needs: ["source"],
          mistake: { zh: "一年试验下普遍结论", en: "General advice drawn from a one-year trial" },
        },
      ],
    },
    {
      title: { zh: "结论", en: "Conclusions" },
      intent: { zh: "给出本地适宜组合及其适用条件", en: "Name the best local combination and the conditions it holds under" },
      weight: 8,
    },
  ],
  whyGood: [
    { zh: "从农户习惯引出互作问题，接地气", en: "Starts from what growers do, so the interaction matters" },
    { zh: "裂区误差项单独提醒，统计规范", en: "The error terms of the split plot are kept apart" },
    { zh: "互作显著时不谈主效应，解读正确", en: "A significant interaction is read before any main effect" },
  ],
  opening: [
    { type: "heading", text: { zh: "1 前言", en: "1 Introduction" } },
    {
      type: "paragraph",
      text: {
        zh: "在【待补充：地区】，农户种玉米有一个习惯：苗看着弱就追肥，产量上不去就再多施一些。可是田间调查发现，施氮量已经不低的地块，增施之后产量几乎不变，倒伏反而多了。另一些农户则改用耐密品种，把密度提上去，肥料却没有相应调整，后期脱肥，穗小粒秕。密度与施氮看来不是两件可以分开决定的事。",
        en: "In 【to fill in: region】, maize growers follow a simple habit: if the seedlings look weak they top-dress, and if yields stall they apply still more. Field checks tell a different story. Where plots already receive a good deal of nitrogen, the extra dose barely moves the yield but does bring more lodging. Other growers have switched to crowding-tolerant hybrids and raised the stand without changing the fertiliser; their crops run short late in the season and set small, poorly filled ears. Density and nitrogen, it seems, are not two decisions that can be taken apart.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "已有研究分别探讨密度或施氮的效应较多，二者互作的结果因品种、土壤和年份而异【待补充：文献】，在本地土壤条件下如何搭配仍缺少依据。本试验以【待补充：品种】为材料，采用裂区设计，以密度为主区、施氮量为副区，测定群体动态、产量构成和氮素吸收，分析二者的互作及其原因，结合经济收益提出适宜组合。",
        en: "Earlier work has mostly examined one factor at a time, and reported interactions vary with hybrid, soil and year 【to fill in: references】; little of it helps to choose a combination for local soils. This trial used 【to fill in: cultivar】 in a split-plot design with density as the main plot and nitrogen rate as the subplot. Canopy development, yield components and nitrogen uptake were followed in order to explain how the two factors interact and, with returns taken into account, which combination suits the area.",
      },
    },
  ],
  hardSample: {
    title: { zh: "互作的解读", en: "Reading an interaction" },
    text: {
      zh: "方差分析表明密度与施氮量的互作达到显著水平【待补充：统计量】，因此不宜单独比较各密度或各施氮量的平均产量，而应在每一密度下比较施氮的效应。低密度下，施氮量增加主要提高穗粒数，达到中等水平后趋于平稳；高密度下，低氮处理穗粒数明显减少，随施氮量增加回升幅度较大，但最高施氮处理的倒伏率上升，抵消了部分增产。可见高密度扩大了对氮的需求，也放大了过量的风险。适宜组合应位于互作曲面的平缓区域，而不是单个因素的最高点。",
      en: "The interaction between density and nitrogen was significant 【to fill in: test statistics】, so mean yields over densities or over rates should not be compared on their own; the response to nitrogen is read within each density. At low density, more nitrogen chiefly raised the number of kernels per ear and levelled off at a moderate rate. At high density, kernel number fell sharply where nitrogen was low and recovered further as the rate rose, but lodging at the highest rate cancelled part of the gain. Crowding therefore increases both the demand for nitrogen and the risk of too much. The combination to recommend lies on the flat part of the response surface, not at the peak of either factor.",
    },
  },
  staged: false,
  checklist: [
    { zh: "小区图与随机化方式已附", en: "plot map and randomisation attached" },
    { zh: "土壤本底与气象", en: "baseline soil and weather reported" },
    { zh: "误差项正确", en: "main plots and subplots tested against the right error" },
    { zh: "效率计算式", en: "every efficiency has its formula" },
    { zh: "结论限定年份与土壤", en: "conclusions limited to this year and soil" },
  ],
  scenes: ["experimentReport", "openingReport"],
  since: "2026-11-22",
});
