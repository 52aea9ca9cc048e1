import type { MethodCard } from "../method-card.ts";

export const locatingPassages: MethodCard = {
  key: "locating-passages",
  title: { zh: "有关段落的查找与统计", en: "Finding and counting passages" },
  methods: ["humanities"],
  roles: ["reading"],
  standard: ["reading"],
  cues: { zh: ["段落", "写到", "相关的段落", "出现"], en: ["passages on", "the passages", "occurrences"] },
  sentences: {
    zh: [
      "先把写到它的段落全部找出，列明篇名、页码与上下文，再选几段细读，读者才知道所引的是常见的还是少见的。",
      "不只查同一个词，也要查代称、比喻与没有说出名字的描写，漏掉后者会低估。",
      "记下它在情节的什么位置出现：开头、转折处、结尾，还是只在闲笔中。",
      "看是谁在看、谁在说，叙述者、人物还是引用的话，同一事物由不同的人说出，分量不同。",
      "次数多不等于重要，只出现一次而改变全篇走向的也应列入。",
      "与它总是同时出现的事物值得另记一栏，搭配往往比它本身更能说明用意。",
    ],
    en: [
      "All passages are collected with text, page and context before some are read closely, so that readers know whether those quoted are common or rare.",
      "One looks for the word and also for other names, figures and descriptions without a name, or too few are found.",
      "It is noted where it stands in the action, at the beginning, a turn, the end, or only in passing.",
      "It matters who sees and speaks, narrator, character or quotation; the same thing weighs differently from each.",
      "Frequency is not importance: what appears once and turns the whole belongs in the list.",
      "What always appears together with it deserves a column, since company often tells more than the thing.",
    ],
  },
  missing: { zh: ["各段的篇名、页码与上下文", "由谁看见或说出"], en: ["text, page and context of each passage", "who sees or says it"] },
  limits: {
    zh: ["统计取决于判断标准，须写明什么算一次。"],
    en: ["Counts depend on what is taken as one occurrence, which is to be stated."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "有关段落", en: "Passages" },
      head: {
        zh: ["篇名与页码", "原文", "谁在看或说", "在情节中的位置", "同时出现的事物"],
        en: ["Text and page", "Passage", "Who sees or speaks", "Place in the action", "Appears with"],
      },
    },
  ],
  never: { zh: [], en: [] },
};
