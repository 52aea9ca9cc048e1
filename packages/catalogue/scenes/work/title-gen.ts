import { defineScene } from "../../src/scene-schema.ts";

export const titleGen = defineScene({
  key: "titleGen",
  type: "scene",
  category: "work",
  categories: ["work", "tool"],
  title: { zh: "文章标题", en: "Article titles" },
  remark: { zh: "论文汇报稿件，准确第一", en: "For papers, reports and news: exact first" },
  marked: "",
  icon: "text-aa",
  form: [
    {
      key: "content",
      label: { zh: "内容概要", en: "What it says" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：讲社区食堂怎么靠一元早餐留住老人，全文 2000 字",
        en: "e.g. how a canteen kept its elders with a one-yuan breakfast, 2,000 characters",
      },
      row: 5,
    },
    {
      key: "style",
      label: { zh: "标题风格", en: "Style" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：稳重，带一个数字", en: "e.g. sober, with a number" },
    },
    {
      key: "length",
      label: { zh: "数量", en: "How many" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个数量", en: "Choose how many to write" },
      default: 5,
      step: 1,
      min: 1,
      max: 20,
    },
  ],
  output: { kind: "list", register: "tool", unit: "item" },
  recipe: {
    role: "标题编辑",
    task: "给论文、汇报、新闻稿等正式文章拟若干标题，看题就知道写什么，并标注思路",
    structure: [{ zh: "标题清单", en: "Titles", fn: "list", weight: 100 }],
    style: ["准确优先", "句式各异"],
    constraints: ["不做标题党", "不用口语和网络用语", "每条不超过三十字", "内容里没有的数字不写"],
    en: {
      role: "the author of the text",
      task: "Write titles for a formal text such as a paper, a report or a news item, each with a note on its idea.",
      rules: [
        "let the title alone tell what the text is about",
        "vary the form: statement, question, title with a subtitle",
        "promise nothing the text does not hold, above all no figure",
        "no clickbait, no slang",
        "use sentence case unless the style given asks otherwise",
      ],
    },
  },
});
