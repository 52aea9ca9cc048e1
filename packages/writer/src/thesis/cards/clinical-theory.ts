import type { MethodCard } from "../method-card.ts";

export const clinicalTheory: MethodCard = {
  key: "clinical-theory",
  title: { zh: "护理研究的理论依据", en: "Rationale in a clinical study" },
  methods: ["clinical"],
  roles: ["theory"],
  standard: ["theory"],
  cues: { zh: ["理论依据", "基础"], en: ["rationale", "background"] },
  sentences: {
    zh: [
      "干预为什么可能有效，须有一条由干预到结局的路径，写明中间经过哪一种生理或行为变化。",
      "路径中的每一步分清已有证据的与推断的，推断的一步最好在本研究中测到。",
      "护理理论用来组织评估与措施，引用时说明它使本研究多评估了什么。",
      "行为改变类的干预须说明针对的是知识、意愿、能力还是环境，四者缺的不同，做法也不同。",
      "作用应在多长时间内出现，决定测量的时点。",
    ],
    en: [
      "Why an intervention may work should be set out as a path from intervention to outcome that names the physiological or behavioural change in between.",
      "For each step of the path it should be said whether there is evidence or whether it is inferred, and an inferred step is best measured in the study itself.",
      "Nursing theory is used to organise assessment and care; when one is cited, it should be said what was assessed because of it that would otherwise have been left out.",
      "An intervention meant to change behaviour should say whether it addresses knowledge, motivation, ability or surroundings, as different deficits call for different measures.",
      "The time within which an effect should appear decides when outcomes are measured.",
    ],
  },
  missing: {
    zh: ["由干预到结局的路径", "各步的证据，来自文献库"],
    en: ["the path from intervention to outcome", "evidence for each step, from the library"],
  },
  limits: { zh: ["路径合理不等于效果成立。"], en: ["A plausible path does not establish an effect."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
