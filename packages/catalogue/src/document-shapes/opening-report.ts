import type { DocumentShape } from "../document-shape.ts";

/** What a department asks of an opening report: why, what is known, what will be done, how, and by when. */
export const openingReportShape: DocumentShape = {
  numbering: "chinese",
  method: null,
  chapters: [
    {
      title: { zh: "选题依据与研究意义", en: "Background and significance" },
      intent: { zh: "题目从哪个实际情况或学术争论来，回答它对谁有用", en: "Where the question comes from, and who is helped by an answer" },
      role: "introduction",
      weight: 18,
      parts: [
        {
          title: { zh: "选题背景", en: "Background" },
          intent: {
            zh: "引出题目的现象、政策或争论，写明出处",
            en: "The fact, policy or dispute that led to the question, with its source",
          },
        },
        {
          title: { zh: "研究意义", en: "Significance" },
          intent: { zh: "理论上补哪一处，实践中谁能用上", en: "Which gap in theory it fills, and who can use it in practice" },
        },
      ],
    },
    {
      title: { zh: "国内外研究现状", en: "Review of the literature" },
      intent: {
        zh: "已有研究按问题归类，有述有评，落到还没有回答的一处；只引文献库里的文献",
        en: "What is known, grouped by question and weighed, down to what is still open; only works of the reference library",
      },
      role: "literature",
      weight: 30,
      needs: ["source"],
      parts: [
        {
          title: { zh: "国内研究现状", en: "Research at home" },
          intent: {
            zh: "国内研究按问题归类，说清各自的对象与结论",
            en: "Studies at home by question, each with its subjects and findings",
          },
        },
        {
          title: { zh: "国外研究现状", en: "Research abroad" },
          intent: { zh: "国外研究按问题归类，与国内的异同", en: "Studies abroad by question, and how they differ from those at home" },
        },
        {
          title: { zh: "研究述评", en: "Assessment" },
          intent: {
            zh: "分歧在哪里，缺的是对象、方法还是某一关系",
            en: "Where findings differ, and whether subjects, methods or a relation is missing",
          },
        },
      ],
    },
    {
      title: { zh: "研究目标与研究内容", en: "Aims and content" },
      intent: { zh: "要回答的问题与为此做的几部分工作，一一对应", en: "The questions, and for each the work that answers it" },
      role: "aims",
      weight: 20,
      parts: [
        { title: { zh: "研究目标", en: "Aims" }, intent: { zh: "做完之后能回答什么", en: "What can be answered once it is done" } },
        {
          title: { zh: "研究内容", en: "Content" },
          intent: { zh: "分几部分，每部分做什么、得到什么", en: "The parts, what is done in each and what it yields" },
        },
      ],
    },
    {
      title: { zh: "研究方法与技术路线", en: "Methods and plan of work" },
      intent: { zh: "每个问题用什么材料、什么方法回答，先后怎样", en: "Material and method for each question, and their order" },
      role: "procedure",
      weight: 18,
      parts: [
        {
          title: { zh: "研究方法", en: "Methods" },
          intent: { zh: "方法、对象与材料，写到别人可以照做", en: "Methods, subjects and material, so that they can be repeated" },
        },
        {
          title: { zh: "技术路线", en: "Plan of work" },
          intent: { zh: "从材料到结论的步骤，前一步给后一步什么", en: "The steps from material to conclusion, and what each hands on" },
        },
      ],
    },
    {
      title: { zh: "创新点与难点", en: "What is new, and what is hard" },
      intent: {
        zh: "与已有研究不同的一两处，最没有把握的一处怎么办",
        en: "One or two things that differ from earlier work; the least certain step and what is done about it",
      },
      role: "novelty",
      weight: 8,
    },
    {
      title: { zh: "可行性分析", en: "Feasibility" },
      intent: { zh: "数据、设备、时间和已有基础够不够", en: "Whether data, equipment, time and earlier work suffice" },
      role: "feasibility",
      weight: 6,
    },
    {
      title: { zh: "进度安排", en: "Schedule" },
      intent: { zh: "各阶段的起止时间与交出的东西", en: "Dates of each stage and what it hands in" },
      role: "schedule",
      weight: 0,
      table: "schedule",
    },
  ],
};
