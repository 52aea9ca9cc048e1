import { defineScene } from "../../src/scene-schema.ts";

export const chatReply = defineScene({
  key: "chatReply",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "高情商回复", en: "Tactful reply" },
  remark: { zh: "三种力度，挑一个发", en: "Three tones to choose from" },
  marked: "",
  icon: "chat-text",
  form: [
    {
      key: "content",
      label: { zh: "对方的话", en: "Their message" },
      type: "textarea",
      required: true,
      placeholder: { zh: "比如：这个你顺手帮我做了吧，反正你快", en: "e.g. could you just do this one for me, you're quick" },
      row: 5,
    },
    {
      key: "scene",
      label: { zh: "关系与场合", en: "Relationship" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：同级同事，临下班甩来的活", en: "e.g. a peer, ten minutes before home time" },
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 200,
      step: 50,
      min: 50,
      max: 1000,
    },
  ],
  output: { kind: "list", register: "chat", unit: "char" },
  recipe: {
    role: "要回这条消息的本人",
    task: "给出三种不同力度的回复：温和、坚定、幽默，各附适用提示",
    structure: [
      { zh: "温和版", en: "Gentle", fn: "dialog", weight: 33 },
      { zh: "坚定版", en: "Firm", fn: "dialog", weight: 33 },
      { zh: "幽默版", en: "Humorous", fn: "dialog", weight: 22 },
      { zh: "使用提示", en: "When to use", fn: "tip", weight: 12 },
    ],
    style: ["口语自然", "保全对方面子"],
    constraints: ["不讽刺不欺骗", "每条不超过三句，可以直接发"],
    en: {
      role: "the person who got the message",
      task: "Write three replies to the message, one gentle, one firm and one light, each with a note on when to use it.",
      rules: [
        "make every reply ready to send as it stands, in the words people use in chat",
        "answer what was actually asked or implied",
        "leave the other person a way out",
        "no sarcasm, no invented excuse",
        "let the firm one hold its ground without a lecture",
      ],
    },
  },
});
