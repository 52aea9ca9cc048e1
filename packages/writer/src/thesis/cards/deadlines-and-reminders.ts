import type { MethodCard } from "../method-card.ts";

export const deadlinesAndReminders: MethodCard = {
  key: "deadlines-and-reminders",
  title: { zh: "期限与提醒", en: "Deadlines and reminders" },
  methods: ["design"],
  roles: ["designing", "implementation", "requirements"],
  kinds: ["software"],
  cues: {
    zh: ["到期", "逾期", "超时", "期限", "提醒", "押金", "归还", "通知", "定时"],
    en: ["within a week", "deadline", "overdue", "reminder", "deposit", "every ten minutes", "timeout"],
  },
  sentences: {
    zh: [
      "期限须定下起算点、时长、是否含节假日与时区，“一周内”从借出时刻还是次日零点算起，结果可差一天。",
      "逾期宜由截止时间与当前时间比较得出，而不是存一个“已逾期”字段，后者须有任务按时更新，漏跑就不对。",
      "提醒任务应能重复执行而不重复发送，每条提醒记下已发的标志与时间。",
      "定时任务停机期间到期的，恢复后要补处理，办法是查询截止时间早于现在且未处理的记录。",
      "提前提醒与逾期提醒的间隔、次数与渠道由规则表给出，改动不必改程序。",
      "涉及押金与罚款的计算须写出公式与取整办法，并保留计算当时的费率。",
    ],
    en: [
      "A deadline needs its starting point, length, holidays and time zone; “within a week” from the moment or from midnight differs by a day.",
      "Overdue is computed from the due time; a stored flag has to be updated on time and is wrong if the task misses a run.",
      "A reminder task may run twice without sending twice, so each reminder keeps a mark and time of sending.",
      "What fell due while the task was down is caught up by looking for past due times that were not dealt with.",
      "Intervals, numbers and channels of reminders come from a table of rules, so that they change without a change of code.",
      "Deposits and fines are computed by a stated formula and rounding, and the rate of that time is kept.",
    ],
  },
  missing: {
    zh: ["期限的起算与时长", "提醒的时间、次数与渠道"],
    en: ["start and length of the period", "times, number and channel of reminders"],
  },
  limits: { zh: ["发出提醒不等于对方看到。"], en: ["A reminder sent is not a reminder read."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
