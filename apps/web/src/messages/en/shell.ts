import type * as zh from "../zh/shell.ts";

export const shellMessages = {
  siteTitle: "AI paper writing · Tangleaf",
  description:
    "Whatever is due today: weekly reports, essays, emails, notices, video scripts. Over three hundred kinds of text. Fill in a few lines, watch it written, download it as Word.",
  skip: "Skip to content",
  nav: {
    label: "Primary",
    home: "Home",
    scenes: "Scenes",
    essay: "AI essays",
    essayTab: "Essays",
    notebook: "Notebook",
    texts: "My writing",
    mine: "Me",
    invite: "Invite",
    price: "Pricing",
    more: "More",
    account: "Account",
  },
  search: { label: "Find a scene", keys: "⌘K" },
  signIn: "Sign in",
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
  unsaved: {
    title: "Some edits aren't saved yet",
    text: (texts) =>
      `Edits to ${texts === 1 ? "1 text" : `${texts} texts`} didn't reach the server: you may be offline, or the text was changed elsewhere. Signing out clears this device, and unsaved edits are lost.`,
    stay: "Stay signed in",
    discard: "Discard and sign out",
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
  menu: { label: "Scene menu", missing: "Not here? Press", hint: (total) => `to search all ${total}`, all: "Full contents" },
  notices: { label: "Notices", hasNew: "New notices", full: "Read in full", none: "No notices yet", isNew: "New" },
  footer: {
    slogan: "A clean sheet for everything that's due. AI drafts it, you make it yours.",
    hours: (weekdays, weekends) => `Support: weekdays ${weekdays}, weekends ${weekends} (UTC+8)`,
    write: "What to write",
    mine: "Tangleaf",
    essayHelp: "Essays in four steps",
    agreement: "User agreement",
    privacy: "Privacy policy",
    aiNote: "Texts are written by AI. Check them before you use them.",
    copyright: (year) => `© ${year} Tangleaf`,
  },
  install: {
    title: "Install the app",
    iosSteps: "Tap the browser's share button, choose “Add to Home Screen”, then “Add”",
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
