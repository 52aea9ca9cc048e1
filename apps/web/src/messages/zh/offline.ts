/** Words for the day a page cannot be reached. */
export const offlineMessages = {
  title: "离线",
  strip: "离线了，写到一半的会留着，连上就继续",
  /** A screen that was asked for and cannot be had. */
  screen: {
    offline: { title: "没有网，这一页还没打开过", detail: "打开过的页面离线也能看。连上网会自己接着打开。" },
    silent: { title: "橘笺这会儿没有回应", detail: "网是通的，问题在我们这边。有了回应会自己接着打开，写下的都还在。" },
  },
  /** A part of a page that was asked for and is not here yet: it comes by itself. */
  part: { offline: "没有网，这一部分要等连上才出得来", silent: "橘笺没有回应，这一部分还在等" },
};
