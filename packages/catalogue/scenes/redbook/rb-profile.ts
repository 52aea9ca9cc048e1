import { defineScene } from "../../src/scene-schema.ts";

export const rbProfile = defineScene({
  key: "rbProfile",
  type: "scene",
  category: "redbook",
  categories: ["redbook"],
  title: { zh: "主页简介", en: "Profile bio" },
  remark: { zh: "三行让人想关注", en: "Three lines worth a follow" },
  marked: "",
  icon: "identification-card",
  form: [
    {
      key: "name",
      label: { zh: "账号昵称", en: "Handle" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：小满的厨房", en: "e.g. Xiaoman's Kitchen" },
    },
    {
      key: "fangxiang",
      label: { zh: "内容方向", en: "Content focus" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：一人食家常菜，每周三更新", en: "e.g. home cooking for one, every Wednesday" },
    },
    {
      key: "style",
      label: { zh: "风格", en: "Style" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：亲切，有点好笑", en: "e.g. friendly and a bit funny" },
    },
    {
      key: "length",
      label: { zh: "数量", en: "How many" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个数量", en: "Choose how many to write" },
      default: 5,
      step: 1,
      min: 1,
      max: 20,
    },
  ],
  output: { kind: "list", register: "social", unit: "item" },
  recipe: {
    role: "打理自己主页的博主",
    task: "给出若干版主页简介，每版三行：我是谁、给你什么、何时更新",
    structure: [{ zh: "简介方案", en: "Bios", fn: "list", weight: 100 }],
    style: ["简洁有记忆点"],
    constraints: ["不含联系方式与引流词", "每版第一行不同", "不写没提供的身份和头衔"],
  },
});
