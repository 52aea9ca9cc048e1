import type { MethodCard } from "../method-card.ts";

export const checkingAnEffect: MethodCard = {
  key: "checking-an-effect",
  title: { zh: "改进效果的检查", en: "Checking the effect of a measure" },
  methods: ["case"],
  roles: ["measures", "results"],
  cues: {
    zh: ["效果的检查", "效果评价", "检查办法", "预期效果"],
    en: ["how the effect can be checked", "effect can be checked", "evaluation of the measure"],
  },
  sentences: {
    zh: [
      "检查效果须有改进之前的数字，没有的应先记录一段再开始，事后无从补上。",
      "前后两段的口径、时长和忙闲程度应相同，前段取旺季、后段取淡季的比较不能采用。",
      "差错、用时、费用三项宜同时看，一项改善而另一项变差，要算总账。",
      "条件允许时留一处暂不改动作对照，两处的差别比前后的差别更有说服力。",
      "笔数少时比率的涨落可能出于偶然，宜给出笔数，并累积到足够再下结论。",
      "检查由谁做、多久一次、结果报给谁，与措施写在一起。",
    ],
    en: [
      "An effect can be checked only against figures from before; where there are none they have to be recorded first, as they cannot be had afterwards.",
      "Definition, length and season of both periods should be the same; comparing a busy with a quiet season is worthless.",
      "Errors, time and cost are watched together; if one improves while another suffers, the sum decides.",
      "If possible one branch is left unchanged as a control; a difference between branches says more than one over time.",
      "With few cases a rate rises and falls by chance; numbers should be given, and conclusions wait until there are enough.",
      "Who checks, how often and to whom it is reported is written together with the measure.",
    ],
  },
  missing: {
    zh: ["改进前的数字与期间", "检查的周期与负责人"],
    en: ["figures and period before the change", "interval and person of the check"],
  },
  limits: { zh: ["前后比较不能排除同期的其他变化。"], en: ["A before-and-after comparison cannot exclude other changes of the time."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
