/** The operator's cards beside the home page. */
export const adMessages = {
  label: "推荐",
  pause: "停在这一张",
  play: "接着轮换",
  page: (place: number, title: string) => `第 ${place} 张：${title}`,
};
