import { defineScene } from "../../src/scene-schema.ts";

export const partnerTerms = defineScene({
  key: "partnerTerms",
  type: "scene",
  category: "startup",
  categories: ["startup"],
  title: { zh: "合伙协议要点", en: "Partnership terms" },
  remark: { zh: "丑话先说，写成条", en: "Settle the hard parts first" },
  notice: {
    zh: "本稿只是起草参考，不是法律意见。签署前请核对身份与金额，要紧的请律师看过。",
    en: "A draft to start from, not legal advice. Check names and amounts before signing, and ask a lawyer where it matters.",
  },
  marked: "",
  icon: "handshake",
  form: [
    {
      key: "name",
      label: { zh: "项目名称", en: "Project" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：露营基地", en: "e.g. a campsite" },
    },
    {
      key: "people",
      label: { zh: "合伙人", en: "Partners" },
      type: "textarea",
      required: true,
      placeholder: { zh: "比如：老周出地占 40%、我出钱、阿乐管运营", en: "e.g. Zhou brings the land for 40%, I bring cash, Le runs it" },
      row: 3,
    },
    {
      key: "content",
      label: { zh: "约定事项", en: "Terms" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：三年内不退；重大支出两人同意；分红每年一次；吵架找第三人",
        en: "e.g. no exit for three years; two must agree on big spending; yearly dividends; a third person to settle disputes",
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
  output: { kind: "list", register: "biz", unit: "char" },
  recipe: {
    role: "起草约定的合伙人",
    task: "列出合伙协议要点，出资、分工、决策、分红、退出、争议",
    structure: [
      { zh: "出资与份额", en: "Capital and shares", fn: "rule", weight: 20 },
      { zh: "分工与决策", en: "Roles and decisions", fn: "duty", weight: 22 },
      { zh: "收益分配", en: "Profit sharing", fn: "model", weight: 17 },
      { zh: "退出与继承", en: "Leaving and succession", fn: "rule", weight: 22 },
      { zh: "争议解决", en: "Disputes", fn: "risk", weight: 19 },
    ],
    style: ["条款化大白话"],
    constraints: ["仅供参考，提示律师审核", "每条写“如果……就……”", "没约定的标【待商定】"],
    en: {
      role: "the partner drafting the terms",
      task: "Write the points a partnership agreement has to settle: capital, roles, decisions, profit, leaving, disputes.",
      rules: [
        'put one point to an item, as "if …, then …" in plain words',
        'mark what is not agreed "[to be agreed]"',
        "cover deadlock, somebody leaving early, death or illness, and a new partner",
        "say that it is a basis for a lawyer, not an agreement",
      ],
    },
  },
});
