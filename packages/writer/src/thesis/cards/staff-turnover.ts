import type { MethodCard } from "../method-card.ts";

export const staffTurnover: MethodCard = {
  key: "staff-turnover",
  title: { zh: "员工流失", en: "Staff turnover" },
  methods: ["case"],
  roles: ["concepts", "status", "problems"],
  cues: {
    zh: ["员工流失", "离职", "走了一半", "走人", "留不住", "跳槽", "人员流动", "辞职"],
    en: ["staff turnover", "leave within", "quit", "resign", "retention", "left within", "staff leave"],
  },
  sentences: {
    zh: [
      "员工流失率以期间内离职人数除以同期平均人数，新员工的早期流失宜另算，分母用同期入职人数。",
      "主动离职与被动离职原因不同，须分开统计，合在一起看不出是留不住人还是辞退多。",
      "离职宜按在职时间分组：很快离开的，先查招聘时说的与实际是否相符、有没有人带、排班如何；较久以后离开的，再看报酬与发展。",
      "流失的代价包括再招聘、带教的工时、生疏期间的差错和老员工的加班，只算工资会低估。",
      "离职时说的理由常是客气话，离职后由第三人回访，或问同事，所得更接近实情。",
      "与别家比较工资时须换算到每小时，并计入提成、餐补与工时，月薪相同而工时不同并不相等。",
    ],
    en: [
      "The turnover rate is the number of leavers divided by the average number of staff in the period; early turnover of new staff should be computed separately, with those hired in the period as denominator.",
      "Leaving of one's own accord and being dismissed have different causes and should be counted separately, or it cannot be seen whether people do not stay or are sent away.",
      "Leavers should be grouped by length of service: for those who left soon, it should first be examined whether the work was as promised, whether anyone guided them and how rosters were made; for those who left later, pay and prospects.",
      "The cost of turnover includes new recruitment, hours of guidance, errors while people are still unpractised and overtime of others; to count wages alone is to underestimate it.",
      "Reasons given on leaving are often a matter of politeness; a later call by a third person, or asking colleagues, comes closer to the facts.",
      "Pay should be compared per hour, with commission, meal allowance and hours taken into account, since the same monthly pay for different hours is not equal.",
    ],
  },
  missing: {
    zh: ["各月入职与离职人数", "离职者的岗位与在职时间"],
    en: ["number hired and leaving in each month", "position and length of service of leavers"],
  },
  limits: { zh: ["离职者的看法不代表留下的人，两边都要问。"], en: ["Leavers do not speak for those who stayed; both have to be asked."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
