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
      "The management cycle runs plan, do, check and act, and the last feeds the next plan; without checking departures stay unseen, without acting they return.",
      "In the theory of constraints the slowest step decides the output of a chain; improving another only piles up work before it, so the bottleneck comes first.",
      "Principal and agent differ in information and aims: who acts knows more, who delegates sees results, which is why records, checks and fitting pay are needed.",
      "Errors have a human slip and conditions that let it through; while these remain another person errs as well.",
      "For {object} each theory is tied to a problem it explains, and one that explains none is left out.",
    ],
  },
  missing: {
    zh: ["所用理论的原始文献，来自文献库", "各理论对应的问题"],
    en: ["original sources, from the library", "the problem each explains"],
  },
  limits: { zh: ["理论指出往哪里看，不能代替现场的证据。"], en: ["Theory shows where to look and does not replace evidence."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
