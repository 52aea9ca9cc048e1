import type { MethodCard } from "../method-card.ts";

export const showingAProblem: MethodCard = {
  key: "showing-a-problem",
  title: { zh: "问题的举证", en: "Showing that something is a problem" },
  methods: ["case"],
  roles: ["problems"],
  standard: ["problems"],
  cues: { zh: ["问题", "存在的问题"], en: ["problems of", "problem"] },
  sentences: {
    zh: [
      "一个问题要写清四点：规定或通行做法是什么，实际是什么，差多少，由此造成什么，四点齐全读者才会认同。",
      "影响宜换算成钱、时间或人数，换算的单价与依据写在旁边。",
      "同一现象出现在几处、几时，应列出，只见过一次的注明是一次。",
      "当事人怎样看也要写，经办的人往往知道原因，也知道为什么改不了。",
      "与经营好坏无关的不整齐之处不算问题，判断的标准是有没有后果。",
    ],
    en: [
      "Four things make a problem clear: what the rule or common practice is, what is actually done, how far the two differ, and what follows from it; only with all four will readers agree that it is one.",
      "Effects should be converted into money, time or number of people, with the unit price and its basis written beside them.",
      "The places and times at which something occurred should be listed, and what was seen only once should be marked as such.",
      "The view of those concerned should be reported as well, since they often know the cause and also why it cannot be changed.",
      "Untidiness that has no bearing on how the business does is not a problem; the criterion is whether there are consequences.",
    ],
  },
  missing: {
    zh: ["对照的规定或做法", "发生的次数与造成的损失"],
    en: ["the rule or practice used as standard", "number of occurrences and the loss caused"],
  },
  limits: { zh: ["个别事例说明会发生，不说明常发生。"], en: ["Individual cases show that something happens, not that it happens often."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
