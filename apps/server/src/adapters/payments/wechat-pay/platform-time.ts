import { shanghaiTime } from "../../../platform/shanghai-day.ts";

/** RFC 3339 in whole seconds with the offset the platform writes: 2026-11-21T12:10:00+08:00. */
export function platformTime(ms: number): string {
  return `${shanghaiTime(ms).replace(" ", "T")}+08:00`;
}
