import type { MethodCard } from "../method-card.ts";

export const difficultyInClass: MethodCard = {
  key: "difficulty-in-class",
  title: { zh: "课堂困难的呈现", en: "Showing a difficulty in class" },
  methods: ["education"],
  roles: ["problems"],
  standard: ["problems"],
  cues: { zh: ["困难", "存在的问题"], en: ["difficulties", "pupils do not", "students are"] },
  sentences: {
    zh: [
      "课堂上的困难由片段说明：哪一节、哪一环节、教师和学生各说了什么，读者能够自己判断。",
      "写出它在几节课、几个学生身上出现，只出现一次的也可以写，但要注明。",
      "对照的是课程要求或教师自己的目标，不是观察者的喜好。",
      "困难出现之前发生了什么，往往就是原因的线索，例如任务没有讲清、材料没有到手。",
      "学生怎样应付这一困难值得记录，抄、等、问同桌，应付的办法说明他们缺什么。",
    ],
    en: [
      "A difficulty in class should be shown by an episode: which lesson, which phase, what teacher and pupils said, so that readers can judge for themselves.",
      "It should be stated in how many lessons and with how many pupils it appeared; something that appeared once may be reported if it is marked as such.",
      "It should be held against the curriculum or the teacher's own aims and not against the observer's preferences.",
      "What happened just before is often a clue to the cause, such as a task that was not made clear or material that was not at hand.",
      "How pupils cope with the difficulty is worth recording: copying, waiting or asking a neighbour shows what they are missing.",
    ],
  },
  missing: {
    zh: ["片段的时间与对话", "出现的节数与人数"],
    en: ["time and dialogue of the episode", "number of lessons and pupils concerned"],
  },
  limits: { zh: ["对少数课的描述不评价教师。"], en: ["A description of a few lessons is no assessment of the teacher."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
