import { conclusion, introduction } from "./common-chapters.ts";
import { type ChapterPlan, chapter, leaf } from "./plan-types.ts";

/** Data that were not asked of people: years, provinces, companies. */
export const PANEL = /面板|省份|上市公司|年鉴|回归|企业数据|\bpanel\b|\blisted\b|\bregression\b|\bprovinces\b|\byearbook/i;
/** Something was done to some and not to others. */
const GROUPS = /干预|对照|观察组|\bintervention\b|\bcontrol group/i;
const INTERVIEW = /访谈|interview/i;

export const empirical: readonly ChapterPlan[] = [
  introduction,
  chapter("literature", 20, "文献综述与研究假设", "Literature and Hypotheses", [
    leaf("concepts", "{item}的概念与测量|核心概念", "Concept and measures of {item}|Core concepts", { each: "variables" }),
    leaf("literature", "{x}与{y}关系的已有研究|{thing}的已有研究", "Earlier findings on {x} and {y}|Earlier findings on {thing}", {
      weight: 1.4,
      usual: ["文献检索", "literature search"],
    }),
    leaf("theory", "{x}影响{y}的理论解释|{thing}的理论解释", "Theory linking {x} and {y}|Theory behind {thing}", { extra: true }),
    leaf("literature", "已有研究述评", "What earlier work leaves open", { extra: true, usual: ["研究空白", "research gap"] }),
    leaf("theory", "研究假设与模型", "Hypotheses and model"),
  ]),
  chapter("procedure", 17, "研究设计", "Research Design", [
    leaf("subjects", "研究对象与抽样", "Participants and sampling", { unless: PANEL, usual: ["样本量", "sample size"] }),
    leaf("subjects", "样本与数据来源", "Sample and data sources", { when: PANEL }),
    leaf("instruments", "测量工具", "Instruments", { unless: PANEL, weight: 1.3 }),
    leaf("instruments", "变量选取与度量", "Variables and their measures", { when: PANEL, weight: 1.3 }),
    leaf("procedure", "访谈的实施", "Conduct of the interviews", { when: INTERVIEW }),
    leaf("procedure", "施测与数据收集程序", "Data collection", { unless: PANEL }),
    leaf("procedure", "缺失值与异常值的处理", "Missing values and outliers", { extra: true }),
    leaf("analysis", "共同方法偏差的控制", "Control of common method bias", { extra: true, unless: PANEL }),
    leaf("analysis", "统计方法", "Statistical analysis", { unless: PANEL }),
    leaf("analysis", "模型设定", "Model specification", { when: PANEL }),
  ]),
  chapter("results", 22, "研究结果", "Results", [
    leaf("results", "样本与变量的描述统计", "Descriptive statistics"),
    leaf("results", "{x}与{y}的相关分析|各变量的相关分析", "Correlation of {x} and {y}|Correlations"),
    leaf(
      "results",
      "{x}对{y}影响的回归分析|{thing}影响因素的回归分析",
      "Linear regression of {y} on {x}|Linear regression of the factors behind {thing}",
      {
        weight: 1.3,
      },
    ),
    leaf("results", "{m}的中介作用检验|不同群体的差异检验", "Mediation by {m}|Differences between groups", {
      weight: 1.2,
    }),
    leaf("results", "稳健性检验", "Robustness checks", { extra: true }),
  ]),
  chapter(
    "discussion",
    16,
    "讨论",
    "Discussion",
    [
      leaf("discussion", "{x}与{y}的关系如何解释|{thing}的结果如何解释", "How {x} and {y} are related|How the results can be read"),
      leaf("discussion", "{m}的作用|与已有研究的比较", "The role of {m}|Comparison with earlier findings"),
      leaf("discussion", "其他解释的可能", "Other explanations", { extra: true }),
      leaf("measures", "对{object}的建议|对实践的建议", "Advice concerning {object}|Practical advice"),
      leaf("discussion", "研究的局限", "Limits of the design"),
    ],
    { joins: 1, joined: ["讨论与结论", "Discussion and Conclusions"] },
  ),
  conclusion,
];

