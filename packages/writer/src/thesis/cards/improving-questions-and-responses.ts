import type { MethodCard } from "../method-card.ts";

export const improvingQuestionsAndResponses: MethodCard = {
  key: "improving-questions-and-responses",
  title: { zh: "提问与理答的改进", en: "Improving questions and responses" },
  methods: ["education"],
  roles: ["measures"],
  cues: { zh: ["自己答", "只说对", "对或不对", "提问", "理答"], en: ["questioning", "questions", "answers", "response"] },
  sentences: {
    zh: [
      "备课时只写三五个主问题，每个主问题预想三种回答与相应的追问，课上的次数自然减少。",
      "提出问题后先静等，再请人；请人之前让每个学生写下或与同桌说一遍，人人都有机会想。",
      "回答之后不急于判断，先问“你是怎样想的”或请另一人说是否同意及理由。",
      "答错时保留答案，用反例或更小的问题让学生自己看出矛盾。",
      "点名可以用名条或座次轮换，避免只叫举手的人，同时允许说“再想想”。",
      "改进看三个数：候答秒数、不同发言人数、教师代答次数，录一节课即可统计。",
    ],
    en: [
      "A lesson plan should contain only three to five main questions, each with three likely answers and a follow-up prepared, which by itself reduces the number of questions asked.",
      "After a question the teacher should wait before calling on anyone, and have every pupil write an answer down or tell it to a neighbour first, so that all have a chance to think.",
      "An answer should not be judged at once; the teacher can ask how the pupil thought, or ask another pupil whether they agree and why.",
      "A wrong answer should be kept visible, and a counterexample or a smaller question should let pupils discover the contradiction themselves.",
      "Names can be drawn by lot or taken by seat, so that not only those with raised hands are called, and pupils may say that they want to think a little longer.",
      "Improvement can be read from three numbers that one recorded lesson yields: seconds of waiting, number of different speakers, and number of answers given by the teacher.",
    ],
  },
  missing: {
    zh: ["一节课的主问题与预想的回答", "改进前后的三项数字"],
    en: ["main questions of one lesson with expected answers", "the three numbers before and after"],
  },
  limits: {
    zh: ["做法的改变先于成绩的改变，短期不以分数衡量。"],
    en: ["A change of practice comes before a change of marks and should not be judged by scores in the short term."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
