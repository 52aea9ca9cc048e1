import type { counterMessages as zh } from "../zh/counter.ts";

export const counterMessages = {
  quota: {
    label: "Balance",
    tokens: (amount) => `${amount} tokens`,
    short: (amount) => amount,
    about: (characters) => `≈ ${characters} words`,
    days: (days) => `${days} d`,
    grants: "Tokens by expiry date",
    until: (day) => `until ${day}`,
    later: "later",
    expired: "Balance expired",
    usage: "Usage",
    orders: "Orders",
    invite: "Invite",
    refresh: "Refresh balance",
    refreshed: "Balance refreshed",
    unlimited: "No tokens charged",
    gauge: (percent) => `About ${percent}% of the balance left`,
    loading: "Loading the balance",
    failed: "Couldn't load the balance",
  },
  ticker: {
    label: "Recent use",
    used: (tokens) => `used ${tokens} tokens`,
    given: (tokens) => `+${tokens} tokens`,
    expired: (tokens) => `${tokens} tokens expired`,
    free: "nothing charged",
  },
} satisfies typeof zh;
