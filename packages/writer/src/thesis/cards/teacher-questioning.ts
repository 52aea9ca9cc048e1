import type { MethodCard } from "../method-card.ts";

export const teacherQuestioning: MethodCard = {
  key: "teacher-questioning",
  title: { zh: "提问与理答", en: "Questions and responses" },
  methods: ["education"],
  roles: ["concepts", "theory", "results", "problems"],
  cues: {
    zh: ["提问", "理答", "课堂提问", "追问", "自己答", "对或不对", "只说对", "候答", "教师提问"],
    en: ["questioning", "questions", "wait time", "answers", "questions in class"],
  },
  sentences: {
    zh: [
      "提问按要求学生做什么来分：回忆、说明、应用、比较、评价，判断时看学生要做的事而不看问句的形式。",
      "候答时间是问题说完到有人开口或教师再说话之间的秒数，太短时只有反应快的几个人来得及想。",
      "理答指教师对回答的处理：简单肯否、重复、追问、转问他人、代答，后面的话决定了前面的问题有没有用。",
      "教师自问自答使提问变成讲述，次数上升而思考没有增加，因此统计次数须同时统计由谁回答。",
      "只判对错的回应没有告诉学生对在哪里，错误答案里的想法也没有机会说出来。",
      "参与的面要看有多少不同的学生发言，少数人反复发言会使课堂显得热闹。",
    ],
    en: [
      "Questions are sorted by what pupils must do, recall, explain, apply, compare or judge, and not by their grammar.",
      "Wait time is the seconds between question and next speech; if short only the quickest think.",
      "The response to an answer may confirm, repeat, probe, pass on or answer oneself, and it decides what the question was worth.",
      "Answering oneself turns questions into telling: numbers rise without thought, so who answers is counted as well.",
      "A mere right or wrong does not say why, and the thought behind an error never comes out.",
      "Participation is how many different pupils speak; a few speaking often make a class look lively.",
    ],
  },
  missing: {
    zh: ["各类提问的次数与例子", "候答时间的测量", "由谁回答"],
    en: ["number and examples of each kind", "measured wait time", "who answers"],
  },
  limits: { zh: ["提问的类别不直接说明学生学到了什么。"], en: ["Kinds of question do not show what was learnt."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "提问与理答的记录", en: "Questions and responses" },
      head: {
        zh: ["时间", "问题", "类别", "候答秒数", "回答者", "教师的回应"],
        en: ["Time", "Question", "Kind", "Seconds waited", "Who answers", "Response"],
      },
    },
  ],
  never: { zh: [], en: [] },
};
