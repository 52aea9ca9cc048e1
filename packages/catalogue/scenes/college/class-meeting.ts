import { defineScene } from "../../src/scene-schema.ts";

export const classMeeting = defineScene({
  key: "classMeeting",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "班会记录", en: "Class meeting record" },
  remark: { zh: "谁说了什么，定了什么", en: "Who said what, and what was agreed" },
  marked: "",
  icon: "clipboard-text",
  form: [
    {
      key: "class",
      label: { zh: "班级", en: "Class" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：计算机 2301 班", en: "e.g. Computer Science 2301" },
    },
    {
      key: "topic",
      label: { zh: "班会主题", en: "Topic" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：期末复习与诚信考试", en: "e.g. finals, revision and exam honesty" },
    },
    {
      key: "content",
      label: { zh: "会议要点", en: "Notes" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：5 月 8 日 19 点，应到 36 实到 34；学委讲复习安排；决定成立 4 个互助小组",
        en: "e.g. 7 pm on 8 May, 34 of 36 present; the study rep set out the timetable; four study groups agreed",
      },
      row: 5,
    },
    {
      key: "scene",
      label: { zh: "时间与地点", en: "Time and place" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：周三晚 7 点，教二 304", en: "e.g. Wednesday 7 p.m., Room 304" },
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
  example: {
    scene: { zh: "5 月 8 日晚 7 点，教二 304", en: "8 May, 7 p.m., Room 304" },
  },
  output: { kind: "record", register: "office", unit: "char" },
  recipe: {
    role: "班级团支书",
    task: "把班会整理成规范记录，写明时间地点人员、议程、发言要点与形成的决定",
    structure: [
      { zh: "会议基本信息", en: "Basic information", fn: "table", weight: 15 },
      { zh: "班会主题与目的", en: "Topic and purpose", fn: "purpose", weight: 15 },
      { zh: "会议过程", en: "Process", fn: "process", weight: 40 },
      { zh: "形成的决定", en: "Decisions", fn: "result", weight: 20 },
      { zh: "后续安排", en: "Follow-up", fn: "plan", weight: 10 },
    ],
    style: ["客观转述，不加评论", "发言按人归纳"],
    constraints: ["没给的时间地点标【待补充】", "不虚构发言人"],
    en: {
      role: "the class secretary who took the notes",
      task: "Write the minutes of a class meeting: when and where, who was there, what was discussed and what was decided.",
      rules: [
        "report each speaker's point in indirect speech and the past tense",
        "keep discussion apart from decisions",
        "give each decision its owner and date",
        "add no comment of your own",
      ],
    },
  },
});
