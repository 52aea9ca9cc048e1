import type { MethodCard } from "../method-card.ts";

export const classroomActionResearch: MethodCard = {
  key: "classroom-action-research",
  title: { zh: "课堂行动研究", en: "Classroom action research" },
  methods: ["education"],
  roles: ["procedure", "measures", "results"],
  cues: {
    zh: ["行动研究", "教学行动", "教学反思", "自己教的班", "换了教法", "试了几轮"],
    en: ["action research", "reflective cycle", "reflective teaching", "my own class", "rounds"],
  },
  sentences: {
    zh: [
      "行动研究由教师在自己的课堂里进行，每一轮包括计划、行动、观察与反思，反思所得成为下一轮的计划。",
      "{problem}应先用课堂上的证据界定，例如学生的错例、作业、提问记录或课堂录像。",
      "每一轮宜只改变一两处做法，同时改动太多就分不清哪一处起了作用。",
      "每一轮观察什么、由谁记录、何时收集，应在行动之前定好。",
      "证据宜来自两种以上来源，如学生作品、听课记录与学生访谈，只凭教师的印象不足以判断。",
      "反思应逐条说明保留什么、修改什么，每一处修改写出所依据的证据。",
      "教师兼为研究者，容易看到自己期望的变化，宜请同事听课并独立记录。",
      "研究不得使学生受损：学生可以拒绝其作品被引用，参加与否不影响评分。",
    ],
    en: [
      "Action research is done by teachers in their own classroom; each cycle consists of planning, acting, observing and reflecting, and the reflection becomes the next plan.",
      "The first cycle should begin by pinning down {problem} with classroom evidence such as pupils' errors, homework, notes of questions asked or video.",
      "Only one or two things should be changed in a cycle, or it will be unclear which of them made the difference.",
      "What is observed, who records it and when should be settled before the action begins.",
      "Evidence should come from more than one source, such as pupils' work, a colleague's notes and interviews with pupils; the teacher's impression alone is not enough.",
      "The reflection should say point by point what is kept and what is changed, with the evidence for each change.",
      "A teacher who is also the researcher tends to see the change hoped for, so a colleague should observe and take notes independently.",
      "Pupils must not suffer from the study: they may refuse to have their work quoted, and taking part has no bearing on marks.",
    ],
  },
  missing: {
    zh: ["班级、人数与授课内容", "行动的轮数与每轮起止", "每轮收集的证据", "听课同事的记录"],
    en: [
      "class, number of pupils and subject matter",
      "number of cycles and their dates",
      "evidence collected in each cycle",
      "notes of the observing colleague",
    ],
  },
  limits: {
    zh: ["没有对照班，学生的变化可能来自成熟、练习或其他课程；所得经验适用于条件相近的课堂。"],
    en: [
      "Without a control class, change may come from maturation, practice or other lessons; what is learned applies to similar classrooms.",
    ],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "各轮行动", en: "Cycles of action" },
      head: {
        zh: ["轮次", "要解决的问题", "采取的做法", "观察到的证据", "下一轮的调整"],
        en: ["Cycle", "Problem addressed", "Action taken", "Evidence observed", "Change for the next cycle"],
      },
    },
  ],
  never: { zh: ["适用于所有班级", "成绩显著提高"], en: ["works in every classroom", "significantly raised achievement"] },
};
