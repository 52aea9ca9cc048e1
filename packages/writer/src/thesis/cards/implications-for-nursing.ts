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
      "An implication names shift, person, patients, act and record.",
      "It fits existing work, with time estimated and what makes room for it.",
      "It is tried on a small scale with effect, rate of execution and adverse events counted.",
      "Short forms last, and what records hold is not filled in again.",
      "Wish and comfort of patients come first, and stopping is allowed.",
      "Handover needs one line to pass on, or day and night differ.",
    ],
  },
  missing: { zh: ["拟由谁、在何时执行", "需要的时间与材料"], en: ["who would do it and when", "time and material"] },
  limits: { zh: ["证据不足时只能建议试行。"], en: ["With little evidence only a trial can be advised."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
