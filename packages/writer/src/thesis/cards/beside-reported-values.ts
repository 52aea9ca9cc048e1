import type { MethodCard } from "../method-card.ts";

export const besideReportedValues: MethodCard = {
  key: "beside-reported-values",
  title: { zh: "与文献值的比较", en: "Beside reported values" },
  methods: ["laboratory"],
  roles: ["comparison"],
  standard: ["comparison"],
  cues: { zh: ["与已有结果的比较", "文献值"], en: ["comparison with reported", "reported values"] },
  sentences: {
    zh: [
      "比较文献值须对齐条件：材料、浓度、温度、时间与测法，列表时条件与数值同列。",
      "单位与基准要先换算，例如以干基还是湿基、按质量还是按面积。",
      "同一数量级内的差别常由条件造成，差一个数量级以上才需要专门解释或复查。",
      "趋势的比较比绝对值可靠，不同实验室的系统误差会使绝对值整体偏移。",
      "文献没有给出误差的，注明无法判断差别是否显著。",
    ],
    en: [
      "Reported values are compared under like conditions of material, concentration, temperature, time and method, tabled beside the figures.",
      "Units and basis are converted first, dry or wet, by mass or by area.",
      "Differences within an order of magnitude mostly come from conditions; beyond that they need explanation or a check.",
      "Trends compare better than values, since laboratories differ by systematic errors.",
      "Where no error was reported, it is noted that significance cannot be judged.",
    ],
  },
  missing: { zh: ["用来比较的文献值及条件，来自文献库"], en: ["reported values with conditions, from the library"] },
  limits: { zh: ["条件不同的数值只作参考。"], en: ["Values under other conditions are a guide only."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "与文献值的对照", en: "Beside reported values" },
      head: { zh: ["来源", "材料", "条件", "测法", "数值"], en: ["Source", "Material", "Conditions", "Method", "Value"] },
    },
  ],
  never: { zh: [], en: [] },
};
