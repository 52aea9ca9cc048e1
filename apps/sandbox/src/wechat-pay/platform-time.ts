const OFFSET_MS = 8 * 3_600_000;
const DATE_CHARACTERS = 10;

/** 2026-11-21T12:10:00+08:00, as the platform writes times. */
export function platformTime(ms: number): string {
  return `${local(ms)}+08:00`;
}

/** 2026-11-21 12:10:00, as its bills write them. */
export function billTime(ms: number): string {
  return local(ms).replace("T", " ");
}

/** 2026-11-21 */
export function platformDay(ms: number): string {
  return local(ms).slice(0, DATE_CHARACTERS);
}

/** 12:10 */
export function clockTime(ms: number): string {
  return local(ms).slice("2026-11-21T".length, "2026-11-21T12:10".length);
}

function local(ms: number): string {
  return new Date(ms + OFFSET_MS).toISOString().slice(0, "2026-11-21T12:10:00".length);
}
