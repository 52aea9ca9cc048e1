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
      "A problem needs four things, the rule or usual practice, what is done, how far it departs, and what follows from it.",
      "Effects are put in money, time or persons with the price and basis beside.",
      "Where and when it occurred is listed, and if it was seen once this is said.",
      "The view of those concerned belongs here; they often know the cause and why it cannot be changed.",
      "Untidiness without consequence is no problem; consequences decide.",
    ],
  },
  missing: {
    zh: ["对照的规定或做法", "发生的次数与造成的损失"],
    en: ["the rule or practice it is held against", "how often and at what loss"],
  },
  limits: { zh: ["个别事例说明会发生，不说明常发生。"], en: ["Single cases show that it happens, not that it happens often."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
