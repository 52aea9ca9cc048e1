import type { MethodCard } from "../method-card.ts";

export const inventoryControl: MethodCard = {
  key: "inventory-control",
  title: { zh: "存货盘点与控制", en: "Stocktaking and inventory control" },
  methods: ["case"],
  roles: ["status", "problems", "measures", "concepts"],
  cues: {
    zh: ["存货", "盘点", "库存", "损耗", "账实", "永续盘存", "实地盘存", "盘货", "对不上", "账上", "少货", "月末盘", "库里", "存量"],
    en: ["inventory", "stocktaking", "stock count", "shrinkage", "stock records", "count", "stock", "missing goods", "does not match"],
  },
  sentences: {
    zh: [
      "盘点要从两个方向核对：由账到物，看账上的存货是否都在；由物到账，看现有的存货是否都已入账。",
      "永续盘存制逐笔登记收发，账面随时有结存，盘点可以查出短缺；实地盘存制平时只登记购入，期末以盘点数倒算发出，损耗与短缺都混在发出成本之中。",
      "盘点须定下截止的时点，已到货未入账、已售出未出库的单据单独列示，否则账实差异里混有时间差。",
      "盘点表宜不印账面数，由盘点人据实填写，另一人抽取部分品种复点，保管人在场但不单独计数。",
      "有差异的品种应先复点，再查收发单据，然后按计量误差、漏记错记、损耗与原因不明的短缺分类，经批准后调整账面。",
      "易腐、易碎的商品宜在发生损耗时登记数量、时间与原因；不单独登记，正常损耗与短缺就无法分开。",
      "称重的商品须扣除包装，拆零的商品须统一计量单位，两者都是盘点差异的常见来源。",
      "金额大或容易短缺的品种宜增加盘点的次数，其余品种可以轮流抽盘，不必每次全盘。",
    ],
    en: [
      "A count should be checked both ways: from records to goods, to see whether what is recorded exists, and from goods to records, to see whether what exists is recorded.",
      "A perpetual system records every receipt and issue, so the books show a balance that a count can test; a periodic system records purchases only and derives issues from the closing count, so that losses are buried in the cost of goods issued.",
      "A count needs a cut-off: goods received but not booked, and sold but not yet issued, must be listed apart, or timing differences appear as stock differences.",
      "Count sheets should not show book quantities; counters enter what they find, another person recounts a selection, and the storekeeper is present without counting alone.",
      "An item that differs should be recounted, then traced through receipts and issues, then classed as measuring error, recording error, spoilage or unexplained shortage; the books are adjusted after approval.",
      "Spoilage of perishable or fragile goods should be recorded when it occurs, with quantity, time and reason; otherwise normal loss cannot be told from shortage.",
      "Packaging must be deducted from goods sold by weight, and split packs counted in one unit; both are common sources of difference.",
      "Items of high value or prone to loss should be counted more often, while the rest may be counted in rotation and not all at once.",
    ],
  },
  missing: {
    zh: ["采用永续盘存制还是实地盘存制", "盘点的日期、参加人与填表、复核人", "各品种的账面数、实盘数与单价", "差异的原因与处理"],
    en: [
      "whether the perpetual or periodic system is used",
      "dates of counts, who counted, filled in and checked the sheets",
      "book quantity, counted quantity and unit cost by item",
      "reasons for differences and how they were treated",
    ],
  },
  limits: {
    zh: ["盘点只说明盘点时点的情况；账实差异本身不说明由谁、因何造成。"],
    en: ["A count shows the position at one moment; a difference does not by itself show who or what caused it."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "盘点差异表", en: "Stock differences" },
      head: {
        zh: ["品名", "单位", "账面数", "实盘数", "差异", "单价", "差异金额", "原因"],
        en: ["Item", "Unit", "Book quantity", "Counted", "Difference", "Unit cost", "Amount", "Reason"],
      },
    },
    {
      kind: "formula",
      latex: "r=\\frac{Q_b-Q_c}{Q_b}\\times100\\%",
      where: {
        zh: "$r$ 为盘点差异率，$Q_b$ 为账面数量，$Q_c$ 为实盘数量；$r$ 为正表示盘亏，为负表示盘盈。",
        en: "$r$ is the rate of difference, $Q_b$ the book quantity and $Q_c$ the counted quantity; a positive $r$ is a shortage, a negative one a surplus.",
      },
    },
    {
      kind: "formula",
      latex: "C=B+P-E",
      where: {
        zh: "$C$ 为实地盘存制下本期发出存货的成本，$B$ 为期初存货成本，$P$ 为本期购入成本，$E$ 为按期末盘点数计算的存货成本。",
        en: "$C$ is the cost of goods issued under the periodic system, $B$ the opening stock, $P$ purchases, and $E$ the closing stock by count, all at cost.",
      },
    },
  ],
  never: { zh: ["盗窃", "侵占", "贪污"], en: ["theft", "stolen", "embezzlement"] },
};
