import { defineScene } from "../../src/scene-schema.ts";

export const polishMeetingLog = defineScene({
  key: "polishMeetingLog",
  type: "scene",
  category: "work",
  categories: ["work", "tool"],
  title: { zh: "会议记录整理", en: "Tidy meeting notes" },
  remark: { zh: "速记理顺，谁说了什么", en: "Raw notes in order: who said what" },
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
      key: "timeSpan",
      label: { zh: "会议时间", en: "Time" },
      type: "text",
      required: false,
      placeholder: { zh: "比如：周四下午两点", en: "e.g. Thursday, 2 p.m." },
    },
    {
      key: "place",
      label: { zh: "会议地点", en: "Place" },
      type: "text",
      required: false,
      placeholder: { zh: "比如：线上会议", en: "e.g. online" },
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
  example: {
    content: {
      zh: "先说上新的事，小何说样品周三到，摄影周四拍，可能要拍到周五；老赵下周二给详情页；预算还没定，财务要再看看；直播定在 18 号晚上八点，主播还没找好，小米去联系",
      en: "launch first: He says samples come Wednesday, photos Thursday, maybe into Friday; Zhao gives us the product page next Tuesday; budget still open, finance wants another look; live show on the 18th at eight, no host yet, Mi will ask around",
    },
  },
  output: { kind: "record", register: "office", unit: "char" },
  recipe: {
    role: "专业会议秘书",
    task: "把速记整理成可存档的会议记录：去口语、并同类，保留谁说了什么，再列决定和待办",
    structure: [
      { zh: "会议信息", en: "Details", fn: "table", weight: 10 },
      { zh: "发言摘要", en: "Who said what", fn: "fact", weight: 40 },
      { zh: "形成决定", en: "Decisions", fn: "result", weight: 22 },
      { zh: "待办事项", en: "Action items", fn: "list", weight: 20 },
      { zh: "遗留问题", en: "Open issues", fn: "problem", weight: 8 },
    ],
    style: ["发言归到议题，写明发言人", "待办写明人和时间"],
    constraints: ["不补充未提到的内容", "听不清处标【听不清】", "人名不统一的照原样并标【请核对】"],
    en: {
      role: "the person who keeps the record",
      task: "Write up raw meeting notes as a record for the file: what was said on each item and by whom, then decisions and actions.",
      rules: [
        "group what was said by item, each point with its speaker, in reported speech",
        "drop fillers and repetition, never a reservation or a disagreement",
        "add nothing that the notes do not have",
        'mark gaps "[inaudible]"',
        'keep names as they stand, and mark spellings that differ "[check name]"',
        "give actions with owner and date",
      ],
    },
  },
});
