/** Words for days and moments, wherever they stand. */
export const timeMessages = {
  today: "今天",
  yesterday: "昨天",
  day: (month: number, day: number) => `${month} 月 ${day} 日`,
  dayOfYear: (year: number, month: number, day: number) => `${year} 年 ${month} 月 ${day} 日`,
};
