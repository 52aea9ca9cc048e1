import type { MethodCard } from "../method-card.ts";

export const expiryAndBatches: MethodCard = {
  key: "expiry-and-batches",
  title: { zh: "近效期与批次管理", en: "Expiry dates and batches" },
  methods: ["case"],
  roles: ["problems", "measures", "concepts", "status"],
  cues: {
    zh: ["近效期", "效期", "过期", "保质期", "批号", "批次", "临期", "先进先出"],
    en: ["expiry", "expired", "shelf life", "batch", "out of date"],
  },
  sentences: {
    zh: [
      "有效期的管理以批次为单位，只登记品名与数量，同一品种的新旧批次混在一起，账上看不出哪一部分将要到期。",
      "出库宜先用有效期近的，即近期先出；按入库先后出库与它不同，后到的批次有时有效期更近。",
      "近效期的界限应按用量定，余下的时间短于用完现有数量所需的时间，就应列入。",
      "过期造成的损失由采购过量、批次混放、查看不及时三处而来，把过期品种逐一归到这三处，才知道从哪里改。",
      "货位宜左旧右新或前旧后新固定摆放，不靠取货人逐件翻看。",
      "过期品须移出可用区域并单独登记，销毁要有两人签字，否则账实不符会被误认为短缺。",
    ],
    en: [
      "Expiry is managed by batch: if only name and quantity are recorded, old and new batches are mixed and the books do not show what is about to expire.",
      "The batch that expires first should be used first; this differs from first in, first out, as a later delivery may expire earlier.",
      "The warning limit follows from use: what cannot be used up in the time left belongs on the list.",
      "Losses come from ordering too much, mixing batches or looking too late; assigning each expired item to one of these shows where to act.",
      "Shelves should have a fixed place for old and new, so that nobody has to turn over every item.",
      "Expired goods are moved out of the usable area and listed, and disposal is signed by two, or the difference is taken for a shortage.",
    ],
  },
  missing: { zh: ["各批次的有效期与数量", "过期品种的原因归类"], en: ["expiry date and quantity by batch", "causes of the expired items"] },
  limits: {
    zh: ["过期品种数不反映金额，须同时列出金额。"],
    en: ["The number of expired items does not show their value, which has to be given too."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "近效期登记表", en: "Register of expiry dates" },
      head: {
        zh: ["品名", "批号", "有效期至", "数量", "每月用量", "处理"],
        en: ["Item", "Batch", "Expires", "Quantity", "Monthly use", "Action"],
      },
    },
  ],
  never: { zh: [], en: [] },
};
