import { defineScene } from "../../src/scene-schema.ts";

export const gwWorkPoints = defineScene({
  key: "gwWorkPoints",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "年度工作要点", en: "Annual work priorities" },
  remark: { zh: "一张纸管全年", en: "The year on one page" },
  marked: "",
  icon: "list-numbers",
  form: [
    {
      key: "company",
      label: { zh: "制定单位", en: "Issuing body" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：柳河镇党委", en: "e.g. the Liuhe Town Party Committee" },
    },
    {
      key: "timeSpan",
      label: { zh: "年度", en: "Year" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：2026 年", en: "e.g. 2026" },
    },
    {
      key: "content",
      label: { zh: "重点方向", en: "Priorities" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：高标准农田 2000 亩；农家书屋换新；矛盾纠纷不出镇；干部夜访",
        en: "e.g. 2,000 mu of improved farmland; new village reading rooms; disputes settled locally; evening home visits",
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
  output: { kind: "official", register: "official", unit: "char" },
  recipe: {
    role: "党委办公室秘书长",
    task: "起草年度工作要点，总体思路一段，重点工作分条列述",
    structure: [
      { zh: "总体思路", en: "Overall approach", fn: "purpose", weight: 18 },
      { zh: "重点工作", en: "Priorities", fn: "list", weight: 58 },
      { zh: "改革创新事项", en: "Innovations", fn: "measure", weight: 12 },
      { zh: "组织保障", en: "Safeguards", fn: "require", weight: 12 },
    ],
    style: ["每条一句主旨加两句举措", "动宾结构，句首不重复“进一步”"],
    constraints: ["不写具体经费", "任务不交叉，先写上级部署，再写本地特色", "量化指标只用所给"],
    en: {
      role: "the issuing office",
      task: "Write the year's work priorities: overall approach, then numbered priorities with their measures.",
      rules: [
        "begin each priority with a verb",
        "say the aim, then two measures",
        "what comes from above first, own work after",
        "no overlap between priorities",
        "figures only as given, no budgets",
      ],
    },
  },
});
