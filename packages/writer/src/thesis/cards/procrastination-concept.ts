import type { MethodCard } from "../method-card.ts";

export const procrastinationConcept: MethodCard = {
  key: "procrastination-concept",
  title: { zh: "拖延的界定", en: "What procrastination is" },
  methods: ["empirical", "education"],
  roles: ["concepts"],
  cues: { zh: ["拖延", "拖拉", "拖着不做"], en: ["procrastination", "putting off"] },
  sentences: {
    zh: [
      "拖延指明知推迟会带来不利后果，仍自愿推迟原定要做的事；因事情更急而改期、因条件不具备而等待，不属于拖延。",
      "界定包含三点：有原定的打算，推迟出于自己，预知有代价；缺少一点，题目测到的就可能是懒散或计划不周。",
      "学业拖延限于作业、备考、论文等学习任务，与一般拖延相关但不能互相代替。",
      "就寝拖延是没有外部原因而比打算的时间晚睡，因功课或值班晚睡的不应计入。",
      "自评拖延与实际交付时间只有部分一致，能取得提交时间的，可以用作对照。",
      "拖延与情绪相互影响：为避开不快而推迟，推迟之后又更不安，横断面数据分不清这两步。",
    ],
    en: [
      "Procrastination is the voluntary delay of an intended act despite expecting to be worse off; rescheduling for something more urgent or waiting for what is missing is something else.",
      "Three things belong to it: an intention, a delay of one's own choosing, and a foreseen cost; without one of them items may measure idleness or poor planning.",
      "Academic procrastination concerns coursework, preparing for exams and papers; it is related to general procrastination but does not replace it.",
      "Bedtime procrastination is going to bed later than intended without an outside reason; staying up for work does not count.",
      "Self-rated procrastination agrees only in part with actual dates of delivery, which can be used as a check where they are available.",
      "Procrastination and mood act on each other: a task is put off to avoid unease, and the delay adds to it; cross-sectional data cannot tell the two apart.",
    ],
  },
  missing: {
    zh: ["所指的拖延范围（一般、学业或就寝）", "推迟的是什么事"],
    en: ["which procrastination is meant (general, academic or bedtime)", "what it is that is put off"],
  },
  limits: {
    zh: ["量表测的是自己认定的拖延，不是推迟了多少小时。"],
    en: ["Scales measure procrastination as people see it, not hours of delay."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
