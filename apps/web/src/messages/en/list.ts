import type * as zh from "../zh/list.ts";

export const listMessages = {
  loading: "Loading",
  failed: "The network is unsteady. Nothing has been lost.",
  again: "Try again",
  pager: { label: "Pages", previous: "Previous page", next: "Next page", page: (page) => `Page ${page}` },
  pastTheEnd: { cells: "none", title: "Nothing on this page", text: "The list is not that long.", action: "Back to page 1" },
  dates: { from: "From", to: "To", apply: "Show these days", span: (from, to) => `${from} to ${to}` },
} satisfies typeof zh.listMessages;

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

export const timeMessages = {
  today: "Today",
  yesterday: "Yesterday",
  day: (month, day) => `${day} ${MONTHS[month - 1] ?? ""}`,
  dayOfYear: (year, month, day) => `${day} ${MONTHS[month - 1] ?? ""} ${year}`,
} satisfies typeof zh.timeMessages;
