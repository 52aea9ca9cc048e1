import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const numericalCourse = defineTemplate({
  slug: "numerical-course",
  kind: "course",
  discipline: "science",
  major: { zh: "信息与计算科学", en: "Computational Mathematics" },
  levels: ["undergraduate"],
  method: "theory",
  length: { default: 3000, min: 2000, max: 8000 },
  numbering: "C",
  title: { zh: "共轭梯度法的收敛性与预条件数值试验", en: "Convergence of the conjugate gradient method and tests of preconditioning" },
  pattern: { zh: "〔方法〕的收敛性与〔改进〕数值试验", en: "Convergence of 〔method〕 and tests of 〔improvement〕" },
  slots: [
    { label: { zh: "方法", en: "method" }, default: { zh: "共轭梯度法", en: "the conjugate gradient method" } },
    { label: { zh: "改进", en: "improvement" }, default: { zh: "预条件", en: "preconditioning" } },
  ],
  remark: { zh: "理论界、实验曲线、计算代价三者对照", en: "Bound, curve and cost side by side" },
  keywords: [
    { zh: "数值代数", en: "numerical algebra" },
    { zh: "共轭梯度", en: "conjugate gradients" },
    { zh: "预条件", en: "preconditioning" },
    { zh: "条件数", en: "condition number" },
  ],
  bring: [
    { zh: "测试矩阵来源", en: "sources of test matrices" },
    { zh: "代码与环境", en: "code and environment" },
  ],
  outline: [
    {
      title: { zh: "问题与算法", en: "Problem and algorithm" },
      intent: { zh: "给出算法、记号与每步代价", en: "The algorithm, its notation and the cost of a step" },
      weight: 12,
      needs: ["formula"],
    },
    {
      title: { zh: "收敛性分析", en: "Convergence analysis" },
      intent: { zh: "条件数界与特征值聚集各解释什么", en: "What the condition number explains, and what clustering does" },
      weight: 24,
      needs: ["formula"],
      children: [
        {
          title: { zh: "误差界的推导", en: "Deriving the error bound" },
          intent: { zh: "由多项式极小化完整推导一次", en: "One full derivation from the polynomial problem" },
          weight: 12,
          needs: ["formula"],
          mistake: { zh: "只引结论不推导", en: "The bound quoted, not derived" },
        },
        {
          title: { zh: "界何时不紧", en: "When the bound is loose" },
          intent: { zh: "用特征值分布解释，给构造的例子", en: "By the distribution of eigenvalues, with a built example" },
          weight: 12,
          needs: ["formula", "figure"],
        },
      ],
    },
    {
      title: { zh: "预条件的构造", en: "Building preconditioners" },
      intent: { zh: "比较构造、存储与每步应用的代价", en: "Cost to build, to store and to apply" },
      weight: 18,
      needs: ["formula", "table"],
    },
    {
      title: { zh: "数值试验", en: "Numerical experiments" },
      intent: { zh: "每次只变一个因素", en: "One factor at a time" },
      weight: 34,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "试验设计", en: "Design of the experiments" },
          intent: { zh: "矩阵、停机、重复、环境写全", en: "Matrices, stopping, repeats and environment" },
          weight: 17,
          needs: ["table"],
          mistake: { zh: "不同方法停机准则不一", en: "Methods stopped by different criteria" },
        },
        {
          title: { zh: "迭代曲线与时间", en: "Convergence curves and time" },
          intent: { zh: "步数与时间分开比，时间含构造", en: "Iterations apart from time, and time includes building" },
          weight: 17,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "结论", en: "Conclusion" },
      intent: { zh: "什么矩阵值得用什么预条件", en: "Which matrix deserves which preconditioner" },
      weight: 12,
      mistake: { zh: "只说改进后更快", en: "Says only that it became faster" },
    },
  ],
  whyGood: [
    { zh: "从“条件数相同步数不同”的反常出发", en: "Starts from equal condition numbers with unequal iteration counts" },
    { zh: "误差界推导后立刻讨论何时不紧", en: "The derivation is followed at once by when the bound is loose" },
    { zh: "停机准则与失败样例处理公平", en: "Stopping criteria and failures are treated fairly" },
  ],
  opening: [
    { type: "heading", text: { zh: "1 问题与算法", en: "1 Problem and algorithm" } },
    {
      type: "paragraph",
      text: {
        zh: "求解大型稀疏对称正定线性方程组时，直接法会因填充而占用过多内存，迭代法更为实用。共轭梯度法在每一步沿共轭方向极小化二次泛函，理论上有限步收敛，实际计算中更重要的是前几十步误差下降得有多快。教材给出的误差界依赖矩阵的条件数，条件数越大，界越悲观。",
        en: "For large sparse symmetric positive definite systems, direct methods take too much memory because of fill-in, and iteration is more practical. The conjugate gradient method minimises a quadratic functional along conjugate directions. In theory it ends after finitely many steps; in practice what counts is how fast the error falls in the first few dozen. The bound in textbooks depends on the condition number of the matrix: the larger it is, the more pessimistic the bound.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "但数值试验常常出现这样的情形：两个条件数几乎相同的矩阵，迭代步数却相差悬殊；有时误差长时间停滞，随后突然加速下降。可见条件数并不是全部。本文先完整推导误差界，说明特征值聚集对收敛的影响，再比较对角、不完全分解等预条件的构造代价与效果，在【待补充：测试矩阵集】上进行试验，最后讨论何时值得付出构造预条件的时间。",
        en: "Experiments often show something else. Two matrices with nearly the same condition number may need very different numbers of steps; sometimes the error stands still for a long while and then suddenly drops faster. The condition number is not the whole story. This paper first derives the bound in full and explains how clustered eigenvalues affect convergence, then compares what diagonal and incomplete factorisation preconditioners cost and achieve, tests them on 【to fill in: set of test matrices】, and finally discusses when the time spent on building one is repaid.",
      },
    },
  ],
  hardSample: {
    title: { zh: "公平比较的设置", en: "A fair comparison" },
    text: {
      zh: "为使不同方法可比，试验统一以真实残差的相对范数小于给定阈值为停机准则，而不使用各方法递推得到的残差，因为后者在舍入误差累积后可能与真实残差分离。初值取零向量，右端项由已知解构造，以便同时报告误差。迭代步数与总时间分开列出，总时间包含预条件的构造。每组重复运行【待补充：次数】并取中位数。对于不完全分解失败的矩阵，记录失败原因与所用的位移参数，不从结果中剔除。",
      en: "To make methods comparable, all tests stop when the relative norm of the true residual falls below the given tolerance, not the residual each method updates by recurrence, since the two may part once rounding errors accumulate. The initial guess is zero, and the right-hand side is built from a known solution so that the error can be reported as well. Iterations and total time are listed separately, and total time includes building the preconditioner. Each test was run 【to fill in: number of】 times and the median taken. Where incomplete factorisation failed, the reason and the shift used are recorded; such matrices are not removed from the results.",
    },
  },
  staged: false,
  checklist: [
    { zh: "推导无跳步", en: "no gaps in derivations" },
    { zh: "停机准则统一", en: "one stopping criterion" },
    { zh: "代码附环境", en: "environment given with the code" },
    { zh: "图用对数坐标并标注", en: "logarithmic plots with labels" },
  ],
  scenes: ["experimentReport", "classPresent"],
  since: "2026-11-22",
});
