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
      "全集、选集与通行本之间怎样取舍，理由应是校勘的质量与收录的范围，手边有哪一本不成理由。",
      "选入的篇目列成表，写明文体、长短与写作或发表的先后，先后不明的照实注明。",
      "没有选入而可能相关的也要列出理由，读者据此判断结论的范围。",
      "译本中的用词是译者的，谈语言须看原文或至少两种译本。",
      "手稿与抄件须说明何人所藏、是否完整、字迹难辨处怎样处理。",
    ],
    en: [
      "A text may differ between its first printing, a collection and a later revision; quotations should come from one edition, and others be placed beside it only where a change is at issue.",
      "The choice between collected works, selections and popular editions should rest on the quality of the text and on what is included; that a copy was at hand is no reason.",
      "The texts chosen should be listed with genre, length and order of writing or publication; where the order is unknown, this should be noted.",
      "Texts that might be relevant but were left out should be named with the reason, as readers judge the scope of the conclusions by it.",
      "The wording of a translation is the translator's, so statements on language need the original or at least two translations.",
      "For manuscripts and copies it should be said who holds them, whether they are complete, and how illegible passages were treated.",
    ],
  },
  missing: {
    zh: ["所用版本的出版信息", "选入与未选入的篇目及理由"],
    en: ["publication details of the editions used", "texts included and left out, with reasons"],
  },
  limits: {
    zh: ["所据版本之外的异文没有全部核对时，须写明。"],
    en: ["If variants outside the editions used were not all checked, this has to be stated."],
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
