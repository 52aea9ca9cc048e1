import type { MethodCard } from "../method-card.ts";

export const comparativeLiterature: MethodCard = {
  key: "comparative-literature",
  title: { zh: "比较文学研究", en: "Comparative literature" },
  methods: ["humanities"],
  roles: ["comparison", "reading", "theory"],
  cues: {
    zh: ["比较文学", "中西文学", "影响研究", "平行研究", "跨文化比较", "异国形象"],
    en: ["comparative literature", "influence study", "parallel study", "image of the other", "literary comparison"],
  },
  sentences: {
    zh: [
      "影响研究须有接触的证据，例如译本、书信、日记、藏书或作者的自述，两部作品相像只是线索。",
      "平行研究不要求接触，但须先说明可比的依据：同一母题、同一体裁或同一处境，并说明为何取这几部而不取其他。",
      "比较的项目应对两边同样提问，只在一边找得到的特点须说明是另一边没有，还是没有去找。",
      "异同须落到具体的段落，宜把两段并排列出，再说相同处由什么造成、不同处又与什么相应。",
      "依据译本阅读时，情节、结构和意象可以比较，句法、音韵和双关不宜作为论据，除非核对了原文。",
      "两种文学里同名的体裁未必相同，使用之前须说明各自包括什么作品。",
      "作品中的异国形象同时反映书写者一方的想象，分析应说明这一形象由哪些词构成、用于谁的场合。",
      "把差异归于民族性格或文化精神须谨慎，同一文学内部的差异可能比两国之间的差异更大。",
    ],
    en: [
      "A study of influence needs evidence of contact, such as a translation, letters, diaries, a library or the author's own words; likeness of two works is a hint only.",
      "A parallel study needs no contact but a ground of comparison, such as a motif, a genre or a situation, and a reason why these works were chosen and not others.",
      "Both sides should be asked the same questions, and for a feature found on one side only, the text should say whether it is absent from the other or was not looked for.",
      "Likeness and difference have to be shown in passages set side by side, before it is asked what the likeness comes from and what the difference goes with.",
      "Read in translation, plots, structures and images can be compared; syntax, sound and wordplay are no evidence unless the original was consulted.",
      "Genres of the same name may differ between literatures, so what each includes should be said before the term is used.",
      "The image of a foreign country also shows the imagination of those who draw it; analysis should say which words make it up and whose purposes it serves.",
      "Differences should be ascribed to national character only with caution, as those within one literature may exceed those between two.",
    ],
  },
  missing: {
    zh: ["比较的作品、版本与译本", "可比的依据或接触的证据", "并列的两段引文"],
    en: ["works compared, with editions and translations", "ground of comparison, or evidence of contact", "the two passages side by side"],
  },
  limits: {
    zh: ["几部作品的异同不能代表两国文学的异同；相似不能推出影响。"],
    en: ["Likeness and difference of a few works do not stand for two literatures, and likeness does not imply influence."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "比较项目", en: "Points of comparison" },
      head: {
        zh: ["比较项目", "作品一（引文与页码）", "作品二（引文与页码）", "异同"],
        en: ["Point", "Work 1 (quotation, page)", "Work 2 (quotation, page)", "Likeness or difference"],
      },
    },
  ],
  never: { zh: ["东方人天生", "优于西方", "不谋而合"], en: ["universal human spirit", "superior culture"] },
};
