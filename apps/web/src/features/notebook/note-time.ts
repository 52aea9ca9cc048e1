import { NOTE_BIN_DAYS } from "@tangleaf/contract/constants";
import { dayOf, timeOf } from "#lib/day-of.ts";
import { timeMessages } from "#messages/list.ts";
import { notebookMessages as m } from "#messages/notebook.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** 刚刚, 18:20, 昨天, 6 月 16 日. */
export function noteTime(time: string, now: Date): string {
  if (now.getTime() - new Date(time).getTime() < MINUTE_MS) return m.justNow;
  const day = dayOf(time, now);
  return day === timeMessages.today ? timeOf(time) : day;
}

/** How long a note stays in the bin: 还留 12 天. */
export function binTime(removedAt: string, now: Date): string {
  const days = (new Date(removedAt).getTime() - now.getTime()) / DAY_MS + NOTE_BIN_DAYS;
  return m.bin.left(Math.max(0, Math.ceil(days)));
}
