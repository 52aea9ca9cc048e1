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
      "Titratable acidity measures all the acid that a base can neutralise, pH the hydrogen ions already dissociated; in buffered systems the two do not change in step.",
      "Alkali solution absorbs carbon dioxide from the air and has to be standardised against a primary standard before use, and again after standing.",
      "In coloured samples the change of an indicator is hard to see, so the end point should be determined potentiometrically.",
      "Water for dilution should be boiled to remove carbon dioxide, and a blank should be subtracted.",
      "Each sample should be titrated at least twice, and again if the two volumes differ by more than a specified value.",
      "Results are expressed as one particular acid or in prescribed degrees, and the conversion has to be stated; different expressions cannot be compared directly.",
    ],
  },
  missing: {
    zh: ["标准溶液的浓度与标定", "平行测定的允许差"],
    en: ["concentration and standardisation of the titrant", "permitted difference between repeated titrations"],
  },
  limits: { zh: ["滴定酸度不能说明各种酸各有多少。"], en: ["Titratable acidity does not tell how much of each acid is present."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
