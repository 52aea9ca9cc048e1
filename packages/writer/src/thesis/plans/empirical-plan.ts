import { conclusion, introduction } from "./common-chapters.ts";
import { type ChapterPlan, chapter, leaf } from "./plan-types.ts";

/** Data that were not asked of people: years, provinces, companies. */
export const PANEL = /面板|省份|上市公司|年鉴|回归|企业数据|\bpanel\b|\blisted\b|\bregression\b|\bprovinces\b|\byearbook/i;
const INTERVIEW = /访谈|interview/i;

export const empirical: readonly ChapterPlan[] = [
  introduction,
  chapter("literature", 20, "文献综述与研究假设", "Literature and Hypotheses", [
    leaf(
      "concepts",
      "{item}的概念与测量|核心概念",
      "Concept and measures of {item}|Core concepts",
      [
        "给出“{item}”采用的定义与出处，说明它怎样变成可以测量的量|给出核心概念采用的定义与出处",
        "Give the definition of {item} that is used, with its source, and how it becomes something measurable|Give the definitions that are used, with their sources",
      ],
      { each: "variables" },
    ),
    leaf(
      "literature",
      "{x}与{y}关系的已有研究|{thing}的已有研究",
      "Earlier findings on {x} and {y}|Earlier findings on {thing}",
      [
        "按一致、相反、没有关系三类归纳{x}与{y}的已有结果，比较样本与测量|按主题归纳{thing}的已有结果，比较样本与测量",
        "Sort findings on {x} and {y} into agreeing, opposite and none, and compare samples and measures|Sort findings on {thing} by theme and compare samples and measures",
      ],
      {
        weight: 1.4,
        usual: ["文献检索", "literature search"],
      },
    ),
    leaf(
      "theory",
      "{x}影响{y}的理论解释|{thing}的理论解释",
      "Theory linking {x} and {y}|Theory behind {thing}",
      [
        "说明从{x}到{y}经过哪几步，每一步由什么理论支持|说明用什么理论解释{thing}，它成立的条件是什么",
        "Give the steps from {x} to {y} and the theory behind each|Name the theory that explains {thing} and the conditions under which it holds",
      ],
      { extra: true },
    ),
    leaf(
      "literature",
      "已有研究述评",
      "What earlier work leaves open",
      [
        "指出已有研究在对象、方法或测量上的缺口，由此引出本文的问题",
        "Name the gap in subjects, methods or measures from which the question follows",
      ],
      { extra: true, usual: ["研究空白", "research gap"] },
    ),
    leaf("theory", "研究假设与模型", "Hypotheses and model", [
      "逐条写出假设与方向，并画出变量关系图",
      "State each hypothesis with its direction, and draw how the variables are linked",
    ]),
  ]),
  chapter("procedure", 17, "研究设计", "Research Design", [
    leaf(
      "subjects",
      "研究对象与抽样",
      "Participants and sampling",
      [
        "说明总体是谁、怎样抽样、样本量怎样定、最后由谁组成",
        "Say what the population is, how the sample was drawn, how its size was fixed and whom it consists of",
      ],
      { unless: PANEL, usual: ["样本量", "sample size"] },
    ),
    leaf(
      "subjects",
      "样本与数据来源",
      "Sample and data sources",
      [
        "列出数据来源与期间，写清筛选的每一步和剩下的观测数",
        "List sources and period, and each step of selection with the observations left",
      ],
      { when: PANEL },
    ),
    leaf(
      "instruments",
      "测量工具",
      "Instruments",
      [
        "逐一说明各变量用什么工具、怎样计分、信度与效度如何",
        "For each variable: the instrument, its scoring, its reliability and validity",
      ],
      { unless: PANEL, weight: 1.3 },
    ),
    leaf(
      "instruments",
      "变量选取与度量",
      "Variables and their measures",
      ["列出每个变量的定义、算法、单位与来源", "List definition, calculation, unit and source of each variable"],
      { when: PANEL, weight: 1.3 },
    ),
    leaf(
      "procedure",
      "访谈的实施",
      "Conduct of the interviews",
      ["写明访谈了谁、问什么、怎样记录和保密", "Say who was interviewed, what was asked, how it was recorded and kept confidential"],
      { when: INTERVIEW },
    ),
    leaf(
      "procedure",
      "施测与数据收集程序",
      "Data collection",
      [
        "写明何时何地、由谁、怎样发放和回收，有效与无效各多少",
        "Say when, where and by whom the forms were given out and collected, and how many were valid",
      ],
      { unless: PANEL },
    ),
    leaf(
      "procedure",
      "缺失值与异常值的处理",
      "Missing values and outliers",
      ["说明缺失与异常怎样识别、怎样处理、各有多少", "Say how missing and odd values were found and treated, and how many there were"],
      { extra: true },
    ),
    leaf(
      "analysis",
      "共同方法偏差的控制",
      "Control of common method bias",
      ["写明施测前怎样预防、收集后怎样检验共同方法偏差", "Say how common method bias was prevented beforehand and examined afterwards"],
      { extra: true, unless: PANEL },
    ),
    leaf(
      "analysis",
      "统计方法",
      "Statistical analysis",
      [
        "把每条假设对应到一种统计方法，写明前提、软件与显著性水平",
        "Match each hypothesis with a method, its assumptions, the software and the level of significance",
      ],
      { unless: PANEL },
    ),
    leaf(
      "analysis",
      "模型设定",
      "Model specification",
      [
        "写出模型的式子，说明每一项、固定效应与标准误的选择",
        "Write out the model and explain each term, the fixed effects and the standard errors",
      ],
      { when: PANEL },
    ),
  ]),
  chapter("results", 22, "研究结果", "Results", [
    leaf("results", "样本与变量的描述统计", "Descriptive statistics", [
      "报告各变量的样本数、平均数、标准差与分布，不作推断",
      "Report number, mean, standard deviation and distribution of each variable, without inference",
    ]),
    leaf("results", "{x}与{y}的相关分析|各变量的相关分析", "Correlation of {x} and {y}|Correlations", [
      "列出变量两两之间的相关系数与显著性，只说方向与大小",
      "List the correlations of the variables in pairs: direction and size only",
    ]),
    leaf(
      "results",
      "{x}对{y}影响的回归分析|{thing}影响因素的回归分析",
      "Linear regression of {y} on {x}|Linear regression of the factors behind {thing}",
      [
        "报告加入控制变量前后的系数、标准误与拟合，先说明模型的前提是否满足",
        "Report coefficients, standard errors and fit with and without controls, after the assumptions were checked",
      ],
      {
        weight: 1.3,
      },
    ),
    leaf(
      "results",
      "{m}的中介作用检验|不同群体的差异检验",
      "Mediation by {m}|Differences between groups",
      [
        "报告经过{m}的间接效应及其置信区间，直接效应单列|比较不同群体的平均数，报告检验与效应量",
        "Report the indirect effect through {m} with its interval, and the direct effect apart|Compare the means of groups, with test and effect size",
      ],
      {
        weight: 1.2,
      },
    ),
    leaf(
      "results",
      "稳健性检验",
      "Robustness checks",
      [
        "换一种度量、样本或模型各做一次，看主要结果是否还成立",
        "Change one measure, sample or model at a time and see whether the main result holds",
      ],
      { extra: true },
    ),
  ]),
  chapter(
    "discussion",
    16,
    "讨论",
    "Discussion",
    [
      leaf("discussion", "{x}与{y}的关系如何解释|{thing}的结果如何解释", "How {x} and {y} are related|How the results can be read", [
        "解释{x}与{y}的关系可能由什么造成，哪一种解释与数据最合|解释主要结果可能由什么造成，哪一种解释与数据最合",
        "Weigh what may lie behind the relation of {x} and {y}, and which account fits the data best|Weigh what may lie behind the main result, and which account fits the data best",
      ]),
      leaf("discussion", "{m}的作用|与已有研究的比较", "The role of {m}|Comparison with earlier findings", [
        "说明关于{m}的结果支持或不支持哪一步，还缺什么证据|与条件相近的研究比较大小与方向，说明异同从何而来",
        "Say which step the result on {m} supports and what evidence is missing|Compare size and direction with similar studies and say where differences come from",
      ]),
      leaf(
        "discussion",
        "其他解释的可能",
        "Other explanations",
        [
          "逐一列出选择、反向、遗漏等解释，说明哪些已排除、哪些没有",
          "List selection, reverse direction and omitted factors, and which of them are ruled out",
        ],
        { extra: true },
      ),
      leaf("measures", "对{object}的建议|对实践的建议", "Advice concerning {object}|Practical advice", [
        "由站得住的结果提出建议，写明给谁、做什么、怎样检查效果",
        "Derive advice from results that carry it: to whom, what to do, how to check the effect",
      ]),
      leaf("discussion", "研究的局限", "Limits of the design", [
        "说明抽样、测量与设计各使结论打怎样的折扣",
        "Say how sampling, measurement and design each weaken the conclusions",
      ]),
    ],
    { joins: 1, joined: ["讨论与结论", "Discussion and Conclusions"] },
  ),
  conclusion,
];
