/** Files on their way to the server. */
export const uploadMessages = {
  sent: (percent: number) => `已传 ${percent}%`,
  tooLargeOnTheWay: "这个文件比站点前面的代理收得下的大，没传上。换个小一点的，或告诉站点的管理员。",
};
