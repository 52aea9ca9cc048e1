import { defineScene } from "../../src/scene-schema.ts";

export const authorization = defineScene({
  key: "authorization",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "授权委托书", en: "Power of attorney" },
  remark: { zh: "委托书，代办前先写它", en: "Let somebody act for you" },
  notice: {
    zh: "本稿只是起草参考，不是法律意见。签署前请核对身份与金额，要紧的请律师看过。",
    en: "A draft to start from, not legal advice. Check names and amounts before signing, and ask a lawyer where it matters.",
  },
  marked: "",
  icon: "stamp",
  form: [
    {
      key: "name",
      label: { zh: "委托人", en: "Principal" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：周安",
        en: "e.g. Zhou An",
      },
    },
    {
      key: "people",
      label: { zh: "受托人", en: "Agent" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：周宁（委托人的妹妹）",
        en: "e.g. Zhou Ning, a sister of the principal",
      },
    },
    {
      key: "topic",
      label: { zh: "委托事项", en: "Matter" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：代办文昌路 8 号房屋的过户手续",
        en: "e.g. transferring the flat at 8 Wenchang Road",
      },
    },
    {
      key: "timeSpan",
      label: { zh: "委托期限", en: "Term" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：2026 年 4 月 1 日到 6 月 30 日",
        en: "e.g. 1 April to 30 June 2026",
      },
    },
    {
      key: "content",
      label: { zh: "权限与限制", en: "Powers and limits" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：可以签字、交费、领证；不能代收售房款；不能转委托",
        en: "e.g. may sign, pay fees and collect papers; may not receive the price; may not appoint another",
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
      min: 200,
      max: 2000,
    },
  ],
  output: { kind: "official", register: "legal", unit: "char" },
  recipe: {
    role: "出具委托的委托人",
    task: "写授权委托书，写明委托人与受托人的身份信息、委托事项、权限（一般或特别授权，逐项列出）、委托期限、能否转委托，以及责任承担",
    structure: [
      { zh: "标题", en: "Title", fn: "title", weight: 3 },
      { zh: "委托人与受托人", en: "Principal and agent", fn: "table", weight: 24 },
      { zh: "委托事项", en: "Matter", fn: "purpose", weight: 18 },
      { zh: "委托权限", en: "Powers", fn: "rule", weight: 28 },
      { zh: "委托期限", en: "Term", fn: "schedule", weight: 13 },
      { zh: "签署", en: "Signatures", fn: "sign", weight: 14 },
    ],
    style: ["一项权限一条", "用语确定，不留歧义"],
    constraints: [
      "身份证号、证件号没给的标【待补充】",
      "没写明的权限视为没有授予",
      "特别授权逐项列，不写“全权代理”",
      "注明需要公证或见证的以办理机构要求为准",
    ],
    reader: { zh: "办理机构和受托人", en: "the office concerned and the agent" },
    en: {
      role: "the principal who grants the power",
      task: "Write a power of attorney by which the principal appoints an agent for the matter given, with the powers listed one by one, the term, and the date and signature blocks.",
      rules: [
        'name both parties in full at the start and call them "the Principal" and "the Agent" from there on',
        'grant one power to a numbered clause, in "is authorised to", and say that powers not listed are not granted',
        "say whether the agent may delegate, and how the power ends or is revoked",
        "leave identity and document numbers as marks to fill in",
        "leave blocks for signature, date and a witness or notary, and say that the office concerned decides whether one is needed",
        "cite no statute",
      ],
    },
  },
});
