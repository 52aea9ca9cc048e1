import type { DocumentShape } from "../document-shape.ts";

/** A paper for a professional title: a problem met at work, what was done, and with what effect. */
export const professionalShape: DocumentShape = {
  numbering: "decimal",
  method: "case",
  chapters: [
    {
      title: { zh: "引言", en: "Introduction" },
      intent: { zh: "岗位上遇到的问题，为什么要解决", en: "The problem met at work and why it had to be solved" },
      role: "introduction",
      weight: 13,
      parts: [
        { title: { zh: "工作背景", en: "Background" }, intent: { zh: "项目或岗位的基本情况", en: "The project or post" } },
        {
          title: { zh: "问题的提出", en: "The problem" },
          intent: { zh: "什么时候、怎样发现问题", en: "When and how the problem came up" },
        },
      ],
    },
    {
      title: { zh: "现状与问题", en: "State and problems" },
      intent: {
        zh: "应有的做法、实际的做法与差距，有数字的写数字",
        en: "What should be done, what is done, and the difference, in figures where there are any",
      },
      role: "problems",
      weight: 21,
      parts: [
        {
          title: { zh: "现状", en: "The state of things" },
          intent: { zh: "规范或惯例要求什么，实际怎样", en: "What rules or practice ask for, and what is done" },
        },
        {
          title: { zh: "主要问题", en: "Main problems" },
          intent: { zh: "各个问题出现的次数、地点与后果", en: "Each problem: how often, where, with what consequence" },
        },
      ],
    },
    {
      title: { zh: "原因分析", en: "Causes" },
      intent: { zh: "逐个问题找原因，每个原因有事实", en: "The cause of each problem, with the facts behind it" },
      role: "causes",
      weight: 14,
      parts: [
        {
          title: { zh: "直接原因", en: "Direct causes" },
          intent: { zh: "谁在什么条件下造成", en: "Who brought it about under which conditions" },
        },
        { title: { zh: "管理与制度原因", en: "Management and rules" }, intent: { zh: "为什么没有被拦住", en: "Why it was not stopped" } },
      ],
    },
    {
      title: { zh: "关键技术与对策", en: "Techniques and measures" },
      intent: { zh: "每项做法对着一个原因，写到同行可以照做", en: "A measure for each cause, so that a colleague can use it" },
      role: "measures",
      weight: 28,
      parts: [
        {
          title: { zh: "技术措施", en: "Technical measures" },
          intent: { zh: "材料、设备、步骤与控制点", en: "Material, equipment, steps and points of control" },
        },
        {
          title: { zh: "管理措施", en: "Measures of management" },
          intent: { zh: "谁负责、何时检查、留什么记录", en: "Who is responsible, when it is checked, which record is kept" },
        },
        {
          title: { zh: "实施要点", en: "Putting them to work" },
          intent: { zh: "先后次序与容易出错处", en: "Their order, and where mistakes are easy" },
        },
      ],
    },
    {
      title: { zh: "应用案例与效果", en: "Case and effect" },
      intent: { zh: "用同一指标比较前后；数据以所给为准", en: "Before and after by the same measure; only the data that are given" },
      role: "results",
      weight: 16,
      needs: ["data"],
      parts: [
        { title: { zh: "应用情况", en: "Use" }, intent: { zh: "在哪里用、用了多久", en: "Where it was used and for how long" } },
        { title: { zh: "效果", en: "Effect" }, intent: { zh: "同一指标的前后比较", en: "The same measure before and after" } },
      ],
    },
    {
      title: { zh: "结语", en: "Conclusion" },
      intent: { zh: "可以推广的做法与不适用的情形", en: "What others can use, and where it does not apply" },
      role: "conclusion",
      weight: 8,
    },
  ],
};
