import { defineScene } from "../../src/scene-schema.ts";

export const gwBriefing = defineScene({
  key: "gwBriefing",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "工作简报", en: "Work briefing" },
  remark: { zh: "发给各单位看的动态", en: "News of the work, sent to all units" },
  marked: "",
  icon: "newspaper",
  form: [
    {
      key: "company",
      label: { zh: "编发单位", en: "Issued by" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：市妇女联合会", en: "e.g. the Municipal Women's Federation" },
    },
    {
      key: "topic",
      label: { zh: "简报主题", en: "Topic" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：巾帼志愿服务进社区", en: "e.g. women volunteers in the neighbourhoods" },
    },
    {
      key: "content",
      label: { zh: "工作动态", en: "News" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：3 月组织 18 场；帮 230 位老人理发量血压；两个社区定下每月一次",
        en: "e.g. 18 sessions in March; haircuts and check-ups for 230 elders; two neighbourhoods made it monthly",
      },
      row: 5,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 500,
      step: 100,
      min: 100,
      max: 3000,
    },
  ],
  output: { kind: "official", register: "official", unit: "char" },
  recipe: {
    role: "政务简报编辑",
    task: "编写一期发给各单位交流的工作简报，报头信息占位，正文标题醒目、导语概括、做法分述",
    structure: [
      { zh: "报头", en: "Masthead", fn: "table", weight: 8 },
      { zh: "标题与导语", en: "Title and lead", fn: "title", weight: 22 },
      { zh: "主要做法", en: "Practices", fn: "measure", weight: 45 },
      { zh: "成效与反响", en: "Results", fn: "result", weight: 18 },
      { zh: "报尾", en: "Footer", fn: "sign", weight: 7 },
    ],
    style: ["一期一事", "小标题整齐"],
    constraints: ["期号、日期占位", "不发议论", "一期只写一件事，结尾不写口号"],
  },
});
