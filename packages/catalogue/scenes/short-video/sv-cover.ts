import { defineScene } from "../../src/scene-schema.ts";

export const svCover = defineScene({
  key: "svCover",
  type: "scene",
  category: "shortVideo",
  categories: ["shortVideo"],
  title: { zh: "封面文字", en: "Cover text" },
  remark: { zh: "封面上那几个字", en: "The few words on the cover" },
  marked: "",
  icon: "text-aa",
  form: [
    {
      key: "topic",
      label: { zh: "视频主题", en: "Topic" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：新手养多肉的五个误区", en: "e.g. five mistakes with succulents" },
    },
    {
      key: "style",
      label: { zh: "风格", en: "Style" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：大字、好认、不吓人", en: "e.g. big, plain, no scare tactics" },
    },
    {
      key: "content",
      label: { zh: "视频要点", en: "Points of the video" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：浇水太勤、不晒太阳、盆太大、土不透气、一冷就搬进屋",
        en: "e.g. too much water, no sun, pots too big, heavy soil, moved indoors at the first chill",
      },
      row: 4,
    },
    {
      key: "length",
      label: { zh: "数量", en: "How many" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个数量", en: "Choose how many to write" },
      default: 5,
      step: 1,
      min: 1,
      max: 20,
    },
  ],
  output: { kind: "list", register: "video", unit: "item" },
  recipe: {
    role: "视觉文案",
    task: "给出若干组封面主副标题",
    structure: [{ zh: "封面方案", en: "Cover ideas", fn: "list", weight: 100 }],
    style: ["主标题八字内，副标题十二字内"],
    constraints: ["与内容一致", "不用生僻字和长数字", "主副标题不重复同一个意思"],
    en: {
      role: "the creator",
      task: "Write cover texts for the video, each a main line and a small line.",
      rules: [
        "use a few words, readable at thumb size",
        "let the small line add to the main one, not repeat it",
        "say what the video keeps",
        "no long numbers, no rare words",
      ],
    },
  },
});
