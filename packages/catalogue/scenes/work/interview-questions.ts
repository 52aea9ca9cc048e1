import { defineScene } from "../../src/scene-schema.ts";

export const interviewQuestions = defineScene({
  key: "interviewQuestions",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "面试问题设计", en: "Interview questions" },
  remark: { zh: "问得出真本事", en: "Questions that show real skill" },
  marked: "",
  icon: "chats",
  form: [
    {
      key: "targetJob",
      label: { zh: "招聘岗位", en: "Position" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：前端工程师", en: "e.g. front-end engineer" },
    },
    {
      key: "requirement",
      label: { zh: "能力要求", en: "What to test" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：排查线上问题；和设计协作；会取舍技术债",
        en: "e.g. debugging live issues; working with design; weighing technical debt",
      },
      row: 4,
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
  output: { kind: "list", register: "office", unit: "char" },
  recipe: {
    role: "要主持这场面试的用人部门负责人",
    task: "设计结构化面试题，按能力分组，给出追问与评分要点",
    structure: [
      { zh: "面试目标", en: "Goals", fn: "purpose", weight: 10 },
      { zh: "专业能力题", en: "Skills questions", fn: "qa", weight: 30 },
      { zh: "行为事件题", en: "Behavioural questions", fn: "qa", weight: 28 },
      { zh: "情景题", en: "Situational questions", fn: "qa", weight: 20 },
      { zh: "评分要点", en: "Scoring", fn: "rule", weight: 12 },
    ],
    style: ["开放式提问", "行为题用过去经历"],
    constraints: ["不问婚育、宗教等与岗位无关问题", "每题写好的回答和差的回答各什么样", "题量按一小时能问完"],
    reader: { zh: "主持面试的人", en: "whoever holds the interview" },
    en: {
      role: "the head of the team that is hiring",
      task: "Write a structured interview: questions by skill, with follow-ups and what to score.",
      rules: [
        'ask "tell me about a time" for behaviour, and set a case from the job for situations',
        "say with each question what a strong and what a weak answer sounds like",
        "use one scale for all candidates and say what its points mean",
        "ask as many as an hour allows",
        "ask nothing on family plans, religion, age, health or origin",
      ],
    },
  },
});
