import type { MethodCard } from "../method-card.ts";

export const procurementAndSuppliers: MethodCard = {
  key: "procurement-and-suppliers",
  title: { zh: "采购与供应商", en: "Purchasing and suppliers" },
  methods: ["case"],
  roles: ["problems", "measures", "concepts", "status"],
  cues: {
    zh: ["采购", "供应商", "订货", "进货", "报价", "招标", "缺货", "断货", "补货"],
    en: ["purchasing", "supplier", "orders are", "order quantity", "out of stock", "tender", "procurement", "orders"],
  },
  sentences: {
    zh: [
      "采购由请购、询价、审批、订货、验收、付款几步组成，请购与审批、订货与验收分别不宜由同一人办理。",
      "订货量决定两种代价：订得多占用资金并可能过期，订得少会缺货，二者随用量与到货时间变化。",
      "再订货点等于到货期间的平均用量加安全存量，安全存量取决于用量与到货时间波动的大小。",
      "评价供应商宜用记录：准时率、合格率、价格变动、缺货时的处理，不凭关系与印象。",
      "同一品种只有一家供应时，价格与断货都受制于人，重要品种宜有备选。",
      "验收须对照订单与送货单点数、查质，当场签字，事后发现的差异很难说清。",
    ],
    en: [
      "Purchasing runs from request through quotation, approval and order to receipt and payment; request and approval, and order and receipt, should not lie with the same person.",
      "The quantity ordered balances two costs: too much ties up money and may expire, too little runs out; both depend on use and delivery time.",
      "The reorder point is average use during delivery plus safety stock, which depends on how much use and delivery time vary.",
      "Suppliers should be rated from records of punctuality, quality, price changes and conduct in shortages, and not by relations or impressions.",
      "With a single supplier, both price and continuity depend on others, so important items should have an alternative source.",
      "Goods are counted and checked against order and delivery note on arrival, and signed; later differences are hard to settle.",
    ],
  },
  missing: {
    zh: ["主要品种的用量、到货时间与价格", "订货由谁决定、依据什么"],
    en: ["use, delivery time and price of the main items", "who decides on orders and on what basis"],
  },
  limits: {
    zh: ["公式假定用量平稳，季节性强的品种须分季节计算。"],
    en: ["The formula assumes steady use; seasonal items are computed by season."],
  },
  exhibits: [
    {
      kind: "formula",
      latex: "R=d\\times L+S",
      where: {
        zh: "$R$ 为再订货点，$d$ 为日均用量，$L$ 为到货天数，$S$ 为安全存量。",
        en: "$R$ is the reorder point, $d$ average daily use, $L$ days of delivery and $S$ the safety stock.",
      },
    },
  ],
  never: { zh: [], en: [] },
};
