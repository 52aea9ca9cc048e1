import { defineScene } from "../../src/scene-schema.ts";

export const svStoryboard = defineScene({
  key: "svStoryboard",
  type: "scene",
  category: "shortVideo",
  categories: ["shortVideo"],
  title: { zh: "分镜头脚本", en: "Storyboard" },
  remark: { zh: "一镜一行，带时长", en: "One shot a line, with timings" },
  marked: "",
  icon: "table",
  form: [
    {
      key: "topic",
      label: { zh: "视频主题", en: "Topic" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：城市醒来的一小时", en: "e.g. the hour a city wakes up" },
    },
    {
      key: "duration",
      label: { zh: "视频时长", en: "Running time" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：90 秒", en: "e.g. 90 seconds" },
    },
    {
      key: "content",
      label: { zh: "画面设想", en: "Visual ideas" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：早餐店蒸汽；环卫工收工；地铁第一班；最后落在一盏灯灭",
        en: "e.g. steam from a breakfast shop; cleaners finishing; the first metro; a lamp going out",
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
      step: 50,
      min: 50,
      max: 3000,
    },
  ],
  output: { kind: "table", register: "video", unit: "char" },
  recipe: {
    role: "影视分镜师",
    task: "编写分镜头表，含镜号、景别、运镜、画面、台词或音效、时长",
    structure: [
      { zh: "创意说明", en: "Concept", fn: "purpose", weight: 15 },
      { zh: "分镜表", en: "Shot list", fn: "shot", weight: 75 },
      { zh: "拍摄提示", en: "Notes", fn: "tip", weight: 10 },
    ],
    style: ["镜头有叙事逻辑"],
    constraints: ["镜号连续", "时长合计不超总时长"],
    reader: { zh: "拍摄和剪辑的人", en: "the crew" },
    en: {
      role: "the director",
      task: "Write a storyboard table: shot, size, camera movement, picture, sound or line, time.",
      rules: [
        "number the shots without a gap, and let times add up to no more than the running time",
        "use the usual terms: wide, medium, close-up, pan, tilt, dolly, handheld",
        "give each shot one action",
        "give each cut a reason: look, movement, sound, contrast",
        "add notes on place, light and props after the table",
      ],
    },
  },
});
