import type { timeMessages as zh } from "../zh/time.ts";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

export const timeMessages = {
  today: "Today",
  yesterday: "Yesterday",
  day: (month, day) => `${day} ${MONTHS[month - 1] ?? ""}`,
  dayOfYear: (year, month, day) => `${day} ${MONTHS[month - 1] ?? ""} ${year}`,
} satisfies typeof zh;
