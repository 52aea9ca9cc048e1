import type { MethodCard } from "../method-card.ts";

export const rostersAndNotice: MethodCard = {
  key: "rosters-and-notice",
  title: { zh: "排班与提前通知", en: "Rosters and notice" },
  methods: ["case"],
  roles: ["measures"],
  cues: {
    zh: ["排班", "前一天晚上才发", "才发", "才通知", "临时通知", "来不及"],
    en: ["before the list is complete", "too late", "at the last minute", "roster", "leave before"],
  },
  sentences: {
    zh: [
      "固定截止的时点：每周哪一天几点前定下下一周的安排，过了时点的改动须由负责人批准并记录。",
      "先按各时段的业务量算出所需人数，再填人名，倒过来排容易在高峰缺人、在闲时多人。",
      "允许员工之间换班，但须双方确认、负责人知道，换班不改变每班的技能搭配。",
      "连续工作的天数与两班之间的间隔应符合规定，由作者核对现行的条文。",
      "新员工不宜单独排在高峰，前两周与固定的老员工同班。",
      "效果用两项数字检查：提前通知的小时数与临时改动的次数。",
    ],
    en: [
      "A fixed closing time is set for the next period; changes after it need approval and are recorded.",
      "The number needed at each hour follows from the volume of work and names are filled in afterwards; the other way round there are too few at the peak and too many at quiet times.",
      "Staff may exchange shifts if both confirm and the manager knows, and if each shift keeps the skills it needs.",
      "Days in a row and rest between shifts have to follow the rules in force, which the author should check.",
      "New staff should not stand alone at the peak and work the first two weeks beside a fixed colleague.",
      "The effect is checked by the hours of notice and the number of late changes.",
    ],
  },
  missing: { zh: ["各时段的业务量与人数", "截止的时点与批准人"], en: ["volume and staff by hour", "closing time and who approves"] },
  limits: {
    zh: ["人数不足时，排班方法不能代替增加人手。"],
    en: ["Where there are too few people, a better roster does not replace more of them."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "时段与人数", en: "Hours and staff" },
      head: { zh: ["时段", "业务量", "所需人数", "现有人数", "差额"], en: ["Hours", "Volume", "Needed", "Present", "Difference"] },
    },
  ],
  never: { zh: [], en: [] },
};
