import type { MethodCard } from "../method-card.ts";

export const massLossAndCorrosion: MethodCard = {
  key: "mass-loss-and-corrosion",
  title: { zh: "失重法与腐蚀速率", en: "Mass loss and corrosion rate" },
  methods: ["laboratory"],
  roles: ["instruments", "concepts", "theory", "procedure"],
  cues: {
    zh: ["腐蚀", "失重", "锈蚀", "镀锌", "钢", "盐雾"],
    en: ["corrosion", "mass loss", "galvanised", "galvanized", "steel", "immersed", "rust", "weighed"],
  },
  sentences: {
    zh: [
      "失重法由腐蚀前后的质量差求平均速率，除去锈层时会带走少量基体，须用未腐蚀的空白片校正。",
      "锌层靠优先溶解保护钢，镀层未穿透前测得的是锌的腐蚀，穿透后才涉及钢，两段不能合成一个速率。",
      "氯离子破坏表面膜并提高电导，速率不一定随盐浓度一直上升，浓度高时溶解氧减少。",
      "切边处没有镀层，须封住或按比例计入，否则小试片的结果偏高。",
      "中途取出称量会干燥并破坏锈层，同一片反复称量与每次取不同的片所得不同，须写明用哪一种。",
      "溶液体积与试片面积之比、换液与否、是否搅动须写明，这些决定氧与离子的供给。",
    ],
    en: [
      "Mass loss gives an average rate; removing rust takes some metal, corrected by uncorroded blanks.",
      "Zinc protects steel by dissolving first: before it is pierced the loss is of zinc and afterwards of steel, and one rate does not fit both.",
      "Chloride breaks films and raises conductivity, but the rate need not keep rising, as concentrated brine holds less oxygen.",
      "Cut edges are bare and have to be sealed or allowed for, or small coupons read high.",
      "Taking out for weighing dries and disturbs the layer; weighing one coupon repeatedly and different ones each time give different results.",
      "Ratio of volume to area, renewal and stirring are stated, as they govern oxygen and ions.",
    ],
  },
  missing: {
    zh: ["试片的尺寸、面积与密度", "除锈的方法与空白校正"],
    en: ["size, area and density of coupons", "cleaning method and blank"],
  },
  limits: { zh: ["平均速率不反映点蚀的深度。"], en: ["An average rate does not show pitting."] },
  exhibits: [
    {
      kind: "formula",
      latex: "v=\\frac{m_0-m_1-m_b}{\\rho A t}",
      where: {
        zh: "$v$ 为平均腐蚀速率，$m_0$、$m_1$ 为试验前后的质量，$m_b$ 为空白校正，$\\rho$ 为密度，$A$ 为面积，$t$ 为时间。",
        en: "$v$ is the mean rate, $m_0$ and $m_1$ mass before and after, $m_b$ the blank, $\\rho$ density, $A$ area and $t$ time.",
      },
    },
  ],
  never: { zh: [], en: [] },
};
