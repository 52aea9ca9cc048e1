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
  title: {
    zh: "考虑时间窗与货损的生鲜社区配送路径优化",
    en: "Vehicle routing with time windows and spoilage: fresh food delivery to neighbourhoods",
  },
  pattern: { zh: "考虑〔约束〕的〔场景〕路径优化", en: "Vehicle routing with 〔constraints〕: 〔setting〕" },
  slots: [
    { label: { zh: "约束", en: "constraints" }, default: { zh: "时间窗与货损", en: "time windows and spoilage" } },
    { label: { zh: "场景", en: "setting" }, default: { zh: "生鲜社区配送", en: "fresh food delivery to neighbourhoods" } },
  ],
  remark: { zh: "模型、算法、算例都能被复算", en: "Model, algorithm and instances that anyone can recompute" },
  keywords: [
    { zh: "冷链物流", en: "cold chain logistics" },
    { zh: "车辆路径", en: "vehicle routing" },
    { zh: "遗传算法", en: "genetic algorithm" },
    { zh: "时间窗", en: "time windows" },
  ],
  bring: [
    { zh: "站点坐标与脱敏需求（企业同意）", en: "Stop locations and anonymised demand, with the firm's consent" },
    { zh: "车辆与成本参数的测定记录", en: "How vehicle and cost parameters were measured" },
    { zh: "求解代码与现行路线", en: "Solver code and the routes now in use" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "由企业配送现状提出可以优化的决策", en: "From present deliveries to a decision that can be optimised" },
      weight: 10,
      needs: ["source"],
      children: [
        {
          title: { zh: "研究背景与意义", en: "Background and significance" },
          intent: { zh: "说明货损与迟到为何不能分开处理", en: "Why spoilage and lateness cannot be handled apart" },
          weight: 5,
          needs: ["data"],
        },
        {
          title: { zh: "国内外研究现状", en: "Related work" },
          intent: { zh: "按目标、约束、算法三维归类", en: "Sort by objective, constraint and algorithm" },
          weight: 5,
          needs: ["table", "source"],
          mistake: { zh: "文献按人名罗列", en: "Literature listed author by author" },
        },
      ],
    },
    {
      title: { zh: "问题调研与参数获取", en: "Field study and parameters" },
      intent: { zh: "参数逐项有来源，测不到的写明取值理由", en: "A source for each parameter; reasons where it could not be measured" },
      weight: 12,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "配送流程与痛点", en: "Process and pain points" },
          intent: { zh: "画现行路线与装载率，作为后文比较基准", en: "Present routes and load rates: the baseline for later" },
          weight: 6,
          needs: ["figure", "data"],
        },
        {
          title: { zh: "参数测定", en: "Measuring parameters" },
          intent: { zh: "车速、装卸、开门温升、货损率的测定方法", en: "How speed, unloading, warming and spoilage were measured" },
          weight: 6,
          needs: ["table", "data"],
          mistake: { zh: "参数“参考相关文献”一句带过", en: "A single “values follow the literature”" },
        },
      ],
    },
    {
      title: { zh: "模型构建", en: "The model" },
      intent: { zh: "假设、符号、目标、约束逐项写", en: "Assumptions, symbols, objective and constraints, one by one" },
      weight: 24,
      needs: ["formula"],
      children: [
        {
          title: { zh: "问题描述与假设", en: "Problem and assumptions" },
          intent: { zh: "每条假设说明会带来什么偏差", en: "Say in which direction each assumption biases the result" },
          weight: 8,
        },
        {
          title: { zh: "成本构成", en: "Cost components" },
          intent: {
            zh: "固定、运输、制冷、货损、迟到惩罚各列算式",
            en: "Formulas for fixed, transport, cooling, spoilage and lateness costs",
          },
          weight: 8,
          needs: ["formula"],
        },
        {
          title: { zh: "数学模型", en: "Mathematical formulation" },
          intent: { zh: "每条约束后附一句文字，消除子回路不能漏", en: "A sentence after each constraint; do not omit subtours" },
          weight: 8,
          needs: ["formula"],
        },
      ],
    },
    {
      title: { zh: "求解算法设计", en: "Solution algorithm" },
      intent: { zh: "说明规模多大、精确算法为何不够用", en: "How large instances are and why exact methods fall short" },
      weight: 20,
      needs: ["formula", "figure"],
      children: [
        {
          title: { zh: "编码与初始解", en: "Encoding and initial solution" },
          intent: {
            zh: "给出编码与解码示例，说明初始解怎样保证可行",
            en: "Encode and decode an example; how the first solution is kept feasible",
          },
          weight: 7,
          needs: ["figure"],
        },
        {
          title: { zh: "交叉、变异与局部搜索", en: "Crossover, mutation and local search" },
          intent: { zh: "说明不可行后代怎样修复、邻域怎样选", en: "How infeasible offspring are repaired and neighbourhoods chosen" },
          weight: 7,
          needs: ["figure"],
          mistake: { zh: "算子照抄教材，不适配约束", en: "Textbook operators that ignore the constraints" },
        },
        {
          title: { zh: "小规模算例校验", en: "Check on small instances" },
          intent: { zh: "与求解器最优值比较，报告差距与耗时", en: "Gap and time against the solver's optimum" },
          weight: 6,
          needs: ["table"],
          mistake: { zh: "没有与最优解对照", en: "No comparison with an optimum" },
        },
      ],
    },
    {
      title: { zh: "算例分析", en: "Case study" },
      intent: { zh: "同一数据上与现行方案比，多次运行报告离散", en: "Same data as current routes; report spread over repeated runs" },
      weight: 24,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "数据与参数设置", en: "Data" },
          intent: { zh: "列表说明规模、来源、脱敏与算法参数", en: "Size, source, anonymising and algorithm parameters in tables" },
          weight: 8,
          needs: ["table", "data"],
        },
        {
          title: { zh: "优化结果对比", en: "Results" },
          intent: { zh: "路线图、成本、准时率同时比较", en: "Compare maps, cost and punctuality together" },
          weight: 8,
          needs: ["table", "figure"],
        },
        {
          title: { zh: "灵敏度分析", en: "Sensitivity analysis" },
          intent: {
            zh: "货损系数、时间窗、车型各变一项看方案是否改变",
            en: "Change spoilage, windows and vehicle one at a time: does the plan change",
          },
          weight: 8,
          needs: ["table", "figure"],
        },
      ],
    },
    {
      title: { zh: "结论与展望", en: "Conclusions" },
      intent: { zh: "给出企业可执行的调整与适用条件", en: "Changes the firm can make, and under which conditions" },
      weight: 10,
      children: [
        {
          title: { zh: "管理启示", en: "Managerial insights" },
          intent: { zh: "由灵敏度推出两条，写明何时不成立", en: "Two drawn from the sensitivity analysis, with when they fail" },
          weight: 5,
        },
        {
          title: { zh: "研究不足", en: "Limits" },
          intent: { zh: "静态需求、均匀车速等简化影响哪些结论", en: "Which findings depend on static demand and average speed" },
          weight: 5,
        },
      ],
    },
  ],
  whyGood: [
    { zh: "参数来自跟车测定，不是照搬文献", en: "Parameters are measured on the road, not lifted from papers" },
    { zh: "每条假设都交代偏差方向", en: "Every assumption states the direction of its bias" },
    { zh: "小算例与精确解对照，算法可信", en: "Small instances are held against exact solutions" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 绪论", en: "Introduction" } },
    { type: "heading", text: { zh: "1.1 研究背景与意义", en: "Background and significance" } },
    {
      type: "paragraph",
      text: {
        zh: "生鲜商品从前置仓送到社区，距离不远，却同时受两种时间约束：一种来自顾客，约定的送达时段错过了就要改约或退货；另一种来自商品本身，车门每开一次，厢内温度就回升一次，停得越久、站点越多，货损越大。【待补充：企业名称】目前由司机凭经验安排路线，高峰时段迟到与空驶并存，货损责任也难以界定。",
        en: "From the local warehouse to the neighbourhood is not far, yet fresh goods travel under two constraints of time. One comes from the customer: miss the agreed slot and the delivery is rescheduled or returned. The other comes from the goods: each time the doors open the temperature inside climbs, and the longer the stops and the more of them, the greater the loss. At 【to fill in: company】 drivers at present choose routes by experience; at peak hours lateness and empty running occur side by side, and it is hard to say who answers for spoilage.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "把这两种时间约束放进同一个模型，是本文的出发点。与一般的车辆路径问题相比，这里的成本不仅取决于走了多远，还取决于先送谁、后送谁，因为开门次数和在途时间决定了后面商品的品质。本文在实地跟车测定装卸时间、开门温升和行驶速度的基础上，建立带软时间窗的配送模型，设计求解算法，并用企业一个配送日的脱敏数据进行验证。",
        en: "Putting both constraints of time into one model is where this thesis begins. Unlike in ordinary vehicle routing, cost here depends not only on distance but on who is served first and who later, since door openings and time on the road decide the quality of what is still on board. With unloading times, warming on opening and speeds measured by riding along, this thesis builds a delivery model with soft time windows, designs an algorithm and tests it on a day's anonymised data from the company.",
      },
    },
  ],
  hardSample: {
    title: { zh: "假设的写法", en: "Writing assumptions" },
    text: {
      zh: "为使模型可解，本文作如下假设：配送中心唯一，车辆同质，车辆从中心出发并返回；各站点需求在发车前已知且不可拆分；行驶速度在同一时段内取均值；厢内温度在行驶中恒定，仅在开门时按测定的温升曲线变化。前三条是同类研究的通行做法；第四条忽略了车厢不同位置的温差，会使靠近门口的商品货损被低估。为评估这一偏差，第五章灵敏度分析中将货损系数上下浮动【待补充：幅度】重新求解。",
      en: "To keep the model solvable, the following is assumed. There is one depot and the vehicles are identical; each leaves from and returns to the depot. Demand at every stop is known before departure and cannot be split. Speed is averaged within a period. The temperature inside is constant on the road and changes only on opening, along the measured curve. The first three are usual in such studies. The fourth ignores differences within the hold, so that spoilage of goods near the door is underestimated. To assess this bias, the sensitivity analysis solves the model again with the spoilage coefficient raised and lowered by 【to fill in: range】.",
    },
  },
  staged: false,
  checklist: [
    { zh: "符号表无重复且先定义后使用", en: "Symbols are unique and defined before use" },
    { zh: "每条约束后有一句文字", en: "A sentence follows each constraint" },
    { zh: "参数注明测定方法与日期", en: "Parameters give method and date of measurement" },
    { zh: "与现行方案用同一数据比较", en: "Current routes are compared on the same data" },
    { zh: "代码与随机种子可复现", en: "Code and random seeds reproduce the results" },
  ],
  scenes: ["openingReport", "dataReport", "defenseSpeech"],
  since: "2026-11-22",
});
