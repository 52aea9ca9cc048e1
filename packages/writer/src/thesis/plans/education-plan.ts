import { conclusion, introduction } from "./common-chapters.ts";
import { type ChapterPlan, chapter, leaf } from "./plan-types.ts";

export const education: readonly ChapterPlan[] = [
  introduction,
  chapter("theory", 17, "概念与理论基础", "Concepts and Theory", [
    leaf(
      "concepts",
      "{item}的含义|{thing}的含义",
      "The meaning of {item}|The meaning of {thing}",
      [
        "说明“{item}”在本文指什么，课堂上看到什么才算|说明{thing}在本文指什么，课堂上看到什么才算",
        "Say what {item} means here and what counts as it in class|Say what {thing} means here and what counts as it in class",
      ],
      { each: "concepts" },
    ),
    leaf("theory", "{thing}的理论依据", "Theory behind {thing}", [
      "说明依据哪一种学习理论，它对课堂做法提出什么要求",
      "Name the theory of learning and what it asks of lessons",
    ]),
    leaf(
      "literature",
      "{thing}的已有研究",
      "Earlier work on {thing}",
      ["归纳已有研究用过什么做法、在什么班级、结果如何", "Sum up which practices were tried, in which classes, with what result"],
      { extra: true },
    ),
  ]),
  chapter("procedure", 19, "研究设计", "Research Design", [
    leaf("subjects", "研究对象", "Participants", [
      "写明班级、人数、年级与选取的办法，教师与研究者的关系",
      "Give class, number, year and how they were chosen, and how teacher and researcher stand to each other",
    ]),
    leaf(
      "instruments",
      "课堂观察的工具",
      "Instruments of observation",
      [
        "给出观察的类别、记录的办法与两名观察者的一致程度",
        "Give the categories of observation, how they are recorded and how far two observers agree",
      ],
      { usual: ["现场观察", "field observation"] },
    ),
    leaf(
      "procedure",
      "{thing}的实施安排",
      "Plan of the lessons",
      ["按课次写明目标、活动、时间与材料", "Lesson by lesson: aims, activities, time and material"],
      { usual: ["教学设计", "lesson design"] },
    ),
    leaf(
      "analysis",
      "资料的整理与分析",
      "Analysis of the material",
      [
        "说明记录怎样编码、分数怎样比较、两类资料怎样互相核对",
        "Say how records are coded, scores compared, and the two kinds of data held against each other",
      ],
      { usual: ["描述统计", "descriptive statistics"] },
    ),
    leaf(
      "procedure",
      "研究伦理",
      "Ethics",
      [
        "写明取得谁的同意、怎样匿名、不参加者怎样安排",
        "Say whose consent was obtained, how names are kept out, and what is done for those who do not take part",
      ],
      { extra: true, usual: ["知情同意", "informed consent"] },
    ),
  ]),
  chapter("results", 24, "{thing}的考察结果|考察结果", "Findings on {thing}|Findings", [
    leaf(
      "results",
      "{item}的结果|总体情况",
      "Findings on {item}|The whole picture",
      [
        "报告“{item}”的数字与例子，不作解释|报告总体的数字与例子，不作解释",
        "Report figures and examples on {item}, without explaining them|Report the overall figures with examples, without explaining them",
      ],
      { each: "responses" },
    ),
    leaf("results", "课堂中的表现", "What happened in class", [
      "按课次摘出有代表性的片段，注明时间与次数",
      "Give typical episodes lesson by lesson, with time and number",
    ]),
    leaf(
      "problems",
      "{item}|存在的问题",
      "{item}|Difficulties",
      [
        "说明“{item}”在哪些课、哪些环节出现，占多少|说明实施中遇到的困难，各在哪些环节出现",
        "Say in which lessons and moments “{item}” showed, and how often|Say which difficulties arose, and at which moments",
      ],
      { each: "problems" },
    ),
  ]),
  chapter(
    "discussion",
    17,
    "讨论与教学建议",
    "Discussion and Advice for Teaching",
    [
      leaf("discussion", "结果的解释", "How the findings can be read", [
        "把结果与理论、与学生的条件对照，说明可能的原因",
        "Hold the results against theory and the pupils' conditions, and weigh the reasons",
      ]),
      leaf(
        "measures",
        "“{item}”的改进|{thing}的教学建议",
        "Remedy: {item}|Advice for teaching {thing}",
        [
          "针对“{item}”写出一节课里可以照做的步骤|写出{thing}在一节课里可以照做的步骤",
          "Against “{item}”: steps that can be followed in a lesson|For {thing}: steps that can be followed in a lesson",
        ],
        { each: "measures" },
      ),
      leaf(
        "discussion",
        "结果的适用范围",
        "How far the findings reach",
        [
          "说明结果适用于怎样的班级，换了条件哪些要重新检验",
          "Say for which classes the findings hold and what has to be examined anew elsewhere",
        ],
        { extra: true },
      ),
    ],
    { joins: 1, joined: ["讨论、建议与结论", "Discussion and Conclusions"] },
  ),
  conclusion,
];
