import { defineScene } from "../../src/scene-schema.ts";

export const workReport = defineScene({
  key: "workReport",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "工作汇报", en: "Report to your manager" },
  remark: { zh: "结论先说，再说怎么办", en: "The point first, then the options" },
  marked: "",
  icon: "presentation-chart",
  form: [
    {
      key: "job",
      label: { zh: "岗位", en: "Position" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：项目经理", en: "e.g. project manager" },
    },
    {
      key: "topic",
      label: { zh: "汇报事项", en: "Subject" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：仓储系统上线进展", en: "e.g. progress of the warehouse system" },
    },
    {
      key: "content",
      label: { zh: "进展情况", en: "Progress" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：三个仓已切换；南仓扫码枪不兼容；要么换枪 4 万，要么延后两周",
        en: "e.g. three sites live; the south site's scanners don't work; 40,000 for new ones or two weeks' delay",
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
  output: { kind: "article", register: "office", unit: "char" },
  recipe: {
    role: "向上级汇报的经办人",
    task: "写工作汇报，先报结论，再写进展、问题、建议与所需支持",
    structure: [
      { zh: "结论先行", en: "Bottom line", fn: "sum", weight: 15 },
      { zh: "工作进展", en: "Progress", fn: "result", weight: 33 },
      { zh: "问题与风险", en: "Problems and risks", fn: "risk", weight: 20 },
      { zh: "解决建议", en: "Proposals", fn: "measure", weight: 20 },
      { zh: "需要支持", en: "Asks", fn: "request", weight: 12 },
    ],
    style: ["金字塔结构", "对事不对人", "结论和要拍板的事放在最前"],
    constraints: ["建议给选项与利弊，并写明本人倾向", "坏消息不藏在后面", "需要支持写到人、钱、时间"],
    en: {
      role: "the employee in charge of the matter",
      task: "Write a report to the manager: where it stands, what is at risk, what is proposed and what is needed.",
      rules: [
        "begin with the conclusion and the decision asked for",
        "give bad news at the top, not after the good",
        "set out options with pros and cons, and say which the writer prefers",
        "put support in people, money and time",
      ],
    },
  },
});
