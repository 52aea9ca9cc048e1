/** Texts of 权益对比. */
export const rankMessages = {
  title: "权益对比",
  lead: "免费和会员，各能做什么。",
  what: "能做什么",
  levels: { free: "免费", vip: "会员" },
  yours: "你现在",
  rows: {
    wait: "两次生成之间",
    concurrent: "同时写",
    export: "导出",
    stored: "存下的文件",
    notes: "笔记",
  },
  noWait: "不用等",
  wait: (seconds: number) => (seconds % 60 === 0 ? `等 ${seconds / 60} 分钟` : `等 ${seconds} 秒`),
  texts: (count: number) => `${count} 份`,
  formats: { markdown: "Markdown", word: "Word" },
  formatsJoined: (names: string[]) => names.join("、"),
  stored: (files: number, size: string) => `最多 ${files} 个、${size}`,
  notes: (notes: number) => `最多 ${notes} 篇`,
  facts: {
    title: "额度从哪里来",
    newUser: (tokens: string, days: number) => `第一次登录送 ${tokens} token，${days} 天内有效。`,
    invite: (tokens: string, days: number) => `邀请的新朋友每有一位写完第一篇，送你 ${tokens} token，${days} 天内有效。`,
    rate: (tokens: number) => `1 个字大约用 ${tokens} token。`,
  },
};
