import { closing, shortIntroduction } from "./common-chapters.ts";
import { type ChapterPlan, chapter, leaf } from "./plan-types.ts";

export const legal: readonly ChapterPlan[] = [
  shortIntroduction,
  chapter("theory", 20, "{thing}的概念与性质", "Concept and Nature of {thing}", [
    leaf(
      "concepts",
      "{item}的界定|概念的界定",
      "Meaning of {item}|Meaning of the terms",
      [
        "界定“{item}”的法律含义，与日常用法和相近概念分开|界定有关概念的法律含义，与日常用法分开",
        "Fix the legal meaning of {item}, apart from everyday use and neighbouring terms|Fix the legal meaning of the terms, apart from everyday use",
      ],
      { each: "concepts" },
    ),
    leaf(
      "theory",
      "{thing}的法律性质与效力",
      "Legal nature of {thing}",
      ["说明{thing}属于哪种法律关系，构成要件与后果是什么", "Say what legal relation {thing} is, with its elements and consequences"],
      { usual: ["构成要件、法律解释", "legal interpretation"] },
    ),
    leaf(
      "literature",
      "学说上的分歧",
      "Opposing views",
      ["列出不同学说的理由，说明本文采用哪一种", "Give the reasons of each view and say which is followed"],
      { extra: true },
    ),
  ]),
  chapter("status", 21, "{scope}的考察|规则与实践的现状", "{scope} Examined|Rules and Practice", [
    leaf("status", "现行规则", "The rules in force", [
      "列出现行规则的条文与层级，注明核对日期",
      "List the provisions in force by rank, with the date they were checked",
    ]),
    leaf(
      "status",
      "判决与案例的整理",
      "Judgments and cases, and how they were sorted",
      ["说明判决怎样检索、筛选，按争点列表", "Say how judgments were searched and selected, and list them by issue"],
      { usual: ["裁判文书", "judgments"] },
    ),
    leaf("status", "裁判中的处理", "How courts deal with {thing}|How it is decided", [
      "归纳裁判的处理与理由，标出不一致之处",
      "Sum up how courts decide and why, and mark where they differ",
    ]),
  ]),
  chapter("problems", 20, "存在的问题", "Problems", [
    leaf(
      "problems",
      "{item}|{thing}中的问题",
      "{item}|Problems of {thing}",
      [
        "用判决或材料说明“{item}”，写清对当事人的影响|用判决或材料说明{thing}中的问题，写清对当事人的影响",
        "Show “{item}” by decisions or documents, and what it means for the parties|Show the problems of {thing} by decisions or documents, and what they mean for the parties",
      ],
      { each: "problems" },
    ),
    leaf(
      "causes",
      "{item}|问题的成因",
      "{item}|Causes",
      [
        "说明“{item}”这一成因出在规则、证据还是执行上|说明问题出在规则、证据还是执行上",
        "Say whether “{item}” lies in rules, evidence or enforcement|Say whether the problems lie in rules, evidence or enforcement",
      ],
      { each: "causes", extra: true },
    ),
  ]),
  chapter(
    "comparison",
    12,
    "比较与借鉴",
    "Comparative View",
    [
      leaf(
        "comparison",
        "比较的对象与理由",
        "What is compared and why",
        ["说明与谁比较、为什么可比、比较什么", "Say with whom, why they are comparable, and what is compared"],
        { usual: ["比较法", "comparative law"] },
      ),
      leaf("comparison", "可以借鉴之处与条件", "What can be taken over, and when", [
        "说明哪些可以采用、需要什么条件，哪些不宜",
        "Say what can be adopted, under which conditions, and what should not be",
      ]),
    ],
    { from: 2, joins: 2, joined: ["比较与完善建议", "Comparison and Proposals"] },
  ),
  chapter(
    "measures",
    17,
    "完善建议",
    "Proposals",
    [
      leaf(
        "measures",
        "“{item}”的应对|{thing}规则的完善",
        "Answer: {item}|Improving the rules on {thing}",
        [
          "针对“{item}”写出规则或做法的改法，说明由谁来做|写出{thing}规则的改法，说明由谁来做",
          "Against “{item}”: the change of rule or practice, and whose task it is|The change of the rules on {thing}, and whose task it is",
        ],
        { each: "measures" },
      ),
      leaf(
        "measures",
        "当事人的举证准备",
        "What the parties can prepare",
        ["列出当事人事先可以保存的证据与办法", "List what the parties can keep as evidence beforehand, and how"],
        { extra: true },
      ),
    ],
    { joins: 1, joined: ["完善建议与结语", "Proposals and Conclusion"] },
  ),
  closing,
];
