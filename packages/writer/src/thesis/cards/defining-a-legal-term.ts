import type { MethodCard } from "../method-card.ts";

export const definingALegalTerm: MethodCard = {
  key: "defining-a-legal-term",
  title: { zh: "法律概念的界定", en: "Defining a legal term" },
  methods: ["legal"],
  roles: ["concepts"],
  standard: ["concepts"],
  cues: { zh: ["界定", "概念", "含义"], en: ["meaning of", "definition", "terms"] },
  sentences: {
    zh: [
      "日常用语与法律用语须分开，法律有定义的从其定义，没有定义的看它在规范中起什么作用。",
      "界定以构成要素来写，落到能够判断是与否，边缘的情形各举一例并说明归入哪一边。",
      "同一个词在不同部门法中含义可以不同，须写明本文在哪一部门法的意义上使用。",
      "与相近概念的区别落在效果上：归入这一概念与归入那一概念，谁的责任、期限与举证会不同。",
      "当事人使用的名称不决定性质，性质依权利义务的实际内容判断。",
    ],
    en: [
      "Everyday and legal usage should be kept apart: where the law defines a term, that definition is followed; where it does not, the term is understood from the function it has in the rule.",
      "The definition should name constituent elements that can be answered yes or no, with a borderline case on either side and the side to which it is assigned.",
      "The same word may mean different things in different branches of law, so it should be said in which of them it is used here.",
      "The difference from neighbouring terms should be shown in its effects: whose liability, which time limits and whose burden of proof would change.",
      "The name the parties use does not decide the nature of a relation, which follows from the actual content of rights and duties.",
    ],
  },
  missing: {
    zh: ["现行规则中的定义及条文，由作者核对", "边缘情形的例子"],
    en: ["the statutory definition with its provision, checked by the author", "an example of a borderline case"],
  },
  limits: {
    zh: ["界定只为本文的讨论服务，不改变法定含义。"],
    en: ["The definition serves the discussion in this thesis and does not alter the statutory meaning."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
