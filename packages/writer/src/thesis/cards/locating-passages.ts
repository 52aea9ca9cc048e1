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
      "All passages in which it is mentioned should be collected first, with title, page and context, before some are chosen for close reading; only then can readers know whether those quoted are common or rare.",
      "The search should cover not only the word itself but also substitutes, metaphors and descriptions that do not name it, since leaving these out leads to an underestimate.",
      "It should be noted at which point of the action each passage stands: the opening, a turning point, the ending, or a mere aside.",
      "Who sees and who speaks should be distinguished, be it the narrator, a character or a quoted voice, since the same thing carries a different weight with each.",
      "Frequency is not importance: a passage that occurs only once but changes the course of the whole work belongs in the list too.",
      "Things that always appear together with it deserve a column of their own, since the company often tells more about the purpose than the thing itself.",
    ],
  },
  missing: { zh: ["各段的篇名、页码与上下文", "由谁看见或说出"], en: ["title, page and context of each passage", "who sees or says it"] },
  limits: {
    zh: ["统计取决于判断标准，须写明什么算一次。"],
    en: ["Counts depend on the criterion applied, so it should be stated what is counted as one occurrence."],
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
