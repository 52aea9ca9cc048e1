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
      "研究数不等于证据强度，几项小样本的一致不如一项设计严密的大样本。",
      "时间上的变化值得看，早期与近期结论不同，可能是方法改进，也可能是对象变了。",
      "句子以发现为主语，不以作者为主语，读者要知道的是发现了什么。",
      "多因素共同起作用的，须说明哪些研究同时考察了几个因素，单因素的结果可能被其他因素混淆。",
    ],
    en: [
      "Under a theme what agrees comes first with number of studies, then what does not and why.",
      "Number is not strength: several small studies weigh less than one large and careful.",
      "Change over time counts, as methods improve or the object changes.",
      "Sentences have findings as subjects and not authors.",
      "Where factors act together, it is said which studies examined several, as single ones may be confounded.",
    ],
  },
  missing: {
    zh: ["本主题的研究及主要结果，来自文献库", "不一致的一处"],
    en: ["studies on this theme with results, from the library", "one disagreement"],
  },
  limits: { zh: ["发表偏倚会使阳性结果偏多。"], en: ["Publication bias favours positive results."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
