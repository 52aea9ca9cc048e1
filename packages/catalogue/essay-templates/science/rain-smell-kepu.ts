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
  title: { zh: "雨后泥土的味道从哪里来", en: "Where the Smell of Rain Comes From" },
  pattern: "雨后泥土的味道从哪里来",
  slots: [],
  remark: { zh: "一滴雨砸下去，气味是怎样飞起来的", en: "How a raindrop lifts a scent" },
  keywords: ["土臭素", "气溶胶", "嗅觉", "科普"],
  bring: ["核对数值与出处", "一张过程示意图"],
  outline: [
    { title: { zh: "一种说不清的熟悉", en: "A familiar smell" }, intent: "用感官描写引入", weight: 14 },
    {
      title: { zh: "味道的主人不是水", en: "Not the water" },
      intent: "介绍放线菌与土臭素",
      weight: 22,
      needs: ["source"],
      mistake: "把单一物质当全部原因",
    },
    { title: { zh: "雨滴怎样把它弹起来", en: "How drops lift it" }, intent: "用气泡比喻讲气溶胶", weight: 22, needs: ["figure"] },
    {
      title: { zh: "为什么我们这么敏感", en: "Why so sensitive" },
      intent: "提假说并标明尚无定论",
      weight: 16,
      needs: ["source"],
      mistake: "把假说写成定论",
    },
    { title: { zh: "你可以试一试", en: "Try it" }, intent: "安全的小观察", weight: 14 },
    { title: { zh: "小小的余味", en: "Closing" }, intent: "由气味联系到土壤生命", weight: 12 },
  ],
  whyGood: ["从气味的谜面进入，一层层揭开", "比喻与机制一一对应，没有为了生动而失真", "假说与定论分得清楚"],
  opening: [
    {
      type: "paragraph",
      text: "夏天的傍晚，第一阵雨点刚落到地上，还没来得及把路面打湿，那股味道就先到了。有人说像青草，有人说像旧木头，也有人说什么都不像，就是“下雨的味道”。奇怪的是，雨水本身并没有气味，接一杯雨水闻闻就知道。",
    },
    { type: "paragraph", text: "那么，味道的主人是谁？" },
    {
      type: "paragraph",
      text: "翻开一小块湿润的泥土，里面住着数不清的微生物，其中有一类叫放线菌。它们在土里生长，制造出一种叫土臭素的小分子。名字不太好听，气味却正是我们熟悉的泥土香。土壤变干的时候，放线菌会产生孢子，土臭素也留在土粒的缝隙里，安静地等着。植物在干旱时渗出的油类，也会附着在石头和泥土表面，成为这股味道的另一部分。",
    },
    {
      type: "paragraph",
      text: "等什么呢？等一滴雨。人的鼻子对土臭素格外敏感，空气里只要有极少的一点就能闻到，具体浓度见【待补充：数值与文献】。",
    },
  ],
  hardSample: {
    title: "用气泡讲明白气溶胶",
    text: "把一滴雨想象成一只落在海绵上的小锤子。泥土表面布满细孔，孔里有空气。雨滴砸下来，先把空气压进水里，形成许多小气泡；气泡很快向上浮，到了水面“啪”地破开，弹出比针尖还小的液滴，带着土臭素飞到空中。这和汽水杯口那层细细的水雾是同一个道理。雨太小，气泡少；雨太大，地面很快积水，孔隙被堵住。所以不大不小的雨，落在干了几天的地上，气味最浓【待补充：实验出处】。",
  },
  staged: false,
  checklist: ["数值有出处", "专有名词首次解释", "观察活动安全", "没有夸大功效"],
  scenes: ["kepu", "svKnowledge"],
  since: "2026-11-22",
});
