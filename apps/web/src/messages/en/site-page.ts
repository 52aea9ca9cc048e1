import type { sitePageMessages as zh } from "../zh/site-page.ts";

export const sitePageMessages = {
  titles: { agreement: "User agreement", privacy: "Privacy policy" },
  descriptions: {
    agreement: "What both sides should know before writing here",
    privacy: "What is kept, who receives it, for how long, and how to take it along or delete it",
  },
  own: "Published by the operator of this site",
  standard: "The default text that comes with Tangleaf. The operator may replace it.",
  failed: "Couldn't load this page",
} satisfies typeof zh;
