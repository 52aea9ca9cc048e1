import type { MethodCard } from "../method-card.ts";

export const factorAnalysis: MethodCard = {
  key: "factor-analysis",
  title: { zh: "探索性因素分析", en: "Exploratory factor analysis" },
  methods: ["empirical", "education"],
  roles: ["analysis", "instruments", "results"],
  cues: {
    zh: ["探索性因素分析", "探索性因子分析", "因子分析", "因素负荷", "因子载荷", "KMO", "碎石图", "几个维度", "哪几类因素"],
    en: ["factor analysis", "factor loading", "kmo", "scree plot", "dimensions"],
  },
  sentences: {
    zh: [
      "探索性因素分析用少数因素解释题目之间的相关，只分析共同方差；主成分分析概括总方差，两者不可混称。",
      "KMO 值看题目之间的偏相关是否足够小，Bartlett 球形检验看相关矩阵是否为单位矩阵；后者在样本较大时几乎总会拒绝，只是最低的要求。",
      "因素个数宜结合平行分析、碎石图与因素能否解释来定，只凭特征值大于 1 往往取得过多。",
      "正交旋转假定因素互不相关；概念之间本来有关联时宜用斜交旋转，并报告模式矩阵与因素间的相关。",
      "负荷低或同时在几个因素上负荷高的题目可以删除，每删一题须重新分析。",
      "验证所得结构应另取样本，或把样本随机分为两半，一半探索、一半验证。",
      "选项少的有序题目宜基于多分格相关进行分析。",
      "因素按负荷高的题目所共有的内容命名，命名属于研究者的解释，应列出题目供读者核对。",
    ],
    en: [
      "Exploratory factor analysis explains correlations among items by a few factors and works on common variance; principal component analysis summarises total variance, and the names should not be mixed.",
      "The KMO measure looks at whether partial correlations are small enough, Bartlett's test at whether the correlation matrix is an identity matrix; in larger samples the latter nearly always rejects and is a minimum requirement.",
      "The number of factors should rest on parallel analysis, the scree plot and whether factors can be interpreted; eigenvalues above 1 alone tend to keep too many.",
      "Orthogonal rotation assumes unrelated factors; where concepts are related, an oblique rotation should be used, with the pattern matrix and factor correlations reported.",
      "Items with low loadings or high loadings on several factors may be dropped, and the analysis is repeated after each removal.",
      "The structure found should be confirmed on another sample or on the other random half of a split sample.",
      "For ordinal items with few categories, the analysis is best based on polychoric correlations.",
      "Factors are named after what their high-loading items share; a name is an interpretation, so the items should be listed for the reader to check.",
    ],
  },
  missing: {
    zh: ["题目数与样本量", "KMO 值与 Bartlett 检验结果", "提取与旋转的方法", "保留题目的标准及其来源"],
    en: [
      "number of items and sample size",
      "KMO and Bartlett's test",
      "methods of extraction and rotation",
      "criteria for keeping items and their source",
    ],
  },
  limits: {
    zh: ["探索所得的结构依赖所放入的题目与样本，在同一样本上再做验证性因素分析不构成检验。"],
    en: ["The structure depends on the items and the sample; a confirmatory analysis of the same sample is no test of it."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "旋转后的因素负荷", en: "Rotated factor loadings" },
      head: {
        zh: ["题目", "因素 1", "因素 2", "因素 3", "共同度"],
        en: ["Item", "Factor 1", "Factor 2", "Factor 3", "Communality"],
      },
    },
    {
      kind: "formula",
      latex: "x_j=\\sum_{m=1}^{M}\\lambda_{jm}f_m+u_j",
      where: {
        zh: "$x_j$ 为标准化后的第 $j$ 题，$f_m$ 为第 $m$ 个共同因素，$M$ 为因素个数，$\\lambda_{jm}$ 为第 $j$ 题在第 $m$ 个因素上的负荷，$u_j$ 为独特因素。",
        en: "$x_j$ is the standardised item $j$, $f_m$ the $m$th common factor, $M$ the number of factors, $\\lambda_{jm}$ the loading of item $j$ on factor $m$, and $u_j$ the unique factor.",
      },
    },
    { kind: "figure", title: { zh: "碎石图与平行分析", en: "Scree plot with parallel analysis" } },
  ],
  never: { zh: ["客观存在的维度", "证明存在"], en: ["the true dimensions", "shows that the factors exist"] },
};
