import type { MethodCard } from "../method-card.ts";

export const titrationAndAcidity: MethodCard = {
  key: "titration-and-acidity",
  title: { zh: "滴定与酸度测定", en: "Titration and acidity" },
  methods: ["laboratory"],
  roles: ["instruments", "procedure"],
  cues: { zh: ["滴定", "酸度", "酸碱", "pH"], en: ["titration", "acidity", "acid", "ph value"] },
  sentences: {
    zh: [
      "滴定酸度测的是能被碱中和的全部酸，pH 测的是已离解的氢离子，缓冲的体系中二者变化不同步。",
      "碱液会吸收空气中的二氧化碳，使用前须用基准物标定，放置后重新标定。",
      "有颜色的样品看不清指示剂变色，宜用电位法判断终点。",
      "稀释用水须煮沸除去二氧化碳，并做空白扣除。",
      "每份样品至少滴定两次，两次体积之差超过规定值的重做。",
      "结果以某一种酸计或以规定的度数表示，须写明换算，不同表示法之间不能直接比较。",
    ],
    en: [
      "Titratable acidity counts all acid that can be neutralised, pH the hydrogen ions present; in buffered systems they do not move together.",
      "Alkali takes up carbon dioxide and is standardised before use and again after standing.",
      "In coloured samples an indicator is hard to see, and the end point is found by electrode.",
      "Water for dilution is boiled, and a blank is subtracted.",
      "Each sample is titrated twice at least and again if volumes differ by more than stated.",
      "Results are expressed as one acid or in degrees with the conversion; different expressions are not compared.",
    ],
  },
  missing: { zh: ["标准溶液的浓度与标定", "平行测定的允许差"], en: ["strength and standardisation", "difference allowed between repeats"] },
  limits: { zh: ["滴定酸度不能说明各种酸各有多少。"], en: ["Titration does not tell one acid from another."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
