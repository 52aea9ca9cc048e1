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
  title: { zh: "凸函数在不等式证明中的应用", en: "Convex Functions in Proving Inequalities" },
  pattern: "〔主题〕在〔应用〕中的应用",
  slots: [
    { label: "主题", default: "凸函数" },
    { label: "应用", default: "不等式证明" },
  ],
  remark: { zh: "定义、性质、方法、例题环环相扣，不做题库", en: "A chain of ideas, not a bank of exercises" },
  keywords: ["凸函数", "不等式", "琴生不等式", "证明"],
  bring: ["教材与原始论文", "自己的推广或反例"],
  outline: [
    { title: { zh: "引言", en: "Introduction" }, intent: "从一道题的多种证法引出", weight: 10, needs: ["source"], mistake: "写数学史凑字" },
    {
      title: { zh: "凸函数的定义与等价刻画", en: "Definitions" },
      intent: "给证明而不是罗列",
      weight: 18,
      needs: ["formula"],
      children: [
        { title: { zh: "几种定义及其等价性", en: "Equivalent definitions" }, intent: "写出循环证明链", weight: 9, needs: ["formula"] },
        {
          title: { zh: "判别方法", en: "Criteria" },
          intent: "一阶、二阶条件与反例",
          weight: 9,
          needs: ["formula"],
          mistake: "忽略定义域与可微性",
        },
      ],
    },
    {
      title: { zh: "基本性质与核心不等式", en: "Properties and core inequality" },
      intent: "后文所用性质集中证明",
      weight: 18,
      needs: ["formula"],
      children: [
        {
          title: { zh: "琴生不等式及取等条件", en: "Jensen's inequality" },
          intent: "加权与积分形式",
          weight: 9,
          needs: ["formula"],
          mistake: "不讨论取等条件",
        },
        {
          title: { zh: "与经典不等式的关系", en: "Links to classics" },
          intent: "推出均值、柯西、赫尔德等",
          weight: 9,
          needs: ["formula", "figure"],
        },
      ],
    },
    {
      title: { zh: "证明方法的归纳", en: "Methods of proof" },
      intent: "按思路分类，每类一典型",
      weight: 34,
      needs: ["formula"],
      children: [
        { title: { zh: "构造凸函数", en: "Constructing" }, intent: "说明怎样想到这个函数", weight: 9, needs: ["formula"] },
        { title: { zh: "切线与支撑直线", en: "Tangent lines" }, intent: "图示几何意义", weight: 9, needs: ["formula", "figure"] },
        { title: { zh: "控制不等式", en: "Majorisation" }, intent: "给出条件与例题", weight: 8, needs: ["formula"] },
        {
          title: { zh: "离散到连续的过渡", en: "Discrete to continuous" },
          intent: "用积分逼近论证",
          weight: 8,
          needs: ["formula"],
          mistake: "例题堆砌缺少比较",
        },
      ],
    },
    {
      title: { zh: "推广与讨论", en: "Extension" },
      intent: "自己的一点改进",
      weight: 14,
      needs: ["formula"],
      children: [
        { title: { zh: "一个加强形式", en: "A refinement" }, intent: "写命题、证明、数值检验", weight: 7, needs: ["formula"] },
        { title: { zh: "条件的必要性", en: "Necessity" }, intent: "用反例说明不可去", weight: 7, needs: ["formula"] },
      ],
    },
    { title: { zh: "结论", en: "Conclusion" }, intent: "归纳方法选择的依据", weight: 6 },
  ],
  whyGood: ["一道题三种证法，自然引出统一的观点", "每种方法讲“怎样想到”，超出例题汇编", "有自己的加强形式并检验条件的必要性"],
  opening: [
    { type: "heading", text: "1 引言" },
    {
      type: "paragraph",
      text: "设正数之和固定，如何证明它们倒数之和有最小值？这道题可以用均值不等式，可以用柯西不等式，也可以用导数逐步调整。几种证法看似各不相干，但若把倒数函数的图像画出来，会发现它们说的是同一件事：曲线上任意两点的连线都在曲线上方。这个几何事实就是凸性，琴生不等式则是它的代数表达。",
    },
    {
      type: "paragraph",
      text: "凸函数是分析学中的基本概念，教材多把它作为导数应用的一节，侧重判别，对它在不等式证明中“怎样想到、何时可用、何时取等”讨论较少。本文整理凸函数几种定义的等价性，给出后文需要的性质的完整证明，再把利用凸性证明不等式的方法归纳为构造函数、支撑直线、控制不等式和离散到连续四类，比较各自的适用条件，最后给出【待补充：所推广的不等式名称】的一个加强形式，并用反例说明条件不可去掉。",
    },
  ],
  hardSample: {
    title: "怎样想到构造",
    text: "面对含有多个变量、且变量地位对称的不等式，可以先看两端能否写成同一函数在各点取值之和与在平均点取值的比较。若能，接着检验该函数在变量范围内的凸性。困难在于原式往往不是和的形式，此时常用的变形有三种：取对数把乘积化为和；利用齐次性把总和规范为一；把分式拆成常数与单变量函数之和。以上节末例为例，原式既非和式又不齐次，先由约束条件消元，再取对数，得到的函数二阶导数为【待补充：表达式】，在给定区间上非负，于是结论由琴生不等式立得，取等当且仅当各变量相等。",
  },
  staged: false,
  checklist: ["定理条件完整", "取等条件均有讨论", "引理不循环", "符号统一", "例题注明来源"],
  scenes: ["defenseSpeech", "openingReport"],
  since: "2026-11-22",
});
