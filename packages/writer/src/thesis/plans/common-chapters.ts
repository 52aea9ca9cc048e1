import { type ChapterPlan, chapter, leaf } from "./plan-types.ts";

/** The chapter that begins a thesis. */
export const introduction: ChapterPlan = chapter("introduction", 11, "绪论", "Introduction", [
  leaf("introduction", "{thing}研究的背景", "Background: {thing}", [
    "写{thing}所处的实际情形：在哪里、何时、谁遇到什么，用看到的事和有出处的数字",
    "Describe the situation {thing} belongs to: where, when and to whom, by things seen and figures with a source",
  ]),
  leaf("introduction", "研究问题与意义", "Research questions", [
    "把题目写成能用数据或文本回答的问题，并说明答案对谁有用",
    "Put the topic as questions that data or texts can answer, and say whom the answers serve",
  ]),
  leaf(
    "literature",
    "{thing}的已有研究",
    "Earlier work on {thing}",
    [
      "概括与本题最近的研究各说了什么，指出还没有回答的一点",
      "Sum up the studies closest to the topic and name the one thing they leave open",
    ],
    { extra: true, usual: ["研究现状", "research gap"] },
  ),
  leaf("introduction", "研究内容与方法", "Methods and structure", [
    "交代各章做什么、用什么方法，以及为什么用这种方法",
    "Say what each chapter does, by which method, and why by that one",
  ]),
  leaf(
    "introduction",
    "研究的难点与范围",
    "Scope of the study",
    ["说明不研究什么、为什么，以及预计难在哪里", "Say what is left out and why, and where difficulties are expected"],
    { extra: true },
  ),
]);

/** The same in disciplines that call it 引言 and do not divide it. */
export const shortIntroduction: ChapterPlan = {
  ...introduction,
  weight: 9,
  title: { zh: ["引言"], en: ["Introduction"] },
};

/** The chapter that ends a thesis. */
export const conclusion: ChapterPlan = chapter("conclusion", 7, "结论", "Conclusions", [
  leaf("conclusion", "主要结论", "Main conclusions", [
    "逐条回答开头提出的问题，每条注明依据哪一个结果",
    "Answer each of the opening questions in turn, with the result it rests on",
  ]),
  leaf("conclusion", "不足与后续研究", "Limits and further work", [
    "写明结论适用到哪里、哪些没有做到，下一步最值得做什么",
    "Say how far the conclusions reach, what was not done, and what to do next",
  ]),
]);

export const closing: ChapterPlan = { ...conclusion, weight: 6, title: { zh: ["结语"], en: ["Conclusion"] } };
