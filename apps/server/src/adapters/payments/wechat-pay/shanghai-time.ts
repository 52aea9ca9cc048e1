const OFFSET_MS = 8 * 3_600_000;

/** RFC 3339 in whole seconds with the offset the platform writes: 2026-11-21T12:10:00+08:00. */
export function shanghaiTime(ms: number): string {
  return `${new Date(ms + OFFSET_MS).toISOString().slice(0, "YYYY-MM-DDTHH:mm:ss".length)}+08:00`;
}
