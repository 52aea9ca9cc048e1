import type { InBoth } from "../method-card.ts";
import type { SectionNeed, SectionRole } from "../thesis-types.ts";

type RoleWords = {
  /** What a chapter of this role is to show, and a section nobody has planned; `{heading}` is its heading. */
  readonly intent: InBoth<string>;
  readonly needs: readonly SectionNeed[];
  /** What only the author knows, as the words of a mark. */
  readonly asks: InBoth<readonly string[]>;
};

const role = (
  needs: readonly SectionNeed[],
  zh: { readonly intent: string; readonly asks: string },
  en: { readonly intent: string; readonly asks: string },
): RoleWords => ({
  needs,
  intent: { zh: zh.intent, en: en.intent },
  asks: { zh: zh.asks.split("|"), en: en.asks.split("|") },
});

/** What belongs to each role of a section. */
export const ROLE_WORDS: Readonly<Record<SectionRole, RoleWords>> = {
  introduction: role(
    ["source"],
    {
      intent: "说明{thing}从哪里来、要回答什么",
      asks: "在哪里、什么时候看到与{thing}有关的情况|谁会用到{thing}的研究结果|与{thing}有关的公开数字及其出处|为什么现在研究{thing}",
    },
    {
      intent: "Say where the question of {thing} comes from",
      asks: "where and when {thing} was met with|who will use the findings on {thing}|a published figure on {thing} and its source|why {thing} is studied now",
    },
  ),
  concepts: role(
    ["source"],
    {
      intent: "界定“{heading}”所指的范围，后文按此使用",
      asks: "“{heading}”所采用的定义与出处|与它相近、需要分开的概念|本文不包括的情形",
    },
    {
      intent: "Fix what is meant, and use it so afterwards",
      asks: "the definition used under “{heading}” and its source|terms close to it that must be kept apart|cases that are left out",
    },
  ),
  literature: role(
    ["source"],
    {
      intent: "按主题归纳已有研究，说明还缺什么",
      asks: "检索“{heading}”所用的数据库与检索词|支持与不支持的文献各几篇，来自文献库|已有研究没有回答的一点",
    },
    {
      intent: "Sort earlier work by what it found, and say what is missing",
      asks: "databases and search terms used for “{heading}”|studies for and against, from the library|the one thing they do not answer",
    },
  ),
  theory: role(
    ["source"],
    {
      intent: "说明所用理论的要点，以及它怎样用在{thing}上",
      asks: "“{heading}”所用的理论及其出处|这一理论在什么条件下成立|由它推出的、可以检验的说法",
    },
    {
      intent: "State the theory and how it is applied to {thing}",
      asks: "the theory used under “{heading}” and its source|conditions under which it holds|a statement that follows from it and can be tested",
    },
  ),
  background: role(
    ["source", "data"],
    {
      intent: "交代{thing}的来历与基本情况",
      asks: "“{heading}”的基本数字与来源|资料由谁提供、是否可以公开|与其他同类相比有什么不同",
    },
    {
      intent: "Give the facts a reader needs about {thing}",
      asks: "basic figures for “{heading}” and their source|who gave the information, and whether it may be published|how it differs from others of its kind",
    },
  ),
  requirements: role(
    ["figure"],
    {
      intent: "写清谁要做什么、系统按什么规则答复",
      asks: "“{heading}”中每一步由谁触发、得到什么结果|不满足条件时给出的提示|验收这一条的办法",
    },
    {
      intent: "Say who does what, and by which rule it is answered",
      asks: "who starts each step of “{heading}” and what comes of it|what is shown when a condition is not met|how this requirement is accepted",
    },
  ),
  technology: role(
    ["source"],
    {
      intent: "说明选用的技术及其与{thing}的关系",
      asks: "“{heading}”所用的版本|选它而不选别的理由|在本设计中用到的功能",
    },
    {
      intent: "Name the technology and what it is used for",
      asks: "the version used for “{heading}”|why it was chosen over others|which of its functions are used",
    },
  ),
  designing: role(
    ["figure"],
    {
      intent: "给出“{heading}”的方案与理由",
      asks: "“{heading}”的图|输入、输出与约束|放弃的方案及原因",
    },
    {
      intent: "Give the scheme and the reasons for it",
      asks: "the drawing of “{heading}”|inputs, outputs and constraints|the scheme that was given up, and why",
    },
  ),
  implementation: role(
    ["figure"],
    {
      intent: "说明“{heading}”怎样做成、关键处怎样处理",
      asks: "“{heading}”的界面截图或流程图|关键代码片段|出错时的处理",
    },
    {
      intent: "Show how it was built and how the critical parts are handled",
      asks: "a screenshot or flow chart of “{heading}”|the key lines of code|what happens on an error",
    },
  ),
  testing: role(
    ["table", "data"],
    {
      intent: "说明怎样检验{thing}是否达到要求",
      asks: "“{heading}”的环境与数据量|每条用例的输入与预期结果|没有通过的用例与处理",
    },
    {
      intent: "Say how it is checked that {thing} does what was asked",
      asks: "setting and amount of data for “{heading}”|input and expected result of each case|cases that failed, and what was done",
    },
  ),
  materials: role(
    ["table", "data"],
    {
      intent: "写明材料的来源、规格与处理，使他人可以重做",
      asks: "材料的厂家、规格与批号|前处理的条件|仪器的型号",
    },
    {
      intent: "Name materials so that others can repeat the work",
      asks: "supplier, grade and batch of the materials|conditions of pretreatment|models of the instruments",
    },
  ),
  procedure: role(
    ["data"],
    {
      intent: "按先后写明做法，使他人可以重做",
      asks: "“{heading}”的时间、地点与人员|每一步的条件与时长|偏离计划的地方",
    },
    {
      intent: "Give the steps in order so that others can repeat them",
      asks: "time, place and persons of “{heading}”|conditions and duration of each step|where the plan was departed from",
    },
  ),
  subjects: role(
    ["data", "table"],
    {
      intent: "说明样本是谁、怎样来的、代表谁",
      asks: "抽样的总体与办法|纳入与排除的标准|样本的构成（人数与比例）",
    },
    {
      intent: "Say who the sample is, how it was drawn and whom it stands for",
      asks: "population and way of sampling|criteria of inclusion and exclusion|make-up of the sample (numbers and shares)",
    },
  ),
  instruments: role(
    ["data", "source"],
    {
      intent: "说明每个变量用什么量、依据是什么",
      asks: "“{heading}”所用工具的名称与出处|计分或读数的办法|在本样本中的信度或校准结果",
    },
    {
      intent: "Say how each thing is measured and on what basis",
      asks: "name and source of the tool used for “{heading}”|how it is scored or read|its reliability or calibration in this study",
    },
  ),
  analysis: role(
    ["formula"],
    {
      intent: "说明数据怎样处理，先于结果定下来",
      asks: "所用软件与版本|显著性水平或判断标准|缺失与异常数据的处理",
    },
    {
      intent: "Say how the data are treated, decided before the results",
      asks: "software and version|level of significance or other criterion|how missing and odd values are treated",
    },
  ),
  status: role(
    ["data", "table"],
    {
      intent: "如实写出{thing}现在的情形与已有的记录",
      asks: "“{heading}”的流程：先后由谁经手|能拿到的记录、起止时间与份数|规定与实际不一致的地方",
    },
    {
      intent: "Describe the present state of {thing} and what is recorded",
      asks: "the steps of “{heading}” and whose hands they pass through|records at hand, their period and number|where practice departs from the rule",
    },
  ),
  problems: role(
    ["data"],
    {
      intent: "用事实说明“{heading}”，并说清影响了什么",
      asks: "“{heading}”发生过几次、各在什么时候|由此造成的后果，能用数字说的用数字|这样判断所对照的规定或标准",
    },
    {
      intent: "Show it by facts and say what it affects",
      asks: "how often “{heading}” happened, and when|what followed from it, in figures where there are any|the rule or standard it is held against",
    },
  ),
  causes: role(
    ["data"],
    {
      intent: "说明原因，并给出能够支持它的事实",
      asks: "支持“{heading}”的事实|有没有别的解释，怎样排除",
    },
    {
      intent: "Name the cause with the facts that support it",
      asks: "facts that support “{heading}” as a cause|other explanations and how they are ruled out",
    },
  ),
  measures: role(
    [],
    {
      intent: "提出可以照做的办法，与前文的问题对应",
      asks: "由谁负责、何时办理、留下什么记录|需要的人手与费用|“{heading}”要达到什么，怎样判断已经达到",
    },
    {
      intent: "Propose what can be done about it",
      asks: "who is responsible, when, and what record is kept|staff and cost it takes|what “{heading}” is to reach, and how one can tell",
    },
  ),
  results: role(
    ["data", "table"],
    {
      intent: "只报告数据与检验，不作解释",
      asks: "表中的数据|检验的统计量、自由度与 p 值|样本中未纳入分析的数量与原因",
    },
    {
      intent: "Report figures and tests without explaining them",
      asks: "the figures of the table|test statistic, degrees of freedom and p value|how many were left out of the analysis, and why",
    },
  ),
  discussion: role(
    ["source"],
    {
      intent: "说明结果意味着什么、不意味着什么",
      asks: "“{heading}”所依据的结果（第几个表）|与之一致和不一致的文献，来自文献库|不能由本研究得出的结论",
    },
    {
      intent: "Say what the results mean and what they do not",
      asks: "the results “{heading}” rests on (which table)|studies that agree and disagree, from the library|what cannot be concluded from this study",
    },
  ),
  reading: role(
    ["source"],
    {
      intent: "从原文出发说明“{heading}”",
      asks: "“{heading}”的原文与页码|同一篇里可以对照的另一处|这一段与全篇的关系",
    },
    {
      intent: "Start from the text itself: {heading}",
      asks: "a passage for “{heading}” with its page|another place in the same text to set beside it|how the passage stands to the whole",
    },
  ),
  comparison: role(
    ["source", "table"],
    {
      intent: "按同一标准比较，说明异同从何而来",
      asks: "“{heading}”中与什么比较、为什么可比|比较所用的标准|一处不同及其原因",
    },
    {
      intent: "Compare by one standard and say where differences come from",
      asks: "what is compared in “{heading}” and why it is comparable|the standard of the comparison|one difference and its cause",
    },
  ),
  conclusion: role(
    [],
    {
      intent: "回答开头提出的问题，说明限度",
      asks: "对{thing}的回答，用一两句话|支持它的结果（第几个表）|接下来最值得做的一件事",
    },
    {
      intent: "Answer the question put at the beginning, with its limits",
      asks: "the answer on {thing} in one or two sentences|the result that supports it (which table)|the one thing to do next",
    },
  ),
  aims: role(
    [],
    {
      intent: "写明要回答的问题，以及为此做的几部分工作",
      asks: "研究要回答的问题，写成问句|分几部分，每部分回答哪个问题|做完之后交出什么",
    },
    {
      intent: "Say which questions are to be answered, and by which work",
      asks: "the questions to be answered, as questions|the parts of the work and the question each answers|what will be handed in",
    },
  ),
  novelty: role(
    [],
    {
      intent: "写明与已有研究不同的一两处，和最没有把握的一处",
      asks: "与最接近的一项研究相比不同的一点，写明那项研究|最没有把握的一步，和行不通时的办法",
    },
    {
      intent: "Say what differs from earlier work, and which step is least certain",
      asks: "one thing that differs from the nearest earlier study, which is to be named|the least certain step, and what is done if it fails",
    },
  ),
  feasibility: role(
    [],
    {
      intent: "写明数据、设备、时间和已有基础够不够",
      asks: "数据或材料从哪里得到，对方是否已经同意|要用的设备、软件与经费是否已有|作者做过的有关工作",
    },
    {
      intent: "Say whether data, equipment, time and earlier work suffice",
      asks: "where data or material come from, and whether consent was given|whether equipment, software and money are there|the author's earlier work on the subject",
    },
  ),
};
