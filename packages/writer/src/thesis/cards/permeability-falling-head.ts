import type { MethodCard } from "../method-card.ts";

export const permeabilityFallingHead: MethodCard = {
  key: "permeability-falling-head",
  title: { zh: "变水头渗透试验", en: "Falling-head permeability test" },
  methods: ["laboratory"],
  roles: ["instruments", "procedure", "theory", "analysis"],
  cues: {
    zh: ["渗透系数", "变水头", "透水混凝土", "透水系数", "渗透试验", "透水", "渗水"],
    en: ["permeability", "falling-head", "falling head", "pervious concrete", "hydraulic conductivity", "permeable", "drains"],
  },
  sentences: {
    zh: [
      "变水头法使水由截面较小的水头管流过试件，记录水位由 $h_1$ 降到 $h_2$ 的时间，渗透系数由达西定律积分得到。",
      "水头从出水口的水面量起，不是从试件顶面量起，基准取错会使结果出现系统误差。",
      "试件须先充分饱和，残留的气泡堵住孔隙，测得的渗透系数偏小。",
      "试件侧壁须密封，水沿侧壁绕流时测得的渗透系数偏大，密封是否有效应单独检查。",
      "同一试件宜取几对水位重复测定，所得系数应在测量误差之内一致，随水头变化的说明饱和不足或流动已不是层流。",
      "孔隙很大的试件水位下降很快，计时误差所占的比例大，宜加大水头管截面或改用常水头法。",
      "水的黏度随温度变化，须记录水温并换算到同一温度，换算所用的黏度与出处应写明。",
    ],
    en: [
      "In the falling-head test water flows from a standpipe through the specimen; the time for the level to fall from $h_1$ to $h_2$ is recorded, and the coefficient follows from integrating Darcy's law.",
      "Head is measured from the water level at the outlet and not from the top of the specimen; a wrong datum causes a systematic error.",
      "The specimen has to be saturated first, as trapped air blocks pores and lowers the measured coefficient.",
      "The side of the specimen has to be sealed, since flow along the wall raises the measured coefficient, and the seal should be checked by itself.",
      "Several pairs of levels should be used on one specimen; coefficients that vary with the head point to incomplete saturation or to flow that is no longer laminar.",
      "With very large pores the level falls fast and the timing error weighs heavily; a wider standpipe or the constant-head method may be used instead.",
      "The viscosity of water depends on temperature, so the temperature should be recorded and results converted to a common one, with the viscosities and their source given.",
    ],
  },
  missing: {
    zh: ["试件长度、截面积与水头管截面积", "起止水位与各次时间", "饱和方法、密封方法与水温", "每组试件的个数"],
    en: [
      "length and cross-section of the specimen, cross-section of the standpipe",
      "levels and times of each run",
      "how the specimen was saturated and sealed, and the water temperature",
      "number of specimens in each group",
    ],
  },
  limits: {
    zh: ["公式以层流为前提，大孔隙中的流动可能不满足；小试件的结果不等于铺面在现场堵塞之后的透水能力。"],
    en: [
      "The formula presupposes laminar flow, which large pores may not meet; a small specimen does not show how a material drains on site once it is clogged.",
    ],
  },
  exhibits: [
    {
      kind: "formula",
      latex: "k = \\frac{a L}{A t}\\,\\ln\\frac{h_1}{h_2}",
      where: {
        zh: "$k$ 为渗透系数（cm/s），$a$ 为水头管截面积（cm²），$L$ 为试件长度（cm），$A$ 为试件截面积（cm²），$t$ 为水位由 $h_1$ 降到 $h_2$ 的时间（s），$h_1$、$h_2$ 为起止水头（cm）。",
        en: "$k$ is the coefficient of permeability in cm/s, $a$ the cross-section of the standpipe and $A$ that of the specimen in cm², $L$ the length of the specimen in cm, and $t$ the time in s in which the head falls from $h_1$ to $h_2$ in cm.",
      },
    },
    {
      kind: "table",
      title: { zh: "变水头渗透试验记录", en: "Record of the falling-head test" },
      head: {
        zh: ["试件编号", "$h_1$（cm）", "$h_2$（cm）", "$t$（s）", "水温（℃）", "$k$（cm/s）"],
        en: ["Specimen", "$h_1$ (cm)", "$h_2$ (cm)", "$t$ (s)", "Water temperature (°C)", "$k$ (cm/s)"],
      },
    },
  ],
  never: { zh: ["透水性优异", "永不堵塞"], en: ["excellent permeability", "never clogs"] },
};
