import type { MethodCard } from "../method-card.ts";

export const managingExpiry: MethodCard = {
  key: "managing-expiry",
  title: { zh: "效期管理的办法", en: "Managing expiry dates" },
  methods: ["case"],
  roles: ["measures"],
  cues: { zh: ["近效期", "效期", "过期", "保质期", "临期", "批号"], en: ["expiry", "expired", "shelf life", "out of date"] },
  sentences: {
    zh: [
      "入库时按批次登记有效期，同一品种分行写，出库从最近的一行减，登记簿本身就排出了先后。",
      "每月固定一天查看，把余下的时间短于用完所需时间的列成清单，交采购与使用两方各一份。",
      "清单上的品种分三种处理：调到用量大的地方，与供应方商量退换，停止再进，每一种写明由谁去办。",
      "货位上贴三种颜色的效期标，换标与盘点同时做，不另增一次清点。",
      "过期品的损失按原因与金额每季汇总，用来修订订货量。",
    ],
    en: [
      "Batches are entered by expiry on receipt, one line each, and issues are taken from the nearest, so that the register gives the order.",
      "On a fixed day each month what cannot be used in time is listed, one copy for purchasing and one for users.",
      "Listed items are moved where more is used, returned by agreement or no longer ordered, each with a person in charge.",
      "Shelves carry three colours by expiry, changed at the count and not in an extra round.",
      "Losses are totalled each quarter by cause and value to correct orders.",
    ],
  },
  missing: {
    zh: ["近效期清单的界限与责任人", "处理方式与结果"],
    en: ["limit of the list and who keeps it", "what was done and with what result"],
  },
  limits: { zh: ["减少过期可能以缺货为代价，两项须一并看。"], en: ["Fewer expired items may mean more shortages; both are watched."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
