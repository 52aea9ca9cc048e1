import { defineScene } from "../../src/scene-schema.ts";

export const svInspiration = defineScene({
  key: "svInspiration",
  type: "scene",
  category: "shortVideo",
  categories: ["shortVideo"],
  title: { zh: "短视频灵感", en: "Short-video ideas" },
  remark: { zh: "没想好拍什么，先要一个", en: "Stuck? Ask for one idea" },
  marked: "",
  icon: "lightbulb",
  form: [
    {
      key: "fangxiang",
      label: { zh: "账号方向", en: "Channel focus" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：川西乡村美食", en: "e.g. village cooking in the mountains" },
    },
    {
      key: "topic",
      label: { zh: "最近想拍的", en: "On your mind" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：春天山里的野菜", en: "e.g. wild greens in spring" },
    },
    {
      key: "content",
      label: { zh: "手上有的素材", en: "What you have at hand" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：后山有蕨菜和荠菜；外婆会做腌菜；家里有口老灶",
        en: "e.g. ferns and shepherd's purse on the hill; grandma's pickles; an old stove",
      },
      row: 4,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "五十字是一条灵感", en: "Fifty words make one idea" },
      default: 50,
      step: 100,
      min: 50,
      max: 1050,
    },
  ],
  output: { kind: "list", register: "video", unit: "char" },
  recipe: {
    role: "短视频选题策划",
    task: "给出选题灵感，每条一句创意加一个看点；写得下一条就只写一条，多条之间角度不同",
    structure: [{ zh: "灵感清单", en: "Ideas", fn: "list", weight: 100 }],
    style: ["点子具体可拍", "差异大"],
    constraints: ["不涉危险动作", "一个人一部手机能拍", "与账号方向无关的热点不蹭"],
    en: {
      role: "the creator looking for an idea",
      task: "Write ideas for short videos, each the idea in one line and what makes people watch.",
      rules: [
        "give one good idea where there is no space for more",
        "keep to what one person can shoot with a phone",
        "take a different angle each time, with its first shot",
        "close to what the channel is about, no trend for its own sake",
      ],
    },
  },
});
