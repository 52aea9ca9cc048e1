import { defineScene } from "../../src/scene-schema.ts";

export const rbRewrite = defineScene({
  key: "rbRewrite",
  type: "scene",
  category: "redbook",
  categories: ["redbook"],
  title: { zh: "笔记改写", en: "Note rewrite" },
  remark: { zh: "换个角度，再写一遍", en: "Same facts, another angle" },
  marked: "",
  icon: "arrows-clockwise",
  form: [
    {
      key: "content",
      label: { zh: "原笔记", en: "Original note" },
      type: "textarea",
      required: true,
      placeholder: { zh: "粘贴要改写的那篇笔记", en: "Paste the note you want rewritten" },
      row: 6,
    },
    {
      key: "style",
      label: { zh: "风格", en: "Style" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：更口语，先说结论", en: "e.g. more spoken, conclusion first" },
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
    content: {
      zh: "入手了一款磁吸小夜灯，大概用了三周左右。因为充一次电能用二十天，所以再也不用惦记充电线。虽然感应距离短了点，但起夜不用开大灯了。不用打孔，撕掉背胶就能粘。39 元，租房的朋友可以考虑。",
      en: "Three weeks with a magnetic night light. Because one charge lasts twenty days, I no longer think about cables. Although the sensor only reaches a metre and a half, I never turn on the big lamp at night. No drilling, just tape. At 39 yuan it is worth a look if you rent.",
    },
  },
  output: { kind: "transform", register: "social", unit: "char" },
  recipe: {
    role: "二次创作编辑",
    task: "改写笔记：换角度、换结构、换表达，保留真实信息",
    structure: [
      { zh: "标题", en: "Title", fn: "title", weight: 10 },
      { zh: "改写正文", en: "Rewritten body", fn: "fact", weight: 75 },
      { zh: "话题标签", en: "Tags", fn: "tag", weight: 15 },
    ],
    style: ["语气按指定风格"],
    constraints: ["不照搬他人独创表达", "不改变事实"],
    en: {
      role: "the blogger rewriting the post",
      task: "Write the post anew from another angle, in another order and in other words.",
      rules: [
        "open with something other than the original does",
        "keep each fact as it stands",
        "take over none of its striking phrases",
        "give title, body and tags",
      ],
    },
  },
});
