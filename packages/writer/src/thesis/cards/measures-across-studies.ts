import type { MethodCard } from "../method-card.ts";

export const measuresAcrossStudies: MethodCard = {
  key: "measures-across-studies",
  title: { zh: "测量方法的比较", en: "Measures across studies" },
  methods: ["review"],
  roles: ["instruments"],
  standard: ["instruments"],
  cues: { zh: ["测量方法", "评估工具", "工具不统一"], en: ["measures compared", "measures differ", "tools"] },
  sentences: {
    zh: [
      "工具宜从测什么、怎样填、用时、适用人群、信效度与有无界值几方面并列，便于选用。",
      "同一工具在不同人群的界值可能不同，引用界值须连同其来源人群。",
      "筛查工具看敏感度与特异度，二者此消彼长，选哪一边取决于漏掉与误判哪一个代价大。",
      "行为测量中，自报、他评与仪器结果常不一致，不宜互换。",
      "译本须有文化调适与再检验的记录，只翻译不检验的不算同一工具。",
    ],
    en: [
      "Instruments should be set side by side by what they measure, how they are filled in, the time they take, the population they suit, reliability and validity, and whether a cut-off exists, which makes it easier to choose.",
      "The cut-off of one instrument may differ between populations, so a cut-off should be cited together with the population it comes from.",
      "Screening instruments are judged by sensitivity and specificity, which trade off against each other; which side to favour depends on whether a missed case or a false alarm costs more.",
      "In measuring behaviour, self-reports, ratings by others and device records often disagree and should not be treated as interchangeable.",
      "A translated version needs a record of cultural adaptation and renewed testing; a version that was only translated does not count as the same instrument.",
    ],
  },
  missing: { zh: ["纳入研究所用的工具，来自文献库"], en: ["instruments used in the studies included, from the library"] },
  limits: {
    zh: ["工具之间没有换算关系时，数值不能相比。"],
    en: ["Where no conversion between instruments exists, their values cannot be compared."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "测量工具对照", en: "Tools compared" },
      head: {
        zh: ["工具", "内容", "填写方式", "适用人群", "信度与效度"],
        en: ["Tool", "Content", "Form", "Population", "Reliability and validity"],
      },
    },
  ],
  never: { zh: [], en: [] },
};
