import { defineScene } from "../../src/scene-schema.ts";

export const teamIntro = defineScene({
  key: "teamIntro",
  type: "scene",
  category: "startup",
  categories: ["startup"],
  title: { zh: "创业团队介绍", en: "Team introduction" },
  remark: { zh: "凭什么是你们几个", en: "Why the few of you" },
  marked: "",
  icon: "users-three",
  form: [
    {
      key: "name",
      label: { zh: "团队名称", en: "Team" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：青穗团队", en: "e.g. Team Qingsui" },
    },
    {
      key: "people",
      label: { zh: "成员信息", en: "Members" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：陈种田（种了十年）、阿米（前端）、苏博士（土壤学）",
        en: "e.g. Chen (a farmer of ten years), Ami (front end), Dr Su (soil science)",
      },
      row: 3,
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
  output: { kind: "article", register: "biz", unit: "char" },
  recipe: {
    role: "介绍自己团队的创业者",
    task: "写团队介绍，使命、成员、互补、成绩、文化",
    structure: [
      { zh: "团队使命", en: "Mission", fn: "purpose", weight: 15 },
      { zh: "核心成员", en: "Members", fn: "intro", weight: 40 },
      { zh: "能力互补", en: "Complement", fn: "team", weight: 18 },
      { zh: "成绩", en: "Track record", fn: "result", weight: 15 },
      { zh: "团队文化", en: "Culture", fn: "feel", weight: 12 },
    ],
    style: ["一人一亮点"],
    constraints: ["履历真实", "不写“资深”“顶尖”", "缺的那个角色也写一句"],
    reader: { zh: "想了解团队的合作方", en: "partners who want to know the team" },
    en: {
      role: "the founder introducing the team",
      task: "Write a team page: what brought these people together, who they are, how they fit, what they have done.",
      rules: [
        "give each person's role and the one thing that matters to this venture",
        "say how skills complete one another",
        'show it by work done, no "seasoned", "passionate" or "rockstar"',
        "name the role that is still missing",
      ],
    },
  },
});
