import type { InBoth } from "../method-card.ts";
import type { SectionNeed, SectionRole, ThesisMethod } from "../thesis-types.ts";

type RoleWords = {
  /** What a section of this role is to show; `{heading}` is its heading. */
  readonly intent: InBoth<string>;
  readonly needs: readonly SectionNeed[];
  /** Headings one level below, where a section is long. */
  readonly parts: InBoth<readonly string[]>;
  /** What only the author knows, as the words of a mark. */
  readonly asks: InBoth<readonly string[]>;
};

const role = (
  needs: readonly SectionNeed[],
  zh: { readonly intent: string; readonly parts: string; readonly asks: string },
  en: { readonly intent: string; readonly parts: string; readonly asks: string },
): RoleWords => ({
  needs,
  intent: { zh: zh.intent, en: en.intent },
  parts: { zh: zh.parts.split("|"), en: en.parts.split("|") },
  asks: { zh: zh.asks.split("|"), en: en.asks.split("|") },
});

/** What belongs to each role of a section. */
export const ROLE_WORDS: Readonly<Record<SectionRole, RoleWords>> = {
  introduction: role(
    ["source"],
    {
      intent: "说明{thing}从哪里来、要回答什么",
      parts: "实际中的{thing}|问题的提出|研究的范围",
      asks: "在哪里、什么时候看到与{thing}有关的情况|谁会用到{thing}的研究结果|与{thing}有关的公开数字及其出处|为什么现在研究{thing}",
    },
    {
      intent: "Say where the question of {thing} comes from",
      parts: "{thing} in practice|The question|What is left out",
      asks: "where and when {thing} was met with|who will use the findings on {thing}|a published figure on {thing} and its source|why {thing} is studied now",
    },
  ),
  concepts: role(
    ["source"],
    {
      intent: "界定“{heading}”所指的范围，后文按此使用",
      parts: "定义的比较|本文的用法|与相近概念的区分",
      asks: "“{heading}”所采用的定义与出处|与它相近、需要分开的概念|本文不包括的情形",
    },
    {
      intent: "Fix what is meant, and use it so afterwards",
      parts: "Definitions compared|Use in this thesis|What it is not",
      asks: "the definition used under “{heading}” and its source|terms close to it that must be kept apart|cases that are left out",
    },
  ),
  literature: role(
    ["source"],
    {
      intent: "按主题归纳已有研究，说明还缺什么",
      parts: "研究主题的分布|使用的方法|结论的分歧",
      asks: "检索“{heading}”所用的数据库与检索词|支持与不支持的文献各几篇，来自文献库|已有研究没有回答的一点",
    },
    {
      intent: "Sort earlier work by what it found, and say what is missing",
      parts: "Themes|Methods used|Where findings differ",
      asks: "databases and search terms used for “{heading}”|studies for and against, from the library|the one thing they do not answer",
    },
  ),
  theory: role(
    ["source"],
    {
      intent: "说明所用理论的要点，以及它怎样用在{thing}上",
      parts: "理论要点|适用的条件|在本文中的用法",
      asks: "“{heading}”所用的理论及其出处|这一理论在什么条件下成立|由它推出的、可以检验的说法",
    },
    {
      intent: "State the theory and how it is applied to {thing}",
      parts: "Main points|Conditions|Use here",
      asks: "the theory used under “{heading}” and its source|conditions under which it holds|a statement that follows from it and can be tested",
    },
  ),
  background: role(
    ["source", "data"],
    {
      intent: "交代{thing}的来历与基本情况",
      parts: "来历|规模与构成|与本题有关的特点",
      asks: "“{heading}”的基本数字与来源|资料由谁提供、是否可以公开|与其他同类相比有什么不同",
    },
    {
      intent: "Give the facts a reader needs about {thing}",
      parts: "History|Size and make-up|What matters here",
      asks: "basic figures for “{heading}” and their source|who gave the information, and whether it may be published|how it differs from others of its kind",
    },
  ),
  requirements: role(
    ["figure"],
    {
      intent: "写清谁要做什么、系统按什么规则答复",
      parts: "正常流程|例外情况|验收条件",
      asks: "“{heading}”中每一步由谁触发、得到什么结果|不满足条件时给出的提示|验收这一条的办法",
    },
    {
      intent: "Say who does what, and by which rule it is answered",
      parts: "Normal course|Exceptions|Acceptance",
      asks: "who starts each step of “{heading}” and what comes of it|what is shown when a condition is not met|how this requirement is accepted",
    },
  ),
  technology: role(
    ["source"],
    {
      intent: "说明选用的技术及其与{thing}的关系",
      parts: "选用的理由|用到的功能|备选方案",
      asks: "“{heading}”所用的版本|选它而不选别的理由|在本设计中用到的功能",
    },
    {
      intent: "Name the technology and what it is used for",
      parts: "Reasons|Functions used|Alternatives",
      asks: "the version used for “{heading}”|why it was chosen over others|which of its functions are used",
    },
  ),
  designing: role(
    ["figure"],
    {
      intent: "给出“{heading}”的方案与理由",
      parts: "方案|数据与接口|取舍的理由",
      asks: "“{heading}”的图|输入、输出与约束|放弃的方案及原因",
    },
    {
      intent: "Give the scheme and the reasons for it",
      parts: "Scheme|Data and interfaces|Reasons",
      asks: "the drawing of “{heading}”|inputs, outputs and constraints|the scheme that was given up, and why",
    },
  ),
  implementation: role(
    ["figure"],
    {
      intent: "说明“{heading}”怎样做成、关键处怎样处理",
      parts: "处理步骤|关键代码|异常的处理",
      asks: "“{heading}”的界面截图或流程图|关键代码片段|出错时的处理",
    },
    {
      intent: "Show how it was built and how the critical parts are handled",
      parts: "Steps|Key code|Errors",
      asks: "a screenshot or flow chart of “{heading}”|the key lines of code|what happens on an error",
    },
  ),
  testing: role(
    ["table", "data"],
    {
      intent: "说明怎样检验{thing}是否达到要求",
      parts: "环境|用例|判定标准",
      asks: "“{heading}”的环境与数据量|每条用例的输入与预期结果|没有通过的用例与处理",
    },
    {
      intent: "Say how it is checked that {thing} does what was asked",
      parts: "Setting|Cases|Criteria",
      asks: "setting and amount of data for “{heading}”|input and expected result of each case|cases that failed, and what was done",
    },
  ),
  materials: role(
    ["table", "data"],
    {
      intent: "写明材料的来源、规格与处理，使他人可以重做",
      parts: "来源与规格|前处理|保存条件",
      asks: "材料的厂家、规格与批号|前处理的条件|仪器的型号",
    },
    {
      intent: "Name materials so that others can repeat the work",
      parts: "Source and grade|Treatment|Storage",
      asks: "supplier, grade and batch of the materials|conditions of pretreatment|models of the instruments",
    },
  ),
  procedure: role(
    ["data"],
    {
      intent: "按先后写明做法，使他人可以重做",
      parts: "准备|步骤|记录与核对",
      asks: "“{heading}”的时间、地点与人员|每一步的条件与时长|偏离计划的地方",
    },
    {
      intent: "Give the steps in order so that others can repeat them",
      parts: "Preparation|Steps|Records",
      asks: "time, place and persons of “{heading}”|conditions and duration of each step|where the plan was departed from",
    },
  ),
  subjects: role(
    ["data", "table"],
    {
      intent: "说明样本是谁、怎样来的、代表谁",
      parts: "总体与抽样|纳入与排除|样本构成",
      asks: "抽样的总体与办法|纳入与排除的标准|样本的构成（人数与比例）",
    },
    {
      intent: "Say who the sample is, how it was drawn and whom it stands for",
      parts: "Population and sampling|Inclusion and exclusion|Make-up of the sample",
      asks: "population and way of sampling|criteria of inclusion and exclusion|make-up of the sample (numbers and shares)",
    },
  ),
  instruments: role(
    ["data", "source"],
    {
      intent: "说明每个变量用什么量、依据是什么",
      parts: "变量的测量|信度与效度|计分方法",
      asks: "“{heading}”所用工具的名称与出处|计分或读数的办法|在本样本中的信度或校准结果",
    },
    {
      intent: "Say how each thing is measured and on what basis",
      parts: "Measures|Reliability and validity|Scoring",
      asks: "name and source of the tool used for “{heading}”|how it is scored or read|its reliability or calibration in this study",
    },
  ),
  analysis: role(
    ["formula"],
    {
      intent: "说明数据怎样处理，先于结果定下来",
      parts: "数据整理|统计方法|判断标准",
      asks: "所用软件与版本|显著性水平或判断标准|缺失与异常数据的处理",
    },
    {
      intent: "Say how the data are treated, decided before the results",
      parts: "Cleaning|Methods|Criteria",
      asks: "software and version|level of significance or other criterion|how missing and odd values are treated",
    },
  ),
  status: role(
    ["data", "table"],
    {
      intent: "如实写出{thing}现在怎样做、有什么记录",
      parts: "规定的做法|实际的做法|记录与数字",
      asks: "“{heading}”的流程：先后由谁经手|能拿到的记录、起止时间与份数|规定与实际不一致的地方",
    },
    {
      intent: "Describe how {thing} is done now and what is recorded",
      parts: "As laid down|As done|Records and figures",
      asks: "the steps of “{heading}” and whose hands they pass through|records at hand, their period and number|where practice departs from the rule",
    },
  ),
  problems: role(
    ["data"],
    {
      intent: "用事实说明“{heading}”，并说清影响了什么",
      parts: "表现|影响|判断的依据",
      asks: "“{heading}”发生过几次、各在什么时候|由此造成的后果，能用数字说的用数字|这样判断所对照的规定或标准",
    },
    {
      intent: "Show it by facts and say what it affects",
      parts: "What is seen|What follows|Basis of the judgement",
      asks: "how often “{heading}” happened, and when|what followed from it, in figures where there are any|the rule or standard it is held against",
    },
  ),
  causes: role(
    ["data"],
    {
      intent: "说明原因，并给出能够支持它的事实",
      parts: "制度上的原因|人员上的原因|技术上的原因",
      asks: "支持“{heading}”的事实|有没有别的解释，怎样排除",
    },
    {
      intent: "Name the cause with the facts that support it",
      parts: "Rules|People|Means",
      asks: "facts that support “{heading}” as a cause|other explanations and how they are ruled out",
    },
  ),
  measures: role(
    [],
    {
      intent: "提出可以照做的办法，与前文的问题对应",
      parts: "做法|条件与步骤|检查办法",
      asks: "由谁负责、何时办理、留下什么记录|需要的人手与费用|“{heading}”要达到什么，怎样判断已经达到",
    },
    {
      intent: "Propose what can be done about it",
      parts: "What to do|Conditions and steps|How it is checked",
      asks: "who is responsible, when, and what record is kept|staff and cost it takes|what “{heading}” is to reach, and how one can tell",
    },
  ),
  results: role(
    ["data", "table"],
    {
      intent: "只报告数据与检验，不作解释",
      parts: "所用数据|检验结果|图示",
      asks: "表中的数据|检验的统计量、自由度与 p 值|样本中未纳入分析的数量与原因",
    },
    {
      intent: "Report figures and tests without explaining them",
      parts: "Data used|Results of the test|Figures",
      asks: "the figures of the table|test statistic, degrees of freedom and p value|how many were left out of the analysis, and why",
    },
  ),
  discussion: role(
    ["source"],
    {
      intent: "说明结果意味着什么、不意味着什么",
      parts: "与假设的关系|其他解释|适用的范围",
      asks: "“{heading}”所依据的结果（第几个表）|与之一致和不一致的文献，来自文献库|不能由本研究得出的结论",
    },
    {
      intent: "Say what the results mean and what they do not",
      parts: "Against the question|Other explanations|Reach",
      asks: "the results “{heading}” rests on (which table)|studies that agree and disagree, from the library|what cannot be concluded from this study",
    },
  ),
  reading: role(
    ["source"],
    {
      intent: "从原文出发说明“{heading}”",
      parts: "选段|句子与用词|在篇中的位置",
      asks: "“{heading}”的原文与页码|同一篇里可以对照的另一处|这一段与全篇的关系",
    },
    {
      intent: "Start from the text itself",
      parts: "Passage|Sentences and words|Place in the whole",
      asks: "a passage for “{heading}” with its page|another place in the same text to set beside it|how the passage stands to the whole",
    },
  ),
  comparison: role(
    ["source", "table"],
    {
      intent: "按同一标准比较，说明异同从何而来",
      parts: "比较的对象|相同之处|不同之处",
      asks: "“{heading}”中与什么比较、为什么可比|比较所用的标准|一处不同及其原因",
    },
    {
      intent: "Compare by one standard and say where differences come from",
      parts: "What is compared|What is alike|What differs",
      asks: "what is compared in “{heading}” and why it is comparable|the standard of the comparison|one difference and its cause",
    },
  ),
  conclusion: role(
    [],
    {
      intent: "回答开头提出的问题，说明限度",
      parts: "对问题的回答|限度|后续的工作",
      asks: "对{thing}的回答，用一两句话|支持它的结果（第几个表）|接下来最值得做的一件事",
    },
    {
      intent: "Answer the question put at the beginning, with its limits",
      parts: "Answers|Limits|Next steps",
      asks: "the answer on {thing} in one or two sentences|the result that supports it (which table)|the one thing to do next",
    },
  ),
};

