import type { MethodCard } from "../method-card.ts";

export const operationsTheory: MethodCard = {
  key: "operations-theory",
  title: { zh: "管理循环与约束", en: "Management cycle, constraints and incentives" },
  methods: ["case"],
  roles: ["theory"],
  standard: ["theory"],
  cues: { zh: ["理论依据", "理论"], en: ["theory for"] },
  sentences: {
    zh: [
      "管理循环把工作分为计划、执行、检查、处理四步，处理的结果进入下一轮计划；缺了检查，执行的偏差不会被看见，缺了处理，同样的偏差会再次出现。",
      "约束理论认为，一串相接的步骤的产出由最慢的一步决定，改进别处只会使它前面积压，因此先找出瓶颈再谈提高效率。",
      "委托与代理的双方掌握的信息不同、目标也不完全一致，办事的人知道得多，委托的人只能看结果，因此需要记录、核对与相配的报酬。",
      "差错可以分为人的失误与系统允许失误发生的条件，后者不改变，换了人仍会出错。",
      "用在{object}时，宜说明哪一种理论对应哪一条问题，不对应任何问题的理论不写。",
    ],
    en: [
      "The management cycle divides work into planning, doing, checking and acting, whose result enters the next plan; without checking, departures from the plan stay unseen, and without acting, the same departures return.",
      "According to the theory of constraints, the output of a chain of steps is set by the slowest one; improving any other merely piles up work in front of it, so the bottleneck has to be found before efficiency is discussed.",
      "Principal and agent differ in what they know and partly in what they want: the one who acts knows more, while the one who delegates sees only results, which is why records, checks and matching pay are needed.",
      "An error consists of a human slip and of conditions in the system that allow it; as long as the latter do not change, another person will make it again.",
      "When these are applied to {object}, it should be said which theory corresponds to which problem; a theory that corresponds to none should be left out.",
    ],
  },
  missing: {
    zh: ["所用理论的原始文献，来自文献库", "各理论对应的问题"],
    en: ["original sources of the theories, from the library", "the problem to which each theory corresponds"],
  },
  limits: {
    zh: ["理论指出往哪里看，不能代替现场的证据。"],
    en: ["Theory tells where to look and does not replace evidence from the place itself."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
