import { defineScene } from "../../src/scene-schema.ts";

export const thesisTask = defineScene({
  key: "thesisTask",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "毕业论文任务书", en: "Thesis assignment" },
  remark: { zh: "做什么、做到什么、何时交", en: "What to do, how well, by when" },
  marked: "",
  icon: "clipboard-text",
  form: [
    {
      key: "topic",
      label: { zh: "论文或设计题目", en: "Thesis title" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：校园快递柜选址优化",
        en: "e.g. where to put parcel lockers on campus",
      },
    },
    {
      key: "major",
      label: { zh: "专业", en: "Major" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：物流管理",
        en: "e.g. logistics",
      },
    },
    {
      key: "timeSpan",
      label: { zh: "起止时间", en: "Period" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：2026 年 1 月 5 日到 5 月 30 日",
        en: "e.g. 5 January to 30 May 2026",
      },
    },
    {
      key: "content",
      label: { zh: "内容与要求", en: "Content and requirements" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：实地测两周人流；建一个选址模型；至少比较三种方案；外文资料不少于两篇",
        en: "e.g. two weeks of counting; one model; three options compared; two foreign sources",
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
      min: 300,
      max: 3000,
    },
  ],
  output: { kind: "plan", register: "academic", unit: "char" },
  recipe: {
    role: "下达任务的指导教师",
    task: "写毕业论文（设计）任务书，写明选题目的、主要内容、要达到的要求、应交的成果、进度安排与参考资料",
    structure: [
      { zh: "选题目的", en: "Purpose", fn: "purpose", weight: 14 },
      { zh: "主要内容", en: "Content", fn: "list", weight: 28 },
      { zh: "基本要求", en: "Requirements", fn: "require", weight: 22 },
      { zh: "应交成果", en: "What to hand in", fn: "result", weight: 10 },
      { zh: "进度安排", en: "Schedule", fn: "schedule", weight: 20 },
      { zh: "参考资料", en: "Reading", fn: "basis", weight: 6 },
    ],
    style: ["要求能检查", "分条写，每条一件事"],
    constraints: ["进度写到周或日期，没给的标【待补充】", "参考资料只列所给的"],
    reader: { zh: "接下任务的学生", en: "the student who takes it on" },
    en: {
      role: "the supervisor who sets the thesis",
      task: "Write a thesis assignment: purpose, content, requirements, what to hand in, schedule and reading.",
      rules: [
        "word each requirement so that it can be checked",
        "one thing per item",
        "give each stage its date and its product",
        "list only the reading given",
        "say what lies outside the topic",
      ],
    },
  },
});