export const caseStudy: readonly ChapterPlan[] = [
  introduction,
  chapter("theory", 16, "相关概念与理论", "Concepts and Theory", [
    leaf("concepts", "{item}的概念|{thing}的概念", "The concept of {item}|The concept of {thing}", { each: "concepts" }),
    leaf("theory", "分析{thing}的理论依据", "Theory for {thing}"),
    leaf("literature", "已有研究述评", "What earlier work leaves open", { extra: true, usual: ["研究空白", "research gap"] }),
  ]),
  chapter("status", 23, "{scope}{problem}的现状|{subject}的现状", "Present State of {subject}", [
    leaf("background", "{object}概况|{subject}的基本情况", "Setting of {object}"),
    leaf("status", "现行做法与流程", "Present procedure"),
    leaf("status", "{thing}的记录与数据", "Records of {thing}"),
    leaf("procedure", "案例选择与资料收集", "Choice of the case and how information was gathered", {
      extra: true,
      usual: ["案例研究", "case study"],
    }),
    leaf("status", "已有的规定与分工", "Rules and responsibilities", { extra: true }),
  ]),
  chapter("problems", 21, "存在的问题|存在的问题", "Problems Found", [
    leaf("problems", "{item}|{thing}中的问题", "{item}|Problems of {thing}", { each: "problems" }),
    leaf("causes", "{item}|问题的成因", "{item}|Causes of the problems", { each: "causes", extra: true }),
  ]),
  chapter(
    "measures",
    20,
    "改进建议",
    "Recommendations",
    [
      leaf("measures", "“{item}”的改进|{thing}的改进办法", "Remedy: {item}|Improving {thing}", { each: "measures" }),
      leaf("measures", "实施的条件与步骤", "Conditions and steps", { extra: true }),
      leaf("measures", "效果的检查办法", "How the effect can be checked", { extra: true }),
    ],
    { joins: 1, joined: ["改进建议与结论", "Recommendations and Conclusions"] },
  ),
  { ...conclusion, weight: 8 },
];

export const education: readonly ChapterPlan[] = [
  introduction,
  chapter("theory", 17, "概念与理论基础", "Concepts and Theory", [
    leaf("concepts", "{item}的含义|{thing}的含义", "The meaning of {item}|The meaning of {thing}", { each: "concepts" }),
    leaf("theory", "{thing}的理论依据", "Theory behind {thing}"),
    leaf("literature", "{thing}的已有研究", "Earlier work on {thing}", { extra: true }),
  ]),
  chapter("procedure", 19, "研究设计", "Research Design", [
    leaf("subjects", "研究对象", "Participants"),
    leaf("instruments", "课堂观察的工具", "Instruments of observation", { usual: ["现场观察", "field observation"] }),
    leaf("procedure", "{thing}的实施安排", "Plan of the lessons", { usual: ["教学设计", "lesson design"] }),
    leaf("analysis", "资料的整理与分析", "Analysis of the material", { usual: ["描述统计", "descriptive statistics"] }),
    leaf("procedure", "研究伦理", "Ethics", { extra: true, usual: ["知情同意", "informed consent"] }),
  ]),
  chapter("results", 24, "{thing}的考察结果|考察结果", "Findings on {thing}|Findings", [
    leaf("results", "{item}的结果|总体情况", "Findings on {item}|The whole picture", { each: "responses" }),
    leaf("results", "课堂中的表现", "What happened in class"),
    leaf("problems", "{item}|存在的问题", "{item}|Difficulties", { each: "problems" }),
  ]),
  chapter(
    "discussion",
    17,
    "讨论与教学建议",
    "Discussion and Advice for Teaching",
    [
      leaf("discussion", "结果的解释", "How the findings can be read"),
      leaf("measures", "“{item}”的改进|{thing}的教学建议", "Remedy: {item}|Advice for teaching {thing}", { each: "measures" }),
      leaf("discussion", "结果的适用范围", "How far the findings reach", { extra: true }),
    ],
    { joins: 1, joined: ["讨论、建议与结论", "Discussion and Conclusions"] },
  ),
  conclusion,
];

