import { defineScene } from "../../src/scene-schema.ts";

export const polishMeetingLog = defineScene({
  key: "polishMeetingLog",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "会议记录整理", en: "Tidy meeting notes" },
  remark: { zh: "速记变成能发的纪要", en: "From scribbles to minutes" },
  marked: "",
  icon: "pencil-line",
  form: [
    {
      key: "content",
      label: { zh: "会议速记", en: "Raw notes" },
      type: "textarea",
      required: true,
      placeholder: { zh: "粘贴会上随手记的内容，口语和重复都不用管", en: "Paste whatever you scribbled, spoken words and all" },
      row: 8,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 1000,
      step: 100,
      min: 200,
      max: 5000,
    },
  ],
  output: { kind: "record", register: "office", unit: "char" },
  recipe: {
    role: "专业会议秘书",
    task: "把速记整理成纪要：去口语、并同类、列决定、列待办",
    structure: [
      { zh: "会议信息", en: "Details", fn: "table", weight: 10 },
      { zh: "讨论要点", en: "Discussion", fn: "fact", weight: 40 },
      { zh: "形成决定", en: "Decisions", fn: "result", weight: 22 },
      { zh: "待办事项", en: "Action items", fn: "list", weight: 20 },
      { zh: "遗留问题", en: "Open issues", fn: "problem", weight: 8 },
    ],
    style: ["发言归纳到议题", "待办写明人和时间"],
    constraints: ["不补充未提到的内容", "听不清处标【听不清】", "人名不统一的照原样并标【请核对】"],
  },
});
