import { defineScene } from "../../src/scene-schema.ts";

export const mkService = defineScene({
  key: "mkService",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "客服话术", en: "Service scripts" },
  remark: { zh: "常问的，备好一句话", en: "Answers to what people always ask" },
  marked: "",
  icon: "chats",
  form: [
    {
      key: "name",
      label: { zh: "业务名称", en: "Business" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：生鲜同城配送", en: "e.g. fresh food delivery" },
    },
    {
      key: "scene",
      label: { zh: "服务场景", en: "Situation" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：催发货、缺货换品、要退款", en: "e.g. chasing a delivery, substitutions, refunds" },
    },
    {
      key: "content",
      label: { zh: "规则与权限", en: "Rules and limits" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：两小时内送到，超时赔 5 元券；缺货可换同价；客服能直接退 30 元以内",
        en: "e.g. within two hours, or a 5-yuan voucher; swaps at the same price; refunds up to 30 without asking",
      },
      row: 4,
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
  output: { kind: "list", register: "ad", unit: "char" },
  recipe: {
    role: "编写话术的客服主管",
    task: "写客服话术，按场景给问句、标准回复、升级处理",
    structure: [
      { zh: "开场与安抚", en: "Opening", fn: "greet", weight: 20 },
      { zh: "常见问题回复", en: "Answers", fn: "qa", weight: 45 },
      { zh: "难题与升级", en: "Escalation", fn: "measure", weight: 20 },
      { zh: "结束语", en: "Closing", fn: "close", weight: 15 },
    ],
    style: ["有温度、短句"],
    constraints: ["不承诺超出政策", "不用“亲”“抱歉给您带来不便”开头", "每条写清升级给谁"],
    en: {
      role: "the head of customer service",
      task: "Write customer service replies by situation: what is asked, the reply, when and to whom to pass it on.",
      rules: [
        'make replies ready to send, with "[name]" and "[order]" to fill in',
        "say first what we do, then why",
        "promise nothing beyond the rules given",
        'no "We apologise for any inconvenience", no "as per our policy"',
        "say of each when and to whom it is passed on",
      ],
    },
  },
});
