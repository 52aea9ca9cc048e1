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
      "Tools are set side by side by content, form, time, population, reliability and cut-off.",
      "Cut-offs differ between populations and are cited with theirs.",
      "Screening tools trade sensitivity for specificity, chosen by whether missing or mislabelling costs more.",
      "Self-report, rating by others and devices disagree and are not interchanged.",
      "Translations need adaptation and testing, or they are not the same tool.",
    ],
  },
  missing: { zh: ["纳入研究所用的工具，来自文献库"], en: ["tools used in the studies, from the library"] },
  limits: { zh: ["工具之间没有换算关系时，数值不能相比。"], en: ["Without conversion values are not compared."] },
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