/** Questions of a role that a method puts in words of its own. */
export const ASKS_OF_METHOD: Readonly<Partial<Record<ThesisMethod, Readonly<Partial<Record<SectionRole, InBoth<readonly string[]>>>>>>> = {
  design: {
    results: {
      zh: ["计划、执行与通过的用例数", "没有通过的用例、原因与修改", "所测的版本与日期"],
      en: ["number of cases planned, run and passed", "cases that failed, why and what was changed", "version tested and date"],
    },
  },
  case: {
    results: {
      zh: ["各期间的业务量与发生笔数", "数字的来源与统计口径", "与改进前同期的对照"],
      en: ["volume and occurrences by period", "source and definition of the figures", "the same period before the change"],
    },
  },
  laboratory: {
    results: {
      zh: ["各组的平均值、标准差与重复数", "“{heading}”的原始记录", "剔除的数据与理由"],
      en: ["mean, standard deviation and replicates of each group", "the raw records behind “{heading}”", "values left out, and why"],
    },
  },
  clinical: {
    results: {
      zh: ["各时点的例数与缺失数", "组间差值与 95% 区间", "没有按原分组接受干预的人数"],
      en: [
        "number and missing at each time",
        "difference between groups with its 95% interval",
        "how many did not receive what they were allocated",
      ],
    },
  },
  humanities: {
    introduction: {
      zh: ["引起这个问题的一处原文与页码", "为什么从{thing}来读", "前人对{thing}说过什么，来自文献库"],
      en: [
        "the passage that raised the question, with its page",
        "why it is read with a view to {thing}",
        "what has been said of {thing}, from the library",
      ],
    },
    background: {
      zh: ["所用的版本（出版者、年份、卷册）", "选入与没有选入的篇目及理由", "文字在不同版本之间的差别"],
      en: ["the editions used (publisher, year, volume)", "texts that were taken in and left out, and why", "differences between editions"],
    },
  },
  education: {
    results: {
      zh: ["观察的节数与总时长", "“{heading}”中各类别的次数", "两名观察者一致的比例"],
      en: ["lessons and minutes observed", "number in each category of “{heading}”", "agreement of two observers"],
    },
    problems: {
      zh: ["“{heading}”在哪几节课、哪个环节看到", "可以照录的一段师生对话或作业", "这样判断所对照的课程要求"],
      en: [
        "the lessons and moments in which “{heading}” was seen",
        "a piece of dialogue or written work to quote",
        "the aim of the curriculum it is held against",
      ],
    },
    measures: {
      zh: ["“{heading}”在一节课里怎样做，分几步", "需要的时间与材料", "用什么看出学生的变化"],
      en: ["how “{heading}” goes in a lesson, step by step", "time and material it takes", "what will show a change in the pupils"],
    },
  },
  legal: {
    status: {
      zh: ["现行规则的条文与版本，由作者核对", "各判决的案号、法院与结果", "裁判理由不一致的地方"],
      en: [
        "the provisions in force, checked by the author",
        "number, court and outcome of each decision",
        "where the reasons given differ",
      ],
    },
    problems: {
      zh: ["“{heading}”见于哪几份判决或材料", "由此产生的不同处理结果", "所对照的规则，由作者核对"],
      en: [
        "the decisions or documents in which “{heading}” shows",
        "the different outcomes it led to",
        "the rule it is held against, checked by the author",
      ],
    },
    measures: {
      zh: ["回应“{heading}”的规则或做法，拟怎样写", "由谁来做：立法、法院、平台还是当事人", "可能的反对意见"],
      en: [
        "the rule or practice that would answer “{heading}”, in words",
        "whose task it is: legislator, court, platform or party",
        "an objection to it",
      ],
    },
  },
};
