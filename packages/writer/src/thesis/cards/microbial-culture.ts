import type { MethodCard } from "../method-card.ts";

export const microbialCulture: MethodCard = {
  key: "microbial-culture",
  title: { zh: "微生物培养", en: "Microbial culture" },
  methods: ["laboratory", "clinical"],
  roles: ["procedure", "materials", "analysis"],
  cues: {
    zh: ["菌株", "培养基", "微生物", "发酵", "抑菌", "菌落", "接种量", "培养皿", "接种"],
    en: [
      "bacterial strain",
      "culture medium",
      "microbial",
      "fermentation",
      "antibacterial",
      "colony-forming",
      "inoculum",
      "plates",
      "colonies",
    ],
  },
  sentences: {
    zh: [
      "培养应设不接种的空白，空白长菌时同批数据不能使用；抑菌试验还须设溶剂对照和已知有效的阳性对照。",
      "菌株须写明来源与编号，实验前经划线得到单菌落，传代次数过多可能使性状改变。",
      "接种量应以活菌数或同一浊度下的体积表示，只写“接种一环”无法重复。",
      "平板计数得到的是能在该条件下形成菌落的数目，以 CFU 表示；成团的细胞只形成一个菌落，计数可能因此偏低。",
      "计数须取菌落数落在可计范围的稀释度，所取的范围与依据应写明，每个稀释度宜做平行平板。",
      "浊度与菌体量只在一定范围内成正比，超出时须稀释后测量，死细胞同样产生浊度。",
      "生长曲线分为延滞期、对数期、稳定期和衰亡期，比生长速率只能由对数期的数据求得。",
      "抑菌圈的大小受药物扩散快慢和琼脂厚度影响，不同物质之间不宜直接比较效力，宜另测最小抑菌浓度。",
    ],
    en: [
      "A culture needs an uninoculated blank, and if the blank grows, the batch cannot be used; inhibition tests also need a solvent control and a positive control of known effect.",
      "A strain should be named with its source and number and streaked to single colonies before use; too many passages may change its properties.",
      "The inoculum should be given as viable cells or as a volume at a stated turbidity, as “one loopful” cannot be repeated.",
      "Plate counts give the number able to form colonies under the conditions used, expressed as CFU; a clump of cells forms one colony, so counts may be too low.",
      "The dilution counted should give colonies within a countable range that is stated with its basis, and each dilution should have replicate plates.",
      "Turbidity is proportional to biomass within a range only; denser cultures are diluted before measurement, and dead cells are turbid too.",
      "A growth curve has a lag, an exponential, a stationary and a death phase; the specific growth rate can be taken from the exponential phase alone.",
      "An inhibition zone depends on diffusion and on the depth of the agar, so different substances should be compared by their minimum inhibitory concentration.",
    ],
  },
  missing: {
    zh: ["菌株来源、编号与生物安全等级", "培养基配方、温度、转速与时间", "接种量与平行数", "废弃物的灭菌处理"],
    en: [
      "source, number and biosafety level of the strain",
      "medium, temperature, shaking speed and time",
      "inoculum and number of replicates",
      "how waste was sterilised",
    ],
  },
  limits: {
    zh: ["体外培养的结果不能推到人体、食品或环境中的效果；同一培养物的几次取样不是独立重复。"],
    en: [
      "Results in vitro do not extend to people, food or the environment, and several samples of one culture are no independent replicates.",
    ],
  },
  exhibits: [
    {
      kind: "formula",
      latex: "N = \\frac{\\bar{C}\\, D}{V}",
      where: {
        zh: "$N$ 为样品中的活菌数（CFU/mL），$\\bar{C}$ 为同一稀释度各平板的平均菌落数，$D$ 为稀释倍数，$V$ 为每个平板的涂布体积（mL）。",
        en: "$N$ is the viable count of the sample in CFU/mL, $\\bar{C}$ the mean number of colonies per plate at one dilution, $D$ the dilution factor and $V$ the volume plated in mL.",
      },
    },
    {
      kind: "formula",
      latex: "\\mu = \\frac{\\ln X_2 - \\ln X_1}{t_2 - t_1}",
      where: {
        zh: "$\\mu$ 为比生长速率（1/h），$X_1$、$X_2$ 为对数期内 $t_1$、$t_2$ 时刻（h）的菌体量。",
        en: "$\\mu$ is the specific growth rate in 1/h, and $X_1$ and $X_2$ are the biomass at times $t_1$ and $t_2$ in h within the exponential phase.",
      },
    },
    {
      kind: "table",
      title: { zh: "平板计数记录", en: "Plate counts" },
      head: {
        zh: ["处理", "稀释倍数", "平板 1", "平板 2", "平板 3", "CFU/mL"],
        en: ["Treatment", "Dilution factor", "Plate 1", "Plate 2", "Plate 3", "CFU/mL"],
      },
    },
  ],
  never: { zh: ["彻底杀灭", "无毒副作用"], en: ["kills all", "harmless to humans"] },
};
