import { defineScene } from "../../src/scene-schema.ts";

export const gwThanks = defineScene({
  key: "gwThanks",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "感谢信", en: "Letter of thanks" },
  remark: { zh: "把感激说得具体", en: "Thank them for something specific" },
  marked: "",
  icon: "heart",
  form: [
    {
      key: "target",
      label: { zh: "感谢对象", en: "To whom" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：市人民医院急诊科", en: "e.g. the A&E department of the city hospital" },
    },
    {
      key: "reason",
      label: { zh: "感谢事由", en: "For what" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：5 月 3 日夜里父亲心梗，值班医生二十分钟完成溶栓，护士守到天亮",
        en: "e.g. on 3 May my father had a heart attack; the doctor acted within twenty minutes and a nurse stayed till dawn",
      },
      row: 4,
    },
    {
      key: "sender",
      label: { zh: "署名", en: "From" },
      type: "text",
      required: false,
      placeholder: { zh: "比如：林晓一家", en: "e.g. Lin Xiao and family" },
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
  output: { kind: "letter", register: "letter", unit: "char" },
  recipe: {
    role: "要表达感谢的一方",
    task: "写感谢信，叙述事由、评价精神、表达谢意与愿望",
    structure: [
      { zh: "称呼", en: "Salutation", fn: "greet", weight: 8 },
      { zh: "感谢事由", en: "What happened", fn: "fact", weight: 37 },
      { zh: "评价与感受", en: "Appreciation", fn: "feel", weight: 27 },
      { zh: "致谢与愿望", en: "Thanks and wishes", fn: "thanks", weight: 18 },
      { zh: "落款", en: "Signature", fn: "sign", weight: 10 },
    ],
    style: ["真挚", "以事显情"],
    constraints: ["不虚夸", "涉及个人隐私须得体", "感谢的话不重复，末尾不许诺对方没提的回报"],
  },
});
