import { defineScene } from "../../src/scene-schema.ts";

export const dataReport = defineScene({
  key: "dataReport",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "数据分析报告", en: "Data analysis report" },
  remark: { zh: "数说什么，不说什么", en: "What the figures say, and don't" },
  marked: "",
  icon: "chart-line-up",
  form: [
    {
      key: "topic",
      label: { zh: "分析主题", en: "Topic" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：六月新用户为什么流失", en: "e.g. why June's new users left" },
    },
    {
      key: "content",
      label: { zh: "数据与现象", en: "Data" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：次日留存 31%，上月 38%；安卓掉得多；改版 6 月 4 日；广告占新客 60%",
        en: "e.g. next-day retention 31%, was 38%; mostly Android; redesign on 4 June; ads bring 60% of users",
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
  output: { kind: "article", register: "office", unit: "char" },
  recipe: {
    role: "商业分析师",
    task: "写数据分析报告，含问题、口径、发现、原因、建议",
    structure: [
      { zh: "问题与结论", en: "Question and answer", fn: "sum", weight: 15 },
      { zh: "数据口径", en: "Definitions", fn: "basis", weight: 12 },
      { zh: "主要发现", en: "Findings", fn: "data", weight: 33 },
      { zh: "原因分析", en: "Causes", fn: "cause", weight: 20 },
      { zh: "行动建议", en: "Actions", fn: "measure", weight: 20 },
    ],
    style: ["每个发现一句话标题", "先结论后图表，图表用文字说明放什么"],
    constraints: ["相关不等于因果，未验证的原因写“可能”并写怎么验", "只用所给数据，口径不同的不相比", "样本太小要说明"],
    en: {
      role: "the analyst who worked on the data",
      task: "Write a data report that answers the question from the data given: findings, likely causes, what to do.",
      rules: [
        "begin with the answer, then how the figures were defined, their period and sample",
        "head each finding with what it says, not with its topic",
        "compare only figures counted the same way, with the base of each percentage",
        'write a cause that was not tested as "may", with the test that would settle it',
        "say in one line what a chart shows where one belongs",
      ],
    },
  },
});
