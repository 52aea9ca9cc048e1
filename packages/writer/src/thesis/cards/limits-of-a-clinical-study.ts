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
      "局限按对结果的方向写：未设盲通常高估主观结局，漏评若多在疼痛重时，会低估疼痛。",
      "单一病区的照护习惯会使两组同样偏高或偏低，影响推广而未必影响组间比较。",
      "对照组可能从同病房的人得到干预的内容，这种沾染会缩小差别。",
      "观察期短，不能说明效果保持多久。",
      "病情较轻的人更容易同意参加，样本因此偏轻。",
    ],
    en: [
      "Limits are stated by direction: no blinding mostly overstates subjective outcomes, and ratings missed in severe pain understate it.",
      "Habits of one ward raise or lower both groups alike and affect generalising more than comparison.",
      "Controls may learn the intervention from neighbours, which shrinks the difference.",
      "A short period does not tell how long effects last.",
      "Milder patients consent more easily, and the sample is milder.",
    ],
  },
  missing: { zh: ["影响最大的局限与方向"], en: ["the limit that matters most and its direction"] },
  limits: { zh: ["局限不能靠增加检验来弥补。"], en: ["More tests do not make up for limits."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
