import type { meteringZh } from "./metering.zh.ts";

/** Words of the token counter. */
export const meteringEn: Readonly<Record<keyof typeof meteringZh, string>> = {
  about: "about {tokens}",
  removedText: "A deleted text",
  withdrawn: "Taken back for a refund: {what}",
  unlimitedPlan: "Unlimited member",
  "source.newUser": "Welcome gift",
  "source.dailyGift": "Daily gift",
  "source.invite": "Invitation reward",
  "source.package": "Bought tokens",
  "source.operator": "Given by support",
};
