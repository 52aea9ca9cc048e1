import { defineScene } from "../../src/scene-schema.ts";

export const sportsNews = defineScene({
  key: "sportsNews",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "运动会新闻稿", en: "Sports meet news release" },
  remark: { zh: "赛场上的人和瞬间", en: "People and moments from the track" },
  marked: "",
  icon: "newspaper",
  form: [
    {
      key: "activityName",
      label: { zh: "运动会名称", en: "Event" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：第二十届校运动会", en: "e.g. the 20th university sports day" },
    },
    {
      key: "content",
      label: { zh: "赛况要点", en: "Highlights" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：女子 1500 米李雨最后一圈反超；4×100 米机械学院夺冠；看台为掉棒的队伍鼓掌",
        en: "e.g. Li Yu came from behind on the last lap of the 1,500 m; Mechanical won the relay; the stands cheered the team that dropped the baton",
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
      step: 100,
      min: 100,
      max: 3000,
    },
  ],
  output: { kind: "article", register: "news", unit: "char" },
  recipe: {
    role: "校报体育记者",
    task: "写一篇运动会新闻稿，导语交代要素，主体写精彩场面与成绩，结尾落在一个场面或事实上",
    structure: [
      { zh: "新闻标题", en: "Headline", fn: "title", weight: 5 },
      { zh: "导语", en: "Lead", fn: "bg", weight: 20 },
      { zh: "赛场现场", en: "On the field", fn: "scene", weight: 40 },
      { zh: "成绩与花絮", en: "Results and sidelights", fn: "fact", weight: 25 },
      { zh: "结语", en: "Closing", fn: "close", weight: 10 },
    ],
    style: ["倒金字塔结构", "动词有力", "一段一个场面"],
    constraints: ["成绩、名次只写所给内容", "人名用全名"],
    en: {
      role: "the student sports reporter",
      task: "Write a news story on a sports meet with the result in the lead, then the scenes that decided it.",
      rules: [
        "lead with result, name and event",
        "use active verbs for what happened on the track",
        "one scene per paragraph",
        "full names and classes, marks and places exactly as given",
      ],
    },
  },
});
