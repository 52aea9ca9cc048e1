import type { MethodCard } from "../method-card.ts";

export const standardScales: MethodCard = {
  key: "standard-scales",
  title: { zh: "采用已有量表", en: "Using an existing scale" },
  methods: ["empirical", "clinical", "education"],
  roles: ["instruments"],
  cues: {
    zh: ["成熟量表", "已有量表", "测量工具", "测评工具", "研究工具", "量表来源", "用了量表", "量表"],
    en: ["existing scale", "established scale", "validated scale", "standard scale", "measurement instrument", "scale"],
  },
  sentences: {
    zh: [
      "采用已有量表时，应写明名称、编制者、所用译本与版本、维度与题目数、选项与计分范围。",
      "得分高表示特征强还是弱应在此处说明，后文的相关与回归系数都据此解释。",
      "反向计分的题目须列出题号，并在求和之前反转。",
      "量表须用于它所适用的年龄与人群；用于其他人群时，题目的意思可能已不相同，应重新检验结构。",
      "删题、改词或改变选项数之后，原有的常模与分界分不再适用。",
      "由原文译出的量表宜经两人独立翻译、回译与比对，并请目标人群试读。",
      "按分界分划组会丢失组内的差别，若无诊断上的需要，宜以原始得分分析。",
      "使用之前应查明量表是否公开，须经许可或付费的，取得许可后再发放。",
    ],
    en: [
      "An existing scale should be given with its name, authors, translation and version, dimensions and items, response options and range of scores.",
      "Whether a high score means more or less of the trait should be stated here, since correlations and coefficients are read accordingly.",
      "Reverse-scored items should be listed by number and recoded before scores are summed.",
      "A scale belongs to the ages and population it was made for; elsewhere its items may mean something different, and its structure should be examined again.",
      "Once items are dropped or reworded or the number of options is changed, published norms and cut-offs no longer apply.",
      "A scale taken from another language should be translated by two people independently, translated back, compared, and tried on readers from the target population.",
      "Splitting a sample at a cut-off discards differences within groups; unless diagnosis requires it, raw scores should be analysed.",
      "Whether the scale is free to use should be checked beforehand; where permission or payment is required, it comes before distribution.",
    ],
  },
  missing: {
    zh: ["量表的编制者、译本来源与使用许可", "维度、题目数、选项与计分范围", "得分高低的含义与反向题的题号", "本样本的一致性系数"],
    en: [
      "authors of the scale, source of the translation and permission",
      "dimensions, items, options and range of scores",
      "meaning of high scores and numbers of reverse-scored items",
      "internal consistency in this sample",
    ],
  },
  limits: {
    zh: ["量表在别处测得的信度与效度不能当作本样本的结果，筛查量表的得分不能当作诊断。"],
    en: ["Reliability and validity found elsewhere are not those of this sample, and a screening score is no diagnosis."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "所用量表", en: "Scales used" },
      head: {
        zh: ["变量", "量表与版本", "题目数", "选项", "计分范围", "高分的含义", "一致性系数"],
        en: ["Variable", "Scale and version", "Items", "Options", "Range", "Meaning of high score", "Alpha"],
      },
    },
  ],
  never: { zh: ["国际公认", "金标准"], en: ["internationally recognised", "gold standard"] },
};
