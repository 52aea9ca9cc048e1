import type { MethodCard } from "../method-card.ts";

export const quasiExperimentTeaching: MethodCard = {
  key: "quasi-experiment-teaching",
  title: { zh: "教学准实验", en: "Teaching quasi-experiment" },
  methods: ["education", "empirical"],
  roles: ["procedure", "subjects", "analysis"],
  cues: {
    zh: ["准实验", "实验班", "对照班", "对比班", "教学实验", "前测", "后测", "两个班", "一个班用", "另一个班"],
    en: [
      "quasi-experiment",
      "experimental class",
      "control class",
      "pretest",
      "posttest",
      "intact class",
      "two classes",
      "the other class",
    ],
  },
  sentences: {
    zh: [
      "以现成的班级分组、未把学生随机分配，这样的设计是不等组前后测的准实验。",
      "前测用来比较两班的起点；前测差异不显著不等于起点相同，宜以前测为协变量分析后测。",
      "两班的课时、内容、作业量与测验应相同，只在所研究的教法上不同。",
      "两班由同一教师任教可以排除教师能力的差别，却排除不了教师对新教法的期望；所作的安排应写明理由。",
      "教法须写到他人可以照做：共几课时、每课时的环节与材料、与对照班的差别在哪一步。",
      "前后测若用不同的试卷，两卷的内容与难度应相当；主观题宜由不知道学生属于哪一班的人评分。",
      "宜抽查若干课时，核对教法是否照计划实施，对照班是否借用了新做法。",
      "中途转班、缺考的学生数按班报告，并比较他们与其余学生的前测。",
    ],
    en: [
      "A study that uses existing classes and does not assign pupils at random is a quasi-experiment with non-equivalent groups, tested before and after.",
      "The pretest compares where the classes start; a non-significant difference does not mean equal starting points, so the posttest is best analysed with the pretest as covariate.",
      "Hours, subject matter, homework and tests should be the same in both classes, which should differ only in the teaching studied.",
      "If one teacher takes both classes, differences between teachers are excluded but not the teacher's expectations of the new method; the arrangement and its reason should be stated.",
      "The teaching must be described so that others can repeat it: number of lessons, steps and materials of each, and the step where it departs from the control class.",
      "If pretest and posttest use different papers, these should be equal in content and difficulty; open answers should be marked by someone who does not know the class.",
      "Some lessons should be visited to see whether the method was carried out as planned and whether the control class borrowed from it.",
      "Pupils who left or missed a test should be counted by class and compared with the others on the pretest.",
    ],
  },
  missing: {
    zh: ["两班的人数、年级与选班理由", "任教教师与实验的起止、课时数", "前测与后测的试卷来源", "两班前后测的均值与标准差"],
    en: [
      "size and grade of the classes and why they were chosen",
      "teacher, dates and number of lessons",
      "source of pretest and posttest",
      "pretest and posttest means and standard deviations of both classes",
    ],
  },
  limits: {
    zh: ["每组只有一个班时，教法的作用与班级本身的差别无法分开；学生对新做法的新鲜感也可能只维持一时。"],
    en: [
      "With one class per condition, the effect of the method cannot be told from that of the class; the appeal of something new may also wear off.",
    ],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "实验设计", en: "Design" },
      head: { zh: ["班级", "前测", "处理", "后测"], en: ["Class", "Pretest", "Treatment", "Posttest"] },
      rows: { zh: ["实验班", "对照班"], en: ["Experimental class", "Control class"] },
    },
    {
      kind: "table",
      title: { zh: "两班前后测成绩", en: "Scores of the two classes" },
      head: {
        zh: ["班级", "人数", "前测均值（标准差）", "后测均值（标准差）", "调整后的后测均值（标准误）"],
        en: ["Class", "n", "Pretest mean (SD)", "Posttest mean (SD)", "Adjusted posttest mean (SE)"],
      },
      rows: { zh: ["实验班", "对照班"], en: ["Experimental class", "Control class"] },
    },
  ],
  never: { zh: ["学生被随机分", "证明了教法有效"], en: ["pupils were randomly assigned", "randomised controlled trial"] },
};
