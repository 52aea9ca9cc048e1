import { defineScene } from "../../src/scene-schema.ts";

export const businessModel = defineScene({
  key: "businessModel",
  type: "scene",
  category: "startup",
  categories: ["startup"],
  title: { zh: "商业模式画布", en: "Business model canvas" },
  remark: { zh: "九格摆开，看缺哪格", en: "Nine boxes, and which one is empty" },
  marked: "",
  icon: "table",
  form: [
    {
      key: "name",
      label: { zh: "项目名称", en: "Project" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：共享工具房", en: "e.g. a shared tool library" },
    },
    {
      key: "content",
      label: { zh: "项目情况", en: "Facts" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：会员 39 元一月；三把电钻占一半借用；物业免费给地方；维修靠退休师傅",
        en: "e.g. 39 a month; three drills make half the loans; free space; a retired repairman",
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
  output: { kind: "table", register: "biz", unit: "char" },
  recipe: {
    role: "梳理自己项目的创业者",
    task: "按九要素写商业模式画布并指出关键假设",
    structure: [
      { zh: "客户与价值", en: "Customers and value", fn: "market", weight: 25 },
      { zh: "渠道与关系", en: "Channels", fn: "measure", weight: 18 },
      { zh: "收入与成本", en: "Revenue and cost", fn: "budget", weight: 22 },
      { zh: "核心资源与伙伴", en: "Resources and partners", fn: "team", weight: 20 },
      { zh: "关键假设", en: "Assumptions", fn: "risk", weight: 15 },
    ],
    style: ["每格三点以内"],
    constraints: ["假设要可验证", "没提供的格子写【待补充】，不硬填"],
    reader: { zh: "一起做项目的人", en: "the team" },
    en: {
      role: "the founder working on the model",
      task: "Write a business model canvas with its nine blocks, and name the assumptions it stands or falls with.",
      rules: [
        "use the nine usual names, from customer segments to cost structure",
        "at most three points a block, and a mark where nothing is given",
        "tie each revenue stream to a customer segment",
        "put each key assumption so that a test can prove it wrong",
      ],
    },
  },
});
