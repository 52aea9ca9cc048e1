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
      "The significance should be brought back to the opening question: which passages of {object} that were hard to understand become intelligible through this reading.",
      "It should be said what this reading cannot see, such as sound, layout or circulation; admitting a limit does not weaken what has been argued.",
      "In comparison with earlier readings, it should be stated which passage is explained better and which less well.",
      "To move from one work to a whole class, another example of that class has to be tried; if a single one does not fit, the claim should be narrowed.",
      "Significance for readers of today comes last and should be kept apart from the meaning of the text.",
    ],
  },
  missing: {
    zh: ["由此变得可解的段落", "解释不了的一处"],
    en: ["passages that become intelligible", "one passage that remains unexplained"],
  },
  limits: { zh: ["一种读法不排除其他读法。"], en: ["One reading does not rule out others."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