export const clinical: readonly ChapterPlan[] = [
  { ...introduction, title: { zh: ["前言"], en: ["Introduction"] } },
  chapter("background", 15, "{thing}的研究基础", "Background of {thing}", [
    leaf("concepts", "{item}的概念|{thing}的概念", "The concept of {item}|The concept of {thing}", { each: "concepts" }),
    leaf("literature", "{thing}的已有研究", "Earlier work on {thing}"),
    leaf("theory", "{thing}的理论依据", "Rationale of {thing}", { extra: true }),
  ]),
  chapter("procedure", 22, "对象与方法", "Participants and Methods", [
    leaf("subjects", "研究对象与分组", "Participants and groups", { usual: ["纳入标准、排除标准", "inclusion criteria"] }),
    leaf("procedure", "资料的收集", "How the data were gathered", { unless: GROUPS }),
    leaf("procedure", "{x}的实施方法|{thing}的实施方法", "Procedure of {x}|Procedure", {
      when: GROUPS,
      usual: ["护理措施", "nursing intervention"],
    }),
    leaf("instruments", "观察指标与评定工具", "Outcomes and how they are measured", { usual: ["测评工具", "established scale"] }),
    leaf("analysis", "统计学方法", "Statistical methods", { usual: ["独立样本 t 检验、卡方", "t test, chi-square test"] }),
    leaf("procedure", "伦理与质量控制", "Ethics and quality control", { extra: true, usual: ["知情同意", "informed consent"] }),
  ]),
  chapter("results", 22, "结果", "Results", [
    leaf("results", "两组基线资料的比较", "Baseline of the groups", { when: /组|group/i }),
    leaf("results", "{item}的比较|主要指标的结果", "Comparison of {item}|Main outcome", { each: "responses" }),
    leaf("results", "不良事件与脱落情况", "Adverse events and drop-outs"),
  ]),
  chapter(
    "discussion",
    19,
    "讨论",
    "Discussion",
    [
      leaf("discussion", "{thing}的结果如何解释", "How the results on {thing} can be read"),
      leaf("measures", "对护理实践的启示|对临床实践的启示", "What practice can take from it"),
      leaf("discussion", "研究的局限", "Limits of the design"),
    ],
    { joins: 1, joined: ["讨论与结论", "Discussion and Conclusions"] },
  ),
  conclusion,
];

export const review: readonly ChapterPlan[] = [
  introduction,
  chapter("procedure", 14, "文献的检索与筛选", "Search and Selection", [
    leaf("procedure", "检索的范围与策略", "Search strategy", { usual: ["文献检索", "literature search"] }),
    leaf("procedure", "纳入与排除标准", "Criteria of inclusion"),
    leaf("analysis", "文献的整理方法", "How the studies were read"),
  ]),
  chapter("literature", 24, "{thing}的概念与测量", "Concepts and Measures of {thing}", [
    leaf("concepts", "{item}的界定|概念的界定", "Definitions of {item}|Definitions", { each: "concepts" }),
    leaf("instruments", "测量方法的比较", "Measures compared"),
  ]),
  chapter("literature", 28, "{thing}研究的主题", "Themes of Research on {thing}", [
    leaf("literature", "{item}的研究|主要主题", "Research on {item}|Main themes", { each: "parts", usual: ["研究空白", "research gap"] }),
    leaf("comparison", "结论不一致之处", "Where findings disagree"),
  ]),
  chapter(
    "discussion",
    15,
    "述评与展望",
    "Appraisal and Outlook",
    [leaf("discussion", "已有研究的不足", "Limits of the studies"), leaf("measures", "可以继续研究的问题", "Questions for further work")],
    { joins: 1, joined: ["述评、展望与结论", "Appraisal and Conclusions"] },
  ),
  conclusion,
];
