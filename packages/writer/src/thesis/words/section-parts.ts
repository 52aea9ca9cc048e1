import type { InBoth } from "../method-card.ts";
import type { SectionRole } from "../thesis-types.ts";

/** A part of a long section: its heading, and what belongs in it. */
type SectionPart = readonly [title: string, intent: string];

/** What a section of a thesis is divided into where it is long. A conclusion is not. */
export const SECTION_PARTS: Readonly<Partial<Record<SectionRole, InBoth<readonly SectionPart[]>>>> = {
  introduction: {
    zh: [
      ["实际中的{thing}", "写看到或有记录的情形，注明时间与地点"],
      ["问题的提出", "由情形中说不清的一点引出问题"],
      ["研究的范围", "写明包括什么、不包括什么及理由"],
    ],
    en: [
      ["{thing} in practice", "what was seen or recorded, with time and place"],
      ["The question", "from what is unclear in it to the question"],
      ["What is left out", "what is included, what is left out, and why"],
    ],
  },
  concepts: {
    zh: [
      ["定义的比较", "列出几种定义，比较各自包括什么"],
      ["本文的用法", "写出采用的定义，全文照此使用"],
      ["与相近概念的区分", "举出容易混同的概念，说明差别"],
    ],
    en: [
      ["Definitions compared", "several definitions side by side, and what each includes"],
      ["Use in this thesis", "the definition that is used throughout"],
      ["What it is not", "terms that are easily confused with it, and the difference"],
    ],
  },
  literature: {
    zh: [
      ["研究主题的分布", "按主题列出文献，注明各有几篇"],
      ["使用的方法", "比较各研究的对象、设计与测量"],
      ["结论的分歧", "列出相反的结论，说明可能的原因"],
    ],
    en: [
      ["Themes", "works by theme, with their number"],
      ["Methods used", "subjects, designs and measures compared"],
      ["Where findings differ", "findings that contradict each other, and possible reasons"],
    ],
  },
  theory: {
    zh: [
      ["理论要点", "用几句话写出理论的要点与出处"],
      ["适用的条件", "写明理论成立需要什么前提"],
      ["在本文中的用法", "写明由它推出哪些可以检验的说法"],
    ],
    en: [
      ["Main points", "the theory in a few sentences, with its source"],
      ["Conditions", "what has to hold for it to apply"],
      ["Use here", "testable statements that follow from it"],
    ],
  },
  background: {
    zh: [
      ["来历", "按时间写出由来，注明资料来源"],
      ["规模与构成", "列出规模、构成与变化的数字"],
      ["与本题有关的特点", "指出与同类不同、且与本题有关之处"],
    ],
    en: [
      ["History", "how it came about, with the sources"],
      ["Size and make-up", "figures of size, make-up and change"],
      ["What matters here", "what differs from others of its kind and matters here"],
    ],
  },
  requirements: {
    zh: [
      ["正常流程", "按步写出顺利时的流程"],
      ["例外情况", "列出条件不满足时怎样处理、提示什么"],
      ["验收条件", "写明看到什么结果算完成"],
    ],
    en: [
      ["Normal course", "the steps when all goes well"],
      ["Exceptions", "what happens and what is shown when a condition is not met"],
      ["Acceptance", "which result counts as done"],
    ],
  },
  technology: {
    zh: [
      ["选用的理由", "写明由哪一条要求决定选它"],
      ["用到的功能", "列出实际用到的功能与版本"],
      ["备选方案", "列出没有选的方案及原因"],
    ],
    en: [
      ["Reasons", "the requirement that decides for it"],
      ["Functions used", "functions that are in fact used, with the version"],
      ["Alternatives", "what was not chosen, and why"],
    ],
  },
  designing: {
    zh: [
      ["方案", "给出图与各部分的说明"],
      ["数据与接口", "列出输入、输出与格式"],
      ["取舍的理由", "比较放弃的方案，说明代价"],
    ],
    en: [
      ["Scheme", "the drawing, with each part explained"],
      ["Data and interfaces", "inputs, outputs and formats"],
      ["Reasons", "schemes that were given up, and what the choice costs"],
    ],
  },
  implementation: {
    zh: [
      ["处理步骤", "按先后写出处理的步骤"],
      ["关键代码", "摘出关键代码，逐段说明"],
      ["异常的处理", "列出会出的错与各自的处理"],
    ],
    en: [
      ["Steps", "the steps in their order"],
      ["Key code", "key code, explained piece by piece"],
      ["Errors", "errors that can occur, and how each is handled"],
    ],
  },
  testing: {
    zh: [
      ["环境", "写明软硬件环境与数据量"],
      ["用例", "列出输入、操作与预期结果"],
      ["判定标准", "写明怎样算通过，误差允许多少"],
    ],
    en: [
      ["Setting", "hardware, software and amount of data"],
      ["Cases", "input, action and expected result of each case"],
      ["Criteria", "what counts as passed, and the error allowed"],
    ],
  },
  materials: {
    zh: [
      ["来源与规格", "列出厂家、规格与批号"],
      ["前处理", "写明前处理的步骤与条件"],
      ["保存条件", "写明保存的温度、时间与容器"],
    ],
    en: [
      ["Source and grade", "supplier, grade and batch"],
      ["Treatment", "steps and conditions of pretreatment"],
      ["Storage", "temperature, time and vessel of storage"],
    ],
  },
  procedure: {
    zh: [
      ["准备", "写明事前准备与人员分工"],
      ["步骤", "按先后写明每一步的条件与时长"],
      ["记录与核对", "写明记录什么、由谁核对"],
    ],
    en: [
      ["Preparation", "what is prepared, and who does what"],
      ["Steps", "condition and duration of each step, in order"],
      ["Records", "what is recorded, and who checks it"],
    ],
  },
  subjects: {
    zh: [
      ["总体与抽样", "写明总体与抽样的办法"],
      ["纳入与排除", "列出纳入与排除的标准"],
      ["样本构成", "列出样本的人数与比例"],
    ],
    en: [
      ["Population and sampling", "the population, and how the sample is drawn"],
      ["Inclusion and exclusion", "criteria of inclusion and exclusion"],
      ["Make-up of the sample", "numbers and shares of the sample"],
    ],
  },
  instruments: {
    zh: [
      ["变量的测量", "写明每个变量用什么量"],
      ["信度与效度", "报告信度与效度的证据"],
      ["计分方法", "写明怎样计分或读数"],
    ],
    en: [
      ["Measures", "what measures each variable"],
      ["Reliability and validity", "evidence of reliability and validity"],
      ["Scoring", "how it is scored or read"],
    ],
  },
  analysis: {
    zh: [
      ["数据整理", "写明数据怎样录入、核对与整理"],
      ["统计方法", "写明各问题用什么方法、前提是什么"],
      ["判断标准", "写明显著性水平与判断的标准"],
    ],
    en: [
      ["Cleaning", "how data are entered, checked and put in order"],
      ["Methods", "the method for each question, with its assumptions"],
      ["Criteria", "level of significance and other criteria"],
    ],
  },
  status: {
    zh: [
      ["规定的做法", "照书面规定写出步骤"],
      ["实际的做法", "照看到的写出步骤，标出不同"],
      ["记录与数字", "列出记录的起止时间与数字"],
    ],
    en: [
      ["As laid down", "the steps as they are written down"],
      ["As done", "the steps as they were seen, with the differences"],
      ["Records and figures", "period and figures of the records"],
    ],
  },
  problems: {
    zh: [
      ["表现", "写出何时何地看到什么、几次"],
      ["影响", "写出造成的后果，能用数字的用数字"],
      ["判断的依据", "写出所对照的规定或标准"],
    ],
    en: [
      ["What is seen", "what was seen, when, where and how often"],
      ["What follows", "the consequences, in figures where there are any"],
      ["Basis of the judgement", "the rule or standard it is held against"],
    ],
  },
  causes: {
    zh: [
      ["制度上的原因", "指出缺少或不合用的规定，举出事实"],
      ["人员上的原因", "指出职责、培训与人手上的事实"],
      ["技术上的原因", "指出工具与条件上的限制"],
    ],
    en: [
      ["Rules", "rules that are missing or do not fit, with facts"],
      ["People", "facts on duties, training and staff"],
      ["Means", "limits of tools and conditions"],
    ],
  },
  measures: {
    zh: [
      ["做法", "写出谁、何时、做什么"],
      ["条件与步骤", "写出所需人手、费用与先后"],
      ["检查办法", "写出用什么指标、何时检查"],
    ],
    en: [
      ["What to do", "who does what, and when"],
      ["Conditions and steps", "staff, cost and order"],
      ["How it is checked", "indicator and time of the check"],
    ],
  },
  results: {
    zh: [
      ["所用数据", "写明用了哪些数据、剔除了多少"],
      ["检验结果", "列出统计量、区间与结论所需的数字"],
      ["图示", "给出图，说明横纵轴与单位"],
    ],
    en: [
      ["Data used", "which data were used and how many were left out"],
      ["Results of the test", "statistics and intervals the conclusion needs"],
      ["Figures", "a figure, with its axes and units"],
    ],
  },
  discussion: {
    zh: [
      ["与假设的关系", "逐条对照问题或假设说明结果"],
      ["其他解释", "列出其他解释，说明能否排除"],
      ["适用的范围", "写明在什么对象与条件下成立"],
    ],
    en: [
      ["Against the question", "the results against each question or hypothesis"],
      ["Other explanations", "other explanations, and whether they are ruled out"],
      ["Reach", "for whom and under which conditions it holds"],
    ],
  },
  reading: {
    zh: [
      ["选段", "选出段落，注明页码与上下文"],
      ["句子与用词", "从句子、用词与节奏说明写法"],
      ["在篇中的位置", "说明它在前后文中起什么作用"],
    ],
    en: [
      ["Passage", "the passages, with page and context"],
      ["Sentences and words", "how they are written: sentences, words and rhythm"],
      ["Place in the whole", "what they do in their context"],
    ],
  },
  comparison: {
    zh: [
      ["比较的对象", "写明与什么比、为什么可比"],
      ["相同之处", "按同一标准列出相同之处"],
      ["不同之处", "列出不同之处，说明由何而来"],
    ],
    en: [
      ["What is compared", "what is compared and why it is comparable"],
      ["What is alike", "what is alike by the one standard"],
      ["What differs", "what differs, and where that comes from"],
    ],
  },
};
