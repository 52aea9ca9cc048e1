import { defineScene } from "../../src/scene-schema.ts";

export const expandDoc = defineScene({
  key: "expandDoc",
  type: "scene",
  category: "work",
  categories: ["work", "tool"],
  title: { zh: "文章扩写", en: "Expand text" },
  remark: { zh: "观点不变，写得更足", en: "Same point, more to it" },
  marked: "",
  icon: "pencil-line",
  form: [
    {
      key: "content",
      label: { zh: "原文", en: "Original text" },
      type: "textarea",
      required: true,
      placeholder: { zh: "粘贴要扩写的段落或提纲", en: "Paste the passage or outline to expand" },
      row: 8,
    },
    {
      key: "orientation",
      label: { zh: "扩写方向", en: "Angle" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：多讲原因，加一个生活例子", en: "e.g. more on the causes, plus an everyday example" },
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
      max: 10000,
    },
  ],
  example: {
    content: {
      zh: "社区图书角开了半年，来的人从每天几个变成几十个。原因有三个：离家近，能带孩子，晚上也开门。下一步打算增加儿童书，再请退休老师每周讲一次故事。",
      en: "The neighbourhood book corner has been open for six months, and visitors have grown from a handful to dozens a day. There are three reasons: it is close to home, children are welcome, and it is open in the evening. Next come more children's books and a weekly story hour with a retired teacher.",
    },
  },
  output: { kind: "transform", register: "tool", unit: "char" },
  recipe: {
    role: "文字编辑",
    task: "在不改变观点的前提下扩写，补充解释、常理中的情形和过渡",
    structure: [{ zh: "扩写稿", en: "Expanded text", fn: "fact", weight: 100 }],
    style: ["与原文语气一致", "新增内容服务中心"],
    constraints: ["不虚构数据与引文", "原文的句子和数字都留住", "不靠排比和同义反复凑字"],
    en: {
      role: "the author of the text, filling it out",
      task: "Rework the text into a fuller one from the angle given: the same position, explained and illustrated.",
      rules: [
        "keep all its points, figures and order",
        "add reasons, steps, consequences and links between points",
        "no invented figures, cases or quotations",
        "keep its person and tone, so that the new parts cannot be told from the old",
        "never say a thing twice to gain length",
      ],
    },
  },
});
