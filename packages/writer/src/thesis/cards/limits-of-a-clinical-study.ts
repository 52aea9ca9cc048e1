import type { MethodCard } from "../method-card.ts";

export const limitsOfAClinicalStudy: MethodCard = {
  key: "limits-of-a-clinical-study",
  title: { zh: "临床研究的局限", en: "Limits of a clinical study" },
  methods: ["clinical"],
  roles: ["discussion"],
  standard: ["discussion"],
  cues: { zh: ["研究的局限", "局限"], en: ["limits of the design", "limits"] },
  sentences: {
    zh: [
      "局限按对结果的方向写：未设盲通常高估主观结局，漏评若多在症状重时，会低估症状。",
      "单一病区的照护习惯会使两组同样偏高或偏低，影响推广而未必影响组间比较。",
      "对照组可能从同病房的人得到干预的内容，这种沾染会缩小差别。",
      "观察期短，不能说明效果保持多久。",
      "病情较轻的人可能更容易同意参加，样本因此偏轻。",
    ],
    en: [
      "Limitations should be stated by the direction of their effect: lack of blinding usually overstates subjective outcomes, and ratings that are missing mostly when symptoms are severe understate them.",
      "The habits of care on a single ward raise or lower both groups alike, which affects generalisation but not necessarily the comparison between groups.",
      "Control patients may learn parts of the intervention from others on the same ward; such contamination reduces the difference.",
      "With a short period of observation it cannot be said how long an effect lasts.",
      "Patients with milder illness may consent more readily, so that the sample is milder than the population.",
    ],
  },
  missing: { zh: ["影响最大的局限与方向"], en: ["the most influential limitation and its direction"] },
  limits: { zh: ["局限不能靠增加检验来弥补。"], en: ["Limitations cannot be made up for by further tests."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
