import type { MethodCard } from "../method-card.ts";

export const orthogonalExperiment: MethodCard = {
  key: "orthogonal-experiment",
  title: { zh: "正交试验", en: "Orthogonal experiment" },
  methods: ["laboratory", "design"],
  roles: ["procedure", "analysis", "results"],
  cues: {
    zh: ["正交试验", "正交实验", "极差分析", "正交表", "工艺优化", "因素水平", "几个因素", "最佳条件", "优化工艺"],
    en: [
      "orthogonal experiment",
      "orthogonal array",
      "orthogonal design",
      "taguchi",
      "range analysis",
      "factor levels",
      "best conditions",
      "several factors",
    ],
  },
  sentences: {
    zh: [
      "正交表使每个因素的各水平出现次数相同，任意两列的水平组合也出现相同的次数，因此可用较少的试验比较各因素。",
      "选表时每个因素占一列，要考察的交互作用另占列，宜留空列；没有空列也没有重复试验时无法估计误差。",
      "因素与水平宜由单因素试验或已有资料选出，水平间隔过小时差异淹没在误差里，过大时会跨过最优点。",
      "极差分析对每一列求各水平的平均值，其最大与最小之差为极差，极差大的因素在所取水平范围内影响较大。",
      "极差分析不能区分因素的影响与试验误差，显著与否须用方差分析检验，误差由空列或重复试验给出。",
      "各试验应按随机次序进行，否则温度、操作熟练程度等随时间的变化会混进某一列。",
      "由各因素的较优水平拼成的组合可能不在表内，须另做验证试验，并与表中最好的一组比较。",
      "有几个指标时，各指标的较优组合常不一致，宜先定主次或给出综合评分的办法及依据。",
    ],
    en: [
      "In an orthogonal array each level of a factor occurs equally often, and so does each combination of levels in any two columns, which lets factors be compared with few runs.",
      "Each factor takes a column, as does each interaction of interest, and a column should be left empty; without an empty column or repeated runs the error cannot be estimated.",
      "Factors and levels should come from single-factor tests or earlier work: levels too close together disappear in the error, levels too far apart step over the optimum.",
      "Range analysis averages the response at each level of a column; the range is the largest average minus the smallest, and a factor with a larger range has more influence within the levels chosen.",
      "Range analysis cannot tell an effect from error; that takes an analysis of variance with the error from an empty column or from repeated runs.",
      "Runs should be carried out in random order, or changes over time, such as temperature or growing skill, are mixed into one column.",
      "The combination of the best levels may not be among the runs and needs a confirmation run, compared with the best run of the array.",
      "With several responses the best combinations often differ, so their order of importance or a way of scoring them together should be settled with its basis.",
    ],
  },
  missing: {
    zh: ["因素、水平及选取依据", "所用正交表与表头设计", "重复次数与试验次序", "验证试验的结果"],
    en: [
      "factors and levels, and why they were chosen",
      "the array and the assignment of columns",
      "number of repeats and order of runs",
      "result of the confirmation run",
    ],
  },
  limits: {
    zh: ["较优组合只在所取的水平范围内成立；没有安排交互作用的列时，不能说因素之间没有交互作用。"],
    en: [
      "The best combination holds within the levels tested, and where no column was kept for an interaction, its absence may not be claimed.",
    ],
  },
  exhibits: [
    {
      kind: "formula",
      latex: "R_j = \\max_i \\bar{k}_{ij} - \\min_i \\bar{k}_{ij}",
      where: {
        zh: "$R_j$ 为第 $j$ 列因素的极差，$\\bar{k}_{ij}$ 为第 $j$ 列取第 $i$ 水平的各次试验结果的平均值。",
        en: "$R_j$ is the range of the factor in column $j$, and $\\bar{k}_{ij}$ is the mean response of the runs at level $i$ of that column.",
      },
    },
    {
      kind: "table",
      title: { zh: "因素水平表", en: "Factors and levels" },
      head: { zh: ["水平", "因素 A", "因素 B", "因素 C"], en: ["Level", "Factor A", "Factor B", "Factor C"] },
      rows: { zh: ["1", "2", "3"], en: ["1", "2", "3"] },
    },
    {
      kind: "table",
      title: { zh: "方差分析表", en: "Analysis of variance" },
      head: {
        zh: ["来源", "平方和", "自由度", "均方", "$F$", "$p$"],
        en: ["Source", "Sum of squares", "Degrees of freedom", "Mean square", "$F$", "$p$"],
      },
      rows: { zh: ["因素 A", "因素 B", "因素 C", "误差", "总和"], en: ["Factor A", "Factor B", "Factor C", "Error", "Total"] },
    },
  ],
  never: { zh: ["全局最优", "最佳工艺"], en: ["global optimum", "the best possible"] },
};
