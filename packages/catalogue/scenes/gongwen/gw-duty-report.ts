import { defineScene } from "../../src/scene-schema.ts";

export const gwDutyReport = defineScene({
  key: "gwDutyReport",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "述职述廉报告", en: "Duty and integrity report" },
  remark: { zh: "履职、学习、廉洁说实", en: "Work, study and integrity, told straight" },
  marked: "",
  icon: "clipboard-text",
  form: [
    {
      key: "job",
      label: { zh: "岗位", en: "Position" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：镇政府副镇长，分管农业", en: "e.g. deputy town head in charge of farming" },
    },
    {
      key: "timeSpan",
      label: { zh: "时间范围", en: "Period" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：2025 年", en: "e.g. the year 2025" },
    },
    {
      key: "content",
      label: { zh: "履职情况", en: "Work done" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：建高标准农田 1800 亩；处理信访 26 件；家属没有经商；抓项目进度不够紧",
        en: "e.g. 1,800 mu of farmland improved; 26 petitions settled; no family business; projects ran late",
      },
      row: 5,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in characters" },
      default: 1000,
      step: 100,
      min: 200,
      max: 5000,
    },
  ],
  output: { kind: "article", register: "official", unit: "char" },
  recipe: {
    role: "干部考核材料审核员",
    task: "写述职述廉报告，含学习、履职、作风廉洁、不足与打算",
    structure: [
      { zh: "学习情况", en: "Study", fn: "fact", weight: 15 },
      { zh: "履职情况", en: "Duty", fn: "result", weight: 38 },
      { zh: "作风与廉洁", en: "Integrity", fn: "rule", weight: 17 },
      { zh: "存在不足", en: "Gaps", fn: "problem", weight: 14 },
      { zh: "努力方向", en: "Next steps", fn: "plan", weight: 16 },
    ],
    style: ["实在、有自省", "分管工作分条"],
    constraints: ["不贪集体之功", "不足不虚写"],
  },
});
