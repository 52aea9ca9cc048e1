import type { MethodCard } from "../method-card.ts";

export const chiSquareTest: MethodCard = {
  key: "chi-square-test",
  title: { zh: "卡方检验", en: "Chi-square test" },
  methods: ["empirical", "clinical", "education"],
  roles: ["analysis", "results"],
  cues: {
    zh: ["卡方", "列联表", "交叉表", "交叉分析", "男生女生", "比例差别", "是否与"],
    en: ["chi-square", "chi-squared", "contingency table", "cross-tabulation", "proportion"],
  },
  sentences: {
    zh: [
      "卡方独立性检验比较交叉表各格的观察频数与两变量无关时的期望频数。",
      "表中填频数而非百分比，每个个体只计入一格；同一人前后两次的二分类结果用 McNemar 检验，多选题的各选项分别检验。",
      "期望频数过小时卡方近似不准，四格表可用 Fisher 精确检验，类别较多的可按内容合并相邻类别，合并的理由应写明。",
      "$r$ 行 $c$ 列的表自由度为 $(r-1)(c-1)$。",
      "检验显著时宜看各格调整后的标准化残差，找出偏离期望的是哪些格。",
      "关联强度用 Cramér's V 表示，四格表中它等于 $\\varphi$ 系数的绝对值。",
      "两个变量都有次序时，卡方检验不利用次序，可改用趋势检验或等级相关。",
      "第三个变量与两者都有关时，合并的表与分层的表可能方向相反，宜按该变量分层列表。",
    ],
    en: [
      "The chi-square test of independence compares the observed count of each cell with the count expected if the two variables were unrelated.",
      "Cells hold counts, not percentages, and each case appears once; two binary results from the same person call for McNemar's test, and options of a multiple-response item are tested one at a time.",
      "Small expected counts make the approximation poor; Fisher's exact test suits a two-by-two table, and in larger tables neighbouring categories may be merged for a stated reason of content.",
      "A table with $r$ rows and $c$ columns has $(r-1)(c-1)$ degrees of freedom.",
      "If the test is significant, adjusted standardised residuals should be examined to see which cells depart from expectation.",
      "The strength of association is given by Cramér's V, which in a two-by-two table equals the absolute value of phi.",
      "The chi-square test ignores order; if both variables are ordinal, a trend test or a rank correlation may be used instead.",
      "If a third variable is related to both, the pooled and the stratified tables may point in opposite directions, so tables should also be shown by its strata.",
    ],
  },
  missing: {
    zh: ["各格的频数", "期望频数过小的格数及处理", "卡方值、自由度、p 值与 Cramér's V"],
    en: [
      "counts of the cells",
      "cells with small expected counts and how they were treated",
      "chi-square, degrees of freedom, p and Cramér's V",
    ],
  },
  limits: {
    zh: ["关联不说明先后与因果；p 值小也不说明关联强。"],
    en: ["An association shows neither order nor cause, and a small p value does not mean a strong association."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "交叉表与卡方检验", en: "Cross-tabulation and chi-square test" },
      head: {
        zh: ["类别", "组 1 人数（%）", "组 2 人数（%）", "合计", "$\\chi^{2}$", "自由度", "p", "V"],
        en: ["Category", "Group 1 n (%)", "Group 2 n (%)", "Total", "$\\chi^{2}$", "df", "p", "V"],
      },
    },
    {
      kind: "formula",
      latex: "\\chi^{2}=\\sum_{i=1}^{r}\\sum_{j=1}^{c}\\frac{(O_{ij}-E_{ij})^{2}}{E_{ij}},\\qquad E_{ij}=\\frac{R_iC_j}{n}",
      where: {
        zh: "$\\chi^{2}$ 为检验统计量，$O_{ij}$、$E_{ij}$ 为第 $i$ 行第 $j$ 列的观察频数与期望频数，$R_i$、$C_j$ 为该行与该列的合计，$n$ 为总数，$r$、$c$ 为行数与列数。",
        en: "$\\chi^{2}$ is the test statistic, $O_{ij}$ and $E_{ij}$ the observed and expected counts in row $i$ and column $j$, $R_i$ and $C_j$ the row and column totals, $n$ the total, and $r$ and $c$ the numbers of rows and columns.",
      },
    },
    {
      kind: "formula",
      latex: "V=\\sqrt{\\frac{\\chi^{2}}{n\\,\\min(r-1,\\,c-1)}}",
      where: {
        zh: "$V$ 为 Cramér's V，$\\chi^{2}$ 为检验统计量，$n$ 为总数，$r$、$c$ 为行数与列数。",
        en: "$V$ is Cramér's V, $\\chi^{2}$ the test statistic, $n$ the total, and $r$ and $c$ the numbers of rows and columns.",
      },
    },
  ],
  never: { zh: ["导致", "决定了"], en: ["is caused by", "is the cause of"] },
};
