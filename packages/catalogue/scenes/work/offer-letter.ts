import { defineScene } from "../../src/scene-schema.ts";

export const offerLetter = defineScene({
  key: "offerLetter",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "录用通知书", en: "Offer letter" },
  remark: { zh: "恭喜、条件、怎么报到", en: "The offer, the terms, the first day" },
  marked: "",
  icon: "envelope",
  form: [
    {
      key: "name",
      label: { zh: "候选人", en: "Candidate" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：许诺", en: "e.g. Xu Nuo" },
    },
    {
      key: "job",
      label: { zh: "录用岗位", en: "Position" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：运营专员", en: "e.g. operations officer" },
    },
    {
      key: "content",
      label: { zh: "录用条件", en: "Terms" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：6 月 16 日报到；试用期三个月；带学历证和离职证明；周三前确认",
        en: "e.g. start 16 June; three-month probation; bring certificates; reply by Wednesday",
      },
      row: 5,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in characters" },
      default: 500,
      step: 100,
      min: 100,
      max: 3000,
    },
  ],
  output: { kind: "letter", register: "letter", unit: "char" },
  recipe: {
    role: "招聘主管",
    task: "写录用通知书，含祝贺、岗位条件、报到事项、确认方式",
    structure: [
      { zh: "祝贺", en: "Congratulations", fn: "greet", weight: 17 },
      { zh: "岗位与条件", en: "Terms", fn: "list", weight: 33 },
      { zh: "报到事项", en: "Onboarding", fn: "schedule", weight: 25 },
      { zh: "确认方式", en: "Confirm", fn: "request", weight: 13 },
      { zh: "落款", en: "Signature", fn: "sign", weight: 12 },
    ],
    style: ["热情严谨"],
    constraints: ["薪酬以占位", "注明以劳动合同为准"],
  },
});
