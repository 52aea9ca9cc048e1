import type { MethodCard } from "../method-card.ts";

export const factorAndConceptInExperiment: MethodCard = {
  key: "factor-and-concept-in-experiment",
  title: { zh: "试验因素与指标的界定", en: "Factors and measured properties" },
  methods: ["laboratory"],
  roles: ["concepts"],
  standard: ["concepts"],
  cues: { zh: ["的概念", "指标", "性能", "材料"], en: ["what it is", "light", "properties", "road salt"] },
  sentences: {
    zh: [
      "试验中的因素须给出可以重复的数值，例如浓度、波长、比例，名称相同而数值不同的处理不能并称。",
      "指标写明测什么、怎样测、单位与方向，数值大是好还是差要说清。",
      "材料的等级与状态须按标准写出，俗称常包含几种不同的东西。",
      "直接测得的量与由公式算出的量分开，后者带有各项测量误差的合成。",
      "一个指标只说明性质的一面，例如强度高而不耐久，结论须写明就哪一项而言。",
    ],
    en: [
      "A factor should be given by values that can be reproduced, such as concentration, wavelength or ratio; treatments that share a name but differ in value should not be lumped together.",
      "For each property it should be said what is measured, how, in what unit, and whether a larger value is better or worse.",
      "Grade and condition of materials should be given according to the standard, as common names often cover several different things.",
      "Quantities measured directly and quantities computed by a formula should be kept apart, because the latter carry the combined errors of several measurements.",
      "One property shows one side of a material, which may be strong and yet not durable, so conclusions should name the property they refer to.",
    ],
  },
  missing: { zh: ["因素的数值与单位", "指标的测法与单位"], en: ["values and units of the factors", "method and unit of each property"] },
  limits: { zh: ["换用别的测法得到的数值不直接可比。"], en: ["Values obtained by other methods are not directly comparable."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
