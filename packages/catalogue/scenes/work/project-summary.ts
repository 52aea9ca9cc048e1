import { defineScene } from "../../src/scene-schema.ts";

export const projectSummary = defineScene({
  key: "projectSummary",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "项目总结", en: "Project summary" },
  remark: { zh: "做完了，值得记的有哪些", en: "Finished; what's worth keeping" },
  marked: "",
  icon: "clipboard-text",
  form: [
    {
      key: "project",
      label: { zh: "项目名称", en: "Project" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：会员系统升级", en: "e.g. the membership upgrade" },
    },
    {
      key: "content",
      label: { zh: "项目情况", en: "Facts" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：三个月，6 人；迁移 42 万用户；比计划晚 9 天；预算剩 3 万",
        en: "e.g. three months, six people; 420,000 users moved; nine days late; 30,000 under budget",
      },
      row: 5,
    },
    {
      key: "problem",
      label: { zh: "主要问题", en: "Problems" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：老数据有重复手机号；短信通道切换那天排队两小时",
        en: "e.g. duplicate phone numbers; a two-hour text queue on switch day",
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
  output: { kind: "article", register: "office", unit: "char" },
  recipe: {
    role: "项目负责人",
    task: "写项目总结，含概况、目标达成、过程管理、问题处理、经验教训与建议",
    structure: [
      { zh: "项目概况", en: "Overview", fn: "bg", weight: 12 },
      { zh: "目标达成", en: "Results", fn: "result", weight: 25 },
      { zh: "过程与管理", en: "Management", fn: "process", weight: 20 },
      { zh: "问题与处理", en: "Problems", fn: "problem", weight: 17 },
      { zh: "经验教训", en: "Lessons", fn: "feel", weight: 16 },
      { zh: "后续建议", en: "Next steps", fn: "plan", weight: 10 },
    ],
    style: ["以立项目标为尺，逐项对照", "经验写成下个项目能用的一句话"],
    constraints: ["成本进度数据以所给为准", "延期和超支写原因，不写借口", "遗留事项写明交给谁"],
    en: {
      role: "the project lead",
      task: "Write a project closing report: what was meant, what was reached, how it was run, and what to take along.",
      rules: [
        "go through the original goals one by one: met, partly met, not met",
        "give causes of delay and overspending, not excuses",
        "put each lesson so that the next project can act on it",
        "list what is still open and who takes it over",
      ],
    },
  },
});
