import type { shellMessages as zh } from "../zh/shell.ts";

export const shellMessages = {
  siteTitle: "AI paper writing · Tangleaf",
  description:
    "Whatever is due today: weekly reports, essays, emails, notices, video scripts. Over three hundred kinds of text. Fill in a few lines, watch it written, take it away as Word.",
  skip: "Skip to content",
  errors: {
    sessionEnded: "Your session has ended. Scan to carry on.",
    vip: "Upgrade to unlock all writing features",
    balance: "Notice",
    transport: "Sorry, service unavailable",
  },
} satisfies typeof zh;
