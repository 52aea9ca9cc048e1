import { defineScene } from "../../src/scene-schema.ts";

export const mkEvent = defineScene({
  key: "mkEvent",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "活动邀约文案", en: "Event invitation" },
  remark: { zh: "值得来，怎么来，写清", en: "Why come, and how" },
  marked: "",
  icon: "calendar-check",
  form: [
    {
      key: "activityName",
      label: { zh: "活动名称", en: "Event" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：周末亲子读书会", en: "e.g. a family reading afternoon" },
    },
    {
      key: "timeSpan",
      label: { zh: "时间地点", en: "When and where" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：周六 15 点，望江社区书房", en: "e.g. Saturday 3 pm, Wangjiang reading room" },
    },
    {
      key: "point",
      label: { zh: "亮点", en: "Highlight" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：绘本作者到场，每家带走一本", en: "e.g. the author will be there; one book to take home" },
    },
    {
      key: "content",
      label: { zh: "活动细节", en: "Details" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：限 12 组家庭；五岁以上；先读绘本再画一页；免费，要先报名",
        en: "e.g. twelve families; five and up; read, then draw a page; free, sign up first",
      },
      row: 4,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 100,
      step: 50,
      min: 50,
      max: 500,
    },
  ],
  output: { kind: "post", register: "ad", unit: "char" },
  recipe: {
    role: "活动传播策划",
    task: "写活动邀约文案，价值、亮点、时间地点、报名",
    structure: [
      { zh: "为什么来", en: "Why come", fn: "hook", weight: 32 },
      { zh: "活动亮点", en: "Highlights", fn: "list", weight: 36 },
      { zh: "时间地点与报名", en: "When and how", fn: "cta", weight: 32 },
    ],
    style: ["热情简洁"],
    constraints: ["名额真实，没给不写“仅剩”", "时间地点单独成行", "费用写清，免费也写"],
  },
});
