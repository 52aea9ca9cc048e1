import type { SceneSentences } from "../sentence-types.ts";

export const mkGoodsReview: SceneSentences = {
  scene: "mkGoodsReview",
  sections: {
    Context: {
      zh: { ask: ["买来做什么、用了多久", "谁在用、一周用几次", "买之前用的是什么", "在哪里买的、等了几天"] },
      en: {
        ask: [
          "what it is for, and how long you have used it",
          "who uses it, and how often",
          "what you used before",
          "where you bought it, and how long it took to come",
        ],
      },
    },
    Pros: {
      zh: { ask: ["最满意的一处，写细节", "用了一段时间才发现的好处", "和以前那件比，省了什么", "家里别人怎么说"] },
      en: {
        ask: [
          "what pleases you most, with a detail",
          "something good that showed only with time",
          "what it saves beside the old one",
          "what others at home say of it",
        ],
      },
    },
    Cons: {
      zh: { ask: ["不满意的一处", "这个毛病影响不影响用", "和页面上写的不一样的一处", "找过客服没有，怎么答的"] },
      en: {
        ask: [
          "one thing that does not please you",
          "whether that fault gets in the way",
          "one thing that differs from the description",
          "whether you asked the seller, and the answer",
        ],
      },
    },
    Advice: {
      zh: { ask: ["适合谁买、会不会再买", "什么人不用买", "买的时候要看清的一项：尺寸、颜色还是电压", "多少钱以内值得"] },
      en: {
        ask: [
          "who should buy it, and whether you would again",
          "who does not need it",
          "what to check before buying: size, colour or voltage",
          "up to what price it is worth it",
        ],
      },
    },
  },
};
