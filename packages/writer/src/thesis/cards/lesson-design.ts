import type { MethodCard } from "../method-card.ts";

export const lessonDesign: MethodCard = {
  key: "lesson-design",
  title: { zh: "教学设计", en: "Lesson design" },
  methods: ["education"],
  roles: ["designing", "measures", "implementation", "procedure"],
  cues: {
    zh: ["教学设计", "教案", "教学目标", "教学过程", "学情分析", "课例", "重难点", "备课", "一节课怎么上", "教学环节"],
    en: ["lesson design", "lesson plan", "learning objectives", "lesson study", "teaching sequence", "lesson", "teaching plan"],
  },
  sentences: {
    zh: [
      "教学目标应写成学生学完之后能做什么，用看得见的动作表述；“了解”“掌握”须化为可以检查的表现。",
      "学情分析宜写出学生已会什么、常错在哪里，并注明依据是前测、作业还是课堂观察。",
      "重点由课程要求与教材结构确定，难点由学生的困难确定，两者不必相同。",
      "每个目标应有对应的学习活动与检查方式，没有检查方式的目标无从知道是否达到。",
      "教学过程按环节写出时间、教师做什么、学生做什么与设计意图，各环节用时之和应与课时相符。",
      "关键提问宜写出原话，预想学生的几种回答，并为每一种准备追问或例子。",
      "任务可按难度分层，使基础不同的学生都从能做的一步开始。",
      "授课之后宜记录哪些环节与设计不符、用时相差多少，据此修改设计。",
    ],
    en: [
      "Objectives should say what pupils can do after the lesson, in terms that can be seen; “know” and “understand” need to be turned into something that can be checked.",
      "The analysis of learners should state what pupils can already do and where they usually go wrong, and whether this is known from a pretest, homework or observation.",
      "The key points follow from the curriculum and the textbook, the difficult points from the pupils' difficulties; they need not coincide.",
      "Each objective should have an activity and a way of checking; without the latter nobody can tell whether it was reached.",
      "The sequence should give, for each step, the time, what the teacher does, what pupils do and why; the times must add up to the length of the lesson.",
      "Key questions should be written out in full, with the answers to be expected and a follow-up or example for each.",
      "Tasks may be graded by difficulty, so that pupils of different attainment all start at a step within reach.",
      "After the lesson, departures from the plan and differences in timing should be noted, and the design revised accordingly.",
    ],
  },
  missing: {
    zh: ["年级、教材与课题", "课时数与每环节的时间", "学情的依据", "检查目标所用的题目或任务"],
    en: [
      "grade, textbook and topic",
      "number of lessons and time of each step",
      "evidence about the learners",
      "questions or tasks that check the objectives",
    ],
  },
  limits: {
    zh: ["设计未经课堂实施之前，只能说明其依据与预期，不能写成效果。"],
    en: ["Until it has been taught, a design can be justified and its aims stated, but no effect can be reported."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "目标、活动与检查方式", en: "Objectives, activities and checks" },
      head: { zh: ["教学目标", "学习活动", "检查方式"], en: ["Objective", "Activity", "Check"] },
    },
    {
      kind: "table",
      title: { zh: "教学过程", en: "Teaching sequence" },
      head: {
        zh: ["环节", "时间", "教师活动", "学生活动", "设计意图"],
        en: ["Step", "Time", "Teacher", "Pupils", "Purpose"],
      },
    },
  ],
  never: { zh: ["教学效果显著", "有效提高了"], en: ["significantly raised", "was highly effective"] },
};
