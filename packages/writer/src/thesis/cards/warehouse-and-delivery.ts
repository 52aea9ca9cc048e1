import type { MethodCard } from "../method-card.ts";

export const warehouseAndDelivery: MethodCard = {
  key: "warehouse-and-delivery",
  title: { zh: "仓储与配送", en: "Warehousing and delivery" },
  methods: ["case"],
  roles: ["concepts", "problems", "status"],
  cues: {
    zh: ["仓库", "前置仓", "配送", "送货", "退货", "快递", "分拣", "装车", "路线", "库位"],
    en: ["warehouse", "delivery", "vans", "returns", "routes", "dispatch", "drivers"],
  },
  sentences: {
    zh: [
      "仓储作业依次为收货、上架、保管、拣货、复核、装车，差错在哪一步产生与在哪一步发现往往不同，须分别记录。",
      "准时须先有约定的时间窗，没有约定就没有迟到，统计时以约定时间为准，不以司机的估计为准。",
      "迟到宜分为出发晚、路上慢、到达后等候三段，改进各不相同。",
      "拣货方式分按单拣与合并拣，单小而品种重复多时合并拣省路程，但多一道分货，分货处容易出错。",
      "退货是一条反向的流程，须有登记、检验、重新上架或报损的去向，没有登记的退货会使账面多于实物。",
      "库位编号与摆放按出库频次安排，常用的放在近处与齐腰处，调整之后须同步更新编号。",
    ],
    en: [
      "Warehouse work runs from receipt and putting away to picking, checking and loading; where an error arises and where it is found often differ and are recorded apart.",
      "Punctuality presupposes an agreed time; without it nothing is late, and it is the agreed time that counts, not the driver's estimate.",
      "Lateness has three parts, leaving late, slow travel and waiting on arrival, each mended differently.",
      "Picking goes order by order or in batches; with small orders of the same goods batches save walking but add a sorting step where errors occur.",
      "Returns are a process in reverse, with entry, inspection and restocking or write-off; unrecorded returns leave book and stock apart.",
      "Places are assigned by how often goods leave, the frequent ones near and at waist height, and numbers have to be updated after each change.",
    ],
  },
  missing: { zh: ["各环节的用时与差错数", "约定的时间与实际到达时间"], en: ["time and errors at each step", "agreed and actual times"] },
  limits: {
    zh: ["一段路线的用时受天气与路况影响，须取多天的数据。"],
    en: ["Times on a route depend on weather and traffic and need data of several days."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
