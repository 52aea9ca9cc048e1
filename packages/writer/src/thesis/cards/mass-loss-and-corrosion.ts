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
      "The mass-loss method derives an average rate from the difference in mass before and after corrosion; removing the corrosion products also takes away a little metal, which has to be corrected with an uncorroded blank.",
      "Zinc protects steel by dissolving preferentially: until the coating is penetrated, what is measured is corrosion of zinc, and only afterwards is the steel involved, so the two stages cannot be combined into one rate.",
      "Chloride breaks down surface films and raises conductivity, but the rate does not necessarily keep rising with salt concentration, as concentrated solutions hold less dissolved oxygen.",
      "Cut edges are not coated and have to be sealed or accounted for by their share of the area; otherwise small coupons give results that are too high.",
      "Taking coupons out for weighing dries and disturbs the corrosion layer; weighing the same coupon repeatedly and removing a different one each time give different results, so the procedure used should be stated.",
      "The ratio of solution volume to coupon area, whether the solution is renewed and whether it is stirred should be stated, since they govern the supply of oxygen and ions.",
    ],
  },
  missing: {
    zh: ["试片的尺寸、面积与密度", "除锈的方法与空白校正"],
    en: ["dimensions, area and density of the coupons", "method of removing corrosion products, and blank correction"],
  },
  limits: { zh: ["平均速率不反映点蚀的深度。"], en: ["An average rate does not reflect the depth of pitting."] },
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
