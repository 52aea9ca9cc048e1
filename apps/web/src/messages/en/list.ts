import type * as zh from "../zh/list.ts";

export const listMessages = {
  loading: "Loading",
  failed: "The connection is shaky. Nothing is lost.",
  again: "Try again",
  pager: { label: "Pages", previous: "Previous page", next: "Next page", page: (page) => `Page ${page}` },
  pastTheEnd: { cells: "none", title: "Nothing on this page", text: "The list isn't that long.", action: "Back to page 1" },
  dates: { from: "From", to: "To", apply: "Show these days", span: (from, to) => format(FULL).formatRange(new Date(from), new Date(to)) },
} satisfies typeof zh.listMessages;

const SHORT = { day: "numeric", month: "short", timeZone: "UTC" } as const;
const FULL = { ...SHORT, year: "numeric" } as const;
const format = (form: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("en-GB", form);

/** Has every day of the calendar. */
const LEAP_YEAR = 2000;

export const timeMessages = {
  today: "Today",
  yesterday: "Yesterday",
  day: (month, day) => format(SHORT).format(Date.UTC(LEAP_YEAR, month - 1, day)),
  dayOfYear: (year, month, day) => format(FULL).format(Date.UTC(year, month - 1, day)),
} satisfies typeof zh.timeMessages;
