import type { essayListMessages as zh } from "../zh/essay-list.ts";

const essays = (count: string) => (count === "1" ? "1 essay" : `${count} essays`);

export const essayListMessages = {
  title: "My essays",
  lead: "Each goes on at the step where you left it.",
  binTitle: "Bin of essays",
  binLead: (days) => `Essays stay here for ${days} days and are then deleted.`,
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
    putBack: "That did not work; it is as it was",
  },
  forever: {
    title: (title) => `Delete “${title}” for good?`,
    text: "Its titles, outlines, text and versions go with it and cannot be found again.",
    keep: "Keep it",
    remove: "Delete for good",
  },
  more: "Show more",
  failed: { title: "The essays did not load", text: "The network is unsteady. Your essays are safe.", action: "Try again" },
  empty: {
    cells: "none",
    title: "No essays yet",
    text: "Find a title, draft an outline, then write it part by part.",
    action: "Start the first one",
  },
  emptyBin: { cells: "tidy", title: "The bin is empty", text: "Essays you move here stay for 30 days." },
  nothingFound: {
    cells: "none",
    title: "Nothing found",
    text: "Try another word: titles, topics and majors are searched.",
    action: "Show all",
  },
  signIn: { cells: "you", title: "Sign in to see your essays", text: "They follow your account to every device.", action: "Sign in" },
} satisfies typeof zh;
