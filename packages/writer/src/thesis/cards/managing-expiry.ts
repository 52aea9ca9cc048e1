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
      "On receipt, expiry dates should be registered by batch with one line for each, and issues be taken from the line that expires first, so that the register itself shows the order.",
      "On a fixed day of each month, items whose remaining time is shorter than the time needed to use them up should be listed, with one copy for purchasing and one for the users.",
      "Items on the list are dealt with in one of three ways, by moving them to where more is used, by agreeing on return or exchange with the supplier, or by ordering no more, and for each it should be written who attends to it.",
      "Shelves can carry expiry labels in three colours that are changed during stocktaking, without an additional round.",
      "Losses through expiry should be summed up each quarter by cause and value and be used to correct order quantities.",
    ],
  },
  missing: {
    zh: ["近效期清单的界限与责任人", "处理方式与结果"],
    en: ["limit of the list and the person responsible", "how items were dealt with, and the result"],
  },
  limits: {
    zh: ["减少过期可能以缺货为代价，两项须一并看。"],
    en: ["Fewer expired items may be bought at the price of shortages, so both have to be watched together."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
