import { defineScene } from "../../src/scene-schema.ts";

export const chatReply = defineScene({
  key: "chatReply",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "高情商回复", en: "Tactful reply" },
  remark: { zh: "难回的消息，得体地回", en: "Answer hard messages well" },
  marked: "red",
  icon: "article",
  form: [
    {
      key: "content",
      label: { zh: "对方的话", en: "Their message" },
      type: "textarea",
      required: true,
      placeholder: { zh: "粘贴对方消息", en: "List the points: Their message" },
      row: 5,
    },
    {
      key: "scene",
      label: { zh: "关系与场合", en: "Relationship" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：同事临时甩活", en: "Fill in: Relationship" },
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in characters" },
      default: 200,
      step: 50,
      min: 50,
      max: 1000,
    },
  ],
  output: { kind: "list", register: "tool", unit: "char" },
  recipe: {
    role: "沟通心理顾问",
    task: "给出三种不同力度的回复：温和、坚定、幽默，各附适用提示",
    structure: [
      { zh: "温和版", en: "Gentle", fn: "dialog", weight: 33 },
      { zh: "坚定版", en: "Firm", fn: "dialog", weight: 33 },
      { zh: "幽默版", en: "Light", fn: "dialog", weight: 22 },
      { zh: "使用提示", en: "When to use", fn: "tip", weight: 12 },
    ],
    style: ["口语自然", "保全对方面子"],
    constraints: ["不讽刺不欺骗"],
  },
});
