import type { MethodCard } from "../method-card.ts";

export const nothingRecorded: MethodCard = {
  key: "nothing-recorded",
  title: { zh: "没有记录的后果", en: "When nothing is recorded" },
  methods: ["case"],
  roles: ["problems"],
  cues: {
    zh: ["没有记录", "没有记", "没有单独记", "没有登记", "未单独登记", "未登记", "没有单独登记", "不记账", "没有台账", "未记", "没留底"],
    en: ["not recorded", "no record", "are not recorded", "nothing is written", "no log", "unrecorded"],
  },
  sentences: {
    zh: [
      "没有单独的记录，发生的数量只能并入别的项目，账上看到的是混合的结果，无法知道它占多少。",
      "没有记录就分不出正常与异常，也就没有人能在异常刚出现时发现它。",
      "责任需要凭据，事后靠回忆追查，各人说法不一，最后往往不了了之。",
      "订货与定价依据历史数量，这一项缺失时，只能凭感觉多订或少订。",
      "判断影响的大小，可先连续记录一到两周，用短期的数字推算全月，并写明是推算。",
      "没有记录的原因须分清：没有要求记，要求了没有表，有表而忙时来不及填，三者的改法不同。",
    ],
    en: [
      "Without a record of its own, the quantity disappears in another item; the books show a mixture, and its part in it cannot be known.",
      "Without records, normal and abnormal cannot be told apart, and nobody notices when something begins to go wrong.",
      "Responsibility needs evidence; tracing from memory afterwards gives as many accounts as persons.",
      "Orders and prices rest on past quantities; where these are missing, ordering too much or too little becomes a matter of feeling.",
      "To judge how much is involved, it can be recorded for one or two weeks and be extrapolated to the month, with a note that the figure is an extrapolation.",
      "Why nothing is recorded should be told apart: nobody asked for it, there was no form, or there was no time to fill it in during busy hours; each is remedied in a different way.",
    ],
  },
  missing: {
    zh: ["没有记录的是哪几项、从何时起", "短期试记得到的数字"],
    en: ["what is not recorded and since when", "figures from a short trial record"],
  },
  limits: {
    zh: ["没有记录时，损失的金额只能估计，须写明估计的办法。"],
    en: ["Without records a loss can only be estimated, and the way of estimating has to be stated."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
