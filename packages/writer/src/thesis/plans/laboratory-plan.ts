import { conclusion, introduction } from "./common-chapters.ts";
import { type ChapterPlan, chapter, leaf } from "./plan-types.ts";

export const laboratory: readonly ChapterPlan[] = [
  introduction,
  chapter("background", 18, "研究基础", "Background", [
    leaf(
      "concepts",
      "{item}的概念|{thing}的概念",
      "{item}: what it is|{thing}: what it is",
      [
        "说明“{item}”指什么、由什么决定、怎样表示|说明{thing}指什么、由什么决定、怎样表示",
        "Say what {item} is, what it depends on and how it is expressed|Say what {thing} is, what it depends on and how it is expressed",
      ],
      { each: "concepts" },
    ),
    leaf(
      "literature",
      "{thing}的已有研究",
      "Earlier work on {thing}",
      [
        "归纳已有试验的条件与结果，指出没有试过的条件",
        "Sum up conditions and results of earlier tests, and which conditions were not tried",
      ],
      { usual: ["研究现状", "research gap"] },
    ),
    leaf(
      "theory",
      "{thing}的作用机理",
      "Mechanism of {thing}",
      ["说明因素经过什么过程起作用，哪一步有证据", "Say by which process the factor acts, and for which step there is evidence"],
      { extra: true },
    ),
  ]),
  chapter("materials", 24, "材料与方法", "Materials and Methods", [
    leaf("materials", "试验材料", "Materials", [
      "列出材料的来源、规格与含量，处理到什么状态",
      "List source, grade and content of the materials, and the state they are brought to",
    ]),
    leaf("procedure", "试验设计与分组", "Experimental design", [
      "写明因素、水平、对照、重复数与随机办法",
      "Give factors, levels, control, replicates and randomisation",
    ]),
    leaf("procedure", "试样的制备", "Preparation of specimens", [
      "按次序写明制样的用量、时间、温度与存放条件",
      "Give amounts, times, temperatures and storage of the specimens in order",
    ]),
    leaf(
      "instruments",
      "{item}的测定|测定方法",
      "Test of {item}|Tests",
      [
        "写明{item}的测定原理、仪器、步骤与算式|写明各项测定的原理、仪器、步骤与算式",
        "For {item}: principle, apparatus, steps and formula|For each test: principle, apparatus, steps and formula",
      ],
      { each: "responses" },
    ),
    leaf("analysis", "数据处理", "Data analysis", [
      "写明平均、误差、异常值与检验的办法，先于结果定下",
      "Say how means, errors, outliers and tests are dealt with, settled before the results",
    ]),
  ]),
  chapter("results", 21, "结果", "Results", [
    leaf(
      "results",
      "{item}的测定结果|测定结果",
      "Results for {item}|Measured values",
      [
        "报告各组{item}的平均值、标准差与重复数|报告各组测定的平均值、标准差与重复数",
        "Report mean, standard deviation and replicates of {item} for each group|Report mean, standard deviation and replicates of each group",
      ],
      { each: "responses" },
    ),
    leaf(
      "results",
      "各组之间的差异检验",
      "Differences between the groups",
      [
        "报告组间差异的检验与两两比较，注明显著性水平",
        "Report the test between groups and the comparisons in pairs, with the level of significance",
      ],
      { usual: ["方差分析", "analysis of variance"] },
    ),
  ]),
  chapter(
    "discussion",
    17,
    "讨论",
    "Discussion",
    [
      leaf("discussion", "{x}对{y}的影响|结果的解释", "How {x} affects {y}|How the results can be read", [
        "说明{x}怎样影响{y}，趋势由什么机理解释|说明结果的趋势由什么机理解释",
        "Say how {x} affects {y} and which mechanism explains the trend|Say which mechanism explains the trend of the results",
      ]),
      leaf("comparison", "与已有结果的比较", "Comparison with reported values", [
        "与条件相近的已有结果比较数值，说明差别的来源",
        "Compare values with those reported under like conditions, and explain the differences",
      ]),
      leaf(
        "discussion",
        "误差来源与局限",
        "Sources of error and limits",
        ["列出误差来源并估计大小，说明结论到哪里为止", "List sources of error with their size, and say where the conclusions end"],
        { usual: ["误差分析", "error analysis, uncertainty"] },
      ),
    ],
    { joins: 1, joined: ["讨论与结论", "Discussion and Conclusions"] },
  ),
  conclusion,
];
