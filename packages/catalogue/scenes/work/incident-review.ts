import { defineScene } from "../../src/scene-schema.ts";

export const incidentReview = defineScene({
  key: "incidentReview",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "故障复盘", en: "Incident review" },
  remark: { zh: "只找原因，不找人背锅", en: "Causes, not culprits" },
  marked: "",
  icon: "magnifying-glass",
  form: [
    {
      key: "topic",
      label: { zh: "故障名称", en: "Incident" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：4 月 18 日支付回调超时", en: "e.g. payment timeouts on 18 April" },
    },
    {
      key: "content",
      label: { zh: "经过与影响", en: "Timeline and impact" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：20:05 告警；20:20 定位连接池满；20:41 扩容恢复；影响 1260 单，已全部补单",
        en: "e.g. alarm 20:05; pool exhausted, found 20:20; recovered 20:41; 1,260 orders, all repaired",
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
    role: "可靠性工程负责人",
    task: "写故障复盘，含影响、时间线（发现、定位、止损、恢复）、根因、处置评估、改进项",
    structure: [
      { zh: "影响概述", en: "Impact", fn: "bg", weight: 13 },
      { zh: "时间线", en: "Timeline", fn: "schedule", weight: 25 },
      { zh: "根因分析", en: "Root cause", fn: "cause", weight: 25 },
      { zh: "处置评估", en: "What went well, what didn't", fn: "compare", weight: 13 },
      { zh: "改进措施", en: "Actions", fn: "measure", weight: 24 },
    ],
    style: ["五个为什么追问到机制", "改进项写负责人和期限，没给的标【待补充】", "诱因与根因分开"],
    constraints: ["不点名指责", "时间点只用所给", "改进项不写“加强意识”，写能防住下一次的动作"],
    reader: { zh: "受影响的同事和要改进的人", en: "colleagues affected and those who act on it" },
    en: {
      role: "the engineer leading the review",
      task: "Write a blameless post-incident review: impact, timeline, causes, what went well and badly in the response, and actions.",
      rules: [
        "give the timeline as times and events: detected, diagnosed, contained, restored",
        "separate the trigger from the root cause, and go on asking why until a mechanism is reached",
        "name roles and systems, not culprits",
        "make each action a change that would have stopped or shortened it, with an owner and a due date",
        'never "be more careful"',
      ],
    },
  },
});
