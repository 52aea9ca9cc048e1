import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const coldChainRouting = defineTemplate({
  slug: "cold-chain-routing",
  kind: "thesis",
  discipline: "management",
  major: { zh: "物流管理", en: "Logistics Management" },
  levels: ["undergraduate"],
  method: "model",
  length: { default: 12000, min: 8000, max: 20000 },
  numbering: "A",
  title: { zh: "考虑时间窗与货损的生鲜社区配送路径优化", en: "Fresh Food Delivery Routing with Time Windows and Spoilage" },
  pattern: "考虑〔约束〕的〔场景〕路径优化",
  slots: [
    { label: "约束", default: "时间窗与货损" },
    { label: "场景", default: "生鲜社区配送" },
  ],
  remark: { zh: "模型、算法、算例都能被复算", en: "A model and results anyone can recompute" },
  keywords: ["冷链物流", "车辆路径", "遗传算法", "时间窗"],
  bring: ["站点坐标与需求", "车辆与成本参数来源", "求解代码"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "由企业配送现状提出优化问题",
      weight: 10,
      needs: ["source"],
      children: [
        { title: { zh: "研究背景与意义", en: "Background" }, intent: "说明货损与迟到的代价", weight: 5, needs: ["data"] },
        {
          title: { zh: "国内外研究现状", en: "Related work" },
          intent: "按目标、约束、算法三维归类",
          weight: 5,
          needs: ["table", "source"],
          mistake: "文献按人名罗列",
        },
      ],
    },
    {
      title: { zh: "问题调研与参数获取", en: "Problem and parameters" },
      intent: "参数必须有来源",
      weight: 12,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "配送流程与痛点", en: "Process and pain points" },
          intent: "画现行路线与装载率",
          weight: 6,
          needs: ["figure", "data"],
        },
        {
          title: { zh: "参数测定", en: "Parameters" },
          intent: "车速、装卸、货损率的测定方法",
          weight: 6,
          needs: ["table", "data"],
          mistake: "参数“参考相关文献”一句带过",
        },
      ],
    },
    {
      title: { zh: "模型构建", en: "Model" },
      intent: "假设、符号、目标、约束逐项写",
      weight: 24,
      needs: ["formula"],
      children: [
        { title: { zh: "问题描述与假设", en: "Assumptions" }, intent: "每条假设说明会带来什么偏差", weight: 8 },
        { title: { zh: "成本构成", en: "Costs" }, intent: "固定、运输、制冷、货损、惩罚", weight: 8, needs: ["formula"] },
        { title: { zh: "数学模型", en: "Formulation" }, intent: "约束后各附一句文字解释", weight: 8, needs: ["formula"] },
      ],
    },
    {
      title: { zh: "求解算法设计", en: "Algorithm" },
      intent: "说明为何不用精确算法",
      weight: 20,
      needs: ["formula", "figure"],
      children: [
        { title: { zh: "编码与初始解", en: "Encoding" }, intent: "给出解码示例", weight: 7, needs: ["figure"] },
        {
          title: { zh: "交叉、变异与局部搜索", en: "Operators" },
          intent: "说明可行性修复",
          weight: 7,
          needs: ["figure"],
          mistake: "算子照抄教材，不适配约束",
        },
        {
          title: { zh: "小规模算例校验", en: "Verification" },
          intent: "与求解器最优值比较",
          weight: 6,
          needs: ["table"],
          mistake: "没有与最优解对照",
        },
      ],
    },
    {
      title: { zh: "算例分析", en: "Case study" },
      intent: "优化前后与灵敏度",
      weight: 24,
      needs: ["table", "data"],
      children: [
        { title: { zh: "数据与参数设置", en: "Data" }, intent: "列表并说明脱敏", weight: 8, needs: ["table", "data"] },
        { title: { zh: "优化结果对比", en: "Results" }, intent: "路线图、成本、准时率同时比较", weight: 8, needs: ["table", "figure"] },
        { title: { zh: "灵敏度分析", en: "Sensitivity" }, intent: "温度、时间窗、车型变化的影响", weight: 8, needs: ["table", "figure"] },
      ],
    },
    {
      title: { zh: "结论与展望", en: "Conclusions" },
      intent: "给出企业可执行的调整",
      weight: 10,
      children: [
        { title: { zh: "管理启示", en: "Managerial insights" }, intent: "由灵敏度推出两条", weight: 5 },
        { title: { zh: "研究不足", en: "Limits" }, intent: "静态需求等简化的影响", weight: 5 },
      ],
    },
  ],
  whyGood: ["参数来自跟车测定，不是照搬文献", "每条假设都交代偏差方向", "小算例与精确解对照，算法可信"],
  opening: [
    { type: "heading", text: "第一章 绪论" },
    { type: "heading", text: "1.1 研究背景与意义" },
    {
      type: "paragraph",
      text: "生鲜商品从前置仓送到社区，距离不远，却同时受两种时间约束：一种来自顾客，约定的送达时段错过了就要改约或退货；另一种来自商品本身，车门每开一次，厢内温度就回升一次，停得越久、站点越多，货损越大。【待补充：企业名称】目前由司机凭经验安排路线，高峰时段迟到与空驶并存，货损责任也难以界定。",
    },
    {
      type: "paragraph",
      text: "把这两种时间约束放进同一个模型，是本文的出发点。与一般的车辆路径问题相比，这里的成本不仅取决于走了多远，还取决于先送谁、后送谁，因为开门次数和在途时间决定了后面商品的品质。本文在实地跟车测定装卸时间、开门温升和行驶速度的基础上，建立带软时间窗的配送模型，设计求解算法，并用企业一个配送日的脱敏数据进行验证。",
    },
  ],
  hardSample: {
    title: "假设的写法",
    text: "为使模型可解，本文作如下假设：配送中心唯一，车辆同质，车辆从中心出发并返回；各站点需求在发车前已知且不可拆分；行驶速度在同一时段内取均值；厢内温度在行驶中恒定，仅在开门时按测定的温升曲线变化。前三条是同类研究的通行做法；第四条忽略了车厢不同位置的温差，会使靠近门口的商品货损被低估。为评估这一偏差，第五章灵敏度分析中将货损系数上下浮动【待补充：幅度】重新求解。",
  },
  staged: false,
  checklist: ["符号表无重复", "约束均有文字解释", "参数注明测定方法", "与现状方案在同一数据上比较", "代码可复现"],
  scenes: ["openingReport", "dataReport", "defenseSpeech"],
  since: "2026-11-22",
});
