import { defineScene } from "../../src/scene-schema.ts";

export const gwResolution = defineScene({
  key: "gwResolution",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "决议", en: "Resolution" },
  remark: { zh: "会议表决通过的大事", en: "What the meeting has adopted" },
  marked: "",
  icon: "gavel",
  form: [
    {
      key: "topic",
      label: { zh: "会议与议题", en: "Meeting and item" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：公司第四届职工代表大会第二次会议审议年度工作报告",
        en: "e.g. the staff congress reviewing the annual report",
      },
    },
    {
      key: "content",
      label: { zh: "审议情况", en: "Review" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：听取并审议总经理报告；充分肯定过去一年；同意新年度五项任务；号召职工落实",
        en: "e.g. heard the general manager's report; endorsed the past year; adopted five tasks; called on all staff to carry them out",
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
  output: { kind: "official", register: "official", unit: "char" },
  recipe: {
    role: "大会秘书处文件起草组成员",
    task: "起草决议，写明会议听取和审议、评价意见、决定事项与号召",
    structure: [
      { zh: "标题与题注", en: "Title and note", fn: "title", weight: 12 },
      { zh: "审议情况", en: "Review", fn: "basis", weight: 25 },
      { zh: "评价与认定", en: "Assessment", fn: "argue", weight: 25 },
      { zh: "决议事项", en: "Resolved", fn: "rule", weight: 25 },
      { zh: "号召", en: "Appeal", fn: "wish", weight: 13 },
    ],
    style: ["用“会议认为”“会议同意”“会议号召”"],
    constraints: ["题注写会议名称与通过日期，没给的标【待补充】", "只写会议表决通过的内容", "不出现个人意见和不同表述"],
    en: {
      role: "the meeting's secretariat",
      task: "Write a resolution as adopted: what was considered, the assessment, what is resolved and the appeal.",
      rules: [
        "name meeting and date under the title",
        "keep the grounds apart from the operative points",
        "begin operative points with a verb: approves, decides, calls on",
        "record only what was adopted, no dissent and no discussion",
      ],
    },
  },
});
