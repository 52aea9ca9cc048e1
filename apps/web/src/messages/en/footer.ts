import type { footerMessages as zh } from "../zh/footer.ts";

export const footerMessages = {
  slogan: "A clean sheet for everything that's due. AI drafts it, you make it yours.",
  hours: (weekdays, weekends) => `Support: weekdays ${weekdays}, weekends ${weekends} (UTC+8)`,
  learn: "Learn",
  mine: "Tangleaf",
  news: "News",
  announcements: "Announcements",
  essayHelp: "Essays in four steps",
  models: "Model partners",
  agreement: "User agreement",
  privacy: "Privacy policy",
  aiNote: "Texts are written by AI. Check them before you use them.",
  account: "Follow us on WeChat",
  accountQr: "QR of the public account",
  copyright: (year) => `© ${year} Tangleaf`,
} satisfies typeof zh;
