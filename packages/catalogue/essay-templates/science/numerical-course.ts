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
  title: { zh: "共轭梯度法的收敛性与预条件数值试验", en: "Convergence of Conjugate Gradients and Preconditioning: Numerical Tests" },
  pattern: "〔方法〕的收敛性与〔改进〕数值试验",
  slots: [
    { label: "方法", default: "共轭梯度法" },
    { label: "改进", default: "预条件" },
  ],
  remark: { zh: "理论界、实验曲线、计算代价三者对照", en: "Bound, curve and cost side by side" },
  keywords: ["数值代数", "共轭梯度", "预条件", "条件数"],
  bring: ["测试矩阵来源", "代码与环境"],
  outline: [
    { title: { zh: "问题与算法", en: "Problem and algorithm" }, intent: "给出算法与记号", weight: 12, needs: ["formula"] },
    {
      title: { zh: "收敛性分析", en: "Convergence" },
      intent: "条件数界与特征值聚集",
      weight: 24,
      needs: ["formula"],
      children: [
        {
          title: { zh: "误差界的推导", en: "Error bound" },
          intent: "完整推导一次",
          weight: 12,
          needs: ["formula"],
          mistake: "只引结论不推导",
        },
        { title: { zh: "界何时不紧", en: "When it is loose" }, intent: "用特征值分布解释", weight: 12, needs: ["formula", "figure"] },
      ],
    },
    { title: { zh: "预条件的构造", en: "Preconditioners" }, intent: "比较构造代价与效果", weight: 18, needs: ["formula", "table"] },
    {
      title: { zh: "数值试验", en: "Experiments" },
      intent: "每次只变一个因素",
      weight: 34,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "试验设计", en: "Design" },
          intent: "矩阵、停机、重复、环境",
          weight: 17,
          needs: ["table"],
          mistake: "不同方法停机准则不一",
        },
        { title: { zh: "迭代曲线与时间", en: "Curves and time" }, intent: "步数与时间分开比较", weight: 17, needs: ["figure"] },
      ],
    },
    { title: { zh: "结论", en: "Conclusion" }, intent: "什么矩阵该用什么预条件", weight: 12, mistake: "只说改进后更快" },
  ],
  whyGood: ["从“条件数相同步数不同”的反常出发", "误差界推导后立刻讨论何时不紧", "停机准则与失败样例处理公平"],
  opening: [
    { type: "heading", text: "1 问题与算法" },
    {
      type: "paragraph",
      text: "求解大型稀疏对称正定线性方程组时，直接法会因填充而占用过多内存，迭代法更为实用。共轭梯度法在每一步沿共轭方向极小化二次泛函，理论上有限步收敛，实际计算中更重要的是前几十步误差下降得有多快。教材给出的误差界依赖矩阵的条件数，条件数越大，界越悲观。",
    },
    {
      type: "paragraph",
      text: "但数值试验常常出现这样的情形：两个条件数几乎相同的矩阵，迭代步数却相差悬殊；有时误差长时间停滞，随后突然加速下降。可见条件数并不是全部。本文先完整推导误差界，说明特征值聚集对收敛的影响，再比较对角、不完全分解等预条件的构造代价与效果，在【待补充：测试矩阵集】上进行试验，最后讨论何时值得付出构造预条件的时间。",
    },
  ],
  hardSample: {
    title: "公平比较的设置",
    text: "为使不同方法可比，试验统一以真实残差的相对范数小于给定阈值为停机准则，而不使用各方法递推得到的残差，因为后者在舍入误差累积后可能与真实残差分离。初值取零向量，右端项由已知解构造，以便同时报告误差。迭代步数与总时间分开列出，总时间包含预条件的构造。每组重复运行【待补充：次数】并取中位数。对于不完全分解失败的矩阵，记录失败原因与所用的位移参数，不从结果中剔除。",
  },
  staged: false,
  checklist: ["推导无跳步", "停机准则统一", "代码附环境", "图用对数坐标并标注"],
  scenes: ["experimentReport", "classPresent"],
  since: "2026-11-22",
});
