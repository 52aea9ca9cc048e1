import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const nursingQuasi = defineTemplate({
  slug: "nursing-quasi",
  kind: "thesis",
  discipline: "medicine",
  major: { zh: "护理学", en: "Nursing" },
  levels: ["undergraduate"],
  method: "clinical",
  length: { default: 8000, min: 8000, max: 20000 },
  numbering: "C",
  title: {
    zh: "基于保护动机理论的健康教育对冠心病支架术后患者服药依从性的影响",
    en: "Theory-based Education and Medication Adherence after Stenting",
  },
  pattern: "〔干预〕对〔患者〕〔结局〕的影响",
  slots: [
    { label: "干预", default: "基于保护动机理论的健康教育" },
    { label: "患者", default: "冠心病支架术后患者" },
    { label: "结局", default: "服药依从性" },
  ],
  remark: { zh: "类实验写法：分组、干预剂量、失访全交代", en: "Allocation, dose and dropout all reported" },
  keywords: ["护理干预", "依从性", "类实验", "冠心病"],
  bring: ["伦理批件", "知情同意书", "随访记录"],
  outline: [
    { title: { zh: "前言", en: "Introduction" }, intent: "由再入院原因引出", weight: 12, needs: ["source"] },
    {
      title: { zh: "对象与方法", en: "Subjects and methods" },
      intent: "临床研究报告规范",
      weight: 30,
      needs: ["table"],
      children: [
        {
          title: { zh: "研究对象", en: "Subjects" },
          intent: "来源、纳入、排除、样本量",
          weight: 5,
          needs: ["table"],
          mistake: "样本量没有计算",
        },
        { title: { zh: "分组方法", en: "Allocation" }, intent: "说明非随机的理由与沾染控制", weight: 5, mistake: "按病区分组却称随机" },
        { title: { zh: "对照组护理", en: "Usual care" }, intent: "写清常规内容与次数", weight: 5 },
        {
          title: { zh: "干预组方案", en: "Intervention" },
          intent: "人员、时间、内容、形式、频次",
          weight: 5,
          needs: ["table"],
          mistake: "只写加强健康教育",
        },
        { title: { zh: "观察指标与资料收集", en: "Outcomes" }, intent: "工具、时点、由谁评定", weight: 5, needs: ["table"] },
        { title: { zh: "统计学方法", en: "Statistics" }, intent: "重复测量与意向性分析", weight: 5, needs: ["formula"] },
      ],
    },
    {
      title: { zh: "结果", en: "Results" },
      intent: "流程图先行",
      weight: 24,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "一般资料比较", en: "Baseline" }, intent: "说明两组是否均衡", weight: 8, needs: ["table"] },
        { title: { zh: "依从性变化", en: "Adherence" }, intent: "组间、时间、交互", weight: 8, needs: ["table", "figure"] },
        {
          title: { zh: "次要结局与不良事件", en: "Secondary outcomes" },
          intent: "再入院、心理、不良事件",
          weight: 8,
          needs: ["table"],
          mistake: "不报告失访去向",
        },
      ],
    },
    {
      title: { zh: "讨论", en: "Discussion" },
      intent: "三段三层意思",
      weight: 24,
      needs: ["source"],
      children: [
        { title: { zh: "干预为何有效", en: "Why it worked" }, intent: "回到理论构念", weight: 8, needs: ["source"] },
        { title: { zh: "与同类研究比较", en: "Comparison" }, intent: "解释异同的原因", weight: 8, needs: ["source"] },
        { title: { zh: "临床可行性", en: "Feasibility" }, intent: "人力与时间成本", weight: 8 },
      ],
    },
    {
      title: { zh: "结论与局限", en: "Conclusion and limits" },
      intent: "不向其他人群外推",
      weight: 10,
      mistake: "结论用“显著优于”不提样本",
    },
  ],
  whyGood: ["从患者停药的真实理由引出理论，干预有依据", "干预写清剂量与频次，可重复", "失访与意向性分析单列", "讨论含人力成本"],
  opening: [
    { type: "heading", text: "1 前言" },
    {
      type: "paragraph",
      text: "冠状动脉支架植入之后，抗血小板等药物需要按医嘱长期服用，自行停药是支架内血栓的重要危险因素。随访中常见的情形是：患者出院第一个月记得很牢，胸口不疼了，就开始“隔天吃”；也有人担心药物伤胃，听邻居劝说便停了。可见，不按时服药并不全是忘记，还有对风险和药物的看法在起作用。",
    },
    {
      type: "paragraph",
      text: "常规出院指导多为一次性的用药说明，患者“知道”却未必“认为自己有危险”，也未必“相信自己做得到”。保护动机理论把行为改变解释为威胁评估与应对评估的结果【待补充：文献】，为设计干预提供了抓手。本研究据此编制健康教育方案，在【待补充：医院与科室】采用类实验设计，观察其对患者服药依从性的影响，并记录实施所需人力，为临床应用提供参考。",
    },
  ],
  hardSample: {
    title: "统计学方法",
    text: "数据由双人录入并核对，采用【待补充：软件及版本】分析。计量资料先检验正态性，符合者以均数和标准差表示，组间比较用两独立样本检验；不符合者以中位数和四分位数间距表示，用秩和检验；计数资料用频数和构成比表示，用卡方检验或确切概率法。依从性在多个时点重复测量，采用广义估计方程分析组别、时间及其交互作用，交互有意义时再作各时点的组间比较并校正检验水准。主要分析遵循意向性原则，失访数据按预设方法填补，并与符合方案集结果比较。检验水准α=0.05。",
  },
  staged: false,
  checklist: ["伦理批号与知情同意", "样本量计算", "流程图", "各时点例数", "结论不超研究范围"],
  scenes: ["questionnaire", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
