import { defineScene } from "../../src/scene-schema.ts";

export const dailyReport = defineScene({
  key: "dailyReport",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "工作日报", en: "Daily report" },
  remark: { zh: "今天、卡点、明天", en: "Today, stuck, tomorrow" },
  marked: "",
  icon: "calendar-check",
  form: [
    {
      key: "job",
      label: { zh: "岗位", en: "Position" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：前端工程师", en: "e.g. front-end engineer" },
    },
    {
      key: "content",
      label: { zh: "今日工作", en: "Today" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：完成优惠券弹窗；列表页在安卓上掉帧，还在查；下午评审一小时",
        en: "e.g. coupon dialog done; the list stutters on Android, still looking; an hour of review",
      },
      row: 5,
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
  output: { kind: "record", register: "office", unit: "char" },
  recipe: {
    role: "交日报的员工",
    task: "写日报，先列今天做完的，再列没做完的和卡在哪，最后列明天先做什么",
    structure: [
      { zh: "今日完成", en: "Done", fn: "list", weight: 42 },
      { zh: "进行中", en: "In progress", fn: "process", weight: 20 },
      { zh: "阻碍", en: "Blockers", fn: "problem", weight: 15 },
      { zh: "明日计划", en: "Tomorrow", fn: "plan", weight: 23 },
    ],
    style: ["每条一行", "带进度"],
    constraints: ["不写情绪", "没做完的写明差多少", "明天的第一件事排在最前"],
    en: {
      role: "the employee reporting the day",
      task: "Write a daily report: what got done, what did not and why, and what comes first tomorrow.",
      rules: [
        "give each item one line, beginning with a past-tense verb",
        "say of unfinished work how far it is and what is missing",
        "say of a blocker who or what it waits for",
        "put tomorrow's first task on top",
      ],
    },
  },
});
