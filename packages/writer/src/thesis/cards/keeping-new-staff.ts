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
      "Applicants are told the busiest day, how pay is computed and how rosters are made, and see one peak hour; those it does not suit withdraw before starting.",
      "In the first month no runs of late shifts and no opening alone, so that the hardest comes after practice.",
      "Two talks within three months ask the same questions, are noted and answered at once where possible.",
      "Completing the checklist brings a small rise or change of post, which ties learning to gain.",
      "A week after leaving someone other than the manager calls and records the reason by fixed kinds.",
    ],
  },
  missing: { zh: ["谈话的时间与内容", "离职原因的分类"], en: ["times and content of talks", "kinds of reasons for leaving"] },
  limits: { zh: ["人数少时流失率须看一年以上。"], en: ["With few staff the rate needs more than a year."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
