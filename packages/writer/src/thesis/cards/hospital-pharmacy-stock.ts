import type { MethodCard } from "../method-card.ts";

export const hospitalPharmacyStock: MethodCard = {
  key: "hospital-pharmacy-stock",
  title: { zh: "药品库存的特点", en: "Stock of medicines" },
  methods: ["case", "clinical"],
  roles: ["concepts", "background", "theory"],
  cues: { zh: ["药品", "药房", "药库", "卫生院"], en: ["pharmacy", "medicines", "drugs"] },
  sentences: {
    zh: [
      "药品库存与一般商品不同：断药影响治疗，过期不得使用，部分品种须专人专柜专账，因此不能只以占用资金最少为目标。",
      "用量由处方决定，受季节与医生习惯影响，预测宜按品种看近几个月的消耗，而不是去年全年的平均。",
      "按金额与重要性两项分类管理：金额高的控制订货次数与数量，金额低而抢救必需的保持足够存量。",
      "拆零发放使账面单位与实物单位不同，盘点须统一到最小单位。",
      "退药是否可以再用有规定，登记时须与正常入库分开，现行规定由作者核对。",
      "药库与药房之间的调拨也是一次交接，须有双方签字的单据，否则两处的账都对不上。",
    ],
    en: [
      "Stock of medicines differs from other goods: a shortage affects treatment, expired items may not be used, and some have to be kept under separate custody, so tying up the least money cannot be the only aim.",
      "Use follows prescriptions and varies with season and doctors, so forecasts should look at recent months by item and not at last year's average.",
      "Items should be classed both by value and by importance: for those of high value the number and size of orders are controlled, while cheap items that are vital in emergencies are kept in sufficient stock.",
      "Dispensing of single units makes the unit in the books differ from the physical one, so counts should use the smallest unit.",
      "Whether returned medicines may be used again is regulated; they should be entered separately from ordinary receipts, and the rule in force is to be checked by the author.",
      "A transfer between store and dispensary is a handover too and needs a document signed by both sides, or neither account will agree.",
    ],
  },
  missing: {
    zh: ["药品品种数与专管品种", "药库与药房的交接方式"],
    en: ["number of items and those kept separately", "how store and dispensary hand over"],
  },
  limits: { zh: ["管理规定随政策调整，须以现行版本为准。"], en: ["Rules change, and the version in force applies."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
