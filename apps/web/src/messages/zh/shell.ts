/** Texts around every screen: document, bars, sidebar, footer, errors. */
export const shellMessages = {
  siteTitle: "AI 论文生成 · 橘笺",
  description: "今天要交什么，就写什么。周报、公文、读后感、实习周记、短视频脚本，三百多个场景，填几格就开始写，写完下载 Word。",
  skip: "跳到正文",
  errors: {
    sessionEnded: "登录已过期，扫一下码接着写",
    vip: "升级会员，解锁全部写作功能",
    balance: "通知",
    transport: "服务器请求失败",
  },
};
