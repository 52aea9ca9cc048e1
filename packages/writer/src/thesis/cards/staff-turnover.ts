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
      "入职头三个月离开的，原因多在招聘时说的与实际不符、无人带教和排班；一年以后离开的，原因多在报酬与发展。",
      "流失的代价包括再招聘、带教的工时、生疏期间的差错和老员工的加班，只算工资会低估。",
      "离职时说的理由常是客气话，离职后由第三人回访，或问同事，所得更接近实情。",
      "与别家比较工资时须换算到每小时，并计入提成、餐补与工时，月薪相同而工时不同并不相等。",
    ],
    en: [
      "The turnover rate divides leavers by average staff of the period; early turnover of new staff is computed apart, with the number hired as denominator.",
      "Leaving of one's own accord and dismissal have different causes and are counted apart.",
      "Those who leave within three months mostly point to promises not kept, lack of guidance and rosters; later leaving points more to pay and prospects.",
      "Its cost includes new recruitment, hours of training, errors while learning and overtime of others; wages alone understate it.",
      "Reasons given on leaving are often polite ones; asking later through a third person comes closer to the facts.",
      "Pay is compared per hour, with commission, meals and hours included; equal monthly pay for different hours is not equal.",
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
