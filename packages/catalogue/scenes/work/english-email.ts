import { defineScene } from "../../src/scene-schema.ts";

export const englishEmail = defineScene({
  key: "englishEmail",
  type: "scene",
  category: "work",
  categories: ["work", "college"],
  title: { zh: "英文邮件", en: "Formal email" },
  remark: { zh: "要点写中文，信是英文", en: "To a client, a teacher, an office" },
  marked: "",
  icon: "translate",
  form: [
    {
      key: "receiver",
      label: { zh: "收件人", en: "To" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：Dr. Miller（申请项目的负责人）",
        en: "e.g. Dr. Miller, head of the programme",
      },
    },
    {
      key: "topic",
      label: { zh: "邮件主题", en: "Subject" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：Question about my application",
        en: "e.g. a question about my application",
      },
    },
    {
      key: "content",
      label: { zh: "要点", en: "Points" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：材料上周已上传；推荐信还没显示；想问能不能由老师直接发邮箱；截止是 3 月 15 日",
        en: "e.g. files uploaded last week; one reference not shown; may the teacher send it by email; the deadline is 15 March",
      },
      row: 5,
    },
    {
      key: "sender",
      label: { zh: "署名", en: "From" },
      type: "text",
      required: false,
      placeholder: {
        zh: "比如：Chen Yinuo",
        en: "e.g. Chen Yinuo",
      },
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 150,
      step: 50,
      min: 50,
      max: 800,
    },
  ],
  output: { kind: "letter", register: "letter", unit: "char", language: "en" },
  recipe: {
    role: "写这封邮件的本人",
    task: "用英文写一封正式邮件，含主题行、称呼、来意、要点、请求与结尾；素材是中文的，意思译准，人名地名用通行写法",
    structure: [
      { zh: "主题行", en: "Subject line", fn: "title", weight: 5 },
      { zh: "称呼与来意", en: "Salutation and purpose", fn: "greet", weight: 22 },
      { zh: "要点", en: "Points", fn: "fact", weight: 40 },
      { zh: "请求与期限", en: "Request and deadline", fn: "request", weight: 23 },
      { zh: "结束语与署名", en: "Closing", fn: "sign", weight: 10 },
    ],
    style: ["一封一事，句子短", "礼貌直接，不逐字译中文客套"],
    constraints: ["不用中式英语", "日期写成不会误读的样子", "没给的姓名职务标 [To add: …]"],
    en: {
      role: "the person sending the email",
      task: "Write a formal email with a subject line, the reason for writing, the points, one clear request and a close.",
      rules: [
        "make the subject line say what is wanted",
        "state the purpose in the first line, before any background",
        "turn Chinese notes into what an English writer would say",
        'do not carry over set courtesies such as "Hope this email finds you well"',
        'match greeting and close: "Dear Ms Li" with "Kind regards" or "Yours sincerely"',
        "write months as words and give the time zone where a time matters",
      ],
    },
  },
});
