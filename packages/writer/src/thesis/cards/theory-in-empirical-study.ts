import type { MethodCard } from "../method-card.ts";

export const theoryInEmpiricalStudy: MethodCard = {
  key: "theory-in-empirical-study",
  title: { zh: "理论在实证研究中的用法", en: "Using a theory in an empirical study" },
  methods: ["empirical"],
  roles: ["theory"],
  standard: ["theory"],
  cues: {
    zh: ["理论解释", "理论依据", "理论基础", "理论要点", "分析依据"],
    en: ["theory linking", "theory behind", "theory for", "theoretical basis", "rationale"],
  },
  sentences: {
    zh: [
      "引用理论是为了推出可以检验的说法，应写出从理论的前提到本文预期的每一步。",
      "理论有适用的对象与条件，用于{object}之前须说明这些条件是否具备。",
      "两种理论对同一关系作出不同预期时，最值得检验，宜写明什么结果支持哪一种。",
      "理论中的概念须与本文测量的变量一一对应，没有对应变量的部分不能说得到了检验。",
      "只用一种理论已能解释的，不必并列几种；并列时须说明它们各自解释哪一段。",
    ],
    en: [
      "A theory is cited in order to derive something that can be tested, and every step from its premises to the expectation should be written out.",
      "A theory holds for certain objects and conditions, and whether they are met in the case of {object} has to be said before it is used.",
      "A relation on which two theories disagree is the most worth testing, and it should be said which result would support which.",
      "Concepts of the theory have to correspond to variables that are measured; what has no variable cannot be said to be tested.",
      "Where one theory suffices there is no need to list several; if several are used, it has to be said which part each explains.",
    ],
  },
  missing: {
    zh: ["所用理论的名称与原始文献，来自文献库", "理论概念与本文变量的对应"],
    en: ["the theory and its original source, from the library", "which variable stands for which concept"],
  },
  limits: { zh: ["数据与理论相符，只说明没有否定它。"], en: ["Agreement with a theory shows that it was not refuted."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
