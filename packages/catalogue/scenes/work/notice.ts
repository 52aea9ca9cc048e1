import { defineScene } from "../../src/scene-schema.ts";

export const notice = defineScene({
  key: "notice",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "通知公告", en: "Company notice" },
  remark: { zh: "谁、什么时候、要做什么", en: "Who, when and what to do" },
  marked: "",
  icon: "megaphone",
  form: [
    {
      key: "company",
      label: { zh: "发布部门", en: "From" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：人力资源部", en: "e.g. Human Resources" },
    },
    {
      key: "topic",
      label: { zh: "通知事项", en: "Subject" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：7 月起启用新考勤系统", en: "e.g. a new attendance system from July" },
    },
    {
      key: "content",
      label: { zh: "具体内容", en: "Details" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：6 月 25 日前录入人脸；迟到计时到分钟；外勤先报备；问题找小林",
        en: "e.g. register your face by 25 June; lateness counted by the minute; log field work first; questions to Lin",
      },
      row: 5,
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
  output: { kind: "official", register: "office", unit: "char" },
  recipe: {
    role: "企业行政经理",
    task: "写企业内部通知，写明事项、对象、时间、要求与咨询方式",
    structure: [
      { zh: "标题与称呼", en: "Title and salutation", fn: "title", weight: 6 },
      { zh: "背景", en: "Background", fn: "bg", weight: 16 },
      { zh: "通知内容", en: "Content", fn: "list", weight: 48 },
      { zh: "执行要求", en: "Requirements", fn: "require", weight: 24 },
      { zh: "落款", en: "Signature", fn: "sign", weight: 6 },
    ],
    style: ["短段、编号", "一看就知道要做什么"],
    constraints: ["不使用法定公文文号", "什么人要做、什么人不用做写明", "变动的写清从哪天起、旧办法何时停用"],
    en: {
      role: "the company's office",
      task: "Write a notice to staff that says what changes or happens, for whom, when, and what they have to do.",
      rules: [
        "put what to do and by when at the top",
        "say who is concerned and who is not",
        "give the first day of a new rule and the last of the old",
        "end with the person or office to ask",
      ],
    },
  },
});
