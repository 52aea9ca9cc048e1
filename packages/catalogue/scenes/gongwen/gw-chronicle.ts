import { defineScene } from "../../src/scene-schema.ts";

export const gwChronicle = defineScene({
  key: "gwChronicle",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "大事记", en: "Chronicle of events" },
  remark: { zh: "按时间留存单位的关键时刻", en: "Key moments in date order" },
  marked: "",
  icon: "article",
  form: [
    {
      key: "company",
      label: { zh: "单位", en: "Organisation" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：某研究院", en: "Fill in: Organisation" },
    },
    {
      key: "timeSpan",
      label: { zh: "时间范围", en: "Period" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：2026年1月—6月", en: "Fill in: Period" },
    },
    {
      key: "content",
      label: { zh: "事件素材", en: "Events" },
      type: "textarea",
      required: true,
      placeholder: { zh: "日期与事件逐条列出", en: "List the points: Events" },
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
  output: { kind: "record", register: "official", unit: "char" },
  recipe: {
    role: "史志编纂员",
    task: "编写大事记，按年月日排列，一事一条，要素齐全",
    structure: [
      { zh: "编写说明", en: "Note", fn: "intro", weight: 10 },
      { zh: "大事条目", en: "Entries", fn: "list", weight: 75 },
      { zh: "备注与待考", en: "Notes", fn: "close", weight: 15 },
    ],
    style: ["史笔简洁，主谓完整"],
    constraints: ["日期不详者标“某月”", "不评价"],
  },
});
