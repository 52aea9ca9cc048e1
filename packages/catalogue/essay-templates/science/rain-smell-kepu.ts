import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const rainSmellKepu = defineTemplate({
  slug: "rain-smell-kepu",
  kind: "kepu",
  discipline: "science",
  major: { zh: "化学与生物学", en: "Chemistry and Biology" },
  levels: ["any"],
  method: "argument",
  length: { default: 1500, min: 1000, max: 4000 },
  numbering: "none",
  title: { zh: "雨后泥土的味道从哪里来", en: "Where the smell of rain comes from" },
  pattern: { zh: "雨后泥土的味道从哪里来", en: "Where the smell of rain comes from" },
  slots: [],
  remark: { zh: "一滴雨砸下去，气味是怎样飞起来的", en: "How a raindrop lifts a scent" },
  keywords: [
    { zh: "土臭素", en: "geosmin" },
    { zh: "气溶胶", en: "aerosol" },
    { zh: "嗅觉", en: "sense of smell" },
    { zh: "科普", en: "popular science" },
  ],
  bring: [
    { zh: "核对数值与出处", en: "verified figures and sources" },
    { zh: "一张过程示意图", en: "a drawing of the process" },
  ],
  outline: [
    {
      title: { zh: "一种说不清的熟悉", en: "Strangely familiar" },
      intent: { zh: "用感官写出谜面，先不给答案", en: "A riddle for the senses, no answer yet" },
      weight: 14,
    },
    {
      title: { zh: "味道的主人不是水", en: "It is not the water" },
      intent: { zh: "介绍放线菌与土臭素，另有植物油类", en: "Actinomycetes and geosmin, and plant oils besides" },
      weight: 22,
      needs: ["source"],
      mistake: { zh: "把单一物质当全部原因", en: "One substance taken for the whole cause" },
    },
    {
      title: { zh: "雨滴怎样把它弹起来", en: "How drops throw it up" },
      intent: { zh: "用气泡打比方，讲到为何雨不能太大", en: "Bubbles explain it, including why heavy rain does not" },
      weight: 22,
      needs: ["figure"],
    },
    {
      title: { zh: "为什么我们这么敏感", en: "Why we are so sensitive" },
      intent: { zh: "列出假说并标明尚无定论", en: "Offer hypotheses and say that none is settled" },
      weight: 16,
      needs: ["source"],
      mistake: { zh: "把假说写成定论", en: "Hypotheses told as facts" },
    },
    {
      title: { zh: "你可以试一试", en: "Something to try" },
      intent: { zh: "在家能做、安全、有对照的小观察", en: "A safe observation at home, with a comparison" },
      weight: 14,
    },
    {
      title: { zh: "小小的余味", en: "A last breath" },
      intent: { zh: "由气味回到脚下的土壤生命", en: "From the smell back to the life in the soil" },
      weight: 12,
    },
  ],
  whyGood: [
    { zh: "从气味的谜面进入，一层层揭开", en: "A riddle opened layer by layer" },
    { zh: "比喻与机制一一对应，没有为了生动而失真", en: "Image and mechanism match, nothing bent for effect" },
    { zh: "假说与定论分得清楚", en: "Hypothesis and fact kept apart" },
  ],
  opening: [
    {
      type: "paragraph",
      text: {
        zh: "夏天的傍晚，第一阵雨点刚落到地上，还没来得及把路面打湿，那股味道就先到了。有人说像青草，有人说像旧木头，也有人说什么都不像，就是“下雨的味道”。奇怪的是，雨水本身并没有气味，接一杯雨水闻闻就知道。",
        en: 'On a summer evening the first drops touch the ground, and before they have even wetted the road, the smell is there. Some say it is like grass, some like old wood, others that it is like nothing else, just "the smell of rain". The odd thing is that rain itself does not smell. Catch a cup of it, and try.',
      },
    },
    { type: "paragraph", text: { zh: "那么，味道的主人是谁？", en: "So whose smell is it?" } },
    {
      type: "paragraph",
      text: {
        zh: "翻开一小块湿润的泥土，里面住着数不清的微生物，其中有一类叫放线菌。它们在土里生长，制造出一种叫土臭素的小分子。名字不太好听，气味却正是我们熟悉的泥土香。土壤变干的时候，放线菌会产生孢子，土臭素也留在土粒的缝隙里，安静地等着。植物在干旱时渗出的油类，也会附着在石头和泥土表面，成为这股味道的另一部分。",
        en: "Turn over a small piece of moist soil, and countless microbes live inside, among them a kind called actinomycetes. As they grow, they make a small molecule named geosmin. The name is not pretty, but the smell is the earthy scent we all know. When soil dries, actinomycetes form spores, and geosmin stays in the gaps between grains and waits. Oils that plants give off in dry weather cling to stones and soil as well and become another part of the scent.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "等什么呢？等一滴雨。人的鼻子对土臭素格外敏感，空气里只要有极少的一点就能闻到，具体浓度见【待补充：数值与文献】。",
        en: "What does it wait for? A drop of rain. The human nose is remarkably sensitive to geosmin and notices even a trace in the air; how little is needed can be found at 【to fill in: figure and source】.",
      },
    },
  ],
  hardSample: {
    title: { zh: "用气泡讲明白气溶胶", en: "Explaining aerosols with bubbles" },
    text: {
      zh: "把一滴雨想象成一只落在海绵上的小锤子。泥土表面布满细孔，孔里有空气。雨滴砸下来，先把空气压进水里，形成许多小气泡；气泡很快向上浮，到了水面“啪”地破开，弹出比针尖还小的液滴，带着土臭素飞到空中。这和汽水杯口那层细细的水雾是同一个道理。雨太小，气泡少；雨太大，地面很快积水，孔隙被堵住。所以不大不小的雨，落在干了几天的地上，气味最浓【待补充：实验出处】。",
      en: "Think of a raindrop as a tiny hammer falling on a sponge. The surface of soil is full of fine pores, and there is air in the pores. The drop strikes, presses air into the water and makes many small bubbles; they rise quickly, burst at the surface, and throw out droplets finer than the point of a needle, which carry geosmin into the air. It is the same as the fine mist over a glass of soda. Light rain makes few bubbles; heavy rain soon floods the ground and blocks the pores. So it is moderate rain, on ground that has been dry for some days, that smells most 【to fill in: source of the experiment】.",
    },
  },
  staged: false,
  checklist: [
    { zh: "数值有出处", en: "figures have sources" },
    { zh: "专有名词首次解释", en: "terms explained when first used" },
    { zh: "观察活动安全", en: "activity is safe" },
    { zh: "没有夸大功效", en: "no benefits exaggerated" },
  ],
  scenes: ["kepu", "svKnowledge"],
  since: "2026-11-22",
});
