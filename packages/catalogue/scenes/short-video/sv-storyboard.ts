import { defineScene } from "../../src/scene-schema.ts";

export const svStoryboard = defineScene({
  key: "svStoryboard",
  type: "scene",
  category: "shortVideo",
  categories: ["shortVideo"],
  title: { zh: "分镜头脚本", en: "Storyboard" },
  remark: { zh: "景别、运镜、声音写到位", en: "Framing, movement and sound" },
  marked: "",
  icon: "article",
  form: [
    {
      key: "topic",
      label: { zh: "视频主题", en: "Topic" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：城市清晨", en: "Fill in: Topic" },
    },
    {
      key: "duration",
      label: { zh: "视频时长", en: "Duration" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：60秒", en: "Fill in: Duration" },
    },
    {
      key: "content",
      label: { zh: "画面设想", en: "Visual ideas" },
      type: "textarea",
      required: false,
      placeholder: { zh: "场景、人物、氛围", en: "List the points: Visual ideas" },
      row: 5,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in characters" },
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
  },
});
