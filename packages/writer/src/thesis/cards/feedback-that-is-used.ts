import type { MethodCard } from "../method-card.ts";

export const feedbackThatIsUsed: MethodCard = {
  key: "feedback-that-is-used",
  title: { zh: "让反馈被使用", en: "Getting feedback used" },
  methods: ["education"],
  roles: ["measures"],
  cues: {
    zh: ["作业", "反馈", "批改", "评语", "打勾"],
    en: ["feedback is mostly a tick", "do not read the comments", "feedback", "comments", "homework"],
  },
  sentences: {
    zh: [
      "可以固定用上课前几分钟读评语与订正，评语写成一个要做的动作，例如“把第三步的单位补上再算一次”。",
      "不必每份都写，共同的错误全班讲一次，个别的错误才写评语，教师的时间用在后者。",
      "只圈出错在哪一行而不写答案，让学生自己找，适合会而不熟的错误。",
      "学生用两句话回复评语：我错在哪里、下次怎样避免，教师只看这两句。",
      "同桌互评须先一起看样例与标准，否则互评成了对答案。",
      "检查办法是看下一次同类题的正确率，而不是订正的本数。",
    ],
    en: [
      "The first few minutes of a lesson may be set aside for reading comments and correcting, and a comment should name one thing to do, such as “add the unit in step three and compute again”.",
      "Not every piece of work needs a comment: common errors are explained once to the whole class, and written comments are kept for individual ones, where the teacher's time is best spent.",
      "Marking only the line in which an error stands, without the answer, lets pupils find it themselves and suits errors of pupils who know but are not sure.",
      "Pupils may reply to a comment in two sentences, where they went wrong and how to avoid it next time, and the teacher reads only these.",
      "Before classmates comment on each other's work, samples and criteria should be looked at together, or the exercise turns into comparing answers.",
      "Success should be checked by the share of correct answers in the next task of the same kind and not by the number of books corrected.",
    ],
  },
  missing: {
    zh: ["拟用的评语写法与例子", "同类题的前后正确率"],
    en: ["form of the comments, with examples", "share of correct answers in similar tasks before and after"],
  },
  limits: { zh: ["做法须与教师的实际时间相称。"], en: ["The practice has to be in proportion to the time teachers actually have."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
