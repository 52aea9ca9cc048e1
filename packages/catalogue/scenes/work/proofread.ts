import { defineScene } from "../../src/scene-schema.ts";

export const proofread = defineScene({
  key: "proofread",
  type: "scene",
  category: "work",
  categories: ["work", "tool"],
  title: { zh: "校对纠错", en: "Proofread" },
  remark: { zh: "逐条指出，为什么改", en: "Each error, with the reason" },
  marked: "",
  icon: "magnifying-glass",
  form: [
    {
      key: "content",
      label: { zh: "原文", en: "Original text" },
      type: "textarea",
      required: true,
      placeholder: { zh: "粘贴要校对的文字，会逐条列出改在哪里", en: "Paste the text. Every correction is listed" },
      row: 8,
    },
  ],
  example: {
    content: {
      zh: "本次活动共有 120 名同学参加，节目准备得很认真，大家玩的很开心。活动结束以后，同学们己经清理了场地，对剩余物资进行了登记。下次因该多准备一些桌椅，避免不出现站着看的情况。",
      en: "Everybody recieved a programme at the door, and most people stayed to the end. Alot of chairs were carried back by volunteers. Next time we should of prepared more, because teh last guests had to stand.",
    },
  },
  output: { kind: "transform", register: "tool", unit: "source" },
  recipe: {
    role: "出版社校对",
    task: "校对原文，先给改正稿，再逐条列出位置、原文、改为、理由",
    structure: [
      { zh: "改正稿", en: "Corrected text", fn: "fact", weight: 65 },
      { zh: "勘误表", en: "Corrections", fn: "table", weight: 35 },
    ],
    style: ["只改错，不改风格"],
    constraints: ["无误则明说", "拿不准的标“存疑”，不擅改", "专名、数字、引文只标不改"],
    en: {
      role: "the proofreader",
      task: "Correct the text: first the corrected version, then each correction with its place, original, change and reason.",
      rules: [
        "mend errors of spelling, grammar and punctuation only",
        "leave style alone",
        "keep one spelling convention, British or American, the one the text uses most",
        "mark what is doubtful as a query and leave it",
        "query names, figures and quotations, never change them",
        "say so where there is nothing to correct",
      ],
    },
  },
});
