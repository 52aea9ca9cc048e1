import type { MethodCard } from "../method-card.ts";

export const adsorptionConcept: MethodCard = {
  key: "adsorption-concept",
  title: { zh: "吸附的概念", en: "What adsorption is" },
  methods: ["laboratory"],
  roles: ["concepts"],
  cues: {
    zh: ["吸附", "吸附剂", "去除", "镉", "重金属", "废水", "生物炭", "染料"],
    en: ["adsorption", "adsorbent", "removal", "heavy metal", "biochar", "dye"],
  },
  sentences: {
    zh: [
      "吸附是溶质在固体表面富集，吸收是进入内部，沉淀是形成新相，三者都会使溶液浓度下降，不能只凭去除率断定是吸附。",
      "去除率随初始浓度与投加量改变，不能比较材料的好坏，比较须用同一平衡浓度下的吸附量。",
      "溶液的酸碱度同时改变材料表面的电荷与离子的形态，是最先要固定或考察的条件。",
      "金属离子在碱性中会生成氢氧化物，须做不加吸附剂的空白，才能扣除沉淀的部分。",
      "材料本身可能溶出离子并改变溶液的酸碱度，宜测空白浸出。",
      "共存离子会争夺位点，纯溶液的结果高于实际水样。",
    ],
    en: [
      "In adsorption a solute gathers at the surface of a solid, in absorption it enters the interior, and in precipitation a new phase forms; all three lower the concentration of the solution, so removal alone does not show that adsorption took place.",
      "The removal rate changes with initial concentration and dose and cannot rank materials; they should be compared by the amount adsorbed at the same equilibrium concentration.",
      "Acidity changes both the charge of the surface and the species of the ions in solution, and is therefore the first condition to be fixed or studied.",
      "Metal ions form hydroxides in alkaline solution, so a blank without adsorbent is needed before the part due to precipitation can be subtracted.",
      "The material itself may release ions and change the acidity of the solution, which a leaching blank should measure.",
      "Coexisting ions compete for sites, so pure solutions give higher values than real water.",
    ],
  },
  missing: {
    zh: ["溶液的初始浓度与酸碱度", "空白试验的结果"],
    en: ["initial concentration and acidity of the solution", "results of the blanks"],
  },
  limits: {
    zh: ["单一溶液的结果不能直接用于实际废水。"],
    en: ["Results for a single solute in pure solution do not carry over to wastewater."],
  },
  exhibits: [
    {
      kind: "formula",
      latex: "q=\\frac{(C_0-C_e)V}{m}",
      where: {
        zh: "$q$ 为吸附量，$C_0$、$C_e$ 为初始与平衡浓度，$V$ 为溶液体积，$m$ 为吸附剂质量。",
        en: "$q$ is uptake, $C_0$ and $C_e$ initial and equilibrium concentration, $V$ volume and $m$ mass of adsorbent.",
      },
    },
  ],
  never: { zh: [], en: [] },
};
