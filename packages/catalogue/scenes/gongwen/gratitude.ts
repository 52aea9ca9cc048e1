import { defineScene } from "../../src/scene-schema.ts";

export const gratitude = defineScene({
  key: "yfzcecdfnu",
  type: "scene",
  slug: "gratitude",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "答谢词", en: "Speech of thanks" },
  remark: { zh: "受人款待，好好说声谢", en: "A proper thank-you to your hosts" },
  marked: "",
  icon: "hand-heart",
  form: [
    {
      key: "target",
      label: { zh: "答谢对象", en: "To whom" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：东道主临港市教育局", en: "e.g. our hosts, the Lingang Education Bureau" },
    },
    {
      key: "reason",
      label: { zh: "答谢缘由", en: "Reason for thanks" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：三天接待；开放六节课；两校签了结对协议",
        en: "e.g. three days as hosts; six open lessons; a twinning agreement",
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
  output: { kind: "speech", register: "speech", unit: "char" },
  recipe: {
    role: "代表客方答谢的来宾",
    task: "写答谢词，表达谢意、回顾收获、表明合作愿望",
    structure: [
      { zh: "称呼与致谢", en: "Greeting and thanks", fn: "thanks", weight: 25 },
      { zh: "感受与收获", en: "What we gained", fn: "feel", weight: 37 },
      { zh: "合作愿望", en: "Cooperation", fn: "plan", weight: 22 },
      { zh: "祝福", en: "Wishes", fn: "wish", weight: 16 },
    ],
    style: ["真诚"],
    constraints: ["不逐项夸赞以致冗长", "未签未定的合作不当成事实说"],
    en: {
      role: "the guest speaking for the visitors",
      task: "Write a speech of thanks to hosts: thanks, what the visitors gained, and the wish to work together.",
      rules: [
        "thank for two or three definite things",
        "name hosts by their right titles",
        "speak of plans as wishes until they are signed",
        "invite them back if the material does",
        "end on good wishes",
      ],
    },
  },
});
