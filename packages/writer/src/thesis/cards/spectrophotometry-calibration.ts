import type { MethodCard } from "../method-card.ts";

export const spectrophotometryCalibration: MethodCard = {
  key: "spectrophotometry-calibration",
  title: { zh: "分光光度法与标准曲线", en: "Spectrophotometry and calibration curve" },
  methods: ["laboratory"],
  roles: ["procedure", "instruments", "analysis"],
  cues: {
    zh: ["分光光度", "吸光度", "标准曲线", "紫外可见", "比色法", "显色"],
    en: ["spectrophotometry", "spectrophotometric", "absorbance", "calibration curve", "uv-vis", "colorimetric", "colourimetric"],
  },
  sentences: {
    zh: [
      "朗伯-比尔定律指出，在单色光和稀溶液的条件下，吸光度与浓度和光程成正比，浓度过高或杂散光较大时会偏离直线。",
      "测定波长宜取吸收峰处，峰顶平坦，波长的微小偏差影响小，但须避开共存物质的吸收。",
      "标准系列与样品应经过相同的显色、稀释和放置时间，显色后吸光度稳定的时间范围由试验确定。",
      "参比溶液宜用试剂空白，它含有除待测物以外的全部试剂，用纯水作参比会漏掉试剂本身的吸收。",
      "样品的吸光度应落在标准系列的范围之内，超出时须稀释后重测，不可沿直线外推。",
      "标准曲线应给出回归方程、浓度范围和残差；相关系数接近 1 并不说明没有弯曲，残差图可以看出。",
      "基体影响用加标回收检验，加标量宜与样品中原有的量相近；由基体引起的偏离可用标准加入法校正，前处理中的损失则不能。",
    ],
    en: [
      "By the Beer-Lambert law absorbance is proportional to concentration and path length for monochromatic light and dilute solutions; high concentration and stray light cause deviations.",
      "The wavelength should be that of the absorption maximum, where a small error in wavelength matters least, unless another substance absorbs there.",
      "Standards and samples should go through the same colour reaction, dilution and standing time, and the period in which absorbance stays constant is found by a test.",
      "The reference should be a reagent blank that holds all reagents but not the analyte; pure water as reference misses the absorption of the reagents.",
      "The absorbance of a sample has to lie within the range of the standards; a sample beyond it is diluted and measured again, not read off by extrapolation.",
      "A calibration curve should be reported with regression equation, range and residuals; a correlation coefficient near 1 does not exclude curvature, which a plot of residuals shows.",
      "Matrix effects are examined by spiking with about as much as the sample already holds; standard addition may correct for the matrix, but not for losses during preparation.",
    ],
  },
  missing: {
    zh: ["仪器型号、波长与比色皿光程", "标准物质的来源与标准系列浓度", "回归方程与线性范围", "加标回收率与平行样的相对标准偏差"],
    en: [
      "instrument, wavelength and path length",
      "source of the standard and concentrations of the series",
      "regression equation and linear range",
      "recovery and relative standard deviation of replicates",
    ],
  },
  limits: {
    zh: ["吸光度只反映在该波长有吸收的全部物质，未排除干扰时不能说测得的就是单一成分。"],
    en: [
      "Absorbance includes everything that absorbs at the wavelength; unless interference is excluded, the value may not be ascribed to one compound.",
    ],
  },
  exhibits: [
    {
      kind: "formula",
      latex: "A = \\lg\\frac{I_0}{I} = \\varepsilon\\, b\\, c",
      where: {
        zh: "$A$ 为吸光度，$I_0$、$I$ 为入射与透射光强，$\\varepsilon$ 为摩尔吸光系数（L/(mol·cm)），$b$ 为光程（cm），$c$ 为浓度（mol/L）。",
        en: "$A$ is the absorbance, $I_0$ and $I$ are the incident and transmitted intensities, $\\varepsilon$ is the molar absorption coefficient in L/(mol cm), $b$ the path length in cm and $c$ the concentration in mol/L; $\\lg$ is the decadic logarithm.",
      },
    },
    {
      kind: "formula",
      latex: "P = \\frac{c_2 V_2 - c_1 V_1}{m_s} \\times 100\\%",
      where: {
        zh: "$P$ 为加标回收率，$c_1$、$V_1$ 为加标前的浓度（mg/L）与体积（L），$c_2$、$V_2$ 为加标后的浓度与体积，$m_s$ 为加入的待测物质量（mg）。",
        en: "$P$ is the recovery, $c_1$ and $V_1$ are concentration in mg/L and volume in L before spiking, $c_2$ and $V_2$ those after it, and $m_s$ is the mass of analyte added in mg.",
      },
    },
    {
      kind: "table",
      title: { zh: "标准曲线数据", en: "Data of the calibration curve" },
      head: {
        zh: ["浓度（mg/L）", "吸光度 1", "吸光度 2", "吸光度 3", "平均值", "残差"],
        en: ["Concentration (mg/L)", "Absorbance 1", "Absorbance 2", "Absorbance 3", "Mean", "Residual"],
      },
    },
  ],
  never: { zh: ["完全准确", "没有干扰"], en: ["absolutely accurate", "interference-free"] },
};
