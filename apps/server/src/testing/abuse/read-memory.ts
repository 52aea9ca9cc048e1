import { readFileSync, writeFileSync } from "node:fs";

const KILOBYTES_PER_MEGABYTE = 1024;
/** What Linux takes as "begin to measure the peak anew". */
const RESET_PEAK = "5";

export type Memory = { readonly rssMb: number; readonly peakMb: number };

/** What a process holds now and what it held at most since `resetPeak`; null where there is no /proc. */
export function readMemory(pid: number): Memory | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / KILOBYTES_PER_MEGABYTE;
    return { rssMb: Math.round(megabytes("VmRSS")), peakMb: Math.round(megabytes("VmHWM")) };
  } catch {
    return null;
  }
}

export function resetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, RESET_PEAK);
  } catch {
    // Without it the peak is the one since the start, which is a stricter measure.
  }
}
