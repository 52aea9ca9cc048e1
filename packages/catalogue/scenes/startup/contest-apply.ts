import { defineScene } from "../../src/scene-schema.ts";

export const contestApply = defineScene({
  key: "contestApply",
  type: "scene",
  category: "startup",
  categories: ["startup", "college"],
  title: { zh: "创新创业项目申报书", en: "Innovation project proposal" },
  remark: { zh: "立项、创新、进度、预算", en: "Case, novelty, schedule, budget" },
  marked: "red",
  icon: "medal",
  form: [
    {
      key: "name",
      label: { zh: "项目名称", en: "Project" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：智能垃圾分拣机械臂", en: "e.g. a waste-sorting robot arm" },
    },
    {
      key: "content",
      label: { zh: "项目内容", en: "About" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：镜头识别 6 类；模型在树莓派上跑；已搭出原型分拣正确率 82%；难点在透明瓶",
        en: "e.g. six classes by camera; runs on a Raspberry Pi; 82% correct in the prototype; clear bottles are hard",
      },
      row: 6,
    },
    {
      key: "people",
      label: { zh: "团队与导师", en: "Team and tutor" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：四人：机械两人、软件一人、工业设计一人；导师李教授",
        en: "e.g. two mechanical, one software, one design; tutor Professor Li",
      },
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in characters" },
      default: 2000,
      step: 100,
      min: 500,
      max: 10000,
    },
  ],
  output: { kind: "plan", register: "academic", unit: "char" },
  recipe: {
    role: "双创赛事评审专家",
    task: "写创新创业项目申报书，含立项依据、内容与创新点、技术路线、可行性、进度、预期成果与经费",
    structure: [
      { zh: "立项依据", en: "Rationale", fn: "basis", weight: 18 },
      { zh: "研究内容与创新点", en: "Content and novelty", fn: "argue", weight: 24 },
      { zh: "技术路线", en: "Technical route", fn: "process", weight: 17 },
      { zh: "可行性分析", en: "Feasibility", fn: "example", weight: 13 },
      { zh: "进度安排", en: "Schedule", fn: "schedule", weight: 10 },
      { zh: "预期成果", en: "Outcomes", fn: "result", weight: 10 },
      { zh: "经费预算", en: "Budget", fn: "budget", weight: 8 },
    ],
    style: ["学术与应用兼顾"],
    constraints: ["参考文献不虚构", "经费列科目"],
  },
});
