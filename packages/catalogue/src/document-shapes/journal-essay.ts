import type { DocumentShape } from "../document-shape.ts";

/** An article of a journal: abstracts and references stand around these chapters. */
export const journalShape: DocumentShape = {
  numbering: "decimal",
  method: null,
  chapters: [
    {
      title: { zh: "引言", en: "Introduction" },
      intent: { zh: "由问题与分歧写到本文补哪一处、怎么做", en: "From the question and its dispute to what this article adds, and how" },
      role: "introduction",
      weight: 16,
      parts: [
        {
          title: { zh: "问题的提出", en: "The question" },
          intent: { zh: "问题从哪里来，为什么值得回答", en: "Where the question comes from and why it matters" },
        },
        {
          title: { zh: "本文的工作", en: "This article" },
          intent: { zh: "缺的是什么，本文做什么", en: "What is missing, and what this article does" },
        },
      ],
    },
    {
      title: { zh: "文献综述与理论基础", en: "Literature and theory" },
      intent: {
        zh: "按观点归类评述，推出研究假设或分析框架；只引文献库里的文献",
        en: "Views grouped and weighed, leading to hypotheses or a framework; only works of the reference library",
      },
      role: "literature",
      weight: 18,
      needs: ["source"],
      parts: [
        {
          title: { zh: "相关研究", en: "Earlier work" },
          intent: { zh: "已有研究的对象、方法与结论", en: "Subjects, methods and findings of earlier work" },
        },
        {
          title: { zh: "理论与假设", en: "Theory and hypotheses" },
          intent: { zh: "由理论推出可以检验的说法", en: "Statements that can be tested, drawn from theory" },
        },
      ],
    },
    {
      title: { zh: "研究设计", en: "Research design" },
      intent: { zh: "材料、变量、步骤与检验，写到同行可以重做", en: "Material, variables, steps and tests, so that they can be repeated" },
      role: "procedure",
      weight: 18,
      parts: [
        {
          title: { zh: "数据与样本", en: "Data and sample" },
          intent: { zh: "来源、时间、筛选步骤与剩余数量", en: "Source, time, steps of selection and what remained" },
        },
        {
          title: { zh: "方法与模型", en: "Method and model" },
          intent: { zh: "变量怎样测量，用什么方法分析", en: "How variables are measured and analysed" },
        },
      ],
    },
    {
      title: { zh: "结果与分析", en: "Results" },
      intent: {
        zh: "只报告得到的结果，先主要后次要；没有数据处留表头与空格",
        en: "Only what was found, the main result first; where data are missing a table with empty cells",
      },
      role: "results",
      weight: 22,
      needs: ["data", "table"],
      parts: [
        {
          title: { zh: "主要结果", en: "Main results" },
          intent: { zh: "回答主要问题的结果与检验", en: "The result that answers the main question, and its test" },
        },
        {
          title: { zh: "进一步分析", en: "Further analysis" },
          intent: { zh: "分组、机制与稳健性", en: "Groups, mechanism and robustness" },
        },
      ],
    },
    {
      title: { zh: "讨论", en: "Discussion" },
      intent: { zh: "解释结果，与已有研究对照，说明局限", en: "What the results mean beside earlier work, and their limits" },
      role: "discussion",
      weight: 14,
      parts: [
        {
          title: { zh: "对结果的解释", en: "What the results mean" },
          intent: { zh: "与已有研究的异同及原因", en: "How they differ from earlier work, and why" },
        },
        { title: { zh: "局限", en: "Limits" }, intent: { zh: "结论能推到哪里为止", en: "How far the conclusions reach" } },
      ],
    },
    {
      title: { zh: "结论与启示", en: "Conclusion" },
      intent: { zh: "逐条回答所提的问题，启示各有所据", en: "An answer to each question, and what follows from it" },
      role: "conclusion",
      weight: 12,
      parts: [
        { title: { zh: "结论", en: "Conclusions" }, intent: { zh: "逐条回答所提的问题", en: "An answer to each question" } },
        { title: { zh: "启示", en: "Implications" }, intent: { zh: "对谁、凭哪一条结果", en: "For whom, and from which result" } },
      ],
    },
  ],
};
