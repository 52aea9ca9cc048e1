import { defineScene } from "../../src/scene-schema.ts";

export const weeklyReport = defineScene({
  key: "weeklyReport",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "周报", en: "Weekly report" },
  remark: { zh: "领导一眼看得懂的一周", en: "A week at a glance" },
  marked: "red",
  icon: "calendar-check",
  form: [
    {
      key: "job",
      label: { zh: "岗位", en: "Position" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：产品经理", en: "e.g. product manager" },
    },
    {
      key: "summary",
      label: { zh: "本周工作小结", en: "This week" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：上线登录改版；接口联调完成 80%；支付回调偶发超时，还没找到原因",
        en: "e.g. shipped the new sign-in; API work 80% done; payment callbacks sometimes time out, cause unknown",
      },
      row: 4,
    },
    {
      key: "plan",
      label: { zh: "下周计划", en: "Next week" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：周三前定位超时；评审会员需求；补登录埋点",
        en: "e.g. find the timeout by Wednesday; review the membership spec; add sign-in events",
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
  output: { kind: "record", register: "office", unit: "char" },
  recipe: {
    role: "向直属上级交周报的员工",
    task: "依据岗位与要点写一份给直属上级的周报，先一句话结论，再按重要程度写结果、问题与所需支持，最后写下周计划",
    structure: [
      { zh: "本周概览", en: "Overview", fn: "sum", weight: 15 },
      { zh: "重点工作与结果", en: "Key work and results", fn: "result", weight: 40 },
      { zh: "问题与所需支持", en: "Issues and support", fn: "problem", weight: 20 },
      { zh: "下周计划", en: "Next week", fn: "plan", weight: 25 },
    ],
    style: ["一事一条，动词开头", "有量化就写量化", "语气平实"],
    constraints: ["计划要对应目标或上周遗留", "不出现口号", "问题写清卡在谁那里、要谁帮什么"],
    en: {
      role: "the employee reporting to their manager",
      task: "Write a weekly report to the manager: the week in one line, results by weight, problems and help needed, next week.",
      rules: [
        "begin with the line the manager would repeat to others",
        "give each item one line, verb first, with the figure where there is one",
        "say of a problem where it is stuck, and who is asked for what",
        "tie next week's plan to a goal or to what was left over",
      ],
    },
  },
});
