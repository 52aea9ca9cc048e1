import type { MethodCard } from "../method-card.ts";

export const animalOrPlantGrowthTrial: MethodCard = {
  key: "animal-or-plant-growth-trial",
  title: { zh: "动植物生长试验", en: "Animal or plant growth trial" },
  methods: ["laboratory"],
  roles: ["procedure", "materials", "analysis"],
  cues: {
    zh: ["饲养试验", "盆栽", "田间试验", "日粮", "幼苗", "株高", "增重", "施肥", "水产养殖", "种子萌发"],
    en: [
      "feeding trial",
      "pot experiment",
      "field trial",
      "seedling",
      "weight gain",
      "plant height",
      "fertiliser",
      "fertilizer",
      "germination",
    ],
  },
  sentences: {
    zh: [
      "试验单位是能够独立接受处理的最小单位：整栏投喂时单位是栏而不是每头动物，整盆施肥时单位是盆而不是每株。",
      "把同一单位内的个体当作独立重复会夸大样本量，统计检验应以试验单位的平均值进行。",
      "处理须随机分配；光照、地力、栏位等有已知差异时，宜按差异划分区组，每个区组包含全部处理。",
      "对照组除所考察的因素之外，条件应与处理组相同，溶剂、水量和操作也包括在内。",
      "开始时各组的体重或苗高宜相近并如实列出，起点不同可用协方差分析校正。",
      "田间小区的边行受邻区影响，宜设保护行，测定取中间的植株。",
      "死亡、病弱和剔除的个体须按组报告数目与原因，只统计存活个体可能高估处理的效果。",
      "特定生长率以体重的对数计算，适合比较起始体重略有不同的组，但起始体重相差很大时仍不可比。",
    ],
    en: [
      "The experimental unit is the smallest to which a treatment can be given independently: the pen and not the animal when a pen is fed, the pot and not the plant when a pot is fertilised.",
      "Counting individuals of one unit as replicates inflates the sample size, so tests should be made on the means of units.",
      "Treatments should be allocated at random; where light, soil or position of pens differ in a known way, blocks should follow the difference and each hold all treatments.",
      "The control should be treated alike in everything but the factor studied, including solvent, water and handling.",
      "Initial weights or heights of the groups should be close and should be reported as they were; an unequal start can be corrected by analysis of covariance.",
      "Edge rows of field plots are influenced by their neighbours, so guard rows should be planted and measurements taken in the middle.",
      "Deaths, sick and removed individuals should be reported for each group with their reasons, since counting survivors only may overstate an effect.",
      "Specific growth rate uses the logarithm of weight, which suits groups with slightly different initial weights but not widely different ones.",
    ],
  },
  missing: {
    zh: ["品种、来源与起始状态", "处理、重复数与随机分配的方法", "温度、光照、水肥或饲喂记录", "动物试验的伦理审查批号"],
    en: [
      "species or variety, source and initial state",
      "treatments, replicates and method of random allocation",
      "records of temperature, light, water and feed or fertiliser",
      "approval number of the ethics committee, for animals",
    ],
  },
  limits: {
    zh: ["结果只适用于所试的品种、生长阶段和环境，一季或一地的试验不能推到其他季节和地点。"],
    en: ["Results hold for the variety, stage and environment of the trial; one season or site does not stand for others."],
  },
  exhibits: [
    {
      kind: "formula",
      latex: "SGR = \\frac{\\ln W_t - \\ln W_0}{t} \\times 100\\%",
      where: {
        zh: "$SGR$ 为特定生长率（%/d），$W_0$、$W_t$ 为起始与结束时的平均体重（g），$t$ 为天数（d）。",
        en: "$SGR$ is the specific growth rate in % per day, $W_0$ and $W_t$ are the mean weights in g at beginning and end, and $t$ is the number of days.",
      },
    },
    {
      kind: "table",
      title: { zh: "各处理的生长指标", en: "Growth under each treatment" },
      head: {
        zh: ["处理", "单位数", "起始值", "结束值", "增长量", "存活率（%）"],
        en: ["Treatment", "Units", "Initial", "Final", "Increase", "Survival (%)"],
      },
    },
  ],
  never: { zh: ["显著增产", "安全无害", "适宜推广"], en: ["ready for widespread use", "entirely safe"] },
};
