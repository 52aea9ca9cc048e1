import { defineScene } from "../../src/scene-schema.ts";

export const meetingMinutes = defineScene({
  key: "meetingMinutes",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "会议纪要", en: "Meeting minutes" },
  remark: { zh: "结论和待办，一条不漏", en: "Decisions and to-dos, none lost" },
  marked: "",
  icon: "notebook",
  form: [
    {
      key: "topic",
      label: { zh: "会议主题", en: "Meeting" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：会员改版需求评审会", en: "e.g. the membership redesign review" },
    },
    {
      key: "people",
      label: { zh: "参会人员", en: "Attendees" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：产品小何、后端老赵、设计小米，主持小何", en: "e.g. He (product, chair), Zhao (back end), Mi (design)" },
    },
    {
      key: "content",
      label: { zh: "会议内容", en: "What was said" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：积分规则先不动；首页改版分两期；老赵周五给接口；小米出暗色稿；退款流程没谈拢",
        en: "e.g. points stay as they are; home page in two phases; Zhao's API by Friday; Mi draws dark mode; refunds undecided",
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
  output: { kind: "record", register: "office", unit: "char" },
  recipe: {
    role: "总裁办秘书",
    task: "写企业会议纪要，含会议信息、议题结论、行动项",
    structure: [
      { zh: "会议信息", en: "Details", fn: "table", weight: 12 },
      { zh: "议题与结论", en: "Items and conclusions", fn: "result", weight: 45 },
      { zh: "行动项", en: "Action items", fn: "list", weight: 28 },
      { zh: "下次会议", en: "Next meeting", fn: "schedule", weight: 7 },
      { zh: "备注", en: "Notes", fn: "close", weight: 8 },
    ],
    style: ["结论先于讨论", "行动项含人、事、时间"],
    constraints: ["分歧如实记录，写明各方看法", "没有负责人或期限的行动项标【待补充】", "不记闲谈"],
  },
});
