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
  title: { zh: "社会排斥对冒险决策的影响：控制感的作用", en: "Social Exclusion, Sense of Control and Risky Choice" },
  pattern: "〔操纵〕对〔因变量〕的影响：〔中介〕的作用",
  slots: [
    { label: "操纵", default: "社会排斥" },
    { label: "因变量", default: "冒险决策" },
    { label: "中介", default: "控制感" },
  ],
  remark: { zh: "两个研究：先证因果，再证机制", en: "One study for cause, one for mechanism" },
  keywords: ["实验心理学", "社会排斥", "中介", "决策"],
  bring: ["伦理批件", "实验程序与材料", "预注册"],
  outline: [
    {
      title: { zh: "引言", en: "Introduction" },
      intent: "由矛盾结果引出假设",
      weight: 14,
      needs: ["source"],
      children: [
        { title: { zh: "社会排斥的后果", en: "Consequences" }, intent: "冒险增加与减少的证据并列", weight: 7, needs: ["source"] },
        {
          title: { zh: "控制感的解释", en: "Control account" },
          intent: "推出可检验假设",
          weight: 7,
          needs: ["source"],
          mistake: "假设缺少方向",
        },
      ],
    },
    { title: { zh: "研究概述", en: "Overview" }, intent: "两个研究的分工", weight: 8, needs: ["table"] },
    {
      title: { zh: "研究一：因果效应", en: "Study 1" },
      intent: "随机、操纵、测量",
      weight: 30,
      needs: ["table"],
      children: [
        {
          title: { zh: "方法与程序", en: "Method" },
          intent: "样本量依据、随机、欺骗说明",
          weight: 10,
          needs: ["table"],
          mistake: "不报告样本量依据",
        },
        { title: { zh: "结果", en: "Results" }, intent: "操纵检验、主效应、效应量", weight: 10, needs: ["table", "figure"] },
        { title: { zh: "讨论", en: "Discussion" }, intent: "排除情绪解释", weight: 10, needs: ["source"] },
      ],
    },
    {
      title: { zh: "研究二：作用机制", en: "Study 2" },
      intent: "操纵中介变量",
      weight: 30,
      needs: ["table"],
      children: [
        {
          title: { zh: "设计与操纵恢复", en: "Design and restoration" },
          intent: "恢复控制感看效应是否消失",
          weight: 10,
          needs: ["table"],
          mistake: "只用统计中介代替机制",
        },
        { title: { zh: "结果与检验", en: "Tests" }, intent: "交互与条件效应", weight: 10, needs: ["table", "figure"] },
        { title: { zh: "小结", en: "Summary" }, intent: "与预注册逐条对照", weight: 10 },
      ],
    },
    { title: { zh: "总讨论", en: "General discussion" }, intent: "理论贡献与边界", weight: 12, needs: ["source"] },
    { title: { zh: "结论与伦理说明", en: "Conclusion and ethics" }, intent: "事后说明与心理恢复", weight: 6, mistake: "未交代事后解释" },
  ],
  whyGood: ["从文献的矛盾出发，假设有张力", "第二个研究操纵中介变量，而不是只做统计中介", "伦理与事后恢复写得具体"],
  opening: [
    { type: "heading", text: "1 引言" },
    { type: "heading", text: "1.1 社会排斥的后果" },
    {
      type: "paragraph",
      text: "被同伴冷落之后，人会变得更谨慎还是更冒险？文献给出的答案并不一致。一些研究发现，被排斥者更愿意选择收益大而把握小的选项，像是要尽快赢回什么；另一些研究则发现，他们倾向于回避不确定，以免再受打击【待补充：文献】。两类结果各有重复，单纯用情绪变差难以同时解释。",
    },
    {
      type: "paragraph",
      text: "分歧可能与排斥威胁了什么有关。社会排斥会同时威胁归属、自尊、控制与存在意义等需要。当控制感受损时，冒险可以看作一种重新取得掌控的尝试：选择本身由我作出，结果也由我承担。若这一设想成立，那么恢复控制感之后，排斥对冒险的影响应当减弱；若影响不变，则需要另寻解释。据此，本文设计两个研究：研究一在随机分组的条件下检验因果效应，研究二直接操纵控制感，检验其作用。",
    },
  ],
  hardSample: {
    title: "方法中的伦理与操纵",
    text: "研究采用虚拟传球范式诱发社会排斥，参与者被随机分到排斥组或接纳组，排斥组在前几次接球后不再收到来球。由于范式包含欺骗，方案经【待补充：伦理委员会及批号】批准，筛除近期有重大负性生活事件者；实验结束后立即说明真实目的，告知所谓同伴为程序，并安排愉快情绪诱导，待情绪评分恢复到基线方可离开，参与者可以无理由撤回数据。样本量依据预期效应量与统计功效事先计算并预注册。操纵检验使用感知被忽视题项，以区分排斥与一般的负面情绪。",
  },
  staged: false,
  checklist: ["预注册编号", "样本量依据", "操纵检验", "效应量与区间", "事后说明流程"],
  scenes: ["questionnaire", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
