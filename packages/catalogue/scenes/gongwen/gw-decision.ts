import { defineScene } from "../../src/scene-schema.ts";

export const gwDecision = defineScene({
  key: "gwDecision",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "决定", en: "Decision" },
  remark: { zh: "重要事项和奖惩，一锤定音", en: "Rewards, penalties and major moves" },
  marked: "",
  icon: "gavel",
  form: [
    {
      key: "company",
      label: { zh: "发文单位", en: "Issuing body" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：远山集团有限公司", en: "e.g. Yuanshan Group" },
    },
    {
      key: "topic",
      label: { zh: "决定事项", en: "Subject" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：表彰 2025 年度先进集体和先进个人", en: "e.g. commending the teams and people of the year 2025" },
    },
    {
      key: "basis",
      label: { zh: "依据", en: "Basis" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：经 2026 年第二次党政联席会议研究", en: "e.g. as agreed at the second joint meeting of 2026" },
    },
    {
      key: "content",
      label: { zh: "决定内容", en: "Content" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：表彰 6 个集体、20 名个人，名单见附件；号召全体员工向他们学习",
        en: "e.g. 6 teams and 20 people, listed in the annex; all staff are asked to follow their example",
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
  example: {
    basis: { zh: "经集团 2026 年第二次办公会议研究", en: "as agreed at the group's second executive meeting of 2026" },
  },
  output: { kind: "official", register: "official", unit: "char" },
  recipe: {
    role: "机关办公室文稿起草人",
    task: "起草决定，写明依据、决定事项和号召或执行要求",
    structure: [
      { zh: "标题", en: "Title", fn: "title", weight: 8 },
      { zh: "决定依据", en: "Basis", fn: "basis", weight: 25 },
      { zh: "决定事项", en: "Decision", fn: "rule", weight: 40 },
      { zh: "号召与要求", en: "Call and requirements", fn: "require", weight: 19 },
      { zh: "落款", en: "Signature", fn: "sign", weight: 8 },
    ],
    style: ["庄重果断", "先事后令"],
    constraints: ["奖惩对象多的列作附件，名单没给的标【待补充】", "措辞不含商量语气", "写明自哪天起生效、由谁执行"],
    en: {
      role: "the deciding body",
      task: "Write an official decision: grounds, what is decided, and how it is to be carried out.",
      rules: [
        "put facts and grounds before the decision",
        "decide in the present tense, without hedging",
        "name those rewarded or penalised as given, lists in an annex",
        "say from when it applies and who carries it out",
      ],
    },
  },
});
