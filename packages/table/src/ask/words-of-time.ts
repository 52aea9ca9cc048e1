import type { Words } from "./meaning.ts";

/** Days of the week, the first one Monday. */
const WEEKDAYS = [
  "一 monday mondays",
  "二 tuesday tuesdays",
  "三 wednesday wednesdays",
  "四 thursday thursdays",
  "五 friday fridays",
  "六 saturday saturdays",
  "日 sunday sundays",
].map((names) => {
  const [sign = "", ...english] = names.split(" ");
  const chinese = ["周", "星期", "礼拜"].flatMap((week) => (sign === "日" ? [`${week}日`, `${week}天`] : [`${week}${sign}`]));
  return [...chinese, ...english].join(" ");
});

/** Periods, days and what is before or after them. */
export const WORDS_OF_TIME: Words = [
  [{ is: "beside", as: "<" }, "before 以前 之前 earlier_than 早于"],
  [{ is: "beside", as: ">" }, "after later_than 晚于 之后"],
  [{ is: "beside", as: ">=" }, "since from_then_on 起 以来 开始"],
  ...WEEKDAYS.map((words, n) => [{ is: "weekday", day: n + 1 } as const, words] as const),
  [{ is: "grain", grain: "month" }, "月 月份 个月 月度 month monthly months"],
  [{ is: "grain", grain: "quarter" }, "季度 季 个季度 quarter quarterly"],
  [{ is: "grain", grain: "year" }, "年 年度 年份 year yearly"],
  [{ is: "grain", grain: "week" }, "周 星期 个星期 week weekly"],
  [{ is: "grain", grain: "day" }, "天 日 day daily"],
  [{ is: "weekend" }, "周末 weekend weekends"],
  [{ is: "relative", grain: "month", back: 0 }, "本月 这个月 当月 this_month"],
  [{ is: "relative", grain: "month", back: 1 }, "上个月 上月 last_month"],
  [{ is: "relative", grain: "quarter", back: 0 }, "本季度 这个季度 this_quarter"],
  [{ is: "relative", grain: "quarter", back: 1 }, "上季度 上个季度 last_quarter"],
  [{ is: "relative", grain: "year", back: 0 }, "今年 本年 this_year"],
  [{ is: "relative", grain: "year", back: 1 }, "去年 上一年 last_year"],
  [{ is: "when" }, "when 什么时候 几月几号 啥时候 什么日子"],
];
