import { defineScene } from "../../src/scene-schema.ts";

export const classMerits = defineScene({
  key: "classMerits",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "先进班集体申报材料", en: "Outstanding class application" },
  shortTitle: { zh: "班集体申报", en: "Class application" },
  remark: { zh: "用一个班的故事争荣誉", en: "One class, told in deeds" },
  marked: "",
  icon: "medal",
  form: [
    {
      key: "class",
      label: { zh: "班级", en: "Class" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：机械 2202 班", en: "e.g. Mechanical Engineering 2202" },
    },
    {
      key: "content",
      label: { zh: "班级建设情况", en: "Facts" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：全班四级一次过 31 人；晚自习互讲题；运动会团体第二；连续两年无挂科",
        en: "e.g. 31 passed English first time; evening peer lessons; second at sports day; two years without a failed course",
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
      min: 200,
      max: 5000,
    },
  ],
  output: { kind: "article", register: "campus", unit: "char" },
  recipe: {
    role: "执笔申报材料的班长",
    task: "写先进班集体申报材料，从班风学风、组织建设、特色活动、成果荣誉四方面展开",
    structure: [
      { zh: "班级简介", en: "Profile", fn: "intro", weight: 15 },
      { zh: "班风与学风", en: "Study culture", fn: "fact", weight: 25 },
      { zh: "组织与制度", en: "Organisation", fn: "measure", weight: 20 },
      { zh: "特色活动", en: "Signature events", fn: "example", weight: 20 },
      { zh: "成果与荣誉", en: "Honours", fn: "result", weight: 20 },
    ],
    style: ["集体视角", "数据与故事结合"],
    constraints: ["成绩须可核对", "不点名批评同学"],
    en: {
      role: "the class representative who makes the case",
      task: "Write an application for an outstanding class award that shows the class through what it did together.",
      rules: [
        'speak as "we" and of the class, not of a few stars',
        "set each claim beside an event or a result",
        "name honours as they were awarded",
        "blame no classmate",
      ],
    },
  },
});
