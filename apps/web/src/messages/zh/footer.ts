/** Texts of the footer. */
export const footerMessages = {
  slogan: "给每一次“要交了”，铺一张干净的纸。AI 起草，你来定稿。",
  hours: (weekdays: string, weekends: string) => `客服时间：工作日 ${weekdays}，周末 ${weekends}`,
  learn: "学着用",
  mine: "橘笺",
  news: "动态",
  announcements: "公告",
  essayHelp: "论文四步教程",
  models: "模型伙伴",
  agreement: "用户协议",
  privacy: "隐私政策",
  aiNote: "文字由 AI 生成，请核对后再用",
  account: "关注公众号",
  accountQr: "公众号的二维码",
  copyright: (year: number) => `© ${year} 橘笺`,
};
