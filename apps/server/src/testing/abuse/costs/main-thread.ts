import { readFileSync } from "node:fs";

const NANOSECONDS_PER_MS = 1_000_000;

/**
 * CPU time the main thread of a process has used, in milliseconds. Linux counts it by thread, so the server needs no code for it and
 * a thread that hangs can be read. NaN for a process that is gone, and on systems without it.
 */
export function readMainThreadMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]) / NANOSECONDS_PER_MS;
  } catch {
    return Number.NaN;
  }
}
