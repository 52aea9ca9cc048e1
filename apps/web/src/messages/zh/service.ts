/** Texts of the customer service: its button, its dialog. */
export const serviceMessages = {
  open: "联系客服",
  title: "联系客服",
  scan: "用微信扫一扫，和客服说话",
  qr: "客服的二维码",
  chat: "打开客服",
  email: "邮箱",
  copyEmail: "复制邮箱地址",
  hours: (weekdays: string, weekends: string) => `工作日 ${weekdays}，周末 ${weekends}`,
  hoursLabel: "客服时间",
  feedback: "想说说产品哪里不好用？",
};
