import { defineScene } from "../../src/scene-schema.ts";

export const emcee = defineScene({
  key: "mk3gualhux",
  type: "scene",
  slug: "emcee",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "会议主持词", en: "Chairing script" },
  remark: { zh: "会场节奏，心里有数", en: "Every cue in order" },
  marked: "",
  icon: "clipboard-text",
  form: [
    {
      key: "topic",
      label: { zh: "会议名称", en: "Meeting" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：年度表彰大会", en: "e.g. the annual awards meeting" },
    },
    {
      key: "content",
      label: { zh: "会议议程", en: "Agenda" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：宣读表彰决定；颁奖三组；先进代表发言；总经理讲话；散会",
        en: "e.g. reading of the decision; three rounds of awards; a winner speaks; the director speaks; close",
      },
      row: 6,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 500,
      step: 100,
      min: 100,
      max: 3000,
    },
  ],
  output: { kind: "script", register: "official", unit: "char" },
  recipe: {
    role: "会务主持人",
    task: "按议程写主持词，开场介绍、环节衔接、小结与散会",
    structure: [
      { zh: "开场与介绍", en: "Opening", fn: "greet", weight: 20 },
      { zh: "环节串联", en: "Links between items", fn: "dialog", weight: 50 },
      { zh: "小结与要求", en: "Wrap-up", fn: "sum", weight: 20 },
      { zh: "宣布散会", en: "Close", fn: "close", weight: 10 },
    ],
    style: ["简明得体", "衔接语不重样"],
    constraints: ["人名职务按所给，没给的留占位", "顺序不动，不替讲话人概括内容", "每段串词不超过三句"],
    en: {
      role: "the chair of the meeting",
      task: "Write a chairing script that takes the meeting through its agenda from opening to close.",
      rules: [
        "follow the agenda in its order",
        "introduce each speaker by name, post and subject",
        "vary the links",
        "do not sum up a talk not yet given",
        "put cues in round brackets",
        "close with next steps and thanks",
      ],
    },
  },
});
