import { conclusion, introduction } from "./common-chapters.ts";
import { type ChapterPlan, chapter, leaf } from "./plan-types.ts";

export const review: readonly ChapterPlan[] = [
  introduction,
  chapter("procedure", 14, "文献的检索与筛选", "Search and Selection", [
    leaf(
      "procedure",
      "检索的范围与策略",
      "Search strategy",
      ["写明数据库、检索式、时间范围与检索日期", "Give databases, search strings, period and date of the search"],
      { usual: ["文献检索", "literature search"] },
    ),
    leaf("procedure", "纳入与排除标准", "Criteria of inclusion", [
      "列出纳入与排除标准，写明各步剩下多少篇",
      "List the criteria, and how many works were left at each step",
    ]),
    leaf("analysis", "文献的整理方法", "How the studies were read", [
      "说明从每篇文献提取什么、怎样归类、怎样评价质量",
      "Say what was taken from each work, how it was grouped and how its quality was judged",
    ]),
  ]),
  chapter("literature", 24, "{thing}的概念与测量", "Concepts and Measures of {thing}", [
    leaf(
      "concepts",
      "{item}的界定|概念的界定",
      "Definitions of {item}|Definitions",
      [
        "比较各文献对“{item}”的定义，说明差别在哪里|比较各文献的定义，说明差别在哪里",
        "Compare how {item} is defined and where the definitions differ|Compare the definitions and say where they differ",
      ],
      { each: "concepts" },
    ),
    leaf("instruments", "测量方法的比较", "Measures compared", [
      "列出用过的测量工具，比较各自测的是什么",
      "List the measures used and compare what each of them captures",
    ]),
  ]),
  chapter("literature", 28, "{thing}研究的主题", "Themes of Research on {thing}", [
    leaf(
      "literature",
      "{item}的研究|主要主题",
      "Research on {item}|Main themes",
      [
        "归纳关于“{item}”的主要发现，注明各有几篇支持|归纳各主题的主要发现，注明各有几篇支持",
        "Sum up the findings on {item}, with how many studies support each|Sum up the findings of each theme, with how many studies support each",
      ],
      { each: "parts", usual: ["研究空白", "research gap"] },
    ),
    leaf("comparison", "结论不一致之处", "Where findings disagree", [
      "找出结论相反的文献，从对象、测量与设计说明原因",
      "Find studies that contradict each other, and explain it by subjects, measures and design",
    ]),
  ]),
  chapter(
    "discussion",
    15,
    "述评与展望",
    "Appraisal and Outlook",
    [
      leaf("discussion", "已有研究的不足", "Limits of the studies", [
        "说明这些研究在设计、样本与报告上共有的弱点",
        "Say which weaknesses of design, sample and reporting the studies share",
      ]),
      leaf("measures", "可以继续研究的问题", "Questions for further work", [
        "提出两三个可以着手的问题，写明用什么办法回答",
        "Put two or three questions that can be taken up, and how they could be answered",
      ]),
    ],
    { joins: 1, joined: ["述评、展望与结论", "Appraisal and Conclusions"] },
  ),
  conclusion,
];
