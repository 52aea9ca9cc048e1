import { defineScene } from "../../src/scene-schema.ts";

export const termClose = defineScene({
  key: "teesi3ecb7",
  type: "scene",
  slug: "termClose",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "毕业典礼致辞", en: "Commencement address" },
  remark: { zh: "送别的话，说到心里", en: "Words to send them off" },
  marked: "",
  icon: "graduation-cap",
  form: [
    {
      key: "job",
      label: { zh: "致辞人身份", en: "Speaker" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：学院院长", en: "e.g. the dean" },
    },
    {
      key: "target",
      label: { zh: "听众", en: "Audience" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：2026 届全体毕业生", en: "e.g. the class of 2026" },
    },
    {
      key: "content",
      label: { zh: "共同记忆", en: "Shared memories" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：大一的暴雨夜搬寝室；实验楼 11 点的灯；食堂涨过一次价",
        en: "e.g. moving dorms in the storm; the lab lights at 11 pm; the year lunch got dearer",
      },
      row: 5,
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
  output: { kind: "speech", register: "speech", unit: "char" },
  recipe: {
    role: "高校校长文稿撰稿人",
    task: "写毕业典礼致辞，祝贺、共忆、赠言、祝福",
    structure: [
      { zh: "祝贺", en: "Congratulations", fn: "greet", weight: 15 },
      { zh: "共同记忆", en: "Shared memories", fn: "scene", weight: 27 },
      { zh: "临别赠言", en: "Advice", fn: "argue", weight: 40 },
      { zh: "祝福", en: "Wishes", fn: "wish", weight: 18 },
    ],
    style: ["幽默与深情兼备", "金句由内容自然生出"],
    constraints: ["不堆网络热词", "不把致辞写成工作总结", "嘱咐不超过三条"],
  },
});
