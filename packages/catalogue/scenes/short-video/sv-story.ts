import { defineScene } from "../../src/scene-schema.ts";

export const svStory = defineScene({
  key: "svStory",
  type: "scene",
  category: "shortVideo",
  categories: ["shortVideo"],
  title: { zh: "故事类文案", en: "Story script" },
  remark: { zh: "短短一段，有起伏有余味", en: "Short, with a turn in it" },
  marked: "",
  icon: "book-open-text",
  form: [
    {
      key: "topic",
      label: { zh: "故事主题", en: "Story" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：末班车上陌生人递来的一把伞", en: "e.g. a stranger's umbrella on the last bus" },
    },
    {
      key: "style",
      label: { zh: "风格", en: "Style" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：安静，结尾留白", en: "e.g. quiet, with an open ending" },
    },
    {
      key: "content",
      label: { zh: "情节和细节", en: "Plot and details" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：雨很大，我没带伞；她提前一站下车把伞留下；伞柄上贴着名字贴",
        en: "e.g. heavy rain and no umbrella; she got off a stop early and left hers; a name tag on the handle",
      },
      row: 4,
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
    role: "故事账号编剧",
    task: "写短视频故事文案，起承转合，结尾反转或余味",
    structure: [
      { zh: "悬念开场", en: "Suspense", fn: "hook", weight: 18 },
      { zh: "人物与困境", en: "Person and trouble", fn: "scene", weight: 32 },
      { zh: "转折", en: "Turn", fn: "scene", weight: 28 },
      { zh: "余味", en: "What lingers", fn: "feel", weight: 22 },
    ],
    style: ["细节具体", "对白自然"],
    constraints: ["不冒充真实事件", "反转前面要有伏笔", "人物不超过三个"],
    en: {
      role: "the teller of the story",
      task: "Write a story for a short video with a turn or a lingering end.",
      rules: [
        "begin in the middle of something",
        "plant what makes the turn possible",
        "keep to three people at most, told apart by how they talk",
        "show it in scenes with dialogue",
        "do not pass off fiction as a real event",
      ],
    },
  },
});
