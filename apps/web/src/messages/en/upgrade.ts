import type { upgradeMessages as zh } from "../zh/upgrade.ts";

export const upgradeMessages = {
  title: "Pricing",
  description: "What is free and what members get, how tokens are counted, and what happens when you pay or a plan ends.",
  heading: "Free to start, pay when you write more",
  lead: "Writing costs members no tokens.",
  between: " ",
  promotion: {
    half: "Half price for now; the usual price is struck through.",
    some: "On offer for now; the usual price is struck through.",
  },
  promotionUntil: {
    half: (day) => `Half price until ${day}; the usual price is struck through.`,
    some: (day) => `On offer until ${day}; the usual price is struck through.`,
  },
  signIn: {
    action: "Sign in",
    reason: "Sign in to buy",
    gifts: (first, characters, daily) =>
      `Your first sign-in brings ${first} tokens, about ${characters} words. You can claim ${daily} more each day; without WeChat, after your first text.`,
    actions: { free: "Sign in to get it", claim: "Sign in to claim it", tokens: "Sign in to choose", membership: "Sign in to choose" },
  },
  uses: {
    often: {
      title: "Writing often: membership",
      lead: "Writing costs no tokens while it lasts. Every membership gives the same and differs only in days; renewing adds to the end.",
    },
    atTimes: {
      title: "Writing now and then: tokens",
      lead: "You pay by the length you write. Packs add up, and what expires first is used first.",
    },
  },
  aMonth: (yuan) => `¥${yuan} a month`,
  recommended: "Recommended",
  size: (tokens, characters) => `${tokens} tokens, about ${characters} words`,
  goodsFailed: "Couldn't load the prices",
  free: "Added at first sign-in",
  claimed: "Already claimed",
  afterFirstText: "After your first text",
  take: "Choose this",
  had: (goods, how) => `${goods} · ${how}`,
  claim: "Claim it",
  claiming: "Claiming",
  claimedNow: (goods) => `${goods} added`,
  claimFailed: "Couldn't claim it",
  closed: "Nothing can be bought here yet: payments aren't connected. What's free can still be claimed. Contact support for anything else.",
  closedAction: "Not on sale yet",
  note: (tokens) =>
    `Tokens expire with the plan they came with. A word takes about ${tokens} tokens, and you see an estimate before you write.`,
  compare: "Free and member, side by side",
  faq: {
    title: "Common questions",
    items: [
      {
        ask: "Paid, but nothing was added?",
        answer:
          "Open “My orders” and press “Paid, not added?” to check at once. Payments through other channels are topped up by hand, 8:00–22:00 (UTC+8), within half an hour.",
      },
      {
        ask: "What happens when it ends?",
        answer:
          "The minute a membership ends, you're back to a free account, and the tokens you had keep working. Tokens expire on their own dates. Everything you wrote stays: read it, edit it, download it.",
      },
      {
        ask: "When is maintenance?",
        answer: "The site is updated daily at 6:30 (UTC+8) and may be unavailable until 6:40. What is being written is saved first.",
      },
    ],
  },
  side: { goods: "Plans", rank: "What members get", orders: "My orders", usage: "Usage", invite: "Invite" },
} satisfies typeof zh;
