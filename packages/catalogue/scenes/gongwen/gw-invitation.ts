import { defineScene } from "../../src/scene-schema.ts";

export const gwInvitation = defineScene({
  key: "gwInvitation",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "邀请函", en: "Letter of invitation" },
  remark: { zh: "礼数周全，信息准确", en: "Courteous and complete" },
  marked: "",
  icon: "envelope",
  form: [
    {
      key: "target",
      label: { zh: "邀请对象", en: "Guest" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：陈教授", en: "e.g. Professor Chen" },
    },
    {
      key: "activityName",
      label: { zh: "活动名称", en: "Event" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：2026 城市更新论坛", en: "e.g. the 2026 Urban Renewal Forum" },
    },
    {
      key: "content",
      label: { zh: "活动信息", en: "Details" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：9 月 18 日上午 9 点，市规划馆；请作 30 分钟主旨发言；8 月底前回执；差旅由我方承担",
        en: "e.g. 18 September, 9 am, Planning Museum; a 30-minute keynote; reply by end of August; travel covered",
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
  output: { kind: "letter", register: "letter", unit: "char" },
  recipe: {
    role: "主办方的会务负责人",
    task: "写邀请函，说明活动、邀请缘由、时间地点与回执",
    structure: [
      { zh: "称呼", en: "Salutation", fn: "greet", weight: 8 },
      { zh: "活动介绍", en: "About the event", fn: "bg", weight: 27 },
      { zh: "邀请缘由", en: "Why you", fn: "argue", weight: 20 },
      { zh: "时间地点与议程", en: "Time, place, agenda", fn: "schedule", weight: 27 },
      { zh: "回执与落款", en: "RSVP", fn: "sign", weight: 18 },
    ],
    style: ["谦敬", "信息分行"],
    constraints: ["时间地点未给就占位", "回执期限和联系人单独成行", "接待标准只写所给"],
  },
});
