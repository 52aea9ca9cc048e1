import type { MethodCard } from "../method-card.ts";

export const causesByLevel: MethodCard = {
  key: "causes-by-level",
  title: { zh: "成因的分层", en: "Levels of causes" },
  methods: ["case", "education"],
  roles: ["causes"],
  standard: ["causes"],
  cues: { zh: ["成因", "原因", "问题的成因"], en: ["causes of the problems", "causes", "reasons"] },
  sentences: {
    zh: [
      "原因宜分三层：当时是谁在什么条件下这样做，为什么没有被拦住，为什么制度允许这种情况出现。",
      "检验一个原因，可问去掉它之后问题是否还会发生，仍会发生的只是伴随的现象。",
      "各条原因须有事实支持，能数的给出次数，不能数的给出一两个具体的例子。",
      "人的原因要写到条件为止：人少、忙时、标签难认，这些可以改；“责任心不强”无从改起。",
      "几个问题有共同原因的，合并来写，对策也可以合并。",
      "因果图用来列出可能的原因，列出之后须用数据筛选，图本身不是证据。",
    ],
    en: [
      "Causes have three levels: who did it under what conditions, why it was not stopped, and why the rules allowed it.",
      "A cause is tested by asking whether the problem would remain without it; if it would, the cause is only an accompaniment.",
      "Each cause needs facts: a number where it can be counted, otherwise one or two particular instances.",
      "Personal causes should be traced to conditions, such as too few people, rush or labels hard to read, which can be changed; “lack of responsibility” cannot.",
      "Problems with a common cause are treated together, and so are their remedies.",
      "A cause-and-effect diagram lists possible causes, which then have to be sifted by data; the diagram itself proves nothing.",
    ],
  },
  missing: { zh: ["每条原因的事实依据", "被排除的原因及理由"], en: ["the facts behind each cause", "causes that were ruled out, and why"] },
  limits: {
    zh: ["访谈中说出的原因是当事人的看法，须与记录对照。"],
    en: ["Causes named in interviews are views of those concerned and have to be held against records."],
  },
  exhibits: [{ kind: "figure", title: { zh: "问题成因图", en: "Causes of the problem" } }],
  never: { zh: [], en: [] },
};
