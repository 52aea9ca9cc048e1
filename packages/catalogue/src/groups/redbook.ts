import type { Group } from "../scene-schema.ts";

export const redbook: readonly Group[] = [
  {
    title: { zh: "起号与改稿", en: "Getting started" },
    remark: { zh: "先有标题、简介和第一篇", en: "A headline, a bio and the first post" },
    scenes: ["rbHotNote", "rbHotTitle", "rbRewrite", "rbHotspot", "rbProfile", "rbComment"],
  },
  {
    title: { zh: "好物与避雷", en: "Finds and flops" },
    remark: { zh: "用过才说，好坏都讲", en: "Only what you've used, good and bad" },
    scenes: ["rbGoods", "rbAvoid", "rbCollection", "rbDigital"],
  },
  {
    title: { zh: "变美", en: "Looks" },
    remark: { zh: "肤质、身高先交代", en: "Start with your skin type or height" },
    scenes: ["rbBeauty", "rbSkincare", "rbFashion"],
  },
  {
    title: { zh: "吃喝玩乐", en: "Food and trips" },
    remark: { zh: "地址、价钱、值不值", en: "Where, how much, and is it worth it" },
    scenes: ["rbShopVisit", "rbTravelGuide", "rbFood", "rbScenic", "rbHotel"],
  },
  {
    title: { zh: "成长与学习", en: "Growth and study" },
    remark: { zh: "写真实的变化，不写鸡汤", en: "Real change, no slogans" },
    scenes: ["rbGrowth", "rbStudy", "rbReading", "rbFitness"],
  },
  {
    title: { zh: "日常生活", en: "Everyday life" },
    remark: { zh: "家、孩子、猫狗和普通的一天", en: "Home, kids, pets and ordinary days" },
    scenes: ["rbVlog", "rbHome", "rbParenting", "rbPet"],
  },
];
