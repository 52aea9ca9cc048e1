import { defineScene } from "../../src/scene-schema.ts";

export const apologyLetter = defineScene({
  key: "apologyLetter",
  type: "scene",
  category: "work",
  categories: ["work", "college"],
  title: { zh: "道歉信", en: "Letter of apology" },
  remark: { zh: "错在哪说清，怎么补说明", en: "What went wrong and how to put it right" },
  marked: "",
  icon: "envelope",
  form: [
    {
      key: "target",
      label: { zh: "致歉对象", en: "To whom" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：订了生日蛋糕的何女士",
        en: "e.g. Ms He, who ordered a birthday cake",
      },
    },
    {
      key: "content",
      label: { zh: "事情经过", en: "What happened" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：裱花师看错日期，蛋糕晚了一天；孩子的生日已过；我们当时只说“抱歉”没解释",
        en: "e.g. the date was misread and the cake came a day late; the birthday was over; we only said sorry",
      },
      row: 5,
    },
    {
      key: "requirement",
      label: { zh: "补救办法", en: "How to make up" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：全额退款；送一个同款；以后下单当天电话核对日期",
        en: "e.g. a full refund; a new cake; a call on the day of every order",
      },
      row: 5,
    },
    {
      key: "sender",
      label: { zh: "署名", en: "From" },
      type: "text",
      required: false,
      placeholder: {
        zh: "比如：慢炉面包店长许青",
        en: "e.g. Xu Qing, Slow Oven Bread",
      },
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
      max: 2000,
    },
  ],
  output: { kind: "letter", register: "letter", unit: "char" },
  recipe: {
    role: "做错了事、要道歉的一方",
    task: "写道歉信，先直接认错，说清错在哪里和给对方造成的影响，再写补救和以后怎么避免，不求立刻被原谅",
    structure: [
      { zh: "称呼", en: "Salutation", fn: "greet", weight: 8 },
      { zh: "道歉与经过", en: "Apology and what happened", fn: "fact", weight: 36 },
      { zh: "给对方的影响", en: "What it did to you", fn: "feel", weight: 16 },
      { zh: "补救与改正", en: "How we put it right", fn: "measure", weight: 28 },
      { zh: "落款", en: "Signature", fn: "sign", weight: 12 },
    ],
    style: ["先认错再解释", "诚恳，不卑不亢"],
    constraints: ["不用“如果让您不舒服”这类推责的话", "没答应的补偿不写", "一封信只为一件事道歉"],
    en: {
      role: "the person or firm at fault",
      task: "Write a letter of apology that says what was done wrong and what it did to the other side, then how it is put right and kept from happening again.",
      rules: [
        'say "I am sorry" or "we apologise" in the opening lines, with the thing it is for',
        'never make it conditional: no "if you were offended", no "mistakes were made"',
        "make no excuse, and explain a cause only where it helps the reader",
        "offer only the amends that are given",
        "do not ask to be forgiven",
      ],
    },
  },
});
