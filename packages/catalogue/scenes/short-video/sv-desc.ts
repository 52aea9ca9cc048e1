import { defineScene } from "../../src/scene-schema.ts";

export const svDesc = defineScene({
  key: "svDesc",
  type: "scene",
  category: "shortVideo",
  categories: ["shortVideo"],
  title: { zh: "视频简介与话题", en: "Description and tags" },
  remark: { zh: "简介加话题，搜得到", en: "Findable words under the video" },
  marked: "",
  icon: "tag",
  form: [
    {
      key: "topic",
      label: { zh: "视频内容", en: "What the video shows" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：阳台种小番茄，从育苗到结果", en: "e.g. balcony tomatoes from seed to fruit" },
    },
    {
      key: "keyword",
      label: { zh: "关键词", en: "Keywords" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：阳台种菜、新手、番茄", en: "e.g. balcony garden, beginner, tomato" },
    },
    {
      key: "content",
      label: { zh: "视频要点", en: "Points of the video" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：三月育苗，五月搭架；一株结了四十多个；掉花是因为浇水不匀",
        en: "e.g. sown in March, staked in May; over forty fruit on one plant; uneven watering made blossoms drop",
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
  output: { kind: "post", register: "video", unit: "char" },
  recipe: {
    role: "搜索优化编辑",
    task: "写视频简介与话题标签，含关键词和看点；给了分段时间的列时间戳",
    structure: [
      { zh: "一句看点", en: "Highlight", fn: "hook", weight: 27 },
      { zh: "内容简介", en: "Description", fn: "fact", weight: 45 },
      { zh: "话题标签", en: "Tags", fn: "tag", weight: 28 },
    ],
    style: ["关键词自然嵌入"],
    constraints: ["标签不超过八个，大词小词搭配", "不出现导流用语"],
    selective: true,
    en: {
      role: "the creator publishing the video",
      task: "Write a description and hashtags for the video.",
      rules: [
        "put what one gets from it and the main keyword before the fold",
        "use keywords in natural sentences",
        "leave timestamps to fill in where there are parts",
        "at most eight hashtags, broad and narrow mixed",
        "no sending people to other platforms",
      ],
    },
  },
});
