import type { MethodCard } from "../method-card.ts";

export const meaningAndReachOfAReading: MethodCard = {
  key: "meaning-and-reach-of-a-reading",
  title: { zh: "意义与限度", en: "What a reading amounts to" },
  methods: ["humanities"],
  roles: ["discussion"],
  standard: ["discussion"],
  cues: { zh: ["意义与限度", "评价"], en: ["amounts to", "appraisal"] },
  sentences: {
    zh: [
      "意义要回到开头的问题：这样读之后，{object}里哪些原来难解的段落变得可解。",
      "说出这种读法看不到的东西，例如语音、版面或流传，承认限度不会削弱已有的论证。",
      "与前人的读法比较，写明多解释了哪一处、少解释了哪一处。",
      "由一部推到一类，须再举同类的一例来试，一例不合就收窄说法。",
      "对今天读者的意义放在最后，并与文本的意义分开。",
    ],
    en: [
      "Meaning returns to the question: which passages of {object} are understood now that were not before.",
      "What this reading cannot see, sound, print or reception, is admitted without harm to what was shown.",
      "Beside earlier readings it is said what more and what less it explains.",
      "From one work to a kind takes another example; if it does not fit, the claim is narrowed.",
      "Meaning for readers of today comes last and apart from that of the text.",
    ],
  },
  missing: { zh: ["由此变得可解的段落", "解释不了的一处"], en: ["passages it explains", "one it does not"] },
  limits: { zh: ["一种读法不排除其他读法。"], en: ["One reading does not exclude others."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
