import type { DocumentShape } from "../document-shape.ts";

/** An article of popular science. Roles are the sections of its scene. */
export const kepuShape: DocumentShape = {
  numbering: "none",
  method: null,
  chapters: [
    {
      title: { zh: "从一个现象说起", en: "Something you have seen" },
      intent: { zh: "导语：读者见过的一个现象，引出一个问题", en: "The lead: something readers have seen, and the question in it" },
      role: "生活现象引入",
      weight: 18,
      parts: [
        { title: { zh: "你见过的现象", en: "What you have seen" }, intent: { zh: "一个具体的场景", en: "One particular scene" } },
        { title: { zh: "为什么值得问", en: "Why ask" }, intent: { zh: "平常的解释哪里说不通", en: "Where the usual explanation fails" } },
      ],
    },
    {
      title: { zh: "原理是什么", en: "How it works" },
      intent: { zh: "一步一步讲清，打一个比方并说明它与真实原理的差别", en: "Step by step, with one comparison and where it breaks down" },
      role: "原理讲解",
      weight: 34,
      parts: [
        {
          title: { zh: "先打个比方", en: "A comparison" },
          intent: { zh: "用读者熟悉的东西作比", en: "Something readers know that is like it" },
        },
        {
          title: { zh: "一步一步看", en: "Step by step" },
          intent: { zh: "先后几步，每步一句结论", en: "The steps, each with its conclusion" },
        },
        {
          title: { zh: "比方和真实差在哪里", en: "Where the comparison ends" },
          intent: { zh: "比方不成立的地方", en: "Where the comparison breaks down" },
        },
      ],
    },
    {
      title: { zh: "容易弄错的地方", en: "Easily mistaken" },
      intent: { zh: "常见的误解错在哪里，凭什么说它错", en: "A common mistake, why it is one, and how one knows" },
      role: "常见误区",
      weight: 18,
      parts: [
        { title: { zh: "常见的说法", en: "What people say" }, intent: { zh: "流传的说法", en: "What is commonly believed" } },
        { title: { zh: "其实怎样", en: "What is so" }, intent: { zh: "正确的说法与依据", en: "What is true, and its source" } },
      ],
    },
    {
      title: { zh: "生活里怎么用", en: "Where it matters" },
      intent: { zh: "读者能观察到或用得上的例子，不作诊断", en: "Examples readers can watch or use; no diagnosis" },
      role: "生活应用",
      weight: 18,
      parts: [
        { title: { zh: "身边的例子", en: "Examples near you" }, intent: { zh: "两三个例子", en: "Two or three examples" } },
        {
          title: { zh: "自己看一看", en: "See for yourself" },
          intent: { zh: "可以安全做的小观察", en: "A small observation that is safe" },
        },
      ],
    },
    {
      title: { zh: "写在最后", en: "To end with" },
      intent: { zh: "回到开头的问题，哪些已有定论、哪些还在研究", en: "Back to the question: what is settled, what is not" },
      role: "结语与思考",
      weight: 12,
    },
  ],
};
