/** Words of lists that come from the server: waiting, failing, turning pages, choosing days. */
export const listMessages = {
  loading: "正在取",
  failed: "网络不太顺，记录都还在。",
  again: "再试一次",
  pager: { label: "翻页", previous: "上一页", next: "下一页", page: (page: number) => `第 ${page} 页` },
  pastTheEnd: { cells: "没有了", title: "这一页没有内容", text: "记录没有这么多页。", action: "回到第一页" },
  dates: {
    from: "从哪天",
    to: "到哪天",
    apply: "看这几天",
    span: (from: string, to: string) => `${from} — ${from.slice(0, 4) === to.slice(0, 4) ? to.slice(5) : to}`,
  },
};

/** Words for days and moments, wherever they stand. */
export const timeMessages = {
  today: "今天",
  yesterday: "昨天",
  day: (month: number, day: number) => `${month} 月 ${day} 日`,
  dayOfYear: (year: number, month: number, day: number) => `${year} 年 ${month} 月 ${day} 日`,
};
