import { defineScene } from "../../src/scene-schema.ts";

export const rbCollection = defineScene({
  key: "rbCollection",
  type: "scene",
  category: "redbook",
  categories: ["redbook"],
  title: { zh: "好物合集", en: "Product round-up" },
  remark: { zh: "一次说完一整类", en: "A whole shelf in one post" },
  marked: "",
  icon: "list-bullets",
  form: [
    {
      key: "category",
      label: { zh: "品类", en: "Category" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：租房收纳", en: "e.g. storage for renters" },
    },
    {
      key: "content",
      label: { zh: "好物清单", en: "Items" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：洞洞板：不打孔；真空袋：被子小一半；折叠盒：塌过一次；挂钩：浴室掉了两个",
        en: "e.g. pegboard: no drilling; vacuum bags: half the size; folding box: collapsed once; hooks: two fell in the bathroom",
      },
      row: 6,
    },
    {
      key: "style",
      label: { zh: "风格", en: "Style" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：一件一句，排先后", en: "e.g. one line each, ranked" },
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
  output: { kind: "post", register: "social", unit: "char" },
  recipe: {
    role: "选品编辑",
    task: "写好物合集笔记，每件一句亮点一句适合谁，并排优先级",
    structure: [
      { zh: "标题", en: "Title", fn: "title", weight: 8 },
      { zh: "选品标准", en: "Criteria", fn: "rule", weight: 15 },
      { zh: "合集清单", en: "Items", fn: "list", weight: 55 },
      { zh: "购买优先级", en: "Priority", fn: "compare", weight: 12 },
      { zh: "话题标签", en: "Tags", fn: "tag", weight: 10 },
    ],
    style: ["清单清爽"],
    constraints: ["不写未提供的体验", "每件写一个缺点或不适合谁", "价格以购买时为准"],
  },
});
