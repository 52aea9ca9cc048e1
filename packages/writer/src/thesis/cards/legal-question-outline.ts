import type { MethodCard } from "../method-card.ts";

export const legalQuestionOutline: MethodCard = {
  key: "legal-question-outline",
  title: { zh: "法律问题的论证次序", en: "Order of a legal argument" },
  methods: ["legal"],
  roles: ["introduction"],
  standard: ["introduction"],
  cues: { zh: ["引言", "问题的提出"], en: ["introduction"] },
  sentences: {
    zh: [
      "法律论文的问题须落到权利义务上：谁可以向谁、依据什么、请求什么，{object}的争议出在其中哪一环。",
      "先查明现行规则怎样规定，再看实践怎样适用，二者不一致或规则留白之处才是要讨论的。",
      "应然与实然分开写：法律是什么要有依据，法律应当怎样要有理由。",
      "用来支持主张的判决与反对的判决都须列出，只引有利的不能说明实践。",
      "建议分解释可以解决的与须修改规则的，前者优先，因为法院现在就能采用。",
    ],
    en: [
      "A legal question is about rights and duties: who may claim what from whom and on what ground, and where the dispute over {object} lies.",
      "First the rules in force, then their application; what is discussed is where they differ or the rules are silent.",
      "What the law is needs authority, what it should be needs reasons, and the two are kept apart.",
      "Decisions for and against are both cited; favourable ones alone do not show practice.",
      "What interpretation can solve comes before what needs new rules, as courts can adopt it now.",
    ],
  },
  missing: {
    zh: ["争议的一个具体情形", "所讨论的请求权或责任"],
    en: ["one concrete case of the dispute", "the claim or liability discussed"],
  },
  limits: { zh: ["论文的意见不是法律意见，个案须由专业人员判断。"], en: ["A thesis is no legal advice on a case."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
