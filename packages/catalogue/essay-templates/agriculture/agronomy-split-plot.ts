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
  title: { zh: "种植密度与施氮量对夏玉米产量及氮素利用的影响", en: "Plant Density, Nitrogen and Summer Maize" },
  pattern: "〔因素一〕与〔因素二〕对〔作物〕产量及氮素利用的影响",
  slots: [
    { label: "因素一", default: "种植密度" },
    { label: "因素二", default: "施氮量" },
    { label: "作物", default: "夏玉米" },
  ],
  remark: { zh: "裂区设计、气象、土壤本底，缺一不成田间试验", en: "Split plots, weather and soil baseline" },
  keywords: ["田间试验", "裂区设计", "产量构成", "氮肥利用"],
  bring: ["田间记录本", "小区平面图", "土壤与气象资料"],
  outline: [
    { title: { zh: "前言", en: "Introduction" }, intent: "由“多施不多收”引出", weight: 12, needs: ["source"] },
    {
      title: { zh: "材料与方法", en: "Materials and methods" },
      intent: "可重复的田间试验",
      weight: 24,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "试验地概况", en: "Site" }, intent: "土壤本底、前茬、气象", weight: 5, needs: ["table"], mistake: "不给土壤本底" },
        { title: { zh: "试验设计", en: "Design" }, intent: "主副区安排、重复、小区图", weight: 5, needs: ["figure"] },
        { title: { zh: "田间管理", en: "Management" }, intent: "除处理外一致", weight: 5, needs: ["table"] },
        { title: { zh: "测定项目与方法", en: "Measurements" }, intent: "时期、取样、计算式", weight: 5, needs: ["table", "formula"] },
        {
          title: { zh: "统计分析", en: "Statistics" },
          intent: "裂区误差项要用对",
          weight: 4,
          needs: ["formula"],
          mistake: "主区因素用副区误差检验",
        },
      ],
    },
    {
      title: { zh: "结果与分析", en: "Results" },
      intent: "由群体到个体到产量",
      weight: 38,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "生育进程与群体动态", en: "Growth" }, intent: "叶面积与干物质曲线", weight: 10, needs: ["figure"] },
        {
          title: { zh: "产量与构成因素", en: "Yield" },
          intent: "主效应与互作",
          weight: 10,
          needs: ["table", "figure"],
          mistake: "互作显著却只讲主效应",
        },
        { title: { zh: "氮素吸收与利用效率", en: "Nitrogen use" }, intent: "几种效率的含义分清", weight: 9, needs: ["table", "formula"] },
        { title: { zh: "经济效益", en: "Economics" }, intent: "边际收益判断适宜量", weight: 9, needs: ["table"] },
      ],
    },
    {
      title: { zh: "讨论", en: "Discussion" },
      intent: "年份与土壤限制下的解释",
      weight: 18,
      needs: ["source"],
      children: [
        { title: { zh: "密度与氮的互补关系", en: "Interaction" }, intent: "用群体结构解释", weight: 9, needs: ["source"] },
        {
          title: { zh: "与区域推荐量比较", en: "Comparison" },
          intent: "说明差异来源",
          weight: 9,
          needs: ["source"],
          mistake: "一年试验下普遍结论",
        },
      ],
    },
    { title: { zh: "结论", en: "Conclusion" }, intent: "给出本地适宜组合", weight: 8 },
  ],
  whyGood: ["从农户习惯引出互作问题，接地气", "裂区误差项单独提醒，统计规范", "互作显著时不谈主效应，解读正确"],
  opening: [
    { type: "heading", text: "1 前言" },
    {
      type: "paragraph",
      text: "在【待补充：地区】，农户种玉米有一个习惯：苗看着弱就追肥，产量上不去就再多施一些。可是田间调查发现，施氮量已经不低的地块，增施之后产量几乎不变，倒伏反而多了。另一些农户则改用耐密品种，把密度提上去，肥料却没有相应调整，后期脱肥，穗小粒秕。密度与施氮看来不是两件可以分开决定的事。",
    },
    {
      type: "paragraph",
      text: "已有研究分别探讨密度或施氮的效应较多，二者互作的结果因品种、土壤和年份而异【待补充：文献】，在本地土壤条件下如何搭配仍缺少依据。本试验以【待补充：品种】为材料，采用裂区设计，以密度为主区、施氮量为副区，测定群体动态、产量构成和氮素吸收，分析二者的互作及其原因，结合经济收益提出适宜组合。",
    },
  ],
  hardSample: {
    title: "互作的解读",
    text: "方差分析表明密度与施氮量的互作达到显著水平【待补充：统计量】，因此不宜单独比较各密度或各施氮量的平均产量，而应在每一密度下比较施氮的效应。低密度下，施氮量增加主要提高穗粒数，达到中等水平后趋于平稳；高密度下，低氮处理穗粒数明显减少，随施氮量增加回升幅度较大，但最高施氮处理的倒伏率上升，抵消了部分增产。可见高密度扩大了对氮的需求，也放大了过量的风险。适宜组合应位于互作曲面的平缓区域，而不是单个因素的最高点。",
  },
  staged: false,
  checklist: ["小区平面图", "土壤本底与气象", "误差项正确", "效率计算式", "结论限定年份与土壤"],
  scenes: ["experimentReport", "openingReport"],
  since: "2026-11-22",
});
