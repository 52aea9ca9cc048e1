import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "undici";

const KILOBYTES_PER_MEGABYTE = 1024;
/** Written to /proc/<pid>/clear_refs, it resets the peak. */
const RESET_PEAK = "5";

const PAUSE_MS = 50;

/** Calls /healthz repeatedly: its slowest answer shows for how long the server did not respond. */
export function startPulse(url: string): { stop(): Promise<number> } {
  const client = new Client(url);
  let slowestMs = 0;
  let isOver = false;
  const beating = (async () => {
    while (!isOver) {
      const began = performance.now();
      await client
        .request({ path: "/healthz", method: "GET" })
        .then(({ body }) => body.dump())
        .catch(() => {});
      slowestMs = Math.max(slowestMs, performance.now() - began);
      await sleep(PAUSE_MS);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await beating;
      await client.destroy();
      return Math.round(slowestMs);
    },
  };
}

export type Memory = { readonly rssMb: number; readonly peakMb: number };

/** Resident memory of a process, now and at its peak since `resetPeak`; null without /proc. */
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
    // Without it the peak since the start is used, which is stricter.
  }
}
