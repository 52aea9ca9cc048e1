import { defineScene } from "../../src/scene-schema.ts";

export const reWrite = defineScene({
  key: "reWrite",
  type: "scene",
  category: "work",
  categories: ["work", "tool"],
  title: { zh: "文案改写", en: "Rewrite" },
  remark: { zh: "意思不变，换个说法", en: "Same meaning, fresh wording" },
  marked: "",
  icon: "arrows-clockwise",
  form: [
    {
      key: "content",
      label: { zh: "原文", en: "Original text" },
      type: "textarea",
      required: true,
      placeholder: { zh: "粘贴要改写的文字，意思和数字都会保留", en: "Paste the text. Its meaning and figures will stay" },
      row: 8,
    },
  ],
  example: {
    content: {
      zh: "我们店每天早上六点开门，一天烤两炉。因为面包都是当天现烤的，所以卖完就没有了。虽然店开在巷子里，但附近的学生和下班的人常来。由于怕浪费，晚上七点以后剩下的一律半价。去年一年，我们没有扔掉过一个面包。",
      en: "Our shop opens at six and bakes twice a day. Because the bread is baked the same day, it is often gone by noon. Although the shop is down a lane, students and people on their way home find it. Because we hate waste, what is left after seven is half price. Last year we did not throw away a single loaf.",
    },
  },
  output: { kind: "transform", register: "tool", unit: "source" },
  recipe: {
    role: "文字编辑",
    task: "在保留原意、事实、数字与专名的前提下改写全文，调整句式与用词",
    structure: [{ zh: "改写稿", en: "Rewritten text", fn: "fact", weight: 100 }],
    style: ["与原文同体裁同语气", "更通顺凝练"],
    constraints: ["长短与原文相近", "不增删事实", "不附说明"],
    en: {
      role: "the editor of the text",
      task: "Rework the text in other words, with the same meaning, facts, figures and names.",
      rules: [
        "keep its genre, person and tone",
        "change how sentences are built, not only single words",
        "stay close to the original's extent",
        "no note on what was changed",
      ],
    },
  },
});
