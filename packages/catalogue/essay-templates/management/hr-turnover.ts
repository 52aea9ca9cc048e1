import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const hrTurnover = defineTemplate({
  slug: "hr-turnover",
  kind: "thesis",
  discipline: "management",
  major: { zh: "人力资源管理", en: "Human Resource Management" },
  levels: ["undergraduate"],
  method: "survey",
  length: { default: 12000, min: 8000, max: 20000 },
  numbering: "A",
  title: { zh: "工作嵌入对新生代员工离职倾向的影响", en: "Job embeddedness and turnover intention among young employees" },
  pattern: { zh: "〔自变量〕对〔群体〕〔因变量〕的影响", en: "〔predictor〕 and 〔outcome〕 among 〔group〕" },
  slots: [
    { label: { zh: "自变量", en: "predictor" }, default: { zh: "工作嵌入", en: "Job embeddedness" } },
    { label: { zh: "群体", en: "group" }, default: { zh: "新生代员工", en: "young employees" } },
    { label: { zh: "因变量", en: "outcome" }, default: { zh: "离职倾向", en: "turnover intention" } },
  ],
  remark: { zh: "假设、量表、检验三件事前后对得上", en: "Hypotheses, scales and tests that line up" },
  keywords: [
    { zh: "离职倾向", en: "turnover intention" },
    { zh: "工作嵌入", en: "job embeddedness" },
    { zh: "问卷", en: "questionnaire" },
    { zh: "中介效应", en: "mediation" },
    { zh: "信效度", en: "reliability and validity" },
  ],
  bring: [
    { zh: "量表原文、中译本与使用授权", en: "Original scales, translations and permission" },
    { zh: "问卷发放渠道与参与者知情同意", en: "Channels for the survey and informed consent" },
    { zh: "原始数据文件", en: "Raw data files" },
    { zh: "样本量估算", en: "A sample size calculation" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "由离职面谈中的说法收窄到变量关系", en: "From what exit interviews say to a relation between variables" },
      weight: 10,
      needs: ["source"],
      children: [
        {
          title: { zh: "研究背景与问题", en: "Background and research question" },
          intent: { zh: "用行业可查证的现象引出尚无答案的问题", en: "From a checkable fact of the industry to an open question" },
          weight: 5,
          needs: ["source"],
          mistake: { zh: "背景太大，问题迟迟不出现", en: "So wide a background that the question comes late" },
        },
        {
          title: { zh: "研究意义、内容与方法", en: "Significance, content and method" },
          intent: { zh: "画技术路线图，写明三个可检验的子问题", en: "A research flow chart and three testable sub-questions" },
          weight: 5,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "文献综述与研究假设", en: "Literature and hypotheses" },
      intent: { zh: "每条假设都有理论与证据", en: "Theory and evidence for every hypothesis" },
      weight: 22,
      needs: ["source"],
      children: [
        {
          title: { zh: "核心概念界定", en: "Key concepts" },
          intent: { zh: "给出采用的定义与维度，区别于组织承诺", en: "The definition and dimensions used, as distinct from commitment" },
          weight: 8,
          needs: ["source"],
        },
        {
          title: { zh: "理论基础", en: "Theory" },
          intent: { zh: "说明用哪个理论解释哪条路径", en: "Which theory explains which path" },
          weight: 7,
          needs: ["source"],
        },
        {
          title: { zh: "假设提出与模型", en: "Hypotheses and research model" },
          intent: { zh: "逐条推导方向与机制，再画模型图", en: "Derive direction and mechanism one by one, then draw the model" },
          weight: 7,
          needs: ["figure"],
          mistake: { zh: "假设凭常识，没有推导", en: "Hypotheses from common sense, not derived" },
        },
      ],
    },
    {
      title: { zh: "研究设计", en: "Research design" },
      intent: { zh: "交代测量、样本与偏差控制", en: "Measurement, sampling and control of bias" },
      weight: 18,
      needs: ["table"],
      children: [
        {
          title: { zh: "变量测量", en: "Measures" },
          intent: { zh: "列量表来源、题项、计分与翻译程序", en: "Source, items, scoring and translation of each scale" },
          weight: 6,
          needs: ["table", "source"],
          mistake: { zh: "自编题不做检验", en: "Own items with no test of quality" },
        },
        {
          title: { zh: "问卷发放与样本", en: "Survey and sample" },
          intent: { zh: "写渠道、回收、剔除规则与样本偏向", en: "Channels, returns, exclusion rules and who is over-represented" },
          weight: 6,
          needs: ["table", "data"],
        },
        {
          title: { zh: "共同方法偏差控制", en: "Common method bias" },
          intent: { zh: "事前程序为主，事后检验为辅", en: "Procedures beforehand first, statistical checks second" },
          weight: 6,
        },
      ],
    },
    {
      title: { zh: "数据分析", en: "Data analysis" },
      intent: { zh: "先测量模型，后结构关系", en: "Measurement model first, structural relations second" },
      weight: 28,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "信度与效度", en: "Reliability and validity" },
          intent: { zh: "报告信度、聚合与区分效度及判断标准", en: "Reliability, convergent and discriminant validity, with criteria" },
          weight: 7,
          needs: ["table"],
        },
        {
          title: { zh: "描述统计与相关", en: "Descriptive statistics and correlations" },
          intent: { zh: "报告相关并检查共线，不据此下因果", en: "Report correlations, check collinearity, claim no causation" },
          weight: 7,
          needs: ["table"],
        },
        {
          title: { zh: "回归与中介检验", en: "Regression and mediation" },
          intent: { zh: "列控制变量，自助法报告间接效应置信区间", en: "Control variables, and bootstrap intervals for indirect effects" },
          weight: 7,
          needs: ["table", "data"],
          mistake: { zh: "不放控制变量", en: "No control variables in the model" },
        },
        {
          title: { zh: "假设检验结果汇总", en: "Summary of tests" },
          intent: { zh: "支持与否逐条列，附效应大小", en: "Supported or not, one by one, with effect sizes" },
          weight: 7,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "讨论与管理建议", en: "Discussion and implications" },
      intent: { zh: "建议必须由结果推出", en: "Only what the results allow" },
      weight: 16,
      children: [
        {
          title: { zh: "结果讨论", en: "Discussion of results" },
          intent: { zh: "与已有研究一致或不一致的原因", en: "Why the results agree or disagree with earlier work" },
          weight: 8,
          needs: ["source"],
          mistake: { zh: "未支持的假设避而不谈", en: "Silence on hypotheses not supported" },
        },
        {
          title: { zh: "留任策略", en: "Retention measures" },
          intent: { zh: "每条建议对应一个得到支持的路径", en: "Each measure answers a supported path" },
          weight: 8,
          mistake: { zh: "建议换个企业照样成立", en: "Advice that would fit any company" },
        },
      ],
    },
    {
      title: { zh: "结论与局限", en: "Conclusions and limits" },
      intent: { zh: "写清样本代表性与横截面不能定因果", en: "Representativeness, and why cross-sectional data show no cause" },
      weight: 6,
    },
  ],
  whyGood: [
    { zh: "从离职面谈的说法切入，问题真实", en: "Starts from what exit interviews say, so the problem is real" },
    { zh: "每条假设按“理论—机制—证据”推导", en: "Every hypothesis goes from theory to mechanism to evidence" },
    { zh: "建议与显著路径一一对应，没有万能药方", en: "Advice answers supported paths one to one" },
    { zh: "主动交代未支持的假设", en: "Reports unsupported hypotheses unasked" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 绪论", en: "Introduction" } },
    { type: "heading", text: { zh: "1.1 研究背景与问题", en: "Background and research question" } },
    {
      type: "paragraph",
      text: {
        zh: "【待补充：企业或行业】近几年的离职记录显示，入职时间不长的年轻员工流动较为频繁。人力资源部门通常用“薪酬不够”解释这一现象，但离职面谈中反复出现的却是另一些说法：和同事不熟、住处离得远、在这里看不到和自己有关的东西。这些理由指向的不是员工为什么想走，而是为什么“没什么可留恋”。",
        en: "Resignation records of recent years at 【to fill in: firm or industry】 show that young employees who joined not long ago move often. Human resources departments usually put this down to pay, but in exit interviews other things are said again and again: not knowing colleagues well, living far away, seeing nothing here that has to do with oneself. Such reasons point less to why people want to go than to why there is nothing to hold them.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "工作嵌入理论恰好从“为什么留下”的角度解释员工行为，认为员工与组织及社区之间的联结、匹配和离开时的损失共同构成一张网，网越密，离开的可能越小。已有研究多以一般员工为对象，对刚进入职场、社会联结尚未建立的群体讨论不足【待补充：文献】。因此本文提出的问题是：对新生代员工而言，工作嵌入是否仍能降低离职倾向？如果能，是哪一个维度在起作用，又通过什么途径起作用？",
        en: "Job embeddedness theory explains behaviour precisely from the side of staying. Links with the organisation and the community, fit with both, and what leaving would cost together form a web; the denser the web, the less likely a departure. Research has mostly studied employees at large and says little about people new to work whose ties have yet to form 【to fill in: literature】. The question here is therefore whether embeddedness still lowers turnover intention among young employees and, if it does, which dimension is at work and by what path.",
      },
    },
  ],
  hardSample: {
    title: { zh: "研究假设推导", en: "Deriving a hypothesis" },
    text: {
      zh: "联结维度强调员工与他人、团队之间正式或非正式的关系。依据社会交换的观点，关系越多，员工得到的支持与信息越充分，也越容易形成回报的义务感，离开意味着关系成本。对刚入职的年轻员工来说，工作中的同伴往往就是其在城市中的主要社会关系，这一成本会被进一步放大。已有研究也报告了二者的负向关系【待补充：文献】。据此提出假设：联结对离职倾向有负向影响，且该影响在异地就业者中更强。",
      en: "The links dimension stresses formal and informal ties between an employee and other people and teams. On a social exchange view, the more ties, the fuller the support and information received and the stronger the sense of obligation, so that leaving carries a cost in relationships. For young people new to work, colleagues are often their main social ties in the city, which magnifies that cost. Earlier studies also report a negative relation between the two 【to fill in: literature】. Hence the hypothesis: links are negatively related to turnover intention, and the relation is stronger among those who work away from home.",
    },
  },
  staged: true,
  checklist: [
    { zh: "量表注明来源并获许可", en: "Scales are sourced and permitted" },
    { zh: "样本剔除规则与剔除数写明", en: "Exclusion rules and counts are given" },
    { zh: "三线表且小数位统一", en: "Tables and decimals follow one style" },
    { zh: "中介检验报告置信区间", en: "Mediation tests report intervals" },
    { zh: "全文没有用横截面结果说“导致”", en: "Nowhere do cross-sectional results “cause” anything" },
  ],
  scenes: ["questionnaire", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
