import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const econDidPolicy = defineTemplate({
  slug: "econ-did-policy",
  kind: "thesis",
  discipline: "economics",
  major: { zh: "应用经济学", en: "Applied Economics" },
  levels: ["master"],
  method: "empirical",
  length: { default: 32000, min: 30000, max: 50000 },
  numbering: "A",
  title: {
    zh: "低碳试点政策对企业绿色创新的影响：来自双重差分的证据",
    en: "The effect of low-carbon pilots on green innovation by firms: evidence from difference-in-differences",
  },
  pattern: {
    zh: "〔政策〕对〔结果〕的影响：来自双重差分的证据",
    en: "The effect of 〔policy〕 on 〔outcome〕: evidence from difference-in-differences",
  },
  slots: [
    { label: { zh: "政策", en: "policy" }, default: { zh: "低碳试点政策", en: "low-carbon pilots" } },
    { label: { zh: "结果", en: "outcome" }, default: { zh: "企业绿色创新", en: "green innovation by firms" } },
  ],
  remark: { zh: "识别策略讲透，稳健性不靠堆表", en: "Identification in full; every robustness check has a reason" },
  keywords: [
    { zh: "双重差分", en: "difference-in-differences" },
    { zh: "平行趋势", en: "parallel trends" },
    { zh: "绿色创新", en: "green innovation" },
    { zh: "政策评估", en: "policy evaluation" },
  ],
  bring: [
    { zh: "政策名单、批次与生效时点原文", en: "Lists of pilots with batches and dates, from the documents" },
    { zh: "企业面板与专利数据", en: "A panel of firms with patent data" },
    { zh: "从原始数据到结果的代码", en: "Code from raw data to results" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "提出因果问题与三个识别威胁", en: "A causal question and the threats to answering it" },
      weight: 10,
      needs: ["source"],
      children: [
        {
          title: { zh: "研究背景与问题", en: "Background and research question" },
          intent: { zh: "政策为何可能有效也可能无效", en: "Why the policy may work and why it may not" },
          weight: 5,
          needs: ["source"],
        },
        {
          title: { zh: "边际贡献", en: "Marginal contribution" },
          intent: { zh: "与最接近的两三篇比差在哪", en: "Against the two or three closest papers" },
          weight: 5,
          needs: ["source"],
          mistake: { zh: "贡献写成“样本更新”", en: "Counting an updated sample as the contribution" },
        },
      ],
    },
    {
      title: { zh: "制度背景与文献", en: "Institutional background and literature" },
      intent: { zh: "制度细节服务于识别", en: "Institutional detail in the service of identification" },
      weight: 12,
      needs: ["source"],
      children: [
        {
          title: { zh: "政策内容与试点筛选", en: "The policy and how pilots were chosen" },
          intent: { zh: "说明试点怎样选出，哪些条件影响入选", en: "How pilots were selected and on which conditions" },
          weight: 6,
          needs: ["source", "table"],
          mistake: { zh: "忽略非随机选取", en: "Overlooking that selection was not random" },
        },
        {
          title: { zh: "文献述评", en: "Literature review" },
          intent: { zh: "按机制归类，指出估计差异从何而来", en: "By mechanism; where estimates differ and why" },
          weight: 6,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "理论分析与假设", en: "Theoretical analysis and hypotheses" },
      intent: { zh: "由简单模型推出可检验命题", en: "Testable predictions from a simple model" },
      weight: 12,
      needs: ["formula"],
      children: [
        {
          title: { zh: "成本效应与补偿效应", en: "Cost effect and offset effect" },
          intent: { zh: "两种力量方向相反，写明何时哪一方占优", en: "Opposite forces: when does each prevail" },
          weight: 6,
          needs: ["formula"],
        },
        {
          title: { zh: "异质性预测", en: "Predicted heterogeneity" },
          intent: { zh: "写明在哪些企业更强及理论理由", en: "In which firms it is stronger, and why" },
          weight: 6,
        },
      ],
    },
    {
      title: { zh: "研究设计", en: "Research design" },
      intent: { zh: "方程、样本、处理定义都写到可以复现", en: "Equation, sample and treatment in enough detail to repeat" },
      weight: 16,
      needs: ["formula", "table", "data"],
      children: [
        {
          title: { zh: "识别策略与模型", en: "Identification strategy and model" },
          intent: { zh: "给出方程、固定效应与聚类层级", en: "Equation, fixed effects and level of clustering" },
          weight: 6,
          needs: ["formula"],
          mistake: { zh: "聚类层级与处理层级不一致", en: "Clustering below the level of treatment" },
        },
        {
          title: { zh: "变量与数据", en: "Variables and data" },
          intent: { zh: "专利计数与零值、缩尾、匹配逐项交代", en: "Patent counts and zeros, winsorising, matching" },
          weight: 5,
          needs: ["table", "data"],
        },
        {
          title: { zh: "平行趋势与预期效应", en: "Parallel trends and anticipation" },
          intent: { zh: "事件研究图、联合检验，并讨论检验功效", en: "Event study, joint test and their power" },
          weight: 5,
          needs: ["formula", "figure"],
          mistake: { zh: "只画图不检验", en: "A plot without a test" },
        },
      ],
    },
    {
      title: { zh: "实证结果", en: "Empirical results" },
      intent: { zh: "基准、稳健、机制、异质性", en: "Baseline, robustness, mechanism, heterogeneity" },
      weight: 28,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "基准回归", en: "Baseline regression" },
          intent: { zh: "报告系数换算成的经济大小，再谈显著", en: "Economic size first, significance after" },
          weight: 7,
          needs: ["table"],
          mistake: { zh: "只看星号不看大小", en: "Looking at stars and not at size" },
        },
        {
          title: { zh: "交错处理的偏误诊断", en: "Bias under staggered treatment" },
          intent: { zh: "权重分解，改用对异质处理效应稳健的估计量", en: "Weights, and estimators robust to heterogeneous effects" },
          weight: 7,
          needs: ["table", "figure"],
        },
        {
          title: { zh: "稳健性检验", en: "Robustness checks" },
          intent: { zh: "每项检验对应一种质疑", en: "One check for one doubt" },
          weight: 7,
          needs: ["table"],
        },
        {
          title: { zh: "作用机制", en: "Mechanisms" },
          intent: {
            zh: "检验成本与补偿两条路径，不以中介回归定因果",
            en: "Test the cost and offset paths; no causal claim from mediation regressions",
          },
          weight: 7,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "进一步分析", en: "Further analysis" },
      intent: { zh: "政策含义成立所需的补充证据", en: "Further evidence that policy conclusions require" },
      weight: 12,
      needs: ["table"],
      children: [
        {
          title: { zh: "空间溢出与企业迁移", en: "Spatial spillovers and relocation" },
          intent: { zh: "排除搬迁造成的假象，检查对照组是否受影响", en: "Rule out relocation; check whether controls were affected" },
          weight: 6,
          needs: ["table"],
        },
        {
          title: { zh: "成本收益讨论", en: "Costs and benefits" },
          intent: { zh: "简要换算量级，写明遗漏的成本", en: "A rough order of magnitude and the costs left out" },
          weight: 6,
          needs: ["formula"],
        },
      ],
    },
    {
      title: { zh: "结论与政策建议", en: "Conclusions and policy implications" },
      intent: { zh: "每条建议对应一项结果", en: "One recommendation for one result" },
      weight: 10,
      children: [
        {
          title: { zh: "主要结论", en: "Main findings" },
          intent: { zh: "强调适用范围与估计的是哪种平均效应", en: "Scope, and which average effect is estimated" },
          weight: 5,
        },
        {
          title: { zh: "政策含义", en: "Policy implications" },
          intent: { zh: "写明对象、前提与不能外推的情形", en: "Addressee, precondition, and where it cannot be extended" },
          weight: 5,
          mistake: { zh: "建议与实证无关", en: "Recommendations unrelated to results" },
        },
      ],
    },
  ],
  whyGood: [
    { zh: "先列出三个识别威胁，再逐一应对，逻辑清楚", en: "Three threats to identification are listed first and met one by one" },
    { zh: "稳健性每一项都写明针对什么质疑", en: "Each robustness check says which doubt it answers" },
    { zh: "强调经济显著性与适用范围", en: "Economic size and scope are stressed" },
    { zh: "讨论企业迁移，避免把搬家当创新", en: "Relocation is discussed, so that moving is not taken for innovating" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 绪论", en: "Introduction" } },
    { type: "heading", text: { zh: "1.1 研究背景与问题", en: "Background and research question" } },
    {
      type: "paragraph",
      text: {
        zh: "环境规制会不会促进企业创新，理论上没有唯一答案。一方面，减排投入挤占研发资金，管理者的精力也被合规事务占去；另一方面，约束迫使企业重新审视工艺，可能带来原本不会发生的改进。究竟哪一种力量占优，取决于政策怎样设计、企业处在什么位置，只能交给经验证据来回答。",
        en: "Whether environmental regulation encourages firms to innovate has no single answer in theory. On the one hand, spending on abatement crowds out research and compliance takes up managers' attention; on the other, the constraint makes firms look again at their processes and may bring improvements that would not otherwise have happened. Which force prevails depends on how the policy is designed and where the firm stands, and only evidence can tell.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "低碳试点政策为此提供了机会：试点分批公布，覆盖地区不同，使我们可以比较试点前后、试点与非试点地区企业的变化。但这一机会并不是现成的。试点并非随机确定，入选地区的产业基础和治理意愿可能本来就更好；试点分批推进，先处理者会成为后处理者的对照，常规估计可能出现偏误；企业还可能因政策迁移。本文使用【待补充：数据来源与期间】的企业面板，围绕上述三个威胁设计识别策略，估计政策对绿色创新数量与质量的影响，并考察其机制。",
        en: "Low-carbon pilots offer an opportunity. They were announced in batches and cover different regions, so that firms can be compared before and after, inside and outside. The opportunity does not come ready-made. Pilots were not chosen at random, and regions selected may have had stronger industry and more will to govern from the start. Because batches followed one another, regions treated early become controls for those treated later, and conventional estimates may be biased. Firms may also move because of the policy. With a panel of firms from 【to fill in: data source and period】, this thesis designs its identification around these three threats, estimates effects on the quantity and quality of green innovation, and examines mechanisms.",
      },
    },
  ],
  hardSample: {
    title: { zh: "识别策略的表述", en: "Stating the identification strategy" },
    text: {
      zh: "基准模型以企业绿色专利为被解释变量，核心解释变量为企业所在地区是否处于试点之后，控制企业与行业—年份固定效应，标准误聚类到政策变动的层级。识别假设是：若无试点，两组企业的绿色创新会沿相同趋势变化。该假设无法直接检验，只能从三方面提供证据：事件研究中试点前各期系数的大小与联合检验；加入入选条件与时间趋势交互项后估计是否改变；随机指派试点时间的安慰剂分布，见图4-2【待补充：三项结果】。试点前系数不显著不等于趋势平行，本文据此另报告容许偏离时的估计区间。",
      en: "In the baseline model the outcome is a firm's green patents and the main regressor is whether its region has become a pilot, with firm and industry-by-year fixed effects and standard errors clustered at the level at which the policy varies. The identifying assumption is that without the pilots green innovation in both groups would have followed the same trend. It cannot be tested directly; evidence can only come from three sides: the size and joint test of coefficients before the pilot in an event study, whether estimates change when selection conditions are interacted with time trends, and the placebo distribution when dates are assigned at random 【to fill in: all three results】. Insignificant coefficients before the pilot do not mean parallel trends, so bounds that allow for departures are also reported.",
    },
  },
  staged: false,
  checklist: [
    { zh: "变量口径与清洗步骤写明", en: "Definitions and cleaning steps are stated" },
    { zh: "聚类层级不低于处理层级", en: "Clustering is at or above the level of treatment" },
    { zh: "交错处理已做权重诊断", en: "Weights under staggered treatment are diagnosed" },
    { zh: "每张表的表注可独立阅读", en: "Every table can be read by its notes alone" },
    { zh: "代码能一键复现", en: "Code reproduces all results in one run" },
  ],
  scenes: ["openingReport", "dataReport", "defenseSpeech"],
  since: "2026-11-22",
});
