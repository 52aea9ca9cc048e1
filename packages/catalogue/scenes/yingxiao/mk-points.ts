import { defineScene } from "../../src/scene-schema.ts";

export const mkPoints = defineScene({
  key: "mkPoints",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "卖点提炼", en: "Selling points" },
  remark: { zh: "从材质说到好处", en: "From material to benefit" },
  marked: "",
  icon: "list-bullets",
  form: [
    {
      key: "name",
      label: { zh: "产品名称", en: "Product" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：轻薄羽绒服", en: "e.g. a light down jacket" },
    },
    {
      key: "content",
      label: { zh: "产品信息", en: "Facts" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：充绒量 120 克；95% 白鹅绒；袖口加罗纹；可塞进自带口袋",
        en: "e.g. 120 g of 95% white goose down; ribbed cuffs; packs into its pocket",
      },
      row: 5,
    },
    {
      key: "target",
      label: { zh: "目标人群", en: "Audience" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：南方通勤、早晚温差大的人", en: "e.g. southern commuters with cold mornings" },
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
  output: { kind: "list", register: "ad", unit: "char" },
  recipe: {
    role: "产品营销经理",
    task: "用“特性—优势—利益—证据”提炼三到五个卖点",
    structure: [
      { zh: "核心主张", en: "Key claim", fn: "sum", weight: 18 },
      { zh: "卖点清单", en: "Points", fn: "list", weight: 62 },
      { zh: "一句话话术", en: "One-liner", fn: "hook", weight: 20 },
    ],
    style: ["用户语言"],
    constraints: ["无证据的利益不写", "不超过五个卖点，先写最不一样的"],
    en: {
      role: "the product marketer",
      task: "Write three to five selling points, each as feature, advantage, benefit and evidence.",
      rules: [
        "put the most distinctive one first",
        "put benefits in the user's words, with what changes in their day",
        "drop a benefit without evidence",
        "end with the one line to say when there is time for one only",
      ],
    },
  },
});
