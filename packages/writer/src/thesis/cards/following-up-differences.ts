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
      "每月把追查单归类一次，同一原因出现三次以上的改流程，而不再逐笔处理。",
      "对主动报告的差异不处罚，对隐瞒的处罚，两条须事先说明。",
      "效果看两项：超期没有结论的单数，以及“原因不明”的比例是否下降。",
    ],
    en: [
      "A threshold is set in amount or rate above which a difference has to be traced; below it, it is recorded and watched by month.",
      "Someone not involved fills in one sheet within fixed days: the difference, documents seen, conclusion, step and remedy.",
      "The question why goes on until a step is reached that can be changed; “carelessness” is no cause, but why carelessness could pass is.",
      "Sheets are sorted each month, and a cause that appears three times or more leads to a change of procedure.",
      "Differences that are reported are not punished, those that are concealed are; both have to be known beforehand.",
      "Its effect shows in the number of overdue sheets and in whether the share of “unknown” falls.",
    ],
  },
  missing: { zh: ["追查的起点金额或比率", "追查人与期限"], en: ["the threshold", "who traces and within how long"] },
  limits: { zh: ["追查数上升可能只是发现得更多。"], en: ["More cases may only mean that more are found."] },
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
