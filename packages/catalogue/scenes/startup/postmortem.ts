import { defineScene } from "../../src/scene-schema.ts";

export const postmortem = defineScene({
  key: "postmortem",
  type: "scene",
  category: "startup",
  categories: ["startup"],
  title: { zh: "创业复盘", en: "Start-up retrospective" },
  remark: { zh: "没做成，把账留给后来人", en: "It didn't work; here is why" },
  marked: "",
  icon: "magnifying-glass",
  form: [
    {
      key: "name",
      label: { zh: "项目名称", en: "Project" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：社区共享洗衣柜", en: "e.g. shared laundry lockers" },
    },
    {
      key: "content",
      label: { zh: "项目经历", en: "What happened" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：铺了 12 个柜；洗衣厂换了两家；半夜取件没人解决；最后亏 19 万停掉",
        en: "e.g. 12 lockers; two laundries; nobody to help at night; stopped after losing 190,000",
      },
      row: 6,
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
  output: { kind: "article", register: "office", unit: "char" },
  recipe: {
    role: "复盘自己项目的创业者",
    task: "写创业复盘，时间线、关键决策、得失、认知升级、给后来者的话",
    structure: [
      { zh: "项目回顾", en: "Story", fn: "process", weight: 25 },
      { zh: "关键决策", en: "Decisions", fn: "argue", weight: 25 },
      { zh: "做对与做错", en: "Right and wrong", fn: "compare", weight: 23 },
      { zh: "认知升级", en: "What changed", fn: "feel", weight: 15 },
      { zh: "给后来者", en: "Advice", fn: "tip", weight: 12 },
    ],
    style: ["坦诚、有细节"],
    constraints: ["不甩锅", "当时怎么判断的写清楚，不事后诸葛", "数字只用所给"],
    en: {
      role: "the founder looking back on the venture",
      task: "Write a retrospective of the venture: what happened, the decisions that mattered, right and wrong, what changed, advice.",
      rules: [
        "say of each decision what was known and thought then",
        "own the mistakes, and blame no partner or market alone",
        "separate luck from skill",
        "draw advice only from what happened here",
      ],
    },
  },
});
