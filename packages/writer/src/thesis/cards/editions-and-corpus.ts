import type { MethodCard } from "../method-card.ts";

export const editionsAndCorpus: MethodCard = {
  key: "editions-and-corpus",
  title: { zh: "篇目与版本", en: "Texts and editions" },
  methods: ["humanities"],
  roles: ["background"],
  standard: ["background"],
  cues: { zh: ["版本", "篇目", "材料的范围", "选文"], en: ["texts and editions", "editions", "corpus"] },
  sentences: {
    zh: [
      "同一篇文字在报刊初次发表、收入集子与后来修订时可能不同，引文须出自同一版本，涉及改动时才并列。",
      "全集、选集与通行本的取舍理由是校勘与可得，而不是哪本手边有。",
      "选入的篇目列成表，写明文体、长短与写作或发表的先后，先后不明的照实注明。",
      "没有选入而可能相关的也要列出理由，读者据此判断结论的范围。",
      "译本中的用词是译者的，谈语言须看原文或至少两种译本。",
      "手稿与抄件须说明何人所藏、是否完整、字迹难辨处怎样处理。",
    ],
    en: [
      "A text may differ between first printing, collection and revision; quotations come from one edition, and others are cited only where a change matters.",
      "Between collected, selected and common editions the reason is care of the text and access, not what lies at hand.",
      "Texts taken in are listed with genre, length and order of writing or printing; where the order is unknown this is said.",
      "Texts that might belong but were left out are named with reasons, from which readers judge the range.",
      "Words of a translation are the translator's; to speak of language one needs the original or two versions at least.",
      "Manuscripts and copies are given with owner, completeness and how illegible places were treated.",
    ],
  },
  missing: {
    zh: ["所用版本的出版信息", "选入与未选入的篇目及理由"],
    en: ["publication details of the editions", "texts taken in and left out, with reasons"],
  },
  limits: {
    zh: ["所据版本之外的异文没有全部核对时，须写明。"],
    en: ["Where variants outside the editions used were not checked, this is stated."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "所读篇目", en: "Texts read" },
      head: { zh: ["篇目", "文体", "版本", "写作或发表的先后", "涉及的章节"], en: ["Text", "Genre", "Edition", "Order", "Chapter"] },
    },
  ],
  never: { zh: [], en: [] },
};
