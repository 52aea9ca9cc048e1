import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const mathModelingContest = defineTemplate({
  slug: "math-modeling-contest",
  kind: "contest",
  discipline: "science",
  major: { zh: "数学建模", en: "Mathematical Modelling" },
  levels: ["undergraduate", "juniorCollege"],
  method: "model",
  length: { default: 9000, min: 1200, max: 15000 },
  numbering: "B",
  title: { zh: "资源调度数学建模竞赛论文", en: "A mathematical modelling contest paper on resource scheduling" },
  pattern: { zh: "〔赛题类型〕数学建模竞赛论文", en: "A mathematical modelling contest paper on 〔type of problem〕" },
  slots: [{ label: { zh: "赛题类型", en: "type of problem" }, default: { zh: "资源调度", en: "resource scheduling" } }],
  remark: { zh: "摘要定生死：每问一句模型、一句方法、一句结果", en: "The abstract decides: model, method, result per task" },
  keywords: [
    { zh: "数学建模", en: "mathematical modelling" },
    { zh: "优化", en: "optimisation" },
    { zh: "灵敏度", en: "sensitivity" },
    { zh: "竞赛论文", en: "contest paper" },
  ],
  bring: [
    { zh: "赛题与数据", en: "problem statement and data" },
    { zh: "可运行代码", en: "code that runs" },
    { zh: "分工表", en: "division of work" },
  ],
  outline: [
    {
      title: { zh: "摘要与关键词", en: "Abstract and keywords" },
      intent: { zh: "按问写，每问模型、方法、结果齐", en: "By task: model, method, result for each" },
      weight: 8,
      mistake: { zh: "摘要只有做法没有数值结果", en: "An abstract of methods without numerical results" },
    },
    {
      title: { zh: "问题重述与分析", en: "Restatement and analysis" },
      intent: { zh: "用自己的话写出难点，附思路图", en: "The difficulty in your own words, with a diagram" },
      weight: 8,
      needs: ["figure"],
    },
    {
      title: { zh: "假设与符号", en: "Assumptions and symbols" },
      intent: { zh: "每条假设写理由，后文回头检验", en: "A reason for each assumption, and a later check" },
      weight: 8,
      needs: ["table"],
      mistake: { zh: "假设与题设矛盾", en: "An assumption that contradicts the problem" },
    },
    {
      title: { zh: "模型建立与求解", en: "Models and solutions" },
      intent: { zh: "三问由简到繁，后问沿用前问", en: "From simple to complex, each built on the one before" },
      weight: 52,
      needs: ["formula", "table", "figure"],
      children: [
        {
          title: { zh: "问题一：基准模型", en: "Task 1: baseline model" },
          intent: { zh: "先给可行解与界，再给最优解", en: "A feasible solution and a bound before the optimum" },
          weight: 13,
          needs: ["formula", "table"],
        },
        {
          title: { zh: "问题二：加入约束", en: "Task 2: added constraints" },
          intent: { zh: "说明哪些约束起作用", en: "Which constraints are binding" },
          weight: 13,
          needs: ["formula", "table"],
        },
        {
          title: { zh: "问题三：不确定情形", en: "Task 3: uncertainty" },
          intent: { zh: "随机与鲁棒在同一情景下比较", en: "Stochastic and robust on the same scenarios" },
          weight: 13,
          needs: ["formula", "table", "figure"],
          mistake: { zh: "堆叠算法名称，不说为何适合", en: "Names of algorithms piled up, never why they fit" },
        },
        {
          title: { zh: "求解过程与复现说明", en: "Solving and reproducing" },
          intent: { zh: "伪代码、参数、间隙与用时", en: "Pseudocode, parameters, gap and time" },
          weight: 13,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "检验与灵敏度", en: "Tests and sensitivity" },
      intent: { zh: "极端值、扰动、回代检验", en: "Extremes, perturbation, substitution back" },
      weight: 12,
      needs: ["table", "figure"],
    },
    {
      title: { zh: "评价与推广", en: "Evaluation" },
      intent: { zh: "优缺点各两条，写到可改进处", en: "Two strengths, two weaknesses, and what could be done" },
      weight: 8,
      mistake: { zh: "优点写成自夸，缺点写成无关痛痒", en: "Strengths written as praise, weaknesses as trifles" },
    },
    {
      title: { zh: "参考与附录说明", en: "References and appendix notes" },
      intent: { zh: "代码清单、分工与所用工具声明", en: "Code list, division of work, tools declared" },
      weight: 4,
    },
  ],
  whyGood: [
    { zh: "摘要按问写清模型、方法、结果", en: "The abstract gives model, method and result by task" },
    { zh: "每条假设都回头检验", en: "Every assumption is checked afterwards" },
    { zh: "比较期望与鲁棒两种方案，给出选用建议", en: "Expected and robust plans are compared, with advice on when to use which" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、摘要与关键词", en: "1 Abstract and keywords" } },
    {
      type: "paragraph",
      text: {
        zh: "针对【待补充：赛题名称】，本文围绕资源在时间与空间上的分配建立了一组由简到繁的优化模型，并对结果作了检验。",
        en: "For 【to fill in: problem】, this paper builds a series of optimisation models, from simple to complex, for allocating resources in time and space, and tests the results.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "针对问题一，在需求已知、资源同质的条件下，以总等待时间最小为目标建立整数规划模型，先用贪心规则得到可行解作为上界，再用求解器得到最优解，结果为【待补充：数值与单位】，与贪心解相比改善【待补充：比例】。",
        en: "Task 1: with known demand and identical resources, an integer programme minimises total waiting time. A greedy rule gives a feasible solution as an upper bound, and a solver the optimum, 【to fill in: value and unit】, which improves on the greedy solution by 【to fill in: ratio】.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "针对问题二，在问题一的基础上增加连续工作时长与优先级约束，模型规模增大，采用分解与列生成的办法求解，给出调度方案表，并指出起作用的约束是哪几条。",
        en: "Task 2: limits on continuous working time and priorities are added to Task 1. As the model grows, decomposition with column generation is used; a schedule is given, together with the constraints that are binding.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "针对问题三，考虑需求波动，分别建立期望值模型与鲁棒模型，以同一组随机情景比较二者的平均表现和最差表现，给出选用建议。",
        en: "Task 3: to allow for fluctuating demand, an expected-value model and a robust model are built and compared on the same random scenarios by their average and worst results, and advice is given on which to use.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "最后对关键参数作灵敏度分析，报告方案保持不变的扰动范围：【待补充：参数与范围】。",
        en: "Finally, the sensitivity of the results to key parameters is analysed, and the range of disturbance within which the plan does not change is reported: 【to fill in: parameters and range】.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "关键词：整数规划；分解算法；鲁棒优化；灵敏度分析",
        en: "Keywords: integer programming; decomposition; robust optimisation; sensitivity analysis",
      },
    },
  ],
  hardSample: {
    title: { zh: "假设的合理性", en: "Justifying assumptions" },
    text: {
      zh: "假设一：同一时段内需求均匀到达。附件数据显示，时段内到达间隔的离散程度不大【待补充：检验结果】，且本文以整点为决策单位，时段内的波动对结果影响有限；第五部分将时段细分为半点后重新求解，以最优值变动的大小判断该假设能否接受。假设二：资源在两点间的转移时间与时刻无关。该假设在早晚高峰不成立，会低估高峰时的等待，因此在灵敏度分析中将高峰转移时间上浮，观察方案是否改变。假设不是越多越好，与结论无关的假设不列。",
      en: "Assumption one: within a period, demand arrives evenly. In the data supplied, intervals between arrivals do not scatter much 【to fill in: test result】, and since decisions are made on the hour, variation within a period matters little. Part 5 divides each period in half and solves again; how far the optimum moves decides whether the assumption can stand. Assumption two: travel time between two points does not depend on the hour. This fails at rush hours and underestimates waiting, so the sensitivity analysis raises rush-hour travel times to see whether the plan changes. More assumptions are not better: those that do not bear on the conclusions are left out.",
    },
  },
  staged: false,
  checklist: [
    { zh: "摘要含定量结果", en: "abstract has quantitative results" },
    { zh: "符号表无冲突", en: "no clash of symbols" },
    { zh: "代码可运行", en: "code runs" },
    { zh: "灵敏度覆盖关键参数", en: "sensitivity covers key parameters" },
    { zh: "引用与所用工具按赛规声明", en: "citations and tools declared as the rules require" },
  ],
  scenes: ["contestApply", "dataReport"],
  since: "2026-11-22",
});
