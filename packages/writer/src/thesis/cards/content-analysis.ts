import type { MethodCard } from "../method-card.ts";

export const contentAnalysis: MethodCard = {
  key: "content-analysis",
  title: { zh: "内容分析", en: "Content analysis" },
  methods: ["empirical", "case", "education", "humanities"],
  roles: ["procedure", "analysis", "instruments"],
  cues: {
    zh: ["内容分析", "编码表", "编码员", "类目", "文本编码", "条评论", "条微博", "篇报道", "数了", "弹幕", "帖子"],
    en: ["content analysis", "coding scheme", "codebook", "coders", "intercoder", "posts", "comments", "articles counted", "headlines"],
  },
  sentences: {
    zh: [
      "内容分析按写明的规则把材料归入类目并计数，规则须写到另一人照做能得出相同结果的程度。",
      "应先界定材料的总体，写明来源、起止时间与检索词，再说明是全部分析还是抽取一部分。",
      "按日发布的材料若等距抽取，间隔为七的倍数时会总落在一周的同一天，可改用构造周抽样。",
      "分析单位可以是篇、段、句或画面，全文须统一，一个单位可否归入几类应事先规定。",
      "类目须互斥且能容纳全部材料，“其他”一类过多时应重新划分。",
      "宜由至少两名编码员独立编码同一部分材料，一致性用 Kappa 系数或 Krippendorff's α 表示，单纯的一致百分比没有扣除偶然。",
      "训练编码员所用的材料不计入一致性检验；修订编码表之后，已编的材料须按新表重编。",
      "词语的字面出现容易一致，态度、框架一类需要推断的类目一致性较低，宜分类目报告。",
    ],
    en: [
      "Content analysis sorts material into categories by written rules and counts; the rules must be explicit enough for another person to obtain the same result.",
      "The body of material should be defined by source, period and search terms before stating whether all of it or a sample is analysed.",
      "When material appears daily, a fixed interval that is a multiple of seven always hits the same weekday; a constructed week may be sampled instead.",
      "The unit may be an article, a paragraph, a sentence or a shot, but must be the same throughout, with a rule on whether a unit can fall under several categories.",
      "Categories must exclude one another and cover all material; a large “other” calls for a new division.",
      "At least two coders should code the same part independently; agreement is expressed by kappa or Krippendorff's alpha, since plain percentages do not allow for chance.",
      "Material used to train coders does not count towards agreement, and after the codebook is revised, what was coded before has to be coded again.",
      "Words on the page are easy to agree on; attitudes or frames, which need inference, are less so, and agreement should be reported by category.",
    ],
  },
  missing: {
    zh: ["材料的来源、起止时间与数量", "分析单位", "编码表（可附于文后）", "编码员人数与各类目的一致性系数"],
    en: [
      "source, period and amount of the material",
      "unit of analysis",
      "the codebook (may go into an appendix)",
      "number of coders and agreement by category",
    ],
  },
  limits: {
    zh: ["内容分析说明材料里有什么、各有多少，由此不能推出作者的意图，也不能推出读者受到的影响。"],
    en: [
      "Content analysis shows what is in the material and how much of it; it shows neither what authors intended nor how readers were affected.",
    ],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "编码表", en: "Coding scheme" },
      head: { zh: ["类目", "定义", "判断标准", "例子"], en: ["Category", "Definition", "Rule of decision", "Example"] },
    },
    {
      kind: "table",
      title: { zh: "各类目的频数与编码一致性", en: "Frequency and agreement by category" },
      head: { zh: ["类目", "频数", "百分比", "一致性系数"], en: ["Category", "Count", "Per cent", "Agreement"] },
    },
    {
      kind: "formula",
      latex: "\\alpha=1-\\frac{D_o}{D_e}",
      where: {
        zh: "$\\alpha$ 为 Krippendorff's α，$D_o$ 为观察到的不一致，$D_e$ 为偶然情形下预期的不一致。",
        en: "$\\alpha$ is Krippendorff's alpha, $D_o$ the observed disagreement, and $D_e$ the disagreement expected by chance.",
      },
    },
  ],
  never: { zh: ["受众深受影响", "作者意在"], en: ["readers were persuaded", "the authors intended"] },
};
