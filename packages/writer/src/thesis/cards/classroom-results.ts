import type { MethodCard } from "../method-card.ts";

export const classroomResults: MethodCard = {
  key: "classroom-results",
  title: { zh: "课堂观察结果的报告", en: "Reporting classroom observation" },
  methods: ["education"],
  roles: ["results"],
  standard: ["results"],
  cues: { zh: ["总体情况", "考察结果", "结果"], en: ["whole picture", "findings on", "findings"] },
  sentences: {
    zh: [
      "先交代观察了几节、共多少分钟、多少学生，次数须换算到每节或每分钟，课时长短不同才能比较。",
      "类别的次数与比例一并给出，总数少时只给次数。",
      "各节课之间的差别宜列出，不只给平均，一节特殊的课会把平均拉偏。",
      "两名观察者的一致程度写在结果之前，一致性低的类别不作结论。",
      "表格之后附一两个片段，说明数字背后是什么样的情形，片段按代表性选而不按精彩选。",
    ],
    en: [
      "The number of lessons, minutes and pupils observed should come first, and counts should be converted into rates per lesson or per minute so that lessons of different length can be compared.",
      "Counts and shares of the categories should be given together; where the total is small, counts alone are enough.",
      "Differences between lessons should be shown and not only the mean, which a single unusual lesson can distort.",
      "Agreement between the two observers should be reported before the results, and no conclusion should rest on a category with low agreement.",
      "After the table, one or two episodes should show what lies behind the figures; they are chosen because they are typical and not because they are striking.",
    ],
  },
  missing: {
    zh: ["观察的节数与总时长", "各类别的次数", "两人一致的比例"],
    en: ["number of lessons and total time observed", "number in each category", "agreement of the two observers"],
  },
  limits: { zh: ["观察到的频次受当天内容影响。"], en: ["Observed frequencies depend on the content of the day."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "课堂观察结果", en: "Results of observation" },
      head: {
        zh: ["类别", "第1节", "第2节", "第3节", "合计", "每节平均"],
        en: ["Category", "Lesson 1", "Lesson 2", "Lesson 3", "Total", "Per lesson"],
      },
    },
  ],
  never: { zh: [], en: [] },
};
