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
      "支持与反对自己主张的判决都须列出，只引有利的不能说明实践。",
      "建议分解释可以解决的与须修改规则的，前者优先，因为法院现在就能采用。",
    ],
    en: [
      "The question of a legal thesis has to come down to rights and duties: who may claim what from whom and on what ground, and at which of these points the dispute over {object} arises.",
      "It should first be established what the rules in force provide and then how practice applies them; what needs discussion is where the two diverge or where the rules are silent.",
      "What the law is and what it should be are to be written apart: the former needs authority, the latter reasons.",
      "Decisions that support the argument and decisions against it should both be cited, as favourable ones alone do not show the practice.",
      "Proposals should distinguish what interpretation can achieve from what requires a change of the rules; the former come first, because courts can adopt them now.",
    ],
  },
  missing: {
    zh: ["争议的一个具体情形", "所讨论的请求权或责任"],
    en: ["one concrete situation of the dispute", "the claim or liability discussed"],
  },
  limits: {
    zh: ["论文的意见不是就个案提供的法律意见，个案须由专业人员判断。"],
    en: ["The views of a thesis are not legal advice on an individual case, which has to be judged by a professional."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
