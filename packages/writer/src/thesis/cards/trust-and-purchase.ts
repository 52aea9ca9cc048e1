import type { MethodCard } from "../method-card.ts";

export const trustAndPurchase: MethodCard = {
  key: "trust-and-purchase",
  title: { zh: "信任、感知与购买意愿", en: "Trust, perception and purchase intention" },
  methods: ["empirical", "case"],
  roles: ["concepts", "theory"],
  cues: {
    zh: ["信任", "购买意愿", "消费意愿", "感知价值", "包装", "品牌", "口碑", "直播带货", "消费者", "顾客忠诚"],
    en: ["trust", "purchase intention", "packaging", "perceived", "brand", "consumers", "organic"],
  },
  sentences: {
    zh: [
      "信任是在可能受损时仍愿意依赖对方，通常分为对能力、善意和诚实的相信，三者可以分别高低。",
      "对产品的信任、对商家的信任与对认证制度的信任对象不同，题目里须写明信任的是谁。",
      "购买意愿不等于购买，意愿题问的是可能性，条件允许时宜与实际购买记录对照。",
      "包装、价格与口碑是消费者能看到的线索，在质量看不见时被用来推断质量，这是它们影响信任的理由。",
      "愿意购买的人会更留意包装，因而也可能是反向的关系，问卷中宜先问暴露情况再问评价。",
      "用图片让受访者评价时，除要考察的特征外其余须保持相同，否则分不清是哪一处起作用。",
    ],
    en: [
      "Trust is the willingness to rely on another although one may be harmed; it is commonly divided into belief in ability, goodwill and honesty.",
      "Trust in a product, in a seller and in a certificate have different objects, and the items must name whose.",
      "Intention is no purchase; items ask for likelihood and should be compared with actual purchases where possible.",
      "Packaging, price and reputation are visible cues from which quality is inferred where it cannot be seen, which is why they may affect trust.",
      "Those who mean to buy look at the package more closely, so the relation may run the other way; exposure should be asked before evaluation.",
      "Where pictures are judged, everything but the feature studied should be the same, or one cannot tell what made the difference.",
    ],
  },
  missing: {
    zh: ["信任的对象", "题目来源", "受访者是否买过"],
    en: ["whose trust is measured", "source of the items", "whether respondents had bought before"],
  },
  limits: { zh: ["只问一次的意愿不能用来预测销量。"], en: ["Intentions asked once do not predict sales."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
