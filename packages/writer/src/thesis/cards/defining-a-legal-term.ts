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
      "Everyday and legal use are kept apart: a statutory definition is followed, and otherwise the term is read by what it does in the rule.",
      "A definition names elements that can be answered yes or no, with a borderline case on each side.",
      "One word may differ between branches of law, and it is said in which it is used.",
      "The difference from neighbouring terms lies in effects, whose liability, time limits and proof would change.",
      "The name parties use does not decide; the nature follows from actual rights and duties.",
    ],
  },
  missing: {
    zh: ["现行规则中的定义及条文，由作者核对", "边缘情形的例子"],
    en: ["the statutory definition, checked by the author", "an example on the borderline"],
  },
  limits: {
    zh: ["界定只为本文的讨论服务，不改变法定含义。"],
    en: ["The definition serves this discussion and does not change the statutory one."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
