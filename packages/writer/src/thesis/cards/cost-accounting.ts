import type { MethodCard } from "../method-card.ts";

export const costAccounting: MethodCard = {
  key: "cost-accounting",
  title: { zh: "成本核算", en: "Cost accounting" },
  methods: ["case"],
  roles: ["status", "analysis", "problems", "measures", "concepts"],
  cues: {
    zh: [
      "成本核算",
      "成本计算",
      "制造费用",
      "作业成本",
      "标准成本",
      "间接费用",
      "约当产量",
      "成本算不清",
      "摊到",
      "分摊",
      "料工费",
      "亏了",
      "毛利",
    ],
    en: ["cost accounting", "product cost", "overhead", "activity-based costing", "standard cost", "costs", "margin", "overheads"],
  },
  sentences: {
    zh: [
      "能直接认定属于某一产品的是直接成本，几种产品共同发生的是间接成本，后者先归集、再按选定的标准分配。",
      "分配标准宜与费用的发生有因果联系，折旧与动力较多的车间可用机器工时，手工为主的车间可用人工工时。",
      "成本计算方法随生产组织而定：大量大批单步骤生产用品种法，单件小批生产用分批法，大量大批多步骤生产且需要各步成本的用分步法。",
      "月末有在产品时，生产费用须在完工产品与在产品之间划分；约当产量按各成本项目的完工程度分别折算，材料在开工时一次投入的，在产品的材料按完工产品计。",
      "生产部门的费用计入产品成本，管理、销售与财务费用作为期间费用，两者划分不清会同时歪曲存货与利润。",
      "作业成本法先把资源费用归到作业，再按成本动因分到产品，适合间接费用比重大、产品品种与批量差别大的单位。",
      "标准成本的差异分为价格差异与用量差异，分开之后才能看出应由采购还是生产说明原因。",
      "宜将现行分配结果与更换标准后的结果并列，看各产品成本的高低次序是否改变。",
    ],
    en: [
      "A cost that can be traced to one product is direct; a cost shared by several is indirect and is first collected, then allocated on a chosen base.",
      "An allocation base should have a causal link with the cost: machine hours where depreciation and power dominate, labour hours where work is manual.",
      "The costing method follows the organisation of production: job or batch costing for single orders and small batches, process costing for continuous or mass production, step by step where the cost of each step is needed.",
      "With work in progress at month-end, costs have to be divided between finished and unfinished goods; equivalent units are computed for each cost element, and where material is added at the start, unfinished goods carry their full share of it.",
      "Production costs enter product cost, while administrative, selling and finance costs are period costs; confusing them distorts both stock and profit.",
      "Activity-based costing assigns resources to activities and these to products by cost drivers; it suits firms with a large share of overhead and products that differ in variety and batch size.",
      "A variance from standard splits into price and quantity; only then is it clear whether purchasing or production has to explain it.",
      "The present allocation should be set beside one on another base, to see whether the ranking of products by cost changes.",
    ],
  },
  missing: {
    zh: ["产品种类与生产步骤", "现行的成本计算方法与分配标准", "各成本项目本期发生额与产量、工时", "月末在产品数量与完工程度"],
    en: [
      "products and steps of production",
      "present costing method and allocation base",
      "costs by element, output and hours of the period",
      "work in progress and its degree of completion",
    ],
  },
  limits: {
    zh: ["含有分摊的单位成本随分配标准而变，不能直接用于短期的取舍决策，也不宜与核算口径不同的企业比较。"],
    en: [
      "A unit cost that contains allocations changes with the base; it should not decide short-term choices directly or be compared with firms that cost differently.",
    ],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "产品成本计算单", en: "Product cost sheet" },
      head: {
        zh: ["成本项目", "月初在产品", "本月发生", "合计", "完工产品成本", "月末在产品"],
        en: ["Cost element", "Opening work in progress", "Incurred", "Total", "Finished goods", "Closing work in progress"],
      },
      rows: {
        zh: ["直接材料", "直接人工", "制造费用", "合计"],
        en: ["Direct materials", "Direct labour", "Production overhead", "Total"],
      },
    },
    {
      kind: "formula",
      latex: "a=\\frac{F}{\\sum_{j}H_j},\\qquad F_i=a\\,H_i",
      where: {
        zh: "$a$ 为间接费用分配率，$F$ 为待分配的间接费用总额，$H_j$ 为产品 $j$ 的分配标准数量，$F_i$ 为产品 $i$ 应负担的间接费用，$H_i$ 为其分配标准数量。",
        en: "$a$ is the overhead rate, $F$ the overhead to be allocated, $H_j$ the quantity of the base used by product $j$, $F_i$ the overhead charged to product $i$, and $H_i$ its quantity of the base.",
      },
    },
    {
      kind: "formula",
      latex: "V_P=(P_a-P_s)\\,Q_a,\\qquad V_Q=(Q_a-Q_s)\\,P_s",
      where: {
        zh: "$V_P$ 为价格差异，$V_Q$ 为用量差异，$P_a$、$P_s$ 为实际价格与标准价格，$Q_a$ 为实际用量，$Q_s$ 为实际产量下的标准用量；差异为正表示不利差异。",
        en: "$V_P$ is the price variance, $V_Q$ the quantity variance, $P_a$ and $P_s$ the actual and standard price, $Q_a$ the actual quantity used, and $Q_s$ the standard quantity for actual output; a positive variance is unfavourable.",
      },
    },
  ],
  never: { zh: ["成本大幅下降", "真实成本"], en: ["the true cost", "costs fell sharply"] },
};
