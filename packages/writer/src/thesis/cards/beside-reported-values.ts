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
      "有差别时先从条件与测法找原因，条件解释不了的，须复查计算与试验，不宜直接归于新的机理。",
      "趋势的比较比绝对值可靠，不同实验室的系统误差会使绝对值整体偏移。",
      "文献没有给出误差的，注明无法判断差别是否显著。",
    ],
    en: [
      "Reported values should be compared only with their conditions aligned: material, concentration, temperature, time and method of measurement, which belong in the same table as the figures.",
      "Units and bases have to be converted first, for example dry or wet basis, per mass or per area.",
      "A difference should first be traced to conditions and method; if these do not explain it, the calculation and the experiment should be checked before a new mechanism is proposed.",
      "Trends compare more reliably than absolute values, because systematic errors differ between laboratories and shift all values.",
      "Where a source reports no error, it should be noted that the significance of a difference cannot be judged.",
    ],
  },
  missing: { zh: ["用来比较的文献值及条件，来自文献库"], en: ["reported values with their conditions, from the library"] },
  limits: { zh: ["条件不同的数值只作参考。"], en: ["Values obtained under other conditions serve only as a rough guide."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "与文献值的对照", en: "Beside reported values" },
      head: { zh: ["来源", "材料", "条件", "测法", "数值"], en: ["Source", "Material", "Conditions", "Method", "Value"] },
    },
  ],
  never: { zh: [], en: [] },
};
