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
      "Questions should be classified by what they require pupils to do, namely recall, explain, apply, compare or evaluate; what counts is the task and not the form of the sentence.",
      "Wait time is the number of seconds from the end of the question until someone speaks or the teacher speaks again; if it is too short, only the few who react quickly have time to think.",
      "The response is how the teacher treats an answer, by confirming, repeating, probing, passing it on or answering in the pupil's place, and it decides whether the question was of use.",
      "When teachers answer their own questions, questioning turns into lecturing: the number rises while thinking does not, so who answers has to be counted together with the number.",
      "A response that only marks right or wrong does not tell what is right about an answer, and the thought behind a wrong one gets no chance to be voiced.",
      "The breadth of participation is shown by how many different pupils speak; a few who speak again and again make a class seem lively.",
    ],
  },
  missing: {
    zh: ["各类提问的次数与例子", "候答时间的测量", "由谁回答"],
    en: ["number and examples of each kind of question", "how wait time was measured", "who answers"],
  },
  limits: { zh: ["提问的类别不直接说明学生学到了什么。"], en: ["The kinds of question do not directly show what pupils learnt."] },
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
