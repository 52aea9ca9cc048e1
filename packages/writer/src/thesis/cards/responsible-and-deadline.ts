import type { MethodCard } from "../method-card.ts";

export const responsibleAndDeadline: MethodCard = {
  key: "responsible-and-deadline",
  title: { zh: "改进措施的落实条件", en: "Carrying out a measure" },
  methods: ["case"],
  roles: ["measures"],
  cues: { zh: ["实施的条件与步骤", "保障措施", "实施步骤", "落实"], en: ["conditions and steps", "implementation plan", "carrying out"] },
  sentences: {
    zh: [
      "每条措施写明责任人、开始与完成的日期、所需的工时与费用，缺一项就停留在提倡。",
      "先做不花钱、只改次序与分工的，再做需要购置或增员的，前者的效果也是争取后者的依据。",
      "几条措施同时上，看不出哪一条有效，宜分批，每批之间留出观察的时间。",
      "受影响的人应事先听取意见，增加填表或复核的岗位，须相应减去别的事。",
      "试行须有范围与期限，到期由谁决定推广、修改还是停止，也要写明。",
      "阻力来自哪里宜说出来，例如增加了谁的工作、减少了谁的便利，并给出补偿的办法。",
    ],
    en: [
      "Each measure should name the person responsible, the dates of start and completion, and the hours and cost required; as long as one of these is missing, it remains an appeal.",
      "Measures that cost nothing and only change order and duties should come first, purchases and additional staff later; the effect of the former is also an argument for the latter.",
      "If several measures start at once, nobody can tell which of them works, so they should be introduced in batches with time for observation in between.",
      "Those affected should be heard, and a post that gets more forms or checks has to lose some other task.",
      "A trial has a scope and an end, and it is written who then decides to extend, change or stop it.",
      "It should be said openly where resistance comes from, for instance whose work increases and whose convenience is reduced, together with a way to make up for it.",
    ],
  },
  missing: { zh: ["各措施的责任人、日期与费用"], en: ["person, dates and cost of each measure"] },
  limits: { zh: ["估计的工时与费用须在试行后按实际修正。"], en: ["Estimated hours and cost have to be corrected after the trial."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "措施与落实", en: "Measures and who carries them out" },
      head: {
        zh: ["措施", "针对的问题", "责任人", "起止日期", "工时与费用", "检查办法"],
        en: ["Measure", "Problem", "Person", "Dates", "Hours and cost", "Check"],
      },
    },
  ],
  never: { zh: [], en: [] },
};
