import type { MethodCard } from "../method-card.ts";

export const errorAnalysisOfMeasurements: MethodCard = {
  key: "error-analysis-of-measurements",
  title: { zh: "测量误差与不确定度", en: "Measurement error and uncertainty" },
  methods: ["laboratory", "design"],
  roles: ["analysis", "discussion", "results"],
  cues: {
    zh: ["误差分析", "不确定度", "系统误差", "随机误差", "测量精度", "误差来源", "测不准", "误差大", "偏差", "每次不一样"],
    en: [
      "error analysis",
      "measurement uncertainty",
      "systematic error",
      "random error",
      "uncertainty budget",
      "inaccurate",
      "readings differ",
    ],
  },
  sentences: {
    zh: [
      "误差是测得值与真值之差，真值通常未知；不确定度表示测得值的分散程度，可以评定，两个词不可混用。",
      "重复测量能够减小随机误差的影响，对系统误差没有作用，后者须用校准、换向测量或与标准比较来发现。",
      "A 类评定由重复测量的统计得到，平均值的标准不确定度等于单次标准差除以测量次数的平方根。",
      "B 类评定来自校准证书、仪器允差和分辨力，已知区间的半宽而没有其他信息时按均匀分布处理，标准不确定度为半宽除以 $\\sqrt3$。",
      "间接测量的各输入量互不相关时，以各量的偏导数与不确定度之积的平方和开方合成，乘积最大的一项决定结果，改进应从它开始。",
      "扩展不确定度等于合成标准不确定度乘包含因子，包含因子的取值须与结果一同给出。",
      "测量结果的末位应与不确定度的末位对齐，计算器多给出的位数没有意义。",
      "剔除可疑值须按事先选定的判据并说明所用的一种，不可因为不合预期而剔除。",
    ],
    en: [
      "Error is the measured value minus the true one, which is usually unknown; uncertainty describes the spread of values and can be evaluated, so the two words are not interchangeable.",
      "Repeating a measurement reduces random error and leaves systematic error as it was; the latter is found by calibration, by reversing the measurement or by comparison with a standard.",
      "A type A evaluation comes from repeated readings: the standard uncertainty of the mean is the standard deviation of one reading divided by the square root of their number.",
      "A type B evaluation comes from certificates, tolerances and resolution; where only the half-width of an interval is known, a uniform distribution is assumed and the half-width divided by $\\sqrt3$.",
      "Uncorrelated inputs of an indirect measurement combine as the root of the sum of squares of partial derivative times uncertainty; the largest term decides the result, and improvement should begin there.",
      "Expanded uncertainty is the combined standard uncertainty times a coverage factor, which has to be given with the result.",
      "The last digit of a result should match that of its uncertainty; further digits from a calculator mean nothing.",
      "A suspect reading may be rejected by a criterion chosen beforehand and named, not because it was unexpected.",
    ],
  },
  missing: {
    zh: ["各仪器的型号、分辨力与校准情况", "重复测量的原始读数", "各分量的数值与包含因子"],
    en: [
      "instruments, their resolution and calibration",
      "raw readings of repeated measurements",
      "value of each component, and the coverage factor",
    ],
  },
  limits: {
    zh: ["重复性好不说明准确，未校准的仪器可以重复给出同样偏离的值。"],
    en: ["Good repeatability is not accuracy: an instrument out of calibration can repeat the same wrong value."],
  },
  exhibits: [
    {
      kind: "formula",
      latex: "u_A = \\sqrt{\\frac{\\sum_{i=1}^{n}(x_i - \\bar{x})^2}{n(n-1)}}",
      where: {
        zh: "$u_A$ 为平均值的 A 类标准不确定度，$x_i$ 为第 $i$ 次读数，$\\bar{x}$ 为平均值，$n$ 为测量次数。",
        en: "$u_A$ is the type A standard uncertainty of the mean, $x_i$ the reading number $i$, $\\bar{x}$ the mean and $n$ the number of readings.",
      },
    },
    {
      kind: "formula",
      latex: "u_c(y) = \\sqrt{\\sum_i \\left(\\frac{\\partial f}{\\partial x_i}\\right)^2 u^2(x_i)},\\qquad U = k\\,u_c(y)",
      where: {
        zh: "$y=f(x_1,x_2,\\dots)$ 为间接测得的量，$x_i$ 为各输入量，$u(x_i)$ 为其标准不确定度，$u_c(y)$ 为合成标准不确定度，$k$ 为包含因子，$U$ 为扩展不确定度；各输入量互不相关。",
        en: "$y=f(x_1,x_2,\\dots)$ is the quantity measured indirectly, $x_i$ are the uncorrelated inputs and $u(x_i)$ their standard uncertainties, $u_c(y)$ is the combined standard uncertainty, $k$ the coverage factor and $U$ the expanded uncertainty.",
      },
    },
    {
      kind: "table",
      title: { zh: "不确定度分量", en: "Uncertainty budget" },
      head: {
        zh: ["来源", "类别", "分布", "标准不确定度", "偏导数", "对结果的贡献"],
        en: ["Source", "Type", "Distribution", "Standard uncertainty", "Partial derivative", "Contribution"],
      },
    },
  ],
  never: { zh: ["误差可忽略不计", "完全准确"], en: ["error-free", "negligible error"] },
};
