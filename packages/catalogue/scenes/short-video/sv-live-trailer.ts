import { defineScene } from "../../src/scene-schema.ts";

export const svLiveTrailer = defineScene({
  key: "svLiveTrailer",
  type: "scene",
  category: "shortVideo",
  categories: ["shortVideo"],
  title: { zh: "直播预告文案", en: "Live-stream teaser" },
  remark: { zh: "几点播、有什么，说清楚", en: "When to tune in, and why" },
  marked: "",
  icon: "calendar-check",
  form: [
    {
      key: "timeSpan",
      label: { zh: "开播时间", en: "Start time" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：周五晚 8 点", en: "e.g. Friday, 8 pm" },
    },
    {
      key: "topic",
      label: { zh: "直播主题", en: "Theme" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：春装上新，现场试穿", en: "e.g. spring clothes, tried on live" },
    },
    {
      key: "offer",
      label: { zh: "福利", en: "Perks" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：整点抽 3 件衬衫，预约领 10 元券", en: "e.g. three shirts raffled each hour, a 10-yuan coupon for booking" },
    },
    {
      key: "content",
      label: { zh: "直播看点", en: "What to look forward to" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：三位不同身材的姑娘试穿；裁缝老师讲怎么看针脚；老客户的衣服现场改",
        en: "e.g. three figures try things on; a tailor shows how to read a seam; a regular's coat altered live",
      },
      row: 4,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
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
    constraints: ["福利以实际为准", "开播时间单独一行", "不写“史上最低”"],
    en: {
      role: "the host of the live stream",
      task: "Write a teaser for the live stream: what it is about, what one gets, when, how to set a reminder.",
      rules: [
        "give one reason to be there live instead of watching later",
        "put date, time and time zone on their own line",
        "give perks as stated, with their limits",
        'no "lowest price ever"',
      ],
    },
  },
});
