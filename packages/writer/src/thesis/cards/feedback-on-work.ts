import type { MethodCard } from "../method-card.ts";

export const feedbackOnWork: MethodCard = {
  key: "feedback-on-work",
  title: { zh: "作业反馈", en: "Feedback on pupils' work" },
  methods: ["education"],
  roles: ["concepts", "theory", "problems", "results"],
  cues: { zh: ["作业", "反馈", "批改", "评语", "订正", "打勾"], en: ["feedback", "homework", "comments", "tick", "corrected", "marking"] },
  sentences: {
    zh: [
      "反馈是告诉学生离目标还差什么、下一步怎样做，只给等级或对勾是评定，不含这两样。",
      "反馈按对象分为针对结果、针对做法、针对自我管理与针对人，表扬聪明属于最后一种，通常对学习帮助最小。",
      "学生看不看反馈，取决于看了之后有没有要做的事，没有订正时间的评语往往没人读。",
      "分数与评语同时给出时，学生往往先看分数，评语的作用可能减弱，可以先给评语后给分。",
      "错误宜分为不会、会而不熟、看错三种，三种的反馈应当不同，统一打叉看不出区别。",
      "反馈的及时与否以学生还记得怎样做的为准，隔得太久的订正容易变成抄答案。",
    ],
    en: [
      "Feedback tells pupils what is still missing from the goal and what to do next; a grade or a tick is assessment and contains neither.",
      "Feedback may be directed at the result, the process, self-management or the person; praise for being clever belongs to the last kind and usually helps learning least.",
      "Whether pupils read feedback depends on whether there is something to do with it afterwards; comments without time for correction often go unread.",
      "When marks and comments are given together, pupils tend to look at the mark first and the comment may lose its effect, so comments can be given before marks.",
      "Errors may be divided into not knowing, knowing without being sure, and misreading; the three call for different feedback, which a uniform cross conceals.",
      "Feedback is timely as long as pupils remember how they worked; a correction made too long afterwards easily turns into copying the answer.",
    ],
  },
  missing: {
    zh: ["各类反馈的数量与例子", "订正的比例"],
    en: ["number and examples of each kind of feedback", "share of work that was corrected"],
  },
  limits: {
    zh: ["订正了不等于学会，须看同类题目。"],
    en: ["Corrected work does not show that something has been learnt; similar tasks have to."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "作业反馈的类别", en: "Kinds of feedback" },
      head: { zh: ["作业编号", "错误类型", "反馈原文", "学生的后续"], en: ["No.", "Kind of error", "Feedback", "What the pupil did"] },
    },
  ],
  never: { zh: [], en: [] },
};
