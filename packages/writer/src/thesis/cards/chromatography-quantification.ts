import type { MethodCard } from "../method-card.ts";

export const chromatographyQuantification: MethodCard = {
  key: "chromatography-quantification",
  title: { zh: "色谱定量", en: "Quantification by chromatography" },
  methods: ["laboratory"],
  roles: ["procedure", "instruments", "analysis"],
  cues: {
    zh: ["色谱", "HPLC", "气相色谱", "液相色谱", "内标法", "外标法", "峰面积", "出峰", "保留时间", "标样"],
    en: ["chromatography", "hplc", "gc-ms", "internal standard", "external standard", "peak area", "retention time", "peaks", "standards"],
  },
  sentences: {
    zh: [
      "保留时间相同不足以定性，须用标准品对照，并以光谱、质谱或另一种色谱条件佐证，因为不同物质可以同时流出。",
      "定量前待测峰与相邻峰须充分分开，分离度由两峰的保留时间差与峰宽算出，所要求的数值及依据应写明。",
      "外标法以标准品的峰面积对浓度作校准曲线，进样体积须一致；内标法用峰面积之比，可以抵消进样体积的波动。",
      "内标物应为样品中原来没有、性质与待测物相近、能与各峰分开的物质，若要校正前处理的损失，须在前处理之前加入。",
      "归一化法要求所有组分都流出并被检测到，组分的响应不同时须乘校正因子。",
      "积分参数应对标准品与样品一致，手工改动过的积分应说明并保留图谱。",
      "样品序列中宜穿插空白与质控样，空白检查残留，质控样检查响应随时间的漂移。",
      "方法须给出线性范围、检出限、重复性与加标回收率，检出限的计算方法一并写出。",
    ],
    en: [
      "An equal retention time does not identify a compound, since different compounds can elute together; a reference standard has to be supported by a spectrum, mass spectrometry or a second set of separation conditions.",
      "A peak has to be separated from its neighbours before it is quantified; resolution follows from the distance and the widths of two peaks, and the value required should be given with its basis.",
      "An external standard relates peak area to concentration and needs a constant injection volume; an internal standard uses the ratio of two areas, which cancels variation of that volume.",
      "An internal standard should be absent from the sample, similar to the analyte and separated from all peaks; to correct for losses in preparation it has to be added before it.",
      "Area normalisation requires that all components elute and are detected, and takes response factors where they respond differently.",
      "Integration parameters should be the same for standards and samples; any manual integration should be stated and its chromatogram kept.",
      "Blanks and control samples should be placed within a sequence, the former to find carry-over and the latter to find drift.",
      "A method should be reported with linear range, detection limit, repeatability and recovery, and with the way in which the detection limit was computed.",
    ],
  },
  missing: {
    zh: ["仪器、色谱柱、流动相或载气、温度与流速", "检测器与检测条件", "标准品的来源与纯度", "样品前处理步骤", "典型色谱图"],
    en: [
      "instrument, column, mobile phase or carrier gas, temperature and flow",
      "detector and its settings",
      "source and purity of standards",
      "sample preparation",
      "a typical chromatogram",
    ],
  },
  limits: {
    zh: ["未检出只说明低于检出限，不能写成不含；面积百分数在未作校正时不等于含量。"],
    en: ["Not detected means below the detection limit and not absent, and an uncorrected area percentage is not a content."],
  },
  exhibits: [
    {
      kind: "formula",
      latex: "R_s = \\frac{2\\,(t_2 - t_1)}{w_1 + w_2}",
      where: {
        zh: "$R_s$ 为分离度，$t_1$、$t_2$ 为先后流出的两峰的保留时间，$w_1$、$w_2$ 为两峰的峰底宽，单位与保留时间相同。",
        en: "$R_s$ is the resolution, $t_1$ and $t_2$ are the retention times of two peaks in order of elution, and $w_1$ and $w_2$ their widths at the base in the same unit.",
      },
    },
    {
      kind: "formula",
      latex: "c_x = f\\,\\frac{A_x}{A_s}\\,c_s",
      where: {
        zh: "$c_x$ 为待测物浓度，$c_s$ 为内标物浓度，$A_x$、$A_s$ 为两者的峰面积，$f=(c_x/A_x)/(c_s/A_s)$ 为由已知浓度的标准溶液测得的相对校正因子。",
        en: "$c_x$ is the concentration of the analyte and $c_s$ that of the internal standard, $A_x$ and $A_s$ are their peak areas, and $f=(c_x/A_x)/(c_s/A_s)$ is the correction factor found with standard solutions of known concentration.",
      },
    },
    {
      kind: "table",
      title: { zh: "方法学数据", en: "Validation data of the method" },
      head: {
        zh: ["组分", "保留时间（min）", "线性范围", "回归方程", "检出限", "重复性（RSD，%）", "回收率（%）"],
        en: [
          "Compound",
          "Retention time (min)",
          "Linear range",
          "Regression equation",
          "Detection limit",
          "Repeatability (RSD, %)",
          "Recovery (%)",
        ],
      },
    },
  ],
  never: { zh: ["完全分离", "绝对含量"], en: ["complete separation", "unambiguously"] },
};
