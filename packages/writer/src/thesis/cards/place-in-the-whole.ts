import type { MethodCard } from "../method-card.ts";

export const placeInTheWhole: MethodCard = {
  key: "place-in-the-whole",
  title: { zh: "在全篇中的位置", en: "Its place in the whole" },
  methods: ["humanities"],
  roles: ["discussion"],
  standard: ["discussion"],
  cues: { zh: ["在全篇中的位置", "意义与限度", "整体"], en: ["the place of", "its place in the whole", "amounts to"] },
  sentences: {
    zh: [
      "局部的读法要放回全篇检验：去掉这些段落，情节、人物或结尾会缺什么。",
      "它与别的线索怎样相接，是并行、交叉还是替代，可用章节的次序说明。",
      "与全篇主调不合的段落要保留，不合也是结构的一部分。",
      "由写法说到意义，中间须有一步：这种写法使读者注意到什么、略过什么。",
      "与时代相连时，宜举出文中能够对应的一处，而不是先讲背景再说反映了背景。",
    ],
    en: [
      "A reading of parts has to be tested against the whole: it should be asked what plot, characters or ending would lose without these passages.",
      "How it joins other threads, by running parallel, crossing or replacing them, can be shown by the order of chapters.",
      "Passages that do not fit the prevailing tone should be kept in the account, as the misfit belongs to the structure too.",
      "Between technique and meaning there has to be a further step, namely what this way of writing makes readers notice and what it lets them pass over.",
      "A link with the period should rest on a place in the text that corresponds to it, instead of a description of the background followed by the claim that the text reflects it.",
    ],
  },
  missing: {
    zh: ["能支持这一看法的另一处原文", "不合的段落与解释"],
    en: ["another passage that supports this view", "a passage that does not fit, and how it is explained"],
  },
  limits: {
    zh: ["解读的说服力在于能解释多少段落，不在于唯一。"],
    en: ["A reading persuades by how many passages it explains, not by being the only one."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
