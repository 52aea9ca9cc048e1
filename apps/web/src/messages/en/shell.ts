import type * as zh from "../zh/shell.ts";

export const shellMessages = {
  siteTitle: "AI paper writing · Tangleaf",
  homeTitle: "Tangleaf · AI writing for reports, notices and essays",
  description:
    "Whatever is due today: weekly reports, essays, emails, notices, video scripts. Over three hundred kinds of text. Fill in a few lines, watch it written, download it as Word.",
  skip: "Skip to content",
  nav: {
    label: "Primary",
    home: "Home",
    scenes: "Scenes",
    essay: "AI essays",
    essayTab: "Essays",
    tools: "Long texts and tools",
    template: "Templates",
    notebook: "Notebook",
    texts: "My writing",
    mine: "Me",
    invite: "Invite",
    price: "Pricing",
    more: "More",
    account: "Account",
    about: "About and guides",
  },
  search: "Find a scene",
  signIn: "Sign in",
  signInPhone: "Sign in",
  inviteReason: "Sign in to get your invite code",
  tip: {
    title: (tokens) => `${tokens} tokens for new friends`,
    body: (characters) => `About ${characters} words. Sign in and start writing.`,
  },
  user: {
    open: "My account",
    essays: "My essays",
    theme: { toDark: "Dark mode", toLight: "Light mode" },
    install: "Install the app",
    member: "Member",
    signOut: "Sign out",
    signedOut: "You're signed out. Welcome back any time.",
  },
  sidebar: {
    label: "Scenes",
    toggle: "Collapse or expand the sidebar",
    byScene: "Scenes",
    closed: "Sidebar collapsed",
    opened: "Sidebar expanded",
    more: (count) => `${count} more`,
    all: "All scenes",
  },
  missingPart: {
    text: "This part didn't come; the site may have a new version. What you wrote is safe. Refresh and try again.",
    action: "Refresh",
  },
  update: { text: "A new version is ready. Your writing is safe.", action: "Switch now" },
  errors: {
    sessionEnded: "Your session has ended. Sign in to carry on.",
    vip: "Upgrade to unlock all writing features",
    balance: "Notice",
    transport: "Sorry, service unavailable",
  },
} satisfies typeof zh.shellMessages;

export const notFoundMessages = {
  title: "This page was never written",
  detail: "A letter may be missing from the address, or the scene has a new name",
  scene: "There is no such scene",
  home: "Go home",
  search: "Find a scene",
  broken: "This page didn't open",
  brokenDetail: "Nothing is lost. Try again in a few seconds.",
  retry: "Try again",
} satisfies typeof zh.notFoundMessages;
