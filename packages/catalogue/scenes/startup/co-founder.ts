import { defineScene } from "../../src/scene-schema.ts";

export const coFounder = defineScene({
  key: "coFounder",
  type: "scene",
  category: "startup",
  categories: ["startup"],
  title: { zh: "合伙人招募", en: "Co-founder wanted" },
  remark: { zh: "找的是人，不是员工", en: "You want a partner, not staff" },
  marked: "",
  icon: "users-three",
  form: [
    {
      key: "name",
      label: { zh: "项目名称", en: "Project" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：银饰非遗文创", en: "e.g. silver craft, reworked" },
    },
    {
      key: "targetJob",
      label: { zh: "招募角色", en: "Role" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：会做小程序的技术合伙人", en: "e.g. a technical partner who can build a mini app" },
    },
    {
      key: "content",
      label: { zh: "项目情况", en: "Facts" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：两位匠人、一间工作室；众筹 8 万完成；股份可谈，不想全职也行",
        en: "e.g. two makers, one studio; 80,000 crowdfunded; equity open; part-time welcome",
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
  output: { kind: "post", register: "biz", unit: "char" },
  recipe: {
    role: "创业社群编辑",
    task: "写合伙人招募，项目一句话、为什么值得、需要你、给你什么、联系",
    structure: [
      { zh: "一句话项目", en: "One line", fn: "hook", weight: 15 },
      { zh: "为什么值得", en: "Why", fn: "argue", weight: 30 },
      { zh: "需要这样的你", en: "Who we need", fn: "require", weight: 22 },
      { zh: "能给你", en: "What we offer", fn: "sell", weight: 20 },
      { zh: "联系", en: "Contact", fn: "cta", weight: 13 },
    ],
    style: ["真诚、不画饼"],
    constraints: ["不承诺收益", "股权写“可谈”或所给比例", "要投入多少时间写明"],
    en: {
      role: "the founder looking for a partner",
      task: "Write a co-founder post: the venture in one line, where it stands, who is missing, what is offered, how to get in touch.",
      rules: [
        "say what is done and what is not, before any dream",
        "describe the missing person by what they would own, not by a list of skills",
        "say what time and money it takes",
        'give equity as stated, else "to be discussed"',
      ],
    },
  },
});
