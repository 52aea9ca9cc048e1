import type { MethodCard } from "../method-card.ts";

export const sentenceAndRhythm: MethodCard = {
  key: "sentence-and-rhythm",
  title: { zh: "句子与节奏", en: "Sentence and rhythm" },
  methods: ["humanities"],
  roles: ["reading"],
  cues: { zh: ["写法", "语言", "句子", "节奏", "口语", "方言"], en: ["how it is written", "is written", "style", "sentences"] },
  sentences: {
    zh: [
      "句法可以直接观察：主语是人还是物，动词是动作还是状态，修饰语放在前面还是另起一句。",
      "短句连用使动作一件件发生，长句把几件事放在同一个感受里，二者的交替处往往是情绪转变处。",
      "省略与停顿也是写法：该说而没有说的，由上下文哪几个字暗示出来，要指得出。",
      "口语和方言词要看出自叙述者还是人物，前者使叙述靠近被写的人，后者只是刻画。",
      "重复须分清是同一个词再现，还是同一句式再现，前者成为线索，后者形成节奏。",
      "判断语言“朴素”“细腻”要有可数的依据，如形容词的密度、比喻的来源、句子的平均长度。",
    ],
    en: [
      "Syntax can be observed directly: whether subjects are people or things, whether verbs express action or state, and whether modifiers stand in front or in sentences of their own.",
      "A run of short sentences lets things happen one after another, while a long sentence holds several in one impression; where the two alternate, the mood often turns.",
      "Omission and pause are techniques too, and it should be possible to point to the words in the context that hint at what was left unsaid.",
      "With colloquial and dialect words it has to be asked whether they belong to the narrator or to a character: the former brings the narration close to the people described, while the latter only portrays.",
      "It should be distinguished whether a word recurs or a sentence pattern recurs; the former becomes a thread, the latter a rhythm.",
      "To call a style plain or delicate requires something that can be counted, such as the density of adjectives, the source of comparisons or the average length of sentences.",
    ],
  },
  missing: {
    zh: ["用来分析的一段原文与页码", "作对照的另一段"],
    en: ["the passage analysed, with its page", "another passage for comparison"],
  },
  limits: { zh: ["语言特点的统计只就所选段落而言。"], en: ["Counts of stylistic features hold only for the passages chosen."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
