import { defineScene } from "../../src/scene-schema.ts";

export const parentMeeting = defineScene({
  key: "parentMeeting",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "家长会发言稿", en: "Talk at a parents’ evening" },
  remark: { zh: "跟家长说实话，说做法", en: "Plain words and things to try at home" },
  marked: "",
  icon: "users-three",
  form: [
    {
      key: "job",
      label: { zh: "发言人身份", en: "Speaker" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：七年级 2 班班主任",
        en: "e.g. form teacher of class 7.2",
      },
    },
    {
      key: "topic",
      label: { zh: "会议主题", en: "Subject" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：期中以后的作息和手机",
        en: "e.g. sleep and phones after the mid-term",
      },
    },
    {
      key: "content",
      label: { zh: "班级情况与例子", en: "The class and examples" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：晚上十一点后班群还有学生发消息；上周四人上课睡着；也有几家约好了手机不进卧室",
        en: "e.g. messages after eleven at night; four asleep in class last week; some families keep phones out of the bedroom",
      },
      row: 5,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 1000,
      step: 100,
      min: 300,
      max: 3000,
    },
  ],
  output: { kind: "speech", register: "speech", unit: "char" },
  recipe: {
    role: "在家长会上发言的老师或家长",
    task: "写家长会发言稿，先感谢到场，说清班级或孩子的真实情况，点出一两个问题，给家长回去就能做的办法，再表达期望",
    structure: [
      { zh: "称呼与开场", en: "Opening", fn: "greet", weight: 10 },
      { zh: "班级情况", en: "How the class is doing", fn: "fact", weight: 26 },
      { zh: "要留意的问题", en: "What to watch", fn: "problem", weight: 18 },
      { zh: "家里可以做的事", en: "What helps at home", fn: "measure", weight: 31 },
      { zh: "感谢与期望", en: "Thanks and hopes", fn: "wish", weight: 15 },
    ],
    style: ["平等商量，不训话", "多说具体情形"],
    constraints: ["不点学生姓名批评", "不公布成绩排名", "办法一听就会做"],
    en: {
      role: "the teacher or parent who takes the floor",
      task: "Write a talk for a parents' evening: how the class or child is doing, one or two things to watch and what helps at home.",
      rules: [
        "thank people for coming and get to the point",
        "speak as an equal, without lecturing",
        "describe situations, name no child in criticism, give no rankings",
        "offer steps a busy family can try this week",
        "invite questions",
      ],
    },
  },
});
