import type { MethodCard } from "../method-card.ts";

export const planOfTeaching: MethodCard = {
  key: "plan-of-teaching",
  title: { zh: "教学安排的说明", en: "Describing the teaching" },
  methods: ["education"],
  roles: ["procedure"],
  standard: ["procedure"],
  cues: { zh: ["实施安排", "实施", "教学安排", "轮"], en: ["plan of the lessons", "rounds", "carried out"] },
  sentences: {
    zh: [
      "实施部分写到另一位教师可以照做：每课的目标、活动、时间、材料与教师的话。",
      "计划与实际不同之处要记录，例如活动没有做完，原因是时间、内容还是学生反应。",
      "改变一处而其余不变，才能说明变化来自哪里；同时换教材与方法，无法分清。",
      "教师本人就是研究者时，观察宜请同事承担一部分，减少只看到想看的。",
      "对照班照常上课，内容与时数相同，不因研究而少学。",
    ],
    en: [
      "The teaching should be described so that another teacher could carry it out: aims, activities, time, material and the teacher's words for each lesson.",
      "Departures from the plan should be recorded, such as an activity that was not finished, together with whether time, content or the pupils' response was the reason.",
      "Only if one thing is changed and the rest is kept can it be said where a change comes from; a new textbook and a new method at the same time cannot be told apart.",
      "Where the teacher is also the researcher, a colleague should take over part of the observation, to reduce the risk of seeing only what one wishes to see.",
      "A control class should be taught as usual, with the same content and hours, and must not learn less because of the study.",
    ],
  },
  missing: {
    zh: ["各课的目标、活动与时间", "与计划不同之处"],
    en: ["aims, activities and time of each lesson", "departures from the plan"],
  },
  limits: {
    zh: ["新做法初用时的新鲜感会抬高短期的效果。"],
    en: ["The novelty of a new practice tends to raise its effect in the short term."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "教学安排", en: "Plan of lessons" },
      head: { zh: ["课次", "目标", "活动", "时间", "材料"], en: ["Lesson", "Aim", "Activity", "Minutes", "Material"] },
    },
  ],
  never: { zh: [], en: [] },
};
