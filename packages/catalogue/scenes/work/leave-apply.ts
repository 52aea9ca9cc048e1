import { defineScene } from "../../src/scene-schema.ts";

export const leaveApply = defineScene({
  key: "leaveApply",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "请假申请", en: "Leave request" },
  remark: { zh: "请几天、谁顶班，写明", en: "Days off and who covers" },
  marked: "",
  icon: "calendar-check",
  form: [
    {
      key: "name",
      label: { zh: "姓名", en: "Name" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：郑凯", en: "e.g. Zheng Kai" },
    },
    {
      key: "reason",
      label: { zh: "请假事由", en: "Reason" },
      type: "textarea",
      required: false,
      placeholder: { zh: "比如：陪妻子产检", en: "e.g. taking my wife to a check-up" },
      row: 4,
    },
    {
      key: "timeSpan",
      label: { zh: "请假时间", en: "Dates" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：6 月 3 日全天", en: "e.g. all day on 3 June" },
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
  output: { kind: "letter", register: "letter", unit: "char" },
  recipe: {
    role: "请假的员工",
    task: "写请假申请，写明事由、起止时间、谁来顶班与紧急联系方式",
    structure: [
      { zh: "称呼", en: "Salutation", fn: "greet", weight: 12 },
      { zh: "事由与时间", en: "Reason and dates", fn: "schedule", weight: 38 },
      { zh: "工作交接", en: "Handover", fn: "plan", weight: 30 },
      { zh: "落款", en: "Signature", fn: "sign", weight: 20 },
    ],
    style: ["直接说事"],
    constraints: ["病情不过度披露", "起止写到半天，共几天写明", "紧急联系方式没给的标【待补充】"],
    en: {
      role: "the employee asking for leave",
      task: "Write a request for leave with the reason, the dates and who covers the work.",
      rules: [
        "ask in the first line, with first and last day, half days and the number of working days",
        "give the reason in no more detail than the reader needs, above all with illness",
        "say what is finished, who covers what, and how to be reached in an emergency",
      ],
    },
  },
});
