import type { MethodCard } from "../method-card.ts";

export const tortLiabilityElements: MethodCard = {
  key: "tort-liability-elements",
  title: { zh: "侵权责任的构成", en: "Elements of tort liability" },
  methods: ["legal"],
  roles: ["concepts", "theory", "status"],
  cues: {
    zh: ["赔偿责任", "侵权", "损害", "事故", "过错", "赔偿"],
    en: ["liability", "tort", "damage", "negligence", "compensation", "defective"],
  },
  sentences: {
    zh: [
      "一般的过错责任须有行为、损害、因果关系与过错四项，无过错责任只在法律有规定时适用，不审查过错。",
      "过错以一个谨慎的人在同样情况下会怎样做为标准，行业的安全规程可以用来说明这一标准。",
      "因果关系分两步：没有这一行为损害是否仍会发生，以及损害是否在应当负责的范围之内。",
      "工作人员执行工作任务造成他人损害，通常由用人者对外承担，之后再论内部追偿，因此要先判断是否在执行任务。",
      "受害人自己有过失的，可以减轻对方的责任，比例由双方过失的大小与原因力决定。",
      "几方都可能负责时，须分清连带、按份与补充，三者的执行次序与追偿不同。",
    ],
    en: [
      "Liability for fault usually requires four elements, conduct, damage, causation and fault; strict liability applies only where the law provides for it and does not examine fault.",
      "Fault is measured by what a careful person would have done in the same situation, and the safety rules of a trade can help to show this standard.",
      "Causation is examined in two steps: whether the damage would have occurred without the conduct, and whether it lies within the range for which the actor should be responsible.",
      "Damage caused by staff in carrying out their tasks is as a rule borne towards third parties by the employer, with recourse discussed afterwards, so it has to be determined first whether the task was being carried out.",
      "Where the injured party was at fault too, liability may be reduced, in a proportion that depends on the fault of both sides and on how far each contributed to the damage.",
      "Where several may be liable, joint, several and supplementary liability have to be distinguished, since the order of enforcement and the recourse differ.",
    ],
  },
  missing: {
    zh: ["各要件对应的事实与证据", "所依据的条文，由作者核对"],
    en: ["facts and evidence for each element", "provisions relied on, checked by the author"],
  },
  limits: {
    zh: ["责任的成立与分担由法院依个案认定。"],
    en: ["Whether liability exists and how it is shared is decided by the courts case by case."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
