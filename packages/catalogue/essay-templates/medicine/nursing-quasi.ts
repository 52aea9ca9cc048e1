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
    en: "Education based on protection motivation theory and medication adherence after coronary stenting",
  },
  pattern: { zh: "〔干预〕对〔患者〕〔结局〕的影响", en: "〔Intervention〕 and 〔outcome〕 〔patients〕" },
  slots: [
    {
      label: { zh: "干预", en: "Intervention" },
      default: { zh: "基于保护动机理论的健康教育", en: "Education based on protection motivation theory" },
    },
    { label: { zh: "患者", en: "patients" }, default: { zh: "冠心病支架术后患者", en: "after coronary stenting" } },
    { label: { zh: "结局", en: "outcome" }, default: { zh: "服药依从性", en: "medication adherence" } },
  ],
  remark: { zh: "类实验写法：分组、干预剂量、失访全交代", en: "Allocation, dose and dropout all reported" },
  keywords: [
    { zh: "护理干预", en: "nursing intervention" },
    { zh: "依从性", en: "adherence" },
    { zh: "类实验", en: "quasi-experiment" },
    { zh: "冠心病", en: "coronary heart disease" },
  ],
  bring: [
    { zh: "伦理批件", en: "ethics approval" },
    { zh: "知情同意书", en: "consent forms" },
    { zh: "随访记录", en: "follow-up records" },
  ],
  outline: [
    {
      title: { zh: "前言", en: "Introduction" },
      intent: { zh: "由停药的真实理由引到理论构念", en: "From why patients really stop to the constructs of the theory" },
      weight: 12,
      needs: ["source"],
    },
    {
      title: { zh: "对象与方法", en: "Subjects and methods" },
      intent: { zh: "按 TREND 写到他人能重复", en: "Repeatable by others, following TREND" },
      weight: 30,
      needs: ["table"],
      children: [
        {
          title: { zh: "研究对象", en: "Participants and sample size" },
          intent: { zh: "来源、纳排标准，样本量列式并加失访", en: "Source, criteria, sample size computed with allowance for dropout" },
          weight: 5,
          needs: ["table"],
          mistake: { zh: "样本量没有计算", en: "No sample size calculation" },
        },
        {
          title: { zh: "分组方法", en: "Allocation" },
          intent: { zh: "非随机的理由与两组沾染怎样防", en: "Why not randomised, and how contamination was prevented" },
          weight: 4,
          mistake: { zh: "按病区分组却称随机", en: "Allocated by ward yet called random" },
        },
        {
          title: { zh: "对照组护理", en: "Usual care in the control group" },
          intent: { zh: "写清常规内容与接触时长，供比较", en: "Content and contact time, so that the dose can be compared" },
          weight: 3,
        },
        {
          title: { zh: "干预组方案", en: "The intervention" },
          intent: { zh: "每次对应一个构念，写人员、时长、频次", en: "Each session serves one construct: who, how long, how often" },
          weight: 9,
          needs: ["table"],
          mistake: { zh: "只写加强健康教育", en: 'Says only "health education was strengthened"' },
        },
        {
          title: { zh: "观察指标与资料收集", en: "Outcomes and data collection" },
          intent: { zh: "工具信效度、时点、评定者是否知分组", en: "Instrument, time points, and whether raters knew the group" },
          weight: 5,
          needs: ["table"],
        },
        {
          title: { zh: "统计学方法", en: "Statistical analysis" },
          intent: { zh: "重复测量、基线校正、意向性分析", en: "Repeated measures, baseline adjustment, intention to treat" },
          weight: 4,
          needs: ["formula"],
        },
      ],
    },
    {
      title: { zh: "结果", en: "Results" },
      intent: { zh: "流程图先行，失访逐个时点交代", en: "The flow chart first, with losses at each time point" },
      weight: 24,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "一般资料比较", en: "Baseline comparison" },
          intent: { zh: "看差值大小，不只看检验结果", en: "Look at the size of differences, not only at tests" },
          weight: 8,
          needs: ["table"],
        },
        {
          title: { zh: "依从性变化", en: "Change in adherence" },
          intent: { zh: "先看组别与时间交互，再作时点比较", en: "Group-by-time interaction before single time points" },
          weight: 8,
          needs: ["table", "figure"],
        },
        {
          title: { zh: "次要结局与不良事件", en: "Secondary outcomes and adverse events" },
          intent: { zh: "再入院、心理与不良事件如实列", en: "Readmission, mood and adverse events, as they came" },
          weight: 8,
          needs: ["table"],
          mistake: { zh: "不报告失访去向", en: "Silent on what became of those lost" },
        },
      ],
    },
    {
      title: { zh: "讨论", en: "Discussion" },
      intent: { zh: "先释结果，再比同类，后谈代价", en: "Explain, compare, then count the cost" },
      weight: 24,
      needs: ["source"],
      children: [
        {
          title: { zh: "干预为何有效", en: "Why it may have worked" },
          intent: { zh: "用构念得分的变化作证，不凭推测", en: "Use change in the constructs as evidence, not guesswork" },
          weight: 10,
          needs: ["source"],
        },
        {
          title: { zh: "与同类研究比较", en: "Comparison with similar studies" },
          intent: { zh: "由对象、剂量、测量解释异同", en: "Explain differences by patients, dose and measurement" },
          weight: 8,
          needs: ["source"],
        },
        {
          title: { zh: "临床可行性", en: "Feasibility in practice" },
          intent: { zh: "每例所需人力与时间", en: "Staff and time per patient" },
          weight: 6,
        },
      ],
    },
    {
      title: { zh: "结论与局限", en: "Conclusions and limitations" },
      intent: { zh: "限于本人群，非随机的混杂写明", en: "Keep to this population; name the confounding left" },
      weight: 10,
      mistake: { zh: "结论用“显著优于”不提样本", en: '"Clearly superior", with no word about the sample' },
    },
  ],
  whyGood: [
    { zh: "从患者停药的真实理由引出理论，干预有依据", en: "The theory answers why patients really stop" },
    { zh: "干预写清剂量与频次，可重复", en: "Dose and frequency are given, so it can be repeated" },
    { zh: "失访与意向性分析单列", en: "Dropout and intention to treat have their place" },
    { zh: "讨论含人力成本", en: "The discussion counts staff time" },
  ],
  opening: [
    { type: "heading", text: { zh: "1 前言", en: "1 Introduction" } },
    {
      type: "paragraph",
      text: {
        zh: "冠状动脉支架植入之后，抗血小板等药物需要按医嘱长期服用，自行停药是支架内血栓的重要危险因素。随访中常见的情形是：患者出院第一个月记得很牢，胸口不疼了，就开始“隔天吃”；也有人担心药物伤胃，听邻居劝说便停了。可见，不按时服药并不全是忘记，还有对风险和药物的看法在起作用。",
        en: "After a coronary stent is placed, antiplatelet drugs have to be taken as prescribed for a long time, and stopping them unadvised is an important risk factor for stent thrombosis. A familiar picture at follow-up is this: in the first month patients remember well, and when the chest pain is gone they begin to take the tablets every other day; others worry about their stomach and stop on a neighbour's advice. Missed doses are not all forgotten doses. How patients see the risk and the drug also counts.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "常规出院指导多为一次性的用药说明，患者“知道”却未必“认为自己有危险”，也未必“相信自己做得到”。保护动机理论把行为改变解释为威胁评估与应对评估的结果【待补充：文献】，为设计干预提供了抓手。本研究据此编制健康教育方案，在【待补充：医院与科室】采用类实验设计，观察其对患者服药依从性的影响，并记录实施所需人力，为临床应用提供参考。",
        en: 'Usual discharge advice is a single explanation of the drugs. Patients may "know" and yet not "feel at risk", nor "trust themselves to keep it up". Protection motivation theory explains behaviour as the result of appraising the threat and appraising one\'s ability to cope 【to fill in: references】, which gives an intervention something to work on. On this basis an education programme was designed and tested in a quasi-experiment at 【to fill in: hospital and department】, with medication adherence as the outcome; the staff time it required was recorded for use in practice.',
      },
    },
  ],
  hardSample: {
    title: { zh: "统计学方法", en: "Statistical analysis" },
    text: {
      zh: "数据由双人录入并核对，采用【待补充：软件及版本】分析。计量资料先检验正态性，符合者以均数和标准差表示，组间比较用两独立样本检验；不符合者以中位数和四分位数间距表示，用秩和检验；计数资料用频数和构成比表示，用卡方检验或确切概率法。依从性在多个时点重复测量，采用广义估计方程分析组别、时间及其交互作用，交互有意义时再作各时点的组间比较并校正检验水准。主要分析遵循意向性原则，失访数据按预设方法填补，并与符合方案集结果比较。检验水准α=0.05。",
      en: "Data were entered twice and checked, and analysed with 【to fill in: software and version】. Continuous variables were tested for normality and given as mean and standard deviation, compared by the two-sample t test, or as median and interquartile range, compared by the rank-sum test; categorical variables are given as counts and proportions and compared by the chi-squared or exact test. Adherence was measured repeatedly, so generalised estimating equations were used for group, time and their interaction; where the interaction mattered, groups were compared at each time point with adjusted significance levels. The main analysis followed intention to treat, with losses imputed by a method set beforehand and results compared with the per-protocol set. The significance level was 0.05.",
    },
  },
  staged: false,
  checklist: [
    { zh: "伦理批号与知情同意", en: "approval number and consent" },
    { zh: "样本量计算", en: "sample size calculated" },
    { zh: "流程图列各组各时点例数与失访", en: "flow chart with numbers and losses by group and time" },
    { zh: "各时点例数", en: "numbers at each time point" },
    { zh: "结论不超研究范围", en: "conclusions stay within the study" },
  ],
  scenes: ["questionnaire", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
