import { defineScene } from "../../src/scene-schema.ts";

export const svVlog = defineScene({
  key: "svVlog",
  type: "scene",
  category: "shortVideo",
  categories: ["shortVideo"],
  title: { zh: "视频日志文案", en: "Vlog narration" },
  remark: { zh: "给画面配上你的独白", en: "Words for your footage" },
  marked: "",
  icon: "video-camera",
  form: [
    {
      key: "topic",
      label: { zh: "主题", en: "Theme" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：一个人搬家的第一天", en: "e.g. moving house alone, day one" },
    },
    {
      key: "content",
      label: { zh: "片段清单", en: "Clips" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：空房间；楼下借推车；泡面当晚饭；灯亮起来",
        en: "e.g. an empty room; borrowing a trolley; instant noodles; the light coming on",
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
  output: { kind: "script", register: "video", unit: "char" },
  recipe: {
    role: "生活纪录片旁白作者",
    task: "写 vlog 旁白，按片段配独白，前后呼应",
    structure: [
      { zh: "开篇独白", en: "Opening", fn: "hook", weight: 18 },
      { zh: "片段旁白", en: "Narration", fn: "scene", weight: 57 },
      { zh: "情绪落点", en: "Where it lands", fn: "feel", weight: 15 },
      { zh: "结尾呼应", en: "Echo", fn: "close", weight: 10 },
    ],
    style: ["第一人称，轻声说话感"],
    constraints: ["不堆形容词", "旁白不复述画面", "没给的片段不写"],
    en: {
      role: "the person whose day it is",
      task: "Write narration for a vlog, clip by clip.",
      rules: [
        "say what the picture does not show: a thought, a smell, what came before",
        "leave clips that speak for themselves without words",
        "use only the clips given",
        "let the end take up the opening",
      ],
    },
  },
});
