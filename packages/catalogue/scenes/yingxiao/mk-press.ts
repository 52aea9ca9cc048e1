import { defineScene } from "../../src/scene-schema.ts";

export const mkPress = defineScene({
  key: "mkPress",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "新闻通稿", en: "Press release" },
  remark: { zh: "发给媒体的那一篇", en: "The one you send to editors" },
  marked: "",
  icon: "newspaper",
  form: [
    {
      key: "company",
      label: { zh: "单位名称", en: "Organisation" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：远山科技有限公司", en: "e.g. Yuanshan Technology" },
    },
    {
      key: "topic",
      label: { zh: "新闻事件", en: "News" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：发布一款面向视障者的读屏键盘", en: "e.g. a screen-reading keyboard for blind users" },
    },
    {
      key: "content",
      label: { zh: "新闻要点", en: "Facts" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：5 月 17 日发布；与市盲协试用三个月 60 人；售价待定；首批 500 台捐赠",
        en: "e.g. launched 17 May; three-month trial with 60 members; price to come; 500 units donated",
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
  output: { kind: "article", register: "news", unit: "char" },
  recipe: {
    role: "企业公关经理",
    task: "写新闻通稿，标题、导语、主体、背景、企业介绍",
    structure: [
      { zh: "标题", en: "Headline", fn: "title", weight: 4 },
      { zh: "导语", en: "Lead", fn: "bg", weight: 18 },
      { zh: "主体", en: "Body", fn: "fact", weight: 40 },
      { zh: "背景与意义", en: "Background", fn: "argue", weight: 23 },
      { zh: "关于企业", en: "About", fn: "intro", weight: 15 },
    ],
    style: ["第三人称、客观"],
    constraints: ["引语占位待确认", "数据标来源", "不用形容词评价自家产品"],
  },
});
