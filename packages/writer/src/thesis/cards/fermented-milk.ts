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
      "酸奶常用的球菌与杆菌互相促进：球菌先生长并起酸，杆菌分解蛋白质供给养分，后期产酸多而较耐酸，两者比例变化会改变酸度与香气。",
      "发酵终点以酸度或凝固状态判断，只按时间结束，各批的终点不同。",
      "加入果浆会带来酸、糖、多酚与水分，稀释了蛋白质，凝胶变软不一定来自菌的活动。",
      "冷藏中仍会继续产酸，称为后酸化，测定须在规定的时间进行。",
      "持水力与黏度用来描述凝胶，取样时的搅动会破坏结构，手法须一致。",
    ],
    en: [
      "Lactic acid bacteria turn lactose into lactic acid, and the milk sets when acidity approaches the isoelectric point of casein; how fast this happens depends on inoculum, temperature and composition of the milk.",
      "The coccus and the rod commonly used for yoghurt support each other: the coccus grows first and starts the acidification, while the rod breaks down protein that feeds both, forms more acid later and tolerates it better; a change in their ratio changes acidity and aroma.",
      "The end of fermentation should be judged by acidity or by setting; if it is ended by time alone, batches end at different points.",
      "Fruit purée brings acid, sugar, polyphenols and water and dilutes the protein, so a softer gel is not necessarily due to the activity of the bacteria.",
      "Acid goes on forming in cold storage, which is called post-acidification, so measurements should be made at a fixed time.",
      "Water-holding capacity and viscosity describe the gel; stirring while sampling destroys the structure, so handling has to be the same each time.",
    ],
  },
  missing: { zh: ["菌种与接种量", "发酵终点的判断"], en: ["cultures and inoculum", "how the end of fermentation was judged"] },
  limits: { zh: ["小量试制的结果放大后须重新验证。"], en: ["Results of small batches have to be verified again on a larger scale."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
