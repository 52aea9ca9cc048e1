import { defineScene } from "../../src/scene-schema.ts";

export const gwChronicle = defineScene({
  key: "gwChronicle",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "大事记", en: "Chronicle of events" },
  remark: { zh: "按日子留下大事", en: "The year's events in order" },
  marked: "",
  icon: "calendar-check",
  form: [
    {
      key: "company",
      label: { zh: "单位", en: "Organisation" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：省农业科学院", en: "e.g. the Provincial Academy of Agriculture" },
    },
    {
      key: "timeSpan",
      label: { zh: "时间范围", en: "Period" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：2026 年 1 月到 6 月", en: "e.g. January to June 2026" },
    },
    {
      key: "content",
      label: { zh: "事件素材", en: "Events" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：1 月 8 日年度会；3 月 12 日新温室启用；4 月水稻新品种通过审定；6 月 20 日与东江大学签约",
        en: "e.g. 8 Jan annual meeting; 12 Mar new greenhouse; Apr rice variety approved; 20 Jun agreement with Dongjiang University",
      },
      row: 6,
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
    constraints: ["日期不详者标“某月”", "不评价，不用“隆重”“圆满”类词", "没有提供的与会人员不补写"],
    reader: { zh: "日后查考的人", en: "whoever looks it up later" },
    en: {
      role: "the office that keeps the chronicle",
      task: "Write a chronicle of events in order of date, one event per entry.",
      rules: [
        "begin each entry with its date",
        "say who did what, and with what outcome",
        "put an event without a day under its month",
        "no adjectives of praise",
        "a note at the start says period and sources",
      ],
    },
  },
});
