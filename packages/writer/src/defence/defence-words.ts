import type { Language } from "../language.ts";
import type { SectionRole } from "../thesis/thesis-types.ts";

type DefenceWords = {
  readonly opening: (title: string) => string;
  /** Before what is said of a chapter; `at` counts from 0. */
  readonly lead: (title: string, at: number) => string;
  readonly closing: string;
  /** Title of the last slide. */
  readonly thanks: string;
  readonly between: string;
  readonly questions: Partial<Readonly<Record<SectionRole, string>>>;
  readonly aboutSection: (title: string) => string;
};

const ORDINALS = ["首先", "接着", "然后", "下面"];

/** What a talk says beside the text's own sentences, and what is asked about sections of each kind. */
export const defenceWords: Readonly<Record<Language, DefenceWords>> = {
  zh: {
    opening: (title) => `各位老师好，我汇报的题目是《${title}》。`,
    lead: (title, at) => `${ORDINALS[Math.min(at, ORDINALS.length - 1)]}说“${title}”。`,
    closing: "我的汇报到这里，请各位老师批评指正。",
    thanks: "谢谢",
    between: "",
    questions: {
      introduction: "你为什么选这个题目？",
      background: "这项工作是在什么背景下做的？",
      literature: "前人做了哪些研究，你和他们有什么不同？",
      concepts: "文中的核心概念是怎么界定的？",
      theory: "你依据的是什么理论，为什么合适？",
      subjects: "研究对象是怎么选的？",
      instruments: "你用的工具是怎么来的？",
      procedure: "为什么用这种方法？",
      results: "你的主要结果是什么？",
      discussion: "怎样解释你的结果？",
      problems: "你发现的主要问题是什么？",
      causes: "这些问题的原因是什么？",
      measures: "你的对策有什么依据？",
      designing: "为什么这样设计？",
      testing: "怎样证明它是可行的？",
      comparison: "比较下来，差别在哪里？",
      analysis: "你的分析得出了什么？",
      conclusion: "你的结论是什么，还有哪些不足？",
    },
    aboutSection: (title) => `请说说“${title}”这一部分的主要意思。`,
  },
  en: {
    opening: (title) => `Good morning. My talk is about "${title}".`,
    lead: (title, at) => (at === 0 ? `I begin with ${title}.` : `Next: ${title}.`),
    closing: "That is the end of my talk. Thank you for listening; I look forward to your questions.",
    thanks: "Thank you",
    between: " ",
    questions: {
      introduction: "Why did you choose this subject?",
      background: "In which setting was this work done?",
      literature: "What has been done before, and what is different here?",
      concepts: "How are the main concepts defined?",
      theory: "Which theory do you rest on, and why does it fit?",
      subjects: "How were the subjects chosen?",
      instruments: "Where do your instruments come from?",
      procedure: "Why this method?",
      results: "What are your main results?",
      discussion: "How do you explain your results?",
      problems: "What are the main problems you found?",
      causes: "What causes these problems?",
      measures: "What are your recommendations based on?",
      designing: "Why is it designed this way?",
      testing: "How do you show that it works?",
      comparison: "Where do the two differ?",
      analysis: "What does your analysis show?",
      conclusion: "What do you conclude, and what are the limits?",
    },
    aboutSection: (title) => `What is the main point of "${title}"?`,
  },
};
