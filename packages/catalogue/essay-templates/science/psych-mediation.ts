import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const psychMediation = defineTemplate({
  slug: "psych-mediation",
  kind: "thesis",
  discipline: "science",
  major: { zh: "心理学", en: "Psychology" },
  levels: ["undergraduate"],
  method: "experiment",
  length: { default: 10000, min: 8000, max: 20000 },
  numbering: "C",
  title: { zh: "社会排斥对冒险决策的影响：控制感的作用", en: "Social exclusion and risky choice: the role of sense of control" },
  pattern: { zh: "〔操纵〕对〔因变量〕的影响：〔中介〕的作用", en: "〔Manipulation〕 and 〔outcome〕: the role of 〔mediator〕" },
  slots: [
    { label: { zh: "操纵", en: "Manipulation" }, default: { zh: "社会排斥", en: "Social exclusion" } },
    { label: { zh: "因变量", en: "outcome" }, default: { zh: "冒险决策", en: "risky choice" } },
    { label: { zh: "中介", en: "mediator" }, default: { zh: "控制感", en: "sense of control" } },
  ],
  remark: { zh: "两个研究：先证因果，再证机制", en: "One study for cause, one for mechanism" },
  keywords: [
    { zh: "实验心理学", en: "experimental psychology" },
    { zh: "社会排斥", en: "social exclusion" },
    { zh: "中介", en: "mediation" },
    { zh: "决策", en: "decision making" },
  ],
  bring: [
    { zh: "伦理批件", en: "ethics approval" },
    { zh: "实验程序与材料", en: "experiment scripts and materials" },
    { zh: "预注册", en: "preregistration" },
  ],
  outline: [
    {
      title: { zh: "引言", en: "Introduction" },
      intent: { zh: "由矛盾结果引出有方向的假设", en: "From contradictory results to a directed hypothesis" },
      weight: 14,
      needs: ["source"],
      children: [
        {
          title: { zh: "社会排斥的后果", en: "Consequences of social exclusion" },
          intent: { zh: "冒险增加与减少的证据并列，找条件之差", en: "Evidence for more and for less risk, and how conditions differ" },
          weight: 7,
          needs: ["source"],
        },
        {
          title: { zh: "控制感的解释", en: "The control account" },
          intent: { zh: "推出能被证伪的假设与替代解释", en: "A hypothesis that can fail, and its rivals" },
          weight: 7,
          needs: ["source"],
          mistake: { zh: "假设只说“有影响”，缺少方向", en: '"There will be an effect": a hypothesis without direction' },
        },
      ],
    },
    {
      title: { zh: "研究概述", en: "Overview of studies" },
      intent: { zh: "一证因果、一证机制，各排除什么", en: "One for cause, one for mechanism: what each excludes" },
      weight: 8,
      needs: ["table"],
    },
    {
      title: { zh: "研究一：因果效应", en: "Study 1: the causal effect" },
      intent: { zh: "随机、操纵、测量，一次只变一处", en: "Randomise, manipulate, measure; one thing at a time" },
      weight: 30,
      needs: ["table"],
      children: [
        {
          title: { zh: "方法与程序", en: "Method" },
          intent: { zh: "样本量依据、随机、欺骗与知情", en: "Sample size, randomisation, deception and consent" },
          weight: 12,
          needs: ["table"],
          mistake: { zh: "不报告样本量依据", en: "Sample size without grounds" },
        },
        {
          title: { zh: "结果", en: "Results" },
          intent: { zh: "操纵检验、主效应、效应量与区间", en: "Manipulation check, main effect, effect size with interval" },
          weight: 10,
          needs: ["table", "figure"],
        },
        {
          title: { zh: "讨论", en: "Discussion" },
          intent: { zh: "排除情绪解释，留下控制感", en: "Rule out mood, which leaves control" },
          weight: 8,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "研究二：作用机制", en: "Study 2: the mechanism" },
      intent: { zh: "直接操纵中介变量，看效应去留", en: "Manipulate the mediator and see whether the effect goes" },
      weight: 30,
      needs: ["table"],
      children: [
        {
          title: { zh: "设计与操纵恢复", en: "Design and restored control" },
          intent: { zh: "恢复控制感，对照任务等同投入", en: "Restore control, against a filler task of equal effort" },
          weight: 12,
          needs: ["table"],
          mistake: { zh: "只用统计中介代替机制", en: "Statistical mediation offered as the mechanism" },
        },
        {
          title: { zh: "结果与检验", en: "Results and tests" },
          intent: { zh: "先交互，再条件效应", en: "The interaction first, then conditional effects" },
          weight: 12,
          needs: ["table", "figure"],
        },
        {
          title: { zh: "小结", en: "Summary of Study 2" },
          intent: { zh: "与预注册逐条对照，偏离写明", en: "Point by point against the preregistration" },
          weight: 6,
        },
      ],
    },
    {
      title: { zh: "总讨论", en: "General discussion" },
      intent: { zh: "理论推进到哪里，边界在何处", en: "How far theory moves, and where it stops" },
      weight: 12,
      needs: ["source"],
    },
    {
      title: { zh: "结论与伦理说明", en: "Conclusion and ethics" },
      intent: { zh: "事后说明与心理恢复的程序", en: "Debriefing and how well-being was restored" },
      weight: 6,
      mistake: { zh: "未交代事后解释", en: "Debriefing not reported" },
    },
  ],
  whyGood: [
    { zh: "从文献的矛盾出发，假设有张力", en: "Starts from a contradiction, so the hypothesis has tension" },
    { zh: "第二个研究操纵中介变量", en: "Study 2 manipulates the mediator instead of modelling it" },
    { zh: "伦理与事后恢复写得具体", en: "Ethics and recovery are concrete" },
  ],
  opening: [
    { type: "heading", text: { zh: "1 引言", en: "1 Introduction" } },
    { type: "heading", text: { zh: "1.1 社会排斥的后果", en: "1.1 Consequences of social exclusion" } },
    {
      type: "paragraph",
      text: {
        zh: "被同伴冷落之后，人会变得更谨慎还是更冒险？文献给出的答案并不一致。一些研究发现，被排斥者更愿意选择收益大而把握小的选项，像是要尽快赢回什么；另一些研究则发现，他们倾向于回避不确定，以免再受打击【待补充：文献】。两类结果各有重复，单纯用情绪变差难以同时解释。",
        en: "When people are left out by others, do they become more cautious or take more risks? The literature does not agree. Some studies find that excluded people prefer options with large gains and small chances, as if to win something back quickly; others find that they avoid uncertainty so as not to be hurt again 【to fill in: references】. Both kinds of result have been replicated, and worse mood alone can hardly account for both.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "分歧可能与排斥威胁了什么有关。社会排斥会同时威胁归属、自尊、控制与存在意义等需要。当控制感受损时，冒险可以看作一种重新取得掌控的尝试：选择本身由我作出，结果也由我承担。若这一设想成立，那么恢复控制感之后，排斥对冒险的影响应当减弱；若影响不变，则需要另寻解释。据此，本文设计两个研究：研究一在随机分组的条件下检验因果效应，研究二直接操纵控制感，检验其作用。",
        en: "The disagreement may depend on what exclusion threatens. It threatens belonging, self-esteem, control and meaning at once. When the sense of control is damaged, taking a risk can be seen as an attempt to regain it: the choice is mine, and so is the outcome. If this is right, restoring control should weaken the effect of exclusion on risky choice; if the effect stays, another account is needed. Two studies follow. The first tests the causal effect under random assignment; the second manipulates the sense of control directly and tests its role.",
      },
    },
  ],
  hardSample: {
    title: { zh: "方法中的伦理与操纵", en: "Ethics and manipulation in the method" },
    text: {
      zh: "研究采用虚拟传球范式诱发社会排斥，参与者被随机分到排斥组或接纳组，排斥组在前几次接球后不再收到来球。由于范式包含欺骗，方案经【待补充：伦理委员会及批号】批准，筛除近期有重大负性生活事件者；实验结束后立即说明真实目的，告知所谓同伴为程序，并安排愉快情绪诱导，待情绪评分恢复到基线方可离开，参与者可以无理由撤回数据。样本量依据预期效应量与统计功效事先计算并预注册。操纵检验使用感知被忽视题项，以区分排斥与一般的负面情绪。",
      en: "Exclusion was induced with a virtual ball-tossing game. Participants were randomly assigned to exclusion or inclusion; in the exclusion condition the ball stopped coming after the first few throws. Since the game involves deception, the protocol was approved by 【to fill in: ethics committee and number】 and people with recent major negative life events were screened out. Right after the experiment the true purpose was explained, participants learned that the other players were a program, and a positive mood induction followed; nobody left before mood ratings were back at baseline, and data could be withdrawn without giving reasons. Sample size was computed from the expected effect and power beforehand and preregistered. The manipulation check used items on feeling ignored, to tell exclusion from negative mood in general.",
    },
  },
  staged: false,
  checklist: [
    { zh: "预注册编号", en: "preregistration number" },
    { zh: "样本量依据", en: "grounds for sample size" },
    { zh: "操纵检验在主分析之前报告", en: "manipulation check reported before the main analysis" },
    { zh: "效应量与区间", en: "effect sizes with intervals" },
    { zh: "事后说明流程", en: "debriefing described" },
  ],
  scenes: ["questionnaire", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
