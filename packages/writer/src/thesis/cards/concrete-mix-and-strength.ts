import type { MethodCard } from "../method-card.ts";

export const concreteMixAndStrength: MethodCard = {
  key: "concrete-mix-and-strength",
  title: { zh: "混凝土配合比与强度试验", en: "Concrete mix design and strength tests" },
  methods: ["laboratory"],
  roles: ["materials", "procedure", "analysis"],
  cues: {
    zh: ["混凝土", "配合比", "水胶比", "水泥砂浆", "再生骨料", "粗骨料", "立方体试件", "试块", "压碎", "水灰比", "28天", "28", "天"],
    en: [
      "concrete",
      "mix design",
      "compressive strength",
      "water-binder",
      "water-cement",
      "coarse aggregate",
      "recycled aggregate",
      "cement mortar",
      "cubes",
      "cured",
      "cement",
    ],
  },
  sentences: {
    zh: [
      "配合比以每立方米混凝土的材料用量表示，绝对体积法要求各材料的绝对体积与空气体积之和为 1 m³。",
      "水胶比本身不是变量时，各组的水胶比应保持不变；骨料吸水时须区分总水量与有效水量，水胶比按有效水量计算。",
      "用密度不同的骨料替代时，按质量替代与按体积替代得到的混凝土不同，须说明采用哪一种。",
      "称量前应测骨料的含水率，与配合比所取含水状态之差从拌和水中扣除或补足。",
      "立方体抗压试件的承压面应与成型时的顶面垂直，抹面不平会使荷载集中，测得的强度偏低。",
      "抗压强度等于破坏荷载除以承压面积；试件尺寸不同则强度不能直接比较，须按所用标准换算。",
      "强度随龄期和养护的温湿度变化，各组的养护条件、龄期与加荷速度应相同。",
      "同组试件的取值规则与离散过大时的处理须按所用标准，试件的破坏形态宜拍照记录。",
    ],
    en: [
      "A mix is given as the mass of each material per cubic metre of concrete; by the absolute volume method the volumes of the materials and of air add up to 1 m³.",
      "Unless the water-binder ratio is itself the variable, it should be the same in all mixes; with absorbent aggregate total and effective water are kept apart, and the ratio is computed from effective water.",
      "Replacing an aggregate by one of another density gives different concretes by mass and by volume, so the text should say which was used.",
      "The moisture of aggregates should be measured before weighing, and the difference from the moisture state assumed in the mix subtracted from the mixing water or added to it.",
      "A cube should be loaded on faces perpendicular to the one trowelled at casting; an uneven face concentrates the load and lowers the measured strength.",
      "Compressive strength is the failure load divided by the loaded area; strengths of specimens of different size may be compared only after the conversion given by the standard used.",
      "Strength depends on age and on temperature and humidity of curing, so curing, age and loading rate should be the same for all groups.",
      "The standard used decides how the value of a group is formed and what happens when its specimens differ too much; the mode of failure should be photographed.",
    ],
  },
  missing: {
    zh: ["水泥、骨料、外加剂的品种与性能", "各组每立方米的材料用量", "搅拌与成型方法、养护条件、龄期", "所用试验标准及版本、每组试件数"],
    en: [
      "type and properties of cement, aggregate and admixture",
      "masses per cubic metre of each mix",
      "mixing, casting, curing and age",
      "test standard with its version, and number of specimens in a group",
    ],
  },
  limits: {
    zh: ["标准养护下的试件强度不等于构件在现场的强度；只测强度时不能对耐久性下结论。"],
    en: [
      "The strength of cured specimens is not that of a structure on site, and tests of strength alone allow no conclusion on durability.",
    ],
  },
  exhibits: [
    {
      kind: "formula",
      latex: "\\frac{m_c}{\\rho_c} + \\frac{m_s}{\\rho_s} + \\frac{m_g}{\\rho_g} + \\frac{m_w}{\\rho_w} + 0.01\\,\\alpha = 1",
      where: {
        zh: "$m_c$、$m_s$、$m_g$、$m_w$ 依次为每立方米混凝土中水泥、砂、石、水的质量（kg），$\\rho_c$、$\\rho_w$ 为水泥与水的密度，$\\rho_s$、$\\rho_g$ 为砂、石的表观密度（kg/m³），$\\alpha$ 为含气量的百分数；掺有其他胶凝材料时另加一项。",
        en: "$m_c$, $m_s$, $m_g$ and $m_w$ are the masses in kg of cement, sand, coarse aggregate and water per cubic metre, $\\rho_c$ and $\\rho_w$ the densities of cement and water and $\\rho_s$ and $\\rho_g$ the apparent densities of the aggregates in kg/m³, and $\\alpha$ is the air content in per cent; any further binder adds a term.",
      },
    },
    {
      kind: "formula",
      latex: "f = \\frac{F}{A}",
      where: {
        zh: "$f$ 为抗压强度（MPa），$F$ 为破坏荷载（N），$A$ 为承压面积（mm²）。",
        en: "$f$ is the compressive strength in MPa, $F$ the failure load in N and $A$ the loaded area in mm².",
      },
    },
    {
      kind: "table",
      title: { zh: "各组配合比（kg/m³）", en: "Mix proportions (kg/m³)" },
      head: {
        zh: ["组别", "水泥", "砂", "石", "水", "外加剂", "水胶比"],
        en: ["Mix", "Cement", "Sand", "Coarse aggregate", "Water", "Admixture", "Water-binder ratio"],
      },
    },
    {
      kind: "table",
      title: { zh: "抗压强度（MPa）", en: "Compressive strength (MPa)" },
      head: {
        zh: ["组别", "龄期（d）", "试件 1", "试件 2", "试件 3", "代表值"],
        en: ["Mix", "Age (d)", "Specimen 1", "Specimen 2", "Specimen 3", "Value of the group"],
      },
    },
  ],
  never: { zh: ["性能优异", "显著改善"], en: ["excellent performance", "superior durability"] },
};
