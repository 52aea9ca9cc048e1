import type { MethodCard } from "../method-card.ts";

export const keepingNewStaff: MethodCard = {
  key: "keeping-new-staff",
  title: { zh: "减少早期流失", en: "Keeping new staff" },
  methods: ["case"],
  roles: ["measures"],
  cues: { zh: ["走了一半", "员工流失", "离职", "留不住", "流失"], en: ["leave within", "quit", "turnover", "resign"] },
  sentences: {
    zh: [
      "招聘时把最忙的一天、工资的算法与排班办法说清，并请应聘者到店看一个高峰，不合适的人会在入职前退出。",
      "第一个月的排班不排连续晚班与独自开关门，减少在不熟练时承担最难的事。",
      "三个月内设两次固定的谈话，问题相同，答案记下来，能当场解决的当场答复。",
      "完成上岗清单后有一次小幅的加薪或岗位变化，使学会与得到之间有联系。",
      "离职后一周由不是店长的人电话回访，原因按固定的几类记录。",
    ],
    en: [
      "At recruitment the busiest day, the way pay is computed and the way rosters are made should be explained, and applicants should see one peak hour on site; those whom the work does not suit will then withdraw before they start.",
      "In the first month the roster should avoid runs of late shifts and opening or closing alone, so that the hardest tasks do not fall to people who lack practice.",
      "Two fixed talks within the first three months should ask the same questions; answers are noted, and whatever can be settled at once is settled.",
      "Completion of the checklist can be linked to a small rise in pay or a change of post, which connects learning with reward.",
      "A week after leaving, someone other than the manager should call and record the reason under a few fixed headings.",
    ],
  },
  missing: { zh: ["谈话的时间与内容", "离职原因的分类"], en: ["times and content of the talks", "headings for reasons of leaving"] },
  limits: { zh: ["人数少时流失率须看一年以上。"], en: ["With few staff, the turnover rate has to be watched over more than a year."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
