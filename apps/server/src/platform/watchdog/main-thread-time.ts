import { readFileSync } from "node:fs";

/** The main thread has the number of its process. */
const MAIN_THREAD_FILE = `/proc/self/task/${process.pid}/stat`;
/** Runs, or would if it got a processor. */
const RUNNABLE = "R";
/** Unit of the times in /proc, the same on every Linux. */
const MS_PER_UNIT = 10;

/**
 * Processor time of the main thread so far, in ms. Null when the thread has nothing to compute, because it waits for a file, a lock
 * or a timer, and where the system does not tell (not Linux).
 */
export function readMainThreadTime(): number | null {
  try {
    // The second field is the name in brackets, which may contain anything; fields 3, 14 and 15 are the state, user and system time.
    const fields = readFileSync(MAIN_THREAD_FILE, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return fields[0] === RUNNABLE ? (Number(fields[11]) + Number(fields[12])) * MS_PER_UNIT : null;
  } catch {
    return null;
  }
}
