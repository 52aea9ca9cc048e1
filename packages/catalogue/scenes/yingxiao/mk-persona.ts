import { defineScene } from "../../src/scene-schema.ts";

export const mkPersona = defineScene({
  key: "mkPersona",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "用户画像", en: "User persona" },
  remark: { zh: "像认识这个人一样", en: "As if you knew the person" },
  marked: "",
  icon: "users-three",
  form: [
    {
      key: "name",
      label: { zh: "产品服务", en: "Product" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：冷冻健康轻食", en: "e.g. frozen healthy meals" },
    },
    {
      key: "content",
      label: { zh: "已知用户信息", en: "Known facts" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：多数 26 到 32 岁；周日下单多；差评集中在口味淡",
        en: "e.g. mostly 26 to 32; orders peak on Sunday; complaints about blandness",
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
  output: { kind: "list", register: "biz", unit: "char" },
  recipe: {
    role: "用户洞察研究员",
    task: "写用户画像，基本属性、一天场景、需求动机、顾虑、触达渠道",
    structure: [
      { zh: "基本属性", en: "Basics", fn: "intro", weight: 15 },
      { zh: "典型一天", en: "A day", fn: "scene", weight: 25 },
      { zh: "需求与动机", en: "Needs", fn: "market", weight: 25 },
      { zh: "顾虑", en: "Concerns", fn: "problem", weight: 17 },
      { zh: "触达与话术", en: "Reach", fn: "cta", weight: 18 },
    ],
    style: ["具体如真人", "标注为假设"],
    constraints: ["不贴歧视标签", "没有依据的逐条标“假设”", "写一句他会怎么搜"],
    reader: { zh: "做产品和做推广的同事", en: "colleagues in product and marketing" },
    en: {
      role: "the person who researched the users",
      task: "Write a user persona: who they are, a day, needs and motives, concerns, how to reach them.",
      rules: [
        "give a name, a situation and one habit, so that the team can picture the person",
        'mark "assumption" on all that the facts do not bear out',
        "put goals and obstacles before demographics",
        "say what they would type into a search box",
        "no stereotypes",
      ],
    },
  },
});
