import type { offlineMessages as zh } from "../zh/offline.ts";

export const offlineMessages = {
  title: "Offline",
  strip: "You're offline. Your words are kept and carry on when you're back.",
  screen: {
    offline: {
      title: "You're offline, and this page is new here",
      detail: "Pages you've opened before work offline. This one opens by itself once you're back.",
    },
    silent: {
      title: "Tangleaf doesn't answer right now",
      detail: "Your network works; the trouble is ours. This page opens by itself once the site answers. Nothing is lost.",
    },
  },
  part: { offline: "You're offline. This part comes once you're back.", silent: "Tangleaf doesn't answer. Still waiting for this part." },
} satisfies typeof zh;
