import { defineScene } from "../../src/scene-schema.ts";

export const swot = defineScene({
  key: "swot",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "SWOT 分析", en: "SWOT analysis" },
  remark: { zh: "四格摊开，看怎么走", en: "Four boxes and a way forward" },
  marked: "",
  icon: "table",
  form: [
    {
      key: "topic",
      label: { zh: "分析对象", en: "Subject" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：小区门口开了两年的咖啡店", en: "e.g. a two-year-old coffee shop by an estate" },
    },
    {
      key: "content",
      label: { zh: "已知情况", en: "Facts" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：老客多、外卖弱；隔壁来了连锁；房租年底到期；附近新开写字楼",
        en: "e.g. loyal regulars, weak delivery; a chain next door; lease ends this year; offices opening nearby",
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
  output: { kind: "table", register: "office", unit: "char" },
  recipe: {
    role: "做分析的业务负责人",
    task: "做 SWOT 分析，四象限各列要点，并给出组合策略",
    structure: [
      { zh: "对象说明", en: "Subject", fn: "intro", weight: 10 },
      { zh: "优势", en: "Strengths", fn: "sell", weight: 18 },
      { zh: "劣势", en: "Weaknesses", fn: "problem", weight: 18 },
      { zh: "机会", en: "Opportunities", fn: "market", weight: 16 },
      { zh: "威胁", en: "Threats", fn: "risk", weight: 16 },
      { zh: "组合策略", en: "Strategies", fn: "measure", weight: 22 },
    ],
    style: ["要点具体不重叠"],
    constraints: ["区分内部与外部因素", "每格不超过五条，没有依据的标“推测”", "组合策略写到动作，不写口号"],
    en: {
      role: "the business lead who made the analysis",
      task: "Write a SWOT analysis: four lists and the strategies that follow from them.",
      rules: [
        "look within for strengths and weaknesses, outside for opportunities and threats",
        'list at most five points a box, each a fact, or marked "assumption"',
        "pair the boxes (SO, WO, ST, WT) and end each pair in an action, not a slogan",
      ],
    },
  },
});
