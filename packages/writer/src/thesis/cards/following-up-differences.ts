import type { MethodCard } from "../method-card.ts";

export const followingUpDifferences: MethodCard = {
  key: "following-up-differences",
  title: { zh: "差异追查的办法", en: "Following up differences" },
  methods: ["case"],
  roles: ["measures"],
  cues: {
    zh: ["没有人查", "没人查", "无人查", "无人追查", "没人管", "不了了之", "无人查原因"],
    en: ["nobody checks", "nobody looks", "not followed up", "no one follows"],
  },
  sentences: {
    zh: [
      "定下起点：金额或比率超过多少必须追查，低于它的只登记、按月看趋势。",
      "由不经手的人在规定的几天内填一张单：差异、查过哪些单据、结论、责任环节、改法。",
      "追问原因应问到可以改的那一步为止，“粗心”不是原因，要问为什么粗心也能过关。",
      "每月把追查单归类一次，同一原因反复出现的改流程，而不再逐笔处理。",
      "对主动报告的差异不处罚，对隐瞒的处罚，两条须事先说明。",
      "效果看两项：超期没有结论的单数，以及“原因不明”的比例是否下降。",
    ],
    en: [
      "A threshold should be set, in amount or rate, above which every difference has to be traced; those below it are only recorded, and their trend is watched month by month.",
      "Within a fixed number of days, someone who was not involved should fill in one sheet: the difference, the documents examined, the conclusion, the step responsible and the remedy.",
      "The question why should be repeated until a step is reached that can be changed; “carelessness” is not a cause, and it has to be asked why carelessness could pass unnoticed.",
      "The sheets should be sorted by cause each month; a cause that keeps recurring calls for a change of procedure and no longer for case-by-case treatment.",
      "Differences that are reported voluntarily should not be punished, while concealment should be, and both rules have to be announced beforehand.",
      "The effect shows in two figures: the number of sheets overdue without a conclusion, and whether the share of “cause unknown” declines.",
    ],
  },
  missing: {
    zh: ["追查的起点金额或比率", "追查人与期限"],
    en: ["amount or rate from which differences are traced", "who traces them, and within how long"],
  },
  limits: { zh: ["追查数上升可能只是发现得更多。"], en: ["A rising number of traced cases may only mean that more are being found."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "差异追查单", en: "Tracing sheet" },
      head: {
        zh: ["日期", "差异", "查过的单据", "原因", "环节", "改法", "追查人"],
        en: ["Date", "Difference", "Documents seen", "Cause", "Step", "Remedy", "Traced by"],
      },
    },
  ],
  never: { zh: [], en: [] },
};
