import type { MethodCard } from "../method-card.ts";

export const fermentedMilk: MethodCard = {
  key: "fermented-milk",
  title: { zh: "发酵乳的形成", en: "How fermented milk sets" },
  methods: ["laboratory"],
  roles: ["concepts", "theory"],
  cues: { zh: ["酸奶", "发酵", "乳酸菌", "凝乳"], en: ["yoghurt", "yogurt", "fermented milk", "lactic"] },
  sentences: {
    zh: [
      "乳酸菌把乳糖变成乳酸，酸度升高到酪蛋白的等电点附近时凝固，凝固的快慢取决于接种量、温度与乳的成分。",
      "常用的两种菌互相促进，一种产酸慢而耐热，一种产酸快，比例变化会改变酸度与香气。",
      "发酵终点以酸度或凝固状态判断，只按时间结束，各批的终点不同。",
      "加入果浆会带来酸、糖、多酚与水分，稀释了蛋白质，凝胶变软不一定来自菌的活动。",
      "冷藏中仍会继续产酸，称为后酸化，测定须在规定的时间进行。",
      "持水力与黏度用来描述凝胶，取样时的搅动会破坏结构，手法须一致。",
    ],
    en: [
      "Lactic bacteria turn lactose into acid, and casein sets near its isoelectric point; how fast depends on inoculum, temperature and milk.",
      "The two usual species help each other, and their ratio changes acid and aroma.",
      "The end is judged by acidity or set, since time alone ends batches at different points.",
      "Fruit brings acid, sugar, polyphenols and water and dilutes protein, so a softer gel need not come from bacteria.",
      "Acid goes on forming in the cold, so measurements are made at a fixed time.",
      "Water holding and viscosity describe the gel; stirring destroys it, so handling has to be the same.",
    ],
  },
  missing: { zh: ["菌种与接种量", "发酵终点的判断"], en: ["cultures and inoculum", "how the end was judged"] },
  limits: { zh: ["小量试制的结果放大后须重新验证。"], en: ["Small batches have to be verified on a larger scale."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
