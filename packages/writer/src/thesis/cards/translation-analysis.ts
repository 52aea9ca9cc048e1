import type { MethodCard } from "../method-card.ts";

export const translationAnalysis: MethodCard = {
  key: "translation-analysis",
  title: { zh: "翻译文本分析", en: "Analysis of translations" },
  methods: ["humanities"],
  roles: ["analysis", "comparison", "procedure", "reading"],
  cues: {
    zh: ["翻译", "译本", "译文", "英译", "汉译", "字幕", "归化与异化", "译得", "译者", "两个译本"],
    en: [
      "translation",
      "translator",
      "source text",
      "target text",
      "subtitle",
      "foreignisation",
      "domestication",
      "translated",
      "versions",
    ],
  },
  sentences: {
    zh: [
      "分析之前须确定译者所据的原文版本，原文另有异文或经过删节时，表面上的漏译可能来自底本。",
      "例句宜按写明的规则选取，例如某几章的全部文化专名，只挑合用的例子不能说明译者一贯的做法。",
      "每一例应列出原文、译文和处理方式，必要时附直译，使不懂其中一种语言的读者也能核对。",
      "处理方式的分类须在分析之前定义，直译、意译、增补、省略、替换之间的界线各举一例，并由第二人对部分例子重新归类。",
      "省略与增补要区分：语法要求的增减不算译者的选择，两种语言都允许而译者取其一的地方才可以解释。",
      "评价译文须先说明标准，是与原文的对应、译文读者的理解，还是用途的实现，标准不同评价可以相反。",
      "同一原文有几个译本时，逐句并排最能看出选择，比较时须说明后出的译本是否参考了先出的。",
      "字幕、歌词和招牌受时间、字数或版面限制，在这些限制之下的压缩不能按书面译文的标准评判。",
    ],
    en: [
      "Analysis has to establish which edition the translator worked from, since an apparent omission may come from a source text that was itself cut or varied.",
      "Examples should be chosen by a stated rule, such as all culture-specific terms of certain chapters; a selection that suits the argument does not show the translator's practice.",
      "Each example should give source, target and procedure, and a literal gloss where needed, so that readers without one of the languages can check it.",
      "Categories have to be defined beforehand, with an example for each boundary between literal and free rendering, addition, omission and substitution, and part of the examples should be classified again by a second person.",
      "Additions and omissions that grammar demands are not choices; only where both languages allow more than one form is there something to explain.",
      "A judgement needs its criterion first: closeness to the source, the understanding of target readers or fitness for a purpose; with another criterion it may be reversed.",
      "Where several translations of a text exist, setting them side by side sentence by sentence shows choices best, and it should be said whether a later translator knew an earlier version.",
      "Subtitles, lyrics and signs are bound by time, length or layout, and what is condensed under such limits cannot be judged like written translation.",
    ],
  },
  missing: {
    zh: ["原文与译本的版本", "例句的选取规则与总数", "处理方式的分类与定义"],
    en: ["editions of source and translation", "rule by which examples were chosen, and their number", "categories and their definitions"],
  },
  limits: {
    zh: ["译文显示译者做了什么选择，不显示选择的缘由，缘由须由序跋、书信或访谈另证。"],
    en: ["A translation shows which choices were made and not why; the reasons need prefaces, letters or interviews."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "译例", en: "Examples" },
      head: {
        zh: ["序号", "原文（页码）", "译文（页码）", "处理方式", "说明"],
        en: ["No.", "Source (page)", "Target (page)", "Procedure", "Comment"],
      },
    },
    {
      kind: "table",
      title: { zh: "各处理方式的例数", en: "Number of examples by procedure" },
      head: { zh: ["处理方式", "译本一", "译本二"], en: ["Procedure", "Translation 1", "Translation 2"] },
      rows: { zh: ["直译", "意译", "增补", "省略", "替换"], en: ["Literal", "Free", "Addition", "Omission", "Substitution"] },
    },
  ],
  never: { zh: ["臻于化境", "传神", "原汁原味"], en: ["perfect equivalence", "faithful in every way"] },
};
