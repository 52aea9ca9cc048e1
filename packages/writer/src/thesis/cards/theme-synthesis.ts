import type { MethodCard } from "../method-card.ts";

export const themeSynthesis: MethodCard = {
  key: "theme-synthesis",
  title: { zh: "按主题综合", en: "Synthesis by theme" },
  methods: ["review"],
  roles: ["literature"],
  standard: ["literature"],
  cues: { zh: ["的研究", "主题", "主要主题"], en: ["research on", "themes", "main themes"] },
  sentences: {
    zh: [
      "一个主题之下先写结论一致的部分与支持它的研究数，再写不一致的部分与可能的原因。",
      "研究数不等于证据强度，几项小样本的一致可能不如一项设计严密的大样本。",
      "时间上的变化值得看，早期与近期结论不同，可能是方法改进，也可能是对象变了。",
      "句子以发现为主语，不以作者为主语，读者要知道的是发现了什么。",
      "多因素共同起作用的，须说明哪些研究同时考察了几个因素，单因素的结果可能被其他因素混淆。",
    ],
    en: [
      "Under each theme, the findings on which studies agree should come first, with the number that support them, and then those on which they disagree, with possible reasons.",
      "The number of studies is not the strength of evidence; several small studies that agree may weigh less than one large and rigorous one.",
      "Changes over time are worth noting: where early and recent findings differ, methods may have improved or the object itself may have changed.",
      "Sentences should have findings and not authors as their subject, since readers want to know what was found.",
      "Where several factors act together, it should be said which studies examined them jointly, because results on a single factor may be confounded by others.",
    ],
  },
  missing: {
    zh: ["本主题的研究及主要结果，来自文献库", "不一致的一处"],
    en: ["studies on this theme with their main results, from the library", "one point of disagreement"],
  },
  limits: { zh: ["发表偏倚会使阳性结果偏多。"], en: ["Publication bias makes positive results more frequent than they are."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
