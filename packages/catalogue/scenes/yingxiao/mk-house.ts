import { defineScene } from "../../src/scene-schema.ts";

export const mkHouse = defineScene({
  key: "mkHouse",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "房产推介文案", en: "Property copy" },
  remark: { zh: "住进去是什么样子", en: "What living there is like" },
  marked: "",
  icon: "house-line",
  form: [
    {
      key: "name",
      label: { zh: "项目或房源", en: "Property" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：河畔 88 平两居", en: "e.g. an 88 m² two-bedroom by the river" },
    },
    {
      key: "content",
      label: { zh: "房源信息", en: "Facts" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：八楼朝南；双卫；走路 6 分钟到地铁；小学在隔壁街",
        en: "e.g. eighth floor, south-facing; two baths; six minutes to the metro; a school next street",
      },
      row: 5,
    },
    {
      key: "target",
      label: { zh: "目标客群", en: "Buyers" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：要换大一点的三口之家", en: "e.g. a family of three trading up" },
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 200,
      step: 100,
      min: 100,
      max: 1000,
    },
  ],
  output: { kind: "post", register: "ad", unit: "char" },
  recipe: {
    role: "房产文案",
    task: "写房产推介文案，生活场景、户型优势、配套、邀约",
    structure: [
      { zh: "生活场景", en: "Scene", fn: "scene", weight: 28 },
      { zh: "户型与品质", en: "Layout", fn: "sell", weight: 30 },
      { zh: "周边配套", en: "The neighbourhood", fn: "list", weight: 24 },
      { zh: "邀约看房", en: "Book a viewing", fn: "cta", weight: 18 },
    ],
    style: ["画面感"],
    constraints: ["不承诺升值与学区", "面积等以官方为准"],
    en: {
      role: "the agent presenting the property",
      task: "Write property copy: a day lived there, the layout, the neighbourhood, an invitation to view.",
      rules: [
        "build the opening scene on the home's one strong point",
        "give rooms, area, floor and aspect as stated",
        'give distances as stated, no "minutes from everything"',
        "no promise of rising value or school places",
        "describe the home, never who should live there",
      ],
    },
  },
});
