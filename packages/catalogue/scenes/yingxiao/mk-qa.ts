import { defineScene } from "../../src/scene-schema.ts";

export const mkQa = defineScene({
  key: "mkQa",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "问答种草文案", en: "Q&A answer" },
  remark: { zh: "先给结论，再说为什么", en: "The answer first, then the why" },
  marked: "",
  icon: "chat-text",
  form: [
    {
      key: "topic",
      label: { zh: "提问", en: "Question" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：租房党怎么选洗衣机", en: "e.g. which washing machine for a rented flat?" },
    },
    {
      key: "name",
      label: { zh: "推荐产品", en: "Product" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：一台 3 公斤的小洗衣机", en: "e.g. a 3 kg mini washer" },
    },
    {
      key: "tiyan",
      label: { zh: "亲身体验", en: "Your experience" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：住了两年隔断间；能洗床单但要分两次；搬家自己一个人抬得动",
        en: "e.g. two years in a room; sheets in two loads; light enough to move alone",
      },
      row: 4,
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
  output: { kind: "article", register: "social", unit: "char" },
  recipe: {
    role: "问答社区优秀回答者",
    task: "写回答，先给结论，再给判断标准，再自然推荐，最后提醒",
    structure: [
      { zh: "结论先行", en: "Answer", fn: "sum", weight: 15 },
      { zh: "判断标准", en: "Criteria", fn: "list", weight: 35 },
      { zh: "产品推荐", en: "Recommendation", fn: "sell", weight: 30 },
      { zh: "注意事项", en: "Cautions", fn: "risk", weight: 20 },
    ],
    style: ["专业、克制"],
    constraints: ["利益关系须声明", "给出不适合买它的人", "参数只用所给"],
    en: {
      role: "somebody who knows the subject",
      task: "Write an answer for a Q&A site: the answer, how to judge for oneself, a recommendation, what to watch out for.",
      rules: [
        "answer the question in the first lines, product or not",
        "give criteria that also fit other products",
        "say how the writer is connected with the product",
        "say who should not buy it",
        "give specifications only as stated",
      ],
    },
  },
});
