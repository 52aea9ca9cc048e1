import type { MethodCard } from "../method-card.ts";

export const pyrolysisAndCarbons: MethodCard = {
  key: "pyrolysis-and-carbons",
  title: { zh: "热解炭的性质", en: "Carbons made by pyrolysis" },
  methods: ["laboratory"],
  roles: ["concepts", "theory"],
  cues: { zh: ["生物炭", "热解", "炭化", "稻壳", "秸秆", "活性炭"], en: ["biochar", "pyrolysis", "activated carbon", "char", "husk"] },
  sentences: {
    zh: [
      "热解温度升高，一般使挥发分逸出，产率下降，碳含量与孔隙上升，含氧基团减少，几项朝相反方向影响吸附。",
      "因此吸附量与温度的关系可能有最大值，须测比表面积与官能团才能解释。",
      "灰分中的矿物会使溶液变碱，对金属的去除有一部分来自沉淀与离子交换。",
      "原料、升温速率、保温时间与气氛须一并写明，同一温度下仍可得到不同的炭。",
      "产率以绝干原料计，称量前冷却至室温并防吸潮。",
      "粒径影响到达平衡的时间，一般不改变平衡吸附量，破碎打开新孔的除外。",
    ],
    en: [
      "As the pyrolysis temperature rises, volatiles escape and the yield falls, carbon content and porosity generally increase and oxygen-containing groups decrease, which affect adsorption in opposite directions.",
      "The amount adsorbed may therefore pass through a maximum with temperature, and surface area and functional groups have to be measured before it can be explained.",
      "Minerals in the ash make the solution alkaline, so part of the removal of metals is due to precipitation and ion exchange.",
      "Feedstock, heating rate, holding time and atmosphere have to be stated together, as different chars can result from the same temperature.",
      "Yield should be based on oven-dry feedstock, and the char be weighed after cooling to room temperature without taking up moisture.",
      "Particle size affects the time to equilibrium but usually not the amount adsorbed at equilibrium, unless crushing opens new pores.",
    ],
  },
  missing: { zh: ["升温速率、保温时间与气氛", "产率与灰分"], en: ["heating rate, holding time and atmosphere", "yield and ash content"] },
  limits: {
    zh: ["未测结构参数时，机理只能作推测。"],
    en: ["Where structural parameters were not measured, statements on the mechanism are conjecture."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
