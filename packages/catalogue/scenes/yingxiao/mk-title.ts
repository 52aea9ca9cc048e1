import { defineScene } from "../../src/scene-schema.ts";

export const mkTitle = defineScene({
  key: "mkTitle",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "推文标题", en: "Feed headlines" },
  remark: { zh: "公众号推送，让人想点开", en: "Made to be opened while scrolling" },
  marked: "",
  icon: "text-aa",
  form: [
    {
      key: "content",
      label: { zh: "文章概要", en: "What it says" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：讲三家社区小店怎么靠一张手写清单留住老客",
        en: "e.g. how three corner shops keep customers with a handwritten list",
      },
      row: 5,
    },
    {
      key: "style",
      label: { zh: "风格", en: "Style" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：克制，点题", en: "e.g. restrained and to the point" },
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
  output: { kind: "list", register: "ad", unit: "item" },
  recipe: {
    role: "新媒体标题主编",
    task: "给公众号推送拟若干标题，让刷到的人想点开，并注明手法（提问、反差、悬念、好处、故事）",
    structure: [{ zh: "标题清单", en: "Headlines", fn: "list", weight: 100 }],
    style: ["二十六字内", "信息准确"],
    constraints: ["不做标题党", "概要里没有的数字不写", "每条手法不同"],
    en: {
      role: "the author of the post",
      task: "Write headlines for a feed, each with its device: question, contrast, suspense, benefit, story.",
      rules: [
        "use a different device each time",
        "put the word that matters early",
        "promise nothing the text does not keep, and no figure it does not have",
        'use sentence case, no "you won\'t believe"',
      ],
    },
  },
});
