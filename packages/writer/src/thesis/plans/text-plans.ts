import { closing, shortIntroduction } from "./common-chapters.ts";
import { type ChapterPlan, chapter, leaf } from "./plan-types.ts";

export const humanities: readonly ChapterPlan[] = [
  shortIntroduction,
  chapter(
    "background",
    14,
    "{object}与材料|材料与背景",
    "The Material: {object}",
    [
      leaf("background", "材料的范围与版本", "Texts and editions"),
      leaf("literature", "{thing}的已有研究", "Earlier readings of {thing}"),
      leaf("theory", "考察的角度与方法", "Approach", { extra: true }),
    ],
    { from: 1, joins: 1, joined: ["材料与{item}", "The Material and {item}"] },
  ),
  chapter(
    "reading",
    22,
    "{thing}与{item}|{thing}的表现",
    "{Thing} and {item}|How {thing} appears",
    [
      leaf("reading", "写到{item}的段落|相关的段落", "Passages on {item}|The passages"),
      leaf("reading", "{item}的写法|写法", "How {item} is written|How it is written", { usual: ["细读", "close reading"] }),
      leaf("comparison", "{item}的变化与对照|前后的对照", "{item}: changes and contrasts|Changes and contrasts"),
      leaf("discussion", "{item}在全篇中的位置|在全篇中的位置", "The place of {item} in the whole|Its place in the whole", { extra: true }),
    ],
    { each: "parts" },
  ),
  chapter(
    "comparison",
    14,
    "比较与评价",
    "Comparison and Appraisal",
    [
      leaf("comparison", "与同类文本的比较", "Beside comparable texts"),
      leaf("discussion", "{thing}的意义与限度", "What {thing} amounts to"),
    ],
    { from: 2, joins: 2, joined: ["比较、评价与结语", "Comparison and Conclusion"] },
  ),
  closing,
];

export const legal: readonly ChapterPlan[] = [
  shortIntroduction,
  chapter("theory", 20, "{thing}的概念与性质", "Concept and Nature of {thing}", [
    leaf("concepts", "{item}的界定|概念的界定", "Meaning of {item}|Meaning of the terms", { each: "concepts" }),
    leaf("theory", "{thing}的法律性质与效力", "Legal nature of {thing}", { usual: ["构成要件、法律解释", "legal interpretation"] }),
    leaf("literature", "学说上的分歧", "Opposing views", { extra: true }),
  ]),
  chapter("status", 21, "{scope}的考察|规则与实践的现状", "{scope} Examined|Rules and Practice", [
    leaf("status", "现行规则", "The rules in force"),
    leaf("status", "判决与案例的整理", "Judgments and cases, and how they were sorted", { usual: ["裁判文书", "judgments"] }),
    leaf("status", "裁判中的处理", "How courts deal with {thing}|How it is decided"),
  ]),
  chapter("problems", 20, "存在的问题", "Problems", [
    leaf("problems", "{item}|{thing}中的问题", "{item}|Problems of {thing}", { each: "problems" }),
    leaf("causes", "{item}|问题的成因", "{item}|Causes", { each: "causes", extra: true }),
  ]),
  chapter(
    "comparison",
    12,
    "比较与借鉴",
    "Comparative View",
    [
      leaf("comparison", "比较的对象与理由", "What is compared and why", { usual: ["比较法", "comparative law"] }),
      leaf("comparison", "可以借鉴之处与条件", "What can be taken over, and when"),
    ],
    { from: 2, joins: 2, joined: ["比较与完善建议", "Comparison and Proposals"] },
  ),
  chapter(
    "measures",
    17,
    "完善建议",
    "Proposals",
    [
      leaf("measures", "“{item}”的应对|{thing}规则的完善", "Answer: {item}|Improving the rules on {thing}", { each: "measures" }),
      leaf("measures", "当事人的举证准备", "What the parties can prepare", { extra: true }),
    ],
    { joins: 1, joined: ["完善建议与结语", "Proposals and Conclusion"] },
  ),
  closing,
];
