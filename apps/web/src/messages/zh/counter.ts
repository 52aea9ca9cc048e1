/** Texts about what is left and what was used, beside every screen of whoever is signed in. */
export const counterMessages = {
  quota: {
    label: "额度",
    tokens: (amount: string) => `${amount} token`,
    /** In the bar of a phone. */
    short: (amount: string) => `${amount} token`,
    about: (characters: string) => `≈ ${characters} 字`,
    days: (days: number) => `剩 ${days} 天`,
    grants: "各笔额度",
    until: (day: string) => `${day}到期`,
    later: "之后到期",
    expired: "额度已过期",
    usage: "用量",
    orders: "订单",
    invite: "邀请有礼",
    refresh: "刷新额度",
    refreshed: "额度已刷新",
    unlimited: "写作不扣额度",
    gauge: (percent: number) => `剩余额度约 ${percent}%`,
    loading: "正在取额度",
    failed: "没取到额度",
  },
  ticker: {
    label: "最近的用量",
    used: (tokens: string) => `用去 ${tokens} token`,
    given: (tokens: string) => `到账 ${tokens} token`,
    expired: (tokens: string) => `过期 ${tokens} token`,
    free: "没有扣额度",
  },
};
