import type { textsMessages as zh } from "../zh/texts.ts";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

export const textsMessages = {
  title: "My writing",
  lead: "Everything you've written, on every device.",
  search: "Find a text",
  searchPlaceholder: "Words from a title or a text",
  total: (count: string) => `${count} in all`,
  today: "Today",
  yesterday: "Yesterday",
  day: (month: number, day: number) => `${day} ${MONTHS[month - 1] ?? ""}`,
  dayOfYear: (year: number, month: number, day: number) => `${day} ${MONTHS[month - 1] ?? ""} ${year}`,
  status: { queued: "Queued", writing: "Writing", done: "Done", stopped: "Stopped", interrupted: "Broke off", failed: "Not written" },
  draft: (no: number) => `Draft ${no}`,
  characters: (count: string) => `${count} words`,
  charactersOf: (count: string, target: string) => `${count} / ${target} words`,
  copy: "Copy",
  copied: "Copied",
  copyFailed: "Couldn't copy",
  word: "Word",
  remove: "Delete",
  confirm: {
    title: "Delete this text?",
    text: "It can't be brought back, and the tokens it used aren't returned.",
    keep: "Keep it",
    remove: "Delete",
  },
  removed: "Deleted",
  more: "Show more",
  loading: "Fetching your texts",
  empty: {
    cells: "none",
    title: "Nothing written yet",
    text: "Pick a scene, fill in a few boxes, and there's your first one.",
    action: "Find a scene",
  },
  nothingFound: {
    cells: "zero",
    title: "Nothing found",
    text: "Try another word. Titles and texts are both searched.",
    action: "Show all",
  },
  failed: { title: "Couldn't fetch your texts", text: "The connection is shaky. Your texts are safe.", action: "Try again" },
  signIn: { cells: "sign", title: "Sign in to see your writing", text: "What you write stays with your account.", action: "Sign in" },
} satisfies typeof zh;
