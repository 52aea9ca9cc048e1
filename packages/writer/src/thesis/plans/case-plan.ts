import { conclusion, introduction } from "./common-chapters.ts";
import { type ChapterPlan, chapter, leaf } from "./plan-types.ts";

export const caseStudy: readonly ChapterPlan[] = [
  introduction,
  chapter("theory", 16, "相关概念与理论", "Concepts and Theory", [
    leaf(
      "concepts",
      "{item}的概念|{thing}的概念",
      "The concept of {item}|The concept of {thing}",
      [
        "界定“{item}”，说明它包括什么、不包括什么|界定{thing}，说明它包括什么、不包括什么",
        "Define {item}: what it includes and what it does not|Define {thing}: what it includes and what it does not",
      ],
      { each: "concepts" },
    ),
    leaf("theory", "分析{thing}的理论依据", "Theory for {thing}", [
      "说明用哪一种理论或标准来判断{thing}，适用的条件是什么",
      "Name the theory or standard by which {thing} is judged, and its conditions",
    ]),
    leaf(
      "literature",
      "已有研究述评",
      "What earlier work leaves open",
      [
        "归纳同类单位的研究看到了什么、提出过什么办法，还缺什么",
        "Sum up what studies of similar places saw and proposed, and what is missing",
      ],
      { extra: true, usual: ["研究空白", "research gap"] },
    ),
  ]),
  chapter("status", 23, "{scope}{problem}的现状|{subject}的现状", "Present State of {subject}", [
    leaf("background", "{object}概况|{subject}的基本情况", "Setting of {object}", [
      "写明规模、人员、业务量等基本数字及其来源",
      "Give size, staff, volume and other basic figures with their sources",
    ]),
    leaf("status", "现行做法与流程", "Present procedure", [
      "按先后写明每一步由谁做、留下什么单据，以看到的为准",
      "Describe each step in order: who does it and what record it leaves, as it was seen",
    ]),
    leaf("status", "{thing}的记录与数据", "Records of {thing}", [
      "列出能拿到的记录、起止时间与口径，把数字排成表",
      "List the records at hand, their period and definitions, and set the figures out in a table",
    ]),
    leaf(
      "procedure",
      "案例选择与资料收集",
      "Choice of the case and how information was gathered",
      [
        "说明为什么选这个案例，资料从谁那里、用什么办法得来",
        "Say why this case was chosen, and from whom and how information was gathered",
      ],
      {
        extra: true,
        usual: ["案例研究", "case study"],
      },
    ),
    leaf(
      "status",
      "已有的规定与分工",
      "Rules and responsibilities",
      ["列出书面规定与岗位分工，标出与实际不一致之处", "List written rules and duties, and mark where practice departs from them"],
      { extra: true },
    ),
  ]),
  chapter("problems", 21, "存在的问题|存在的问题", "Problems Found", [
    leaf(
      "problems",
      "{item}|{thing}中的问题",
      "{item}|Problems of {thing}",
      [
        "用次数、时间和单据说明“{item}”，写清造成了什么后果|逐一列出{thing}中的问题，各有事实与后果",
        "Show the problem “{item}” by counts, dates and records, and what came of it|List the problems of {thing}, each with facts and consequences",
      ],
      { each: "problems" },
    ),
    leaf(
      "causes",
      "{item}|问题的成因",
      "{item}|Causes of the problems",
      [
        "说明“{item}”这一原因有什么事实支持，排除了哪些别的解释|说明问题由制度、人员、条件中的哪些引起，各有什么事实支持",
        "Give the facts behind the cause “{item}” and the explanations that were ruled out|Say which rules, people or means lie behind the problems, with facts for each",
      ],
      { each: "causes", extra: true },
    ),
  ]),
  chapter(
    "measures",
    20,
    "改进建议",
    "Recommendations",
    [
      leaf(
        "measures",
        "“{item}”的改进|{thing}的改进办法",
        "Remedy: {item}|Improving {thing}",
        [
          "针对“{item}”写出做法、负责人、期限和留下的记录|写出改进{thing}的做法、负责人、期限和留下的记录",
          "Against “{item}”: what to do, who is responsible, by when, with what record|To improve {thing}: what to do, who is responsible, by when, with what record",
        ],
        { each: "measures" },
      ),
      leaf(
        "measures",
        "实施的条件与步骤",
        "Conditions and steps",
        ["写明各项建议需要的人手、费用与先后次序", "Give the staff, the cost and the order of the measures"],
        { extra: true },
      ),
      leaf(
        "measures",
        "效果的检查办法",
        "How the effect can be checked",
        [
          "写明用哪个指标、何时、由谁检查，达到多少算有效",
          "Name the indicator, the time and the person of the check, and what counts as success",
        ],
        { extra: true },
      ),
    ],
    { joins: 1, joined: ["改进建议与结论", "Recommendations and Conclusions"] },
  ),
  { ...conclusion, weight: 8 },
];
