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
      "Three to five main questions are planned with three likely answers and a follow-up for each, which lowers their number.",
      "After a question one waits, and all write or tell a neighbour before anyone is called.",
      "An answer is not judged at once but met by “how did you find it” or by asking another to agree or not and why.",
      "A wrong answer stays on the board, and a counterexample or smaller question lets pupils see the conflict.",
      "Names are drawn or seats taken in turn, with the right to pass for now.",
      "Three figures show change, seconds waited, different speakers and answers given by the teacher, counted from one recording.",
    ],
  },
  missing: {
    zh: ["一节课的主问题与预想的回答", "改进前后的三项数字"],
    en: ["main questions of a lesson with likely answers", "the three figures before and after"],
  },
  limits: {
    zh: ["做法的改变先于成绩的改变，短期不以分数衡量。"],
    en: ["Practice changes before marks and is not judged by them at once."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
