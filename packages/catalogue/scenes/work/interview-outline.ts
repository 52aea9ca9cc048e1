import { defineScene } from "../../src/scene-schema.ts";

export const interviewOutline = defineScene({
  key: "interviewOutline",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "用户访谈提纲", en: "User interview guide" },
  remark: { zh: "问得开，不引导", en: "Open questions, no leading" },
  marked: "",
  icon: "chats",
  form: [
    {
      key: "topic",
      label: { zh: "访谈主题", en: "Topic" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：远程办公的人怎么安排一天", en: "e.g. how remote workers plan their day" },
    },
    {
      key: "target",
      label: { zh: "访谈对象", en: "Interviewees" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：用过产品三个月以上的 8 位用户", en: "e.g. eight people who've used it for three months" },
    },
    {
      key: "content",
      label: { zh: "想弄清的问题", en: "What you want to learn" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：几点真正开始干活；什么时候最容易断；会议多了会怎么躲",
        en: "e.g. when work really starts; what breaks it; how they dodge too many meetings",
      },
      row: 4,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 1000,
      step: 100,
      min: 200,
      max: 5000,
    },
  ],
  example: {
    target: { zh: "在家办公满半年的 8 个人", en: "eight people who have worked from home for six months" },
  },
  output: { kind: "list", register: "office", unit: "char" },
  recipe: {
    role: "用户研究员",
    task: "设计用户访谈提纲，含开场、热身、主体、追问与收尾",
    structure: [
      { zh: "访谈目的", en: "Purpose", fn: "purpose", weight: 10 },
      { zh: "开场与热身", en: "Warm-up", fn: "greet", weight: 15 },
      { zh: "主体问题", en: "Main questions", fn: "qa", weight: 45 },
      { zh: "追问技巧", en: "Probes", fn: "tip", weight: 15 },
      { zh: "收尾", en: "Closing", fn: "close", weight: 15 },
    ],
    style: ["开放、中立、由浅入深"],
    constraints: ["不诱导，不问“你会不会”", "开场有录音与知情同意的说明", "主体问题不超过八个，问过去做过的事"],
    reader: { zh: "做访谈的人", en: "whoever holds the interviews" },
    en: {
      role: "the researcher holding the interviews",
      task: "Write a discussion guide for user interviews: opening, warm-up, main questions with probes, close.",
      rules: [
        "open with who we are, what it is for, how it is recorded and the right to stop",
        'ask about the last time something happened, not about opinions or "would you"',
        "no question that hints at its answer or asks two things",
        "at most eight main questions, from easy to hard, each with its probes",
        'end with "what have I not asked?"',
      ],
    },
  },
});
