import type { MethodCard } from "../method-card.ts";

export const implicationsForNursing: MethodCard = {
  key: "implications-for-nursing",
  title: { zh: "对护理实践的启示", en: "What nursing practice can take" },
  methods: ["clinical"],
  roles: ["measures"],
  standard: ["measures"],
  cues: { zh: ["护理实践的启示", "临床实践", "启示"], en: ["practice can take", "implications"] },
  sentences: {
    zh: [
      "启示写到可以执行：在哪一班次、由谁、对哪些病人、做什么、怎样记录。",
      "须与现有工作流程相容，增加的时间要估算，由哪一项工作让出。",
      "先小范围试用并定期统计，指标包括效果、执行率与不良事件三项。",
      "评估表格越短越能坚持，能从现有记录取得的不另填。",
      "病人的意愿与不适须随时优先，方案允许停止。",
      "交接班时须有一句可以传递的信息，否则夜间与白班做法不一。",
    ],
    en: [
      "An implication should be concrete enough to be carried out: on which shift, by whom, for which patients, what is done, and how it is recorded.",
      "It should fit into the existing work, with the additional time estimated and the task named that makes room for it.",
      "It should first be tried on a small scale and evaluated at intervals by three figures: effect, rate of execution and adverse events.",
      "The shorter an assessment form, the more likely it is to be kept up; what can be taken from existing records should not be filled in again.",
      "The wishes and the discomfort of patients take priority at any time, and the protocol has to allow stopping.",
      "Handover needs one line that can be passed on, or night and day shifts will act differently.",
    ],
  },
  missing: { zh: ["拟由谁、在何时执行", "需要的时间与材料"], en: ["who is to carry it out, and when", "time and material required"] },
  limits: { zh: ["证据不足时只能建议试行。"], en: ["Where the evidence is insufficient, only a trial can be recommended."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
