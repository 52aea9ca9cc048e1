import type { essayListMessages as zh } from "../zh/essay-list.ts";

const essays = (count: string) => (count === "1" ? "1 essay" : `${count} essays`);

export const essayListMessages = {
  title: "My essays",
  lead: "Each picks up at the step where you left it.",
  binTitle: "Essay bin",
  binLead: (days) => `Essays stay here for ${days} days, then they're deleted.`,
  create: "Start a new one",
  toBin: "Bin",
  toList: "Back to my essays",
  search: "Find an essay",
  searchPlaceholder: "Title, topic or major",
  total: essays,
  found: (count) => `${essays(count)} found`,
  columns: { title: "Title", state: "Progress", length: "Words", updated: "Last changed", removed: "Kept for", actions: "Actions" },
  facts: (level, language) => `${level} · ${language}`,
  characters: (written, target) => `${written} / ${target} words`,
  target: (target) => `${target} words planned`,
  actions: {
    remove: (title) => `Move “${title}” to the bin`,
    removeShort: "Move to the bin",
    restore: (title) => `Put back “${title}”`,
    restoreShort: "Put back",
    forever: (title) => `Delete for good: “${title}”`,
    foreverShort: "Delete for good",
  },
  left: (days) => (days <= 0 ? "deleted today" : days === 1 ? "1 day" : `${days} days`),
  said: {
    removed: "Moved to the bin",
    undo: "Put it back",
    restored: "Put back",
    gone: "Deleted for good",
    putBack: "That didn't work. It's as it was before.",
  },
  forever: {
    title: (title) => `Delete “${title}” for good?`,
    text: "Its titles, outlines, text and versions go with it and can't be brought back.",
    keep: "Keep it",
    remove: "Delete for good",
  },
  more: "Show more",
  failed: { title: "Couldn't load your essays", text: "The connection is shaky. Your essays are safe.", action: "Try again" },
  empty: {
    cells: "none",
    title: "No essays yet",
    text: "Find a title, draft an outline, then write it section by section.",
    action: "Start the first one",
  },
  emptyBin: { cells: "tidy", title: "The bin is empty", text: "Essays you move here stay for 30 days." },
  nothingFound: {
    cells: "none",
    title: "Nothing found",
    text: "Try another word. Titles, topics and majors are searched.",
    action: "Show all",
  },
  signIn: { cells: "you", title: "Sign in to see your essays", text: "Essays go with your account, on every device.", action: "Sign in" },
} satisfies typeof zh;
