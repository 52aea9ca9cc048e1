export const homeMessages = {
  title: "今天要交什么？",
  cells: "今天要交什么？",
  omni: {
    label: "说一句要写的东西，或者搜场景",
    long: (total: number) => `说一句要写的东西，或直接搜 ${total} 个场景…`,
    short: "说一句，或搜场景",
    submit: "找到场景",
    submitShort: "找",
  },
  quick: { label: "常写", all: (total: number) => `全部 ${total} 个` },
  contents: {
    title: "场景目录",
    note: (chapters: number, total: number) => `${chapters} 章 ${total} 个场景，另有长文 · 右侧是默认字数`,
    notePhone: (total: number) => `${total} 个场景`,
  },
  length: { char: (value: number) => String(value), item: (value: number) => `${value} 条`, source: "按原文" },
  perks: {
    title: "不花钱的墨水",
    note: "1 个汉字约合 1.25 token",
    gift: { unit: (characters: string) => `token · 新朋友见面礼，约 ${characters} 字`, action: "登录就领", got: "登录时已到账" },
    daily: { text: "token · 每天领一次；不用微信登录的，写完第一篇后领", action: "登录领取" },
    invite: { text: "token · 朋友用微信登录就到账；用别的方式，写完第一篇到账", action: "去邀请" },
    word: { big: "Word", text: "写好就能下载，不另外收", action: "挑个场景" },
    markdown: { big: "Markdown", text: "写好就能复制、下载，不另外收", action: "挑个场景" },
  },
};
