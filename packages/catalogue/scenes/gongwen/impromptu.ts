import { defineScene } from "../../src/scene-schema.ts";

export const impromptu = defineScene({
  key: "vqvjzpcoli",
  type: "scene",
  slug: "impromptu",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "即兴发言", en: "Impromptu remarks" },
  remark: { zh: "突然被点名，也有话说", en: "When you're called on without warning" },
  marked: "",
  icon: "chat-text",
  form: [
    {
      key: "scene",
      label: { zh: "发言场合", en: "Occasion" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：老同事的退休座谈会", en: "e.g. a colleague's retirement gathering" },
    },
    {
      key: "point",
      label: { zh: "想说的意思", en: "Message" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：谢谢他当年替我扛下第一次失误", en: "e.g. thank him for covering my first mistake" },
    },
    {
      key: "content",
      label: { zh: "想提的人和事", en: "People and moments" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：那年发错一批货，他连夜陪我去客户那里道歉；他总说先把人接住再说事",
        en: "e.g. the wrong shipment that year, and he came with me overnight to apologise; people first, he always said",
      },
      row: 4,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 200,
      step: 50,
      min: 50,
      max: 1000,
    },
  ],
  output: { kind: "speech", register: "speech", unit: "char" },
  recipe: {
    role: "被临时请上台的发言人",
    task: "按“感谢—观点—例子—祝愿”写一段即兴发言",
    structure: [
      { zh: "感谢与切题", en: "Thanks and topic", fn: "greet", weight: 25 },
      { zh: "一个观点", en: "One point", fn: "argue", weight: 30 },
      { zh: "一个例子", en: "One example", fn: "example", weight: 27 },
      { zh: "祝愿", en: "Wish", fn: "wish", weight: 18 },
    ],
    style: ["自然口语", "一口气说得完"],
    constraints: ["不写长句", "只讲一个意思", "不用“我没有准备”开头"],
    en: {
      role: "the speaker called on without warning",
      task: "Write impromptu remarks: thanks, one point, one example, one wish.",
      rules: ["make one point", "take the example from this room or from today", "no apology for being unprepared", "stop at the wish"],
    },
  },
});
