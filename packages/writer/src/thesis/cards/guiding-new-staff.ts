import type { MethodCard } from "../method-card.ts";

export const guidingNewStaff: MethodCard = {
  key: "guiding-new-staff",
  title: { zh: "带教与上岗检查", en: "Guiding new staff" },
  methods: ["case"],
  roles: ["measures"],
  cues: { zh: ["带教", "没有带教", "没人教", "培训", "凭经验"], en: ["temporary staff", "new staff", "training", "by heart", "untrained"] },
  sentences: {
    zh: [
      "带教宜指定到人，写明带几天、带哪几项，带教人当班减少相应的工作量。",
      "把要做的事拆成清单，逐项按“看一遍、做一遍、独立做一遍”签字，签完才单独上岗。",
      "易错的几项做成一页图，贴在操作的地方，比厚的手册更有用。",
      "临时工只安排一两项不需要判断的工作，例外一律交给正式员工。",
      "入职第一周、第一个月各谈一次，问的是哪里与招聘时说的不一样，记下来并答复。",
      "只有一两个人掌握的事项，由他写出步骤，换另一人照着做一遍，做不下去的地方补写。",
    ],
    en: [
      "Guidance should be assigned to a named person, with the number of days and the tasks stated, and that person's own workload reduced on those shifts.",
      "The work should be broken down into a checklist whose items are signed off one by one as watched, done together and done alone, before anyone works without supervision.",
      "The few steps in which errors are frequent should be drawn on one page and put up where the work is done, which helps more than a thick manual.",
      "Temporary staff should be given only one or two tasks that require no judgement, and every exception should go to regular staff.",
      "In the first week and again after a month there should be a talk about what differs from what was said at recruitment, which is noted and answered.",
      "What only one or two people know how to do should be written down by them as steps and tried out by someone else; where that person gets stuck, the text is completed.",
    ],
  },
  missing: { zh: ["带教的项目清单", "带教人与时间"], en: ["checklist of tasks", "who guides, and for how long"] },
  limits: {
    zh: ["签过字只说明做过一遍，仍须看一个月内的差错。"],
    en: ["A signature shows that it was done once; errors in the following month still have to be watched."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "上岗检查清单", en: "Checklist before working alone" },
      head: { zh: ["项目", "看过", "一起做过", "独立做过", "带教人签字"], en: ["Task", "Seen", "Done together", "Done alone", "Signed"] },
    },
  ],
  never: { zh: [], en: [] },
};
