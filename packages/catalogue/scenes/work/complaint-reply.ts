import { defineScene } from "../../src/scene-schema.ts";

export const complaintReply = defineScene({
  key: "complaintReply",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "客户投诉回复", en: "Reply to a complaint" },
  remark: { zh: "先认，再说怎么补", en: "Own it, then make it right" },
  marked: "",
  icon: "chat-text",
  form: [
    {
      key: "problem",
      label: { zh: "投诉内容", en: "Complaint" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：客人订的蛋糕写错名字，送到时生日会已经开始",
        en: "e.g. the cake had the wrong name and the party had started",
      },
      row: 4,
    },
    {
      key: "measure",
      label: { zh: "处理方案", en: "What you'll do" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：全额退款；当晚补做一个；以后写字前回读确认",
        en: "e.g. full refund; a new cake that night; read the name back from now on",
      },
      row: 3,
    },
    {
      key: "sender",
      label: { zh: "署名", en: "From" },
      type: "text",
      required: false,
      placeholder: { zh: "比如：远山家居客服部小吴", en: "e.g. Wu, Yuanshan customer service" },
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
  example: {
    sender: { zh: "慢炉面包客服小吴", en: "Wu, customer service, Slow Oven Bread" },
  },
  output: { kind: "letter", register: "letter", unit: "char" },
  recipe: {
    role: "受理投诉的一方",
    task: "写客户投诉回复，致歉、说明、方案、承诺",
    structure: [
      { zh: "致歉与共情", en: "Apology", fn: "greet", weight: 25 },
      { zh: "情况说明", en: "Explanation", fn: "fact", weight: 25 },
      { zh: "处理方案", en: "Solution", fn: "measure", weight: 30 },
      { zh: "改进承诺", en: "Commitment", fn: "plan", weight: 10 },
      { zh: "落款", en: "Signature", fn: "sign", weight: 10 },
    ],
    style: ["真诚不甩锅"],
    constraints: ["不承诺超出所给方案", "不写“给您带来的不便”类套话", "不把责任推给系统、快递或员工"],
    en: {
      role: "the person at the company who handles the complaint",
      task: "Write a reply to a customer's complaint that apologises, says what happened and sets out what is being done.",
      rules: [
        "name the customer's problem in the first lines, in words that show it was read",
        'apologise without "any inconvenience caused" and without "but"',
        "blame no system, courier or colleague",
        "promise only the remedy given, with its date and who to contact",
      ],
    },
  },
});
