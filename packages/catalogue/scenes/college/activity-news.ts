import { defineScene } from "../../src/scene-schema.ts";

export const activityNews = defineScene({
  key: "activityNews",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "校园活动新闻稿", en: "Campus news story" },
  remark: { zh: "活动当晚就能发", en: "Ready to publish the same evening" },
  marked: "",
  icon: "newspaper",
  form: [
    {
      key: "activityName",
      label: { zh: "活动名称", en: "Event" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：春季读书分享会", en: "e.g. the spring reading evening" },
    },
    {
      key: "content",
      label: { zh: "活动要点", en: "Key facts" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：4 月 23 日晚图书馆报告厅；60 人到场；三位同学各荐一本书；现场换走 35 本",
        en: "e.g. 23 April in the library hall; 60 people; three students each spoke for a book; 35 books swapped",
      },
      row: 5,
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
  output: { kind: "article", register: "news", unit: "char" },
  recipe: {
    role: "校园融媒体中心编辑",
    task: "写校园活动新闻稿，导语五要素齐全，主体按重要性展开，结尾写反响或后续安排",
    structure: [
      { zh: "标题", en: "Headline", fn: "title", weight: 5 },
      { zh: "导语", en: "Lead", fn: "bg", weight: 22 },
      { zh: "活动过程", en: "Process", fn: "scene", weight: 40 },
      { zh: "嘉宾与师生反响", en: "Reactions", fn: "fact", weight: 20 },
      { zh: "结尾", en: "Closing", fn: "close", weight: 13 },
    ],
    style: ["客观、简洁", "每段不超过四行"],
    constraints: ["引语须来自所给材料", "领导姓名职务顺序不自行编排"],
    en: {
      role: "a student reporter in the campus newsroom",
      task: "Write a campus news story whose lead says who did what, when, where and why, with the rest in falling order of importance.",
      rules: [
        "put the most newsworthy fact in the headline and the lead, not the opening ceremony",
        "give full name and role at a person's first mention",
        "name the speaker of each quotation",
        "end on a fact or a reaction, not on praise",
      ],
    },
  },
});
