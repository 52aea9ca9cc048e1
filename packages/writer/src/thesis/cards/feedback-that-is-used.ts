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
      "上课前五分钟固定用于读评语与订正，评语写成一个要做的动作，例如“把第三步的单位补上再算一次”。",
      "不必每份都写，共同的错误全班讲一次，个别的错误才写评语，教师的时间用在后者。",
      "只圈出错在哪一行而不写答案，让学生自己找，适合会而不熟的错误。",
      "学生用两句话回复评语：我错在哪里、下次怎样避免，教师只看这两句。",
      "同桌互评须先一起看样例与标准，否则互评成了对答案。",
      "检查办法是看下一次同类题的正确率，而不是订正的本数。",
    ],
    en: [
      "Five minutes at the start are for reading and correcting, and a comment names one act, such as adding the unit in step three and computing again.",
      "Not all work needs comments: common errors are taken in class and written ones kept for single cases.",
      "Marking the line without the answer lets pupils find it and suits unsure knowledge.",
      "Pupils reply in two sentences, what went wrong and how to avoid it, and the teacher reads these.",
      "Peer marking begins with samples and criteria, or it becomes checking answers.",
      "It is checked by the next task of the kind and not by books corrected.",
    ],
  },
  missing: {
    zh: ["拟用的评语写法与例子", "同类题的前后正确率"],
    en: ["form of comment with examples", "correct answers before and after"],
  },
  limits: { zh: ["做法须与教师的实际时间相称。"], en: ["It has to fit the time teachers have."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
