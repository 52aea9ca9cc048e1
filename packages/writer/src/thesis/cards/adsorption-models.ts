import type { MethodCard } from "../method-card.ts";

export const adsorptionModels: MethodCard = {
  key: "adsorption-models",
  title: { zh: "吸附等温线与动力学模型", en: "Adsorption isotherm and kinetic models" },
  methods: ["laboratory"],
  roles: ["theory", "analysis", "procedure", "results"],
  cues: {
    zh: ["吸附", "生物炭", "活性炭", "吸附等温线", "准二级动力学"],
    en: ["adsorption", "adsorbent", "biochar", "activated carbon", "pseudo-second-order"],
  },
  sentences: {
    zh: [
      "平衡吸附量由吸附前后的浓度差、溶液体积和吸附剂质量算出，须设不加吸附剂的空白，扣除容器吸附和挥发。",
      "平衡时间应由动力学试验先行确定，等温试验的振荡时间不短于它，否则得到的不是平衡吸附量。",
      "Langmuir 模型假定表面位点等同、单层吸附、被吸附分子之间没有相互作用；Freundlich 模型是用于非均匀表面的经验式。",
      "模型宜用非线性拟合，线性化会改变误差的分布，同一组数据按不同的线性形式拟合会得到不同的参数。",
      "各点浓度应覆盖等温线的弯曲段，只在低浓度的直线段取点时饱和吸附量无法确定。",
      "比较模型时除决定系数外，宜给出参数的标准误和残差，参数个数不同的模型须用计入参数个数的准则。",
      "溶液的 pH 可同时改变吸附剂表面的电荷和吸附质的存在形态，须在吸附前后各测一次。",
      "由不同温度的数据求热力学参数时，平衡常数须无量纲，换算的方法应写明。",
    ],
    en: [
      "The amount adsorbed at equilibrium follows from the change in concentration, the volume of solution and the mass of adsorbent; a blank without adsorbent accounts for uptake by the vessel and for evaporation.",
      "A kinetic run should establish the equilibrium time first, and isotherm samples should be shaken at least that long, or what they give is no equilibrium value.",
      "The Langmuir model assumes equivalent sites, a monolayer and no interaction between adsorbed molecules; the Freundlich model is an empirical expression for heterogeneous surfaces.",
      "Models should be fitted by non-linear regression, since linearising changes the distribution of error and different linear forms give different parameters for the same data.",
      "Concentrations should cover the bend of the isotherm; with points on its initial straight part alone the capacity cannot be determined.",
      "Models should be compared by residuals and standard errors of the parameters beside the coefficient of determination, and by a criterion that counts parameters where their number differs.",
      "The pH can change both the surface charge of the adsorbent and the species of the adsorbate, and should be measured before and after adsorption.",
      "Thermodynamic quantities from several temperatures take a dimensionless equilibrium constant, and the conversion should be stated.",
    ],
  },
  missing: {
    zh: ["吸附剂用量、溶液体积、初始浓度与 pH", "温度、振荡速度与时间", "浓度的测定方法与检出限", "平行样数与拟合参数"],
    en: [
      "dose of adsorbent, volume, initial concentrations and pH",
      "temperature, shaking speed and time",
      "method of measuring concentration and its detection limit",
      "number of replicates and fitted parameters",
    ],
  },
  limits: {
    zh: ["某一模型拟合得好不能说明吸附机理，机理须由表征手段另行支持；单一溶质的结果不能直接用于实际水样。"],
    en: [
      "A good fit does not establish a mechanism, which needs evidence from characterisation; results with one solute do not carry over to real water.",
    ],
  },
  exhibits: [
    {
      kind: "formula",
      latex: "q_e = \\frac{(C_0 - C_e)\\,V}{m}",
      where: {
        zh: "$q_e$ 为平衡吸附量（mg/g），$C_0$、$C_e$ 为初始与平衡浓度（mg/L），$V$ 为溶液体积（L），$m$ 为吸附剂质量（g）。",
        en: "$q_e$ is the amount adsorbed at equilibrium in mg/g, $C_0$ and $C_e$ are the initial and equilibrium concentrations in mg/L, $V$ is the volume in L and $m$ the mass of adsorbent in g.",
      },
    },
    {
      kind: "formula",
      latex: "q_e = \\frac{q_m K_L C_e}{1 + K_L C_e},\\qquad q_e = K_F\\, C_e^{1/n}",
      where: {
        zh: "前式为 Langmuir 模型，后式为 Freundlich 模型；$q_e$ 为平衡吸附量（mg/g），$C_e$ 为平衡浓度（mg/L），$q_m$ 为饱和吸附量（mg/g），$K_L$ 为 Langmuir 常数（L/mg），$K_F$ 的单位随 $n$ 而定，$n$ 为经验常数。",
        en: "the first is the Langmuir and the second the Freundlich model; $q_e$ is the amount adsorbed at equilibrium in mg/g, $C_e$ the equilibrium concentration in mg/L, $q_m$ the capacity in mg/g, $K_L$ the Langmuir constant in L/mg, $K_F$ a constant whose unit depends on $n$, and $n$ an empirical constant.",
      },
    },
    {
      kind: "formula",
      latex: "q_t = q_e\\left(1 - e^{-k_1 t}\\right),\\qquad q_t = \\frac{k_2 q_e^2 t}{1 + k_2 q_e t}",
      where: {
        zh: "前式为准一级、后式为准二级动力学模型；$q_t$ 为 $t$ 时刻的吸附量（mg/g），$q_e$ 为平衡吸附量（mg/g），$t$ 为时间（min），$k_1$（1/min）、$k_2$（g/(mg·min)）为速率常数。",
        en: "the first is the pseudo-first-order and the second the pseudo-second-order model; $q_t$ is the amount adsorbed at time $t$ and $q_e$ that at equilibrium in mg/g, $t$ is in min, and $k_1$ in 1/min and $k_2$ in g/(mg min) are rate constants.",
      },
    },
    {
      kind: "table",
      title: { zh: "等温线拟合参数", en: "Fitted isotherm parameters" },
      head: {
        zh: ["模型与参数", "取值", "标准误", "模型的 $R^2$"],
        en: ["Model and parameter", "Value", "Standard error", "$R^2$ of the model"],
      },
      rows: {
        zh: ["Langmuir $q_m$", "Langmuir $K_L$", "Freundlich $K_F$", "Freundlich $n$"],
        en: ["Langmuir $q_m$", "Langmuir $K_L$", "Freundlich $K_F$", "Freundlich $n$"],
      },
    },
  ],
  never: { zh: ["证明为化学吸附", "高效去除"], en: ["proves chemisorption", "superior adsorbent"] },
};
