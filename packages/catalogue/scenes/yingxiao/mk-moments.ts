import { defineScene } from "../../src/scene-schema.ts";

export const mkMoments = defineScene({
  key: "mkMoments",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "朋友圈文案", en: "Moments post" },
  remark: { zh: "像生活，不像广告", en: "Reads like life, not an ad" },
  marked: "red",
  icon: "heart",
  form: [
    {
      key: "topic",
      label: { zh: "分享内容", en: "What to share" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：自家院里的樱桃红了", en: "e.g. our cherries are ripe" },
    },
    {
      key: "scene",
      label: { zh: "生活场景", en: "The scene" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：周末带孩子爬上去摘了一盆", en: "e.g. picked a bowlful with the kids on Saturday" },
    },
    {
      key: "offer",
      label: { zh: "优惠信息", en: "Offer" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：三斤 68 元，现摘隔天到", en: "e.g. 68 yuan for 1.5 kg, picked and sent overnight" },
    },
    {
      key: "content",
      label: { zh: "想说的细节", en: "Details" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：爷爷三十年前种的树；今年雨少特别甜；磕碰的会挑出来不发",
        en: "e.g. grandpa planted the tree thirty years ago; a dry, sweet year; bruised ones are not sent",
      },
      row: 4,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 100,
      step: 50,
      min: 50,
      max: 500,
    },
  ],
  output: { kind: "post", register: "ad", unit: "char" },
  recipe: {
    role: "私域运营",
    task: "写朋友圈文案，用生活场景自然带出产品与信息",
    structure: [
      { zh: "生活场景", en: "Scene", fn: "scene", weight: 40 },
      { zh: "自然带出", en: "Natural mention", fn: "sell", weight: 35 },
      { zh: "轻引导", en: "Soft call", fn: "cta", weight: 25 },
    ],
    style: ["像朋友说话", "一两个表情"],
    constraints: ["不刷屏", "不夸大", "第一行就见到重点"],
    en: {
      role: "the shop owner posting to friends",
      task: "Write a post for friends and customers that lets the product come up in a scene from life.",
      rules: [
        "make the first line worth reading without the rest",
        "keep to one scene and one product",
        "talk as to a friend, with an emoji or two",
        "say that it is the writer's own shop or offer",
      ],
    },
  },
});
