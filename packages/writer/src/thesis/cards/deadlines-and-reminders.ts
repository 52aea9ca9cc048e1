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
      "A deadline needs a starting point, a length, a rule on holidays and a time zone; “within a week” counted from the moment of lending or from the following midnight can differ by a day.",
      "Whether something is overdue should be computed by comparing its due time with the present, instead of storing a flag; a flag has to be updated by a task on time and is wrong as soon as the task misses a run.",
      "It must be possible to run the reminder task again without sending twice, so each reminder should keep a mark and the time at which it was sent.",
      "Whatever fell due while the scheduler was down has to be caught up afterwards, by looking for records whose due time has passed and that were not yet dealt with.",
      "Interval, number and channel of reminders before and after the deadline should come from a table of rules, so that they can be changed without touching the program.",
      "Calculations of deposits and fines should be given as a formula with its rounding, and the rate in force at the time should be kept with the result.",
    ],
  },
  missing: {
    zh: ["期限的起算与时长", "提醒的时间、次数与渠道"],
    en: ["starting point and length of the period", "times, number and channel of reminders"],
  },
  limits: { zh: ["发出提醒不等于对方看到。"], en: ["A reminder that was sent has not necessarily been read."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
