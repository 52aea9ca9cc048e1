import type { MethodCard } from "../method-card.ts";

export const manualAndDoubleRecords: MethodCard = {
  key: "manual-and-double-records",
  title: { zh: "手工与多头记录", en: "Records by hand and in several places" },
  methods: ["case"],
  roles: ["problems"],
  cues: {
    zh: ["手工", "手写", "手抄", "靠人工", "纸质", "两本账", "各记各的", "表格不统一", "重复录入", "微信群里", "两个系统"],
    en: ["by hand", "kept by hand", "written by hand", "two calendars", "two lists", "on paper", "spreadsheet", "different forms"],
  },
  sentences: {
    zh: [
      "同一件事记在两处，只要有一处先改，两处就不一致，谁也不知道哪一处是对的。",
      "手写的数字在转抄时出错，错误要等到对账或顾客找上门才被发现，这时经手人已难以回忆。",
      "纸上的记录不能同时被两个人看到，不在场的人只能打电话问，问不到就凭经验办。",
      "查清差错的来源，可把不一致的若干笔逐一追到第一次写下的地方，统计错在哪一步。",
      "手工记录未必要全部换掉，问题在于同一数据有几个原始记录，而不在于用纸。",
      "忙时先办后记，记录的时间与发生的时间相隔越久，漏记越多，可比较两者的时间差。",
    ],
    en: [
      "When a matter is kept in two places, they disagree as soon as one is changed, and nobody knows which is right.",
      "Figures written by hand are miscopied, and the error comes to light only at a reconciliation or a complaint, when those involved can hardly remember.",
      "A record on paper cannot be seen by two people at once; whoever is elsewhere has to ask, or goes by experience.",
      "The source can be found by tracing a number of disagreements to where each was first written and counting at which step they arose.",
      "Handwritten records need not all be replaced; the trouble is that one fact has several originals, not that paper is used.",
      "In busy hours the entry comes after the act; the longer the gap, the more is left out, and the gap can be measured.",
    ],
  },
  missing: {
    zh: ["同一数据记在哪几处、由谁先改", "不一致的笔数与来源"],
    en: ["where the same fact is kept and who changes it first", "number and origin of disagreements"],
  },
  limits: { zh: ["差错数来自被发现的部分。"], en: ["The number of errors counts those that were found."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
