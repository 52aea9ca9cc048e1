import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const mathInequality = defineTemplate({
  slug: "math-inequality",
  kind: "thesis",
  discipline: "science",
  major: { zh: "数学与应用数学", en: "Mathematics" },
  levels: ["undergraduate"],
  method: "theory",
  length: { default: 8000, min: 8000, max: 20000 },
  numbering: "C",
  title: { zh: "凸函数在不等式证明中的应用", en: "Convex functions in proving inequalities" },
  pattern: { zh: "〔主题〕在〔应用〕中的应用", en: "〔Topic〕 in 〔application〕" },
  slots: [
    { label: { zh: "主题", en: "Topic" }, default: { zh: "凸函数", en: "Convex functions" } },
    { label: { zh: "应用", en: "application" }, default: { zh: "不等式证明", en: "proving inequalities" } },
  ],
  remark: { zh: "定义、性质、方法、例题环环相扣，不做题库", en: "A chain of ideas, not a bank of exercises" },
  keywords: [
    { zh: "凸函数", en: "convex functions" },
    { zh: "不等式", en: "inequalities" },
    { zh: "琴生不等式", en: "Jensen's inequality" },
    { zh: "证明", en: "proof" },
  ],
  bring: [
    { zh: "教材与原始论文", en: "textbooks and original papers" },
    { zh: "自己的推广或反例", en: "your own extension or counterexample" },
  ],
  outline: [
    {
      title: { zh: "引言", en: "Introduction" },
      intent: { zh: "从一道题的三种证法引出统一观点", en: "From three proofs of one problem to a common view" },
      weight: 10,
      needs: ["source"],
      mistake: { zh: "引言写数学史凑字，问题迟迟不出", en: "History of mathematics as padding, the problem late to appear" },
    },
    {
      title: { zh: "凸函数的定义与等价刻画", en: "Definitions and equivalent characterisations" },
      intent: { zh: "给证明，不罗列", en: "Prove them, do not list them" },
      weight: 18,
      needs: ["formula"],
      children: [
        {
          title: { zh: "几种定义及其等价性", en: "Several definitions and their equivalence" },
          intent: { zh: "写出闭合的循环证明链", en: "A closed cycle of implications" },
          weight: 9,
          needs: ["formula"],
        },
        {
          title: { zh: "判别方法", en: "Criteria for convexity" },
          intent: { zh: "一阶、二阶条件与失效的反例", en: "First- and second-order conditions, and where they fail" },
          weight: 9,
          needs: ["formula"],
          mistake: { zh: "忽略定义域与可微性", en: "Domain and differentiability ignored" },
        },
      ],
    },
    {
      title: { zh: "基本性质与核心不等式", en: "Basic properties and the core inequality" },
      intent: { zh: "后文所用性质在此集中证完", en: "Prove here all that is used later" },
      weight: 18,
      needs: ["formula"],
      children: [
        {
          title: { zh: "琴生不等式及取等条件", en: "Jensen's inequality and equality" },
          intent: { zh: "加权与积分形式，取等条件各证一次", en: "Weighted and integral forms, equality proved for each" },
          weight: 9,
          needs: ["formula"],
          mistake: { zh: "不讨论取等条件", en: "No word on when equality holds" },
        },
        {
          title: { zh: "与经典不等式的关系", en: "Links to classical inequalities" },
          intent: { zh: "由同一定理推出均值、柯西、赫尔德", en: "Means, Cauchy and Hölder from one theorem" },
          weight: 9,
          needs: ["formula", "figure"],
        },
      ],
    },
    {
      title: { zh: "证明方法的归纳", en: "Methods of proof" },
      intent: { zh: "按思路分类，每类一题说透", en: "By idea, one problem in depth for each" },
      weight: 34,
      needs: ["formula"],
      children: [
        {
          title: { zh: "构造凸函数", en: "Constructing a convex function" },
          intent: { zh: "说明怎样想到这个函数", en: "How one comes to think of it" },
          weight: 9,
          needs: ["formula"],
        },
        {
          title: { zh: "切线与支撑直线", en: "Tangents and supporting lines" },
          intent: { zh: "图示几何意义，非凸处怎样补", en: "The geometry, and what to do where convexity fails" },
          weight: 9,
          needs: ["formula", "figure"],
        },
        {
          title: { zh: "控制不等式", en: "Majorisation" },
          intent: { zh: "给出控制关系的判定与适用条件", en: "When one vector majorises another, and when it helps" },
          weight: 8,
          needs: ["formula"],
        },
        {
          title: { zh: "离散到连续的过渡", en: "From discrete to continuous" },
          intent: { zh: "逼近过程写出极限与交换的依据", en: "Justify the limit and every exchange" },
          weight: 8,
          needs: ["formula"],
          mistake: { zh: "例题堆砌缺少比较", en: "Examples piled up, never compared" },
        },
      ],
    },
    {
      title: { zh: "推广与讨论", en: "Extension and discussion" },
      intent: { zh: "自己的一点改进，与已有结果比强弱", en: "A small step of your own, compared with known results" },
      weight: 14,
      needs: ["formula"],
      children: [
        {
          title: { zh: "一个加强形式", en: "A refinement" },
          intent: { zh: "写命题、证明、数值检验", en: "Statement, proof and numerical check" },
          weight: 7,
          needs: ["formula"],
        },
        {
          title: { zh: "条件的必要性", en: "Necessity of the conditions" },
          intent: { zh: "用反例说明条件不可去", en: "Counterexamples show that none can be dropped" },
          weight: 7,
          needs: ["formula"],
        },
      ],
    },
    {
      title: { zh: "结论", en: "Conclusion" },
      intent: { zh: "归纳见到何种形式用何种方法", en: "Which form of problem calls for which method" },
      weight: 6,
    },
  ],
  whyGood: [
    { zh: "一道题三种证法，自然引出统一的观点", en: "Three proofs of one problem lead naturally to a common view" },
    { zh: "每种方法讲“怎样想到”，超出例题汇编", en: "Each method explains how one hits upon it" },
    { zh: "有自己的加强形式并检验条件的必要性", en: "Has a refinement of its own and tests its conditions" },
  ],
  opening: [
    { type: "heading", text: { zh: "1 引言", en: "1 Introduction" } },
    {
      type: "paragraph",
      text: {
        zh: "设正数之和固定，如何证明它们倒数之和有最小值？这道题可以用均值不等式，可以用柯西不等式，也可以用导数逐步调整。几种证法看似各不相干，但若把倒数函数的图像画出来，会发现它们说的是同一件事：曲线上任意两点的连线都在曲线上方。这个几何事实就是凸性，琴生不等式则是它的代数表达。",
        en: "Given positive numbers with a fixed sum, how do we prove that the sum of their reciprocals has a minimum? One may use the inequality of means, or Cauchy's inequality, or adjust step by step with derivatives. The proofs seem to have nothing in common. But draw the graph of the reciprocal, and they turn out to say the same thing: the chord between any two points of the curve lies above the curve. This geometric fact is convexity, and Jensen's inequality is its algebraic form.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "凸函数是分析学中的基本概念，教材多把它作为导数应用的一节，侧重判别，对它在不等式证明中“怎样想到、何时可用、何时取等”讨论较少。本文整理凸函数几种定义的等价性，给出后文需要的性质的完整证明，再把利用凸性证明不等式的方法归纳为构造函数、支撑直线、控制不等式和离散到连续四类，比较各自的适用条件，最后给出【待补充：所推广的不等式名称】的一个加强形式，并用反例说明条件不可去掉。",
        en: "Convexity is a basic notion of analysis. Textbooks mostly treat it as a section among the uses of the derivative and dwell on how to recognise it; how one comes to think of it in a proof, when it can be used and when equality holds gets little room. This thesis proves the equivalence of several definitions and all properties needed later, sorts proofs by convexity into four kinds, constructing a function, supporting lines, majorisation and passage from discrete to continuous, compares when each applies, and finally gives a stronger form of 【to fill in: inequality to be extended】, with counterexamples showing that its conditions cannot be dropped.",
      },
    },
  ],
  hardSample: {
    title: { zh: "怎样想到构造", en: "How one thinks of the construction" },
    text: {
      zh: "面对含有多个变量、且变量地位对称的不等式，可以先看两端能否写成同一函数在各点取值之和与在平均点取值的比较。若能，接着检验该函数在变量范围内的凸性。困难在于原式往往不是和的形式，此时常用的变形有三种：取对数把乘积化为和；利用齐次性把总和规范为一；把分式拆成常数与单变量函数之和。以上节末例为例，原式既非和式又不齐次，先由约束条件消元，再取对数，得到的函数二阶导数为【待补充：表达式】，在给定区间上非负，于是结论由琴生不等式立得，取等当且仅当各变量相等。",
      en: "Faced with an inequality that is symmetric in several variables, first see whether its two sides compare a sum of values of one function with its value at the mean. If so, check that the function is convex where the variables range. The difficulty is that the original is often no sum. Three transformations are common: take logarithms to turn a product into a sum; use homogeneity to set the total to one; split a fraction into a constant and a sum of functions of one variable. In the last example of the section above, which is neither a sum nor homogeneous, one variable is removed by the constraint and logarithms are taken; the second derivative of the resulting function is 【to fill in: expression】, nonnegative on the interval, and the claim follows from Jensen's inequality, with equality if and only if all variables are equal.",
    },
  },
  staged: false,
  checklist: [
    { zh: "定理条件完整", en: "every theorem has all its conditions" },
    { zh: "取等条件均有讨论", en: "equality discussed each time" },
    { zh: "引理不循环", en: "no circular lemma" },
    { zh: "同一符号全文只有一个含义", en: "each symbol has one meaning throughout" },
    { zh: "例题注明来源", en: "source of each example given" },
  ],
  scenes: ["defenseSpeech", "openingReport"],
  since: "2026-11-22",
});
