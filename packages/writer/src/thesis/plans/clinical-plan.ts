import { conclusion, introduction } from "./common-chapters.ts";
import { type ChapterPlan, chapter, leaf } from "./plan-types.ts";

/** Something was done to some and not to others. */
const GROUPS = /干预|对照|观察组|\bintervention\b|\bcontrol group/i;

export const clinical: readonly ChapterPlan[] = [
  { ...introduction, title: { zh: ["前言"], en: ["Introduction"] } },
  chapter("background", 15, "{thing}的研究基础", "Background of {thing}", [
    leaf(
      "concepts",
      "{item}的概念|{thing}的概念",
      "The concept of {item}|The concept of {thing}",
      [
        "给出“{item}”的定义与判定标准，注明来源|给出{thing}的定义与判定标准，注明来源",
        "Give the definition of {item} and the criteria by which it is judged, with their source|Give the definition of {thing} and the criteria by which it is judged, with their source",
      ],
      { each: "concepts" },
    ),
    leaf("literature", "{thing}的已有研究", "Earlier work on {thing}", [
      "归纳已有研究用过什么办法、效果多大、证据如何",
      "Sum up what was tried, how large the effects were and how strong the evidence is",
    ]),
    leaf(
      "theory",
      "{thing}的理论依据",
      "Rationale of {thing}",
      ["说明所用措施为什么可能有效，依据是什么", "Say why the measure may work, and on what grounds"],
      { extra: true },
    ),
  ]),
  chapter("procedure", 22, "对象与方法", "Participants and Methods", [
    leaf(
      "subjects",
      "研究对象与分组",
      "Participants and groups",
      [
        "写明来源、纳入与排除标准、例数的依据、怎样分组",
        "Give source, criteria of inclusion and exclusion, reasons for the number, and how groups were formed",
      ],
      { usual: ["纳入标准、排除标准", "inclusion criteria"] },
    ),
    leaf(
      "procedure",
      "资料的收集",
      "How the data were gathered",
      ["写明资料从哪里来、谁在何时记录、怎样核对", "Say where the data come from, who recorded them when, and how they were checked"],
      { unless: GROUPS },
    ),
    leaf(
      "procedure",
      "{x}的实施方法|{thing}的实施方法",
      "Procedure of {x}|Procedure",
      ["逐步写明各组做什么、由谁做、多久一次、共多久", "Step by step what each group received: by whom, how often, for how long"],
      {
        when: GROUPS,
        usual: ["护理措施", "nursing intervention"],
      },
    ),
    leaf(
      "instruments",
      "观察指标与评定工具",
      "Outcomes and how they are measured",
      ["列出主要与次要指标、评定工具、时点与评定者", "List main and secondary outcomes, the tools, the times and the raters"],
      { usual: ["测评工具", "established scale"] },
    ),
    leaf(
      "analysis",
      "统计学方法",
      "Statistical methods",
      [
        "写明每个指标用什么检验、缺失怎样处理、用什么软件",
        "Name the test for each outcome, the treatment of missing values, and the software",
      ],
      { usual: ["独立样本 t 检验、卡方", "t test, chi-square test"] },
    ),
    leaf(
      "procedure",
      "伦理与质量控制",
      "Ethics and quality control",
      ["写明审批、知情同意、安全监测与数据核查", "State approval, consent, how safety is watched and how the data are checked"],
      { extra: true, usual: ["知情同意", "informed consent"] },
    ),
  ]),
  chapter("results", 22, "结果", "Results", [
    leaf(
      "results",
      "两组基线资料的比较",
      "Baseline of the groups",
      ["比较各组入组时的情况，说明是否可比", "Compare the groups at the start and say whether they are alike"],
      { when: /组|group/i },
    ),
    leaf(
      "results",
      "{item}的比较|主要指标的结果",
      "Comparison of {item}|Main outcome",
      [
        "报告各组“{item}”各时点的数值、差值与区间|报告主要指标各时点的数值、差值与区间",
        "Report {item} of the groups at each time, with difference and interval|Report the main outcome at each time, with difference and interval",
      ],
      { each: "responses" },
    ),
    leaf("results", "不良事件与脱落情况", "Adverse events and drop-outs", [
      "列出不良事件与脱落的例数、原因与处理",
      "List adverse events and drop-outs with number, reason and what was done",
    ]),
  ]),
  chapter(
    "discussion",
    19,
    "讨论",
    "Discussion",
    [
      leaf("discussion", "{thing}的结果如何解释", "How the results on {thing} can be read", [
        "说明差异有没有临床意义，可能由什么造成",
        "Say whether the difference matters in practice and what may have caused it",
      ]),
      leaf("measures", "对护理实践的启示|对临床实践的启示", "What practice can take from it", [
        "由结果提出实践中可以改变的一步，写明对象与条件",
        "Derive one step of practice that can change, for whom and under which conditions",
      ]),
      leaf("discussion", "研究的局限", "Limits of the design", [
        "说明分组、样本、观察时间与评定对结论的影响",
        "Say how allocation, sample, length of observation and rating affect the conclusions",
      ]),
    ],
    { joins: 1, joined: ["讨论与结论", "Discussion and Conclusions"] },
  ),
  conclusion,
];
