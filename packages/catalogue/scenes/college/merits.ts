import { defineScene } from "../../src/scene-schema.ts";

export const merits = defineScene({
  key: "merits",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "优秀学生事迹材料", en: "Student merit story" },
  shortTitle: { zh: "学生事迹材料", en: "Merit story" },
  remark: { zh: "把优点写成看得见的事", en: "Merits you can see" },
  marked: "",
  icon: "star",
  form: [
    {
      key: "name",
      label: { zh: "姓名", en: "Name" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：林晓", en: "e.g. Lin Xiao" },
    },
    {
      key: "content",
      label: { zh: "主要事迹", en: "What they did" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：每周六教社区老人用手机，坚持两年；带队拿下省赛金奖；绩点专业第一",
        en: "e.g. two years teaching older neighbours to use phones; led the team to provincial gold; top of the year",
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
    role: "推荐单位的材料起草人",
    task: "以第三人称写优秀学生事迹材料，用小标题组织三到四个侧面",
    structure: [
      { zh: "人物概述", en: "Profile", fn: "intro", weight: 15 },
      { zh: "勤学善思", en: "In study", fn: "fact", weight: 25 },
      { zh: "担当奉献", en: "In service", fn: "example", weight: 25 },
      { zh: "科研或专长", en: "In expertise", fn: "result", weight: 20 },
      { zh: "结语", en: "Closing", fn: "close", weight: 15 },
    ],
    style: ["小标题对仗", "以事写人", "少用形容词"],
    constraints: ["只依据所给事迹", "荣誉名称写准确"],
    en: {
      role: "the student journalist who writes the profile",
      task: "Write a profile of a student in the third person that shows merit through three or four sides of what they did.",
      rules: [
        "give each side a subheading and one story",
        "use verbs and outcomes in place of adjectives",
        "name honours exactly",
        "put no thoughts in anybody's head",
      ],
    },
  },
});
