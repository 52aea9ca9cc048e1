import { defineScene } from "../../src/scene-schema.ts";

export const svLiveTrailer = defineScene({
  key: "svLiveTrailer",
  type: "scene",
  category: "shortVideo",
  categories: ["shortVideo"],
  title: { zh: "直播预告文案", en: "Live preview" },
  remark: { zh: "让粉丝定好闹钟", en: "Get fans to set an alarm" },
  marked: "",
  icon: "article",
  form: [
    {
      key: "timeSpan",
      label: { zh: "开播时间", en: "When" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：周五20:00", en: "Fill in: When" },
    },
    {
      key: "topic",
      label: { zh: "直播主题", en: "Theme" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：春装上新", en: "Fill in: Theme" },
    },
    {
      key: "offer",
      label: { zh: "福利", en: "Perks" },
      type: "text",
      required: true,
      placeholder: { zh: "抽奖、折扣", en: "Fill in: Perks" },
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in characters" },
      default: 200,
      step: 50,
      min: 50,
      max: 1000,
    },
  ],
  output: { kind: "post", register: "ad", unit: "char" },
  recipe: {
    role: "直播运营",
    task: "写直播预告，点主题、亮福利、给时间、引预约",
    structure: [
      { zh: "主题钩子", en: "Hook", fn: "hook", weight: 30 },
      { zh: "福利清单", en: "Perks", fn: "list", weight: 40 },
      { zh: "时间与预约", en: "Time and booking", fn: "cta", weight: 30 },
    ],
    style: ["短促有期待"],
    constraints: ["福利以实际为准"],
  },
});
