import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parentOf, processes } from "../own-services.ts";

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Seconds of processor a process has used, with all its threads; 0 for one that is gone. */
export function secondsOf(pid: number): number {
  return sumOf(pid, 11, 13);
}

/** The same of a process, the children it has and those it had. */
export function secondsOfFamily(pid: number): number {
  const children = processes().filter((one) => parentOf(one) === pid);
  return children.reduce((sum, child) => sum + secondsOf(child), sumOf(pid, 11, 15));
}

/** Seconds all cores of this machine were busy, with whatever else runs on it. */
export function machineSeconds(): number {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] = (readFileSync("/proc/stat", "utf8").split("\n")[0] ?? "")
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return (user + nice + system + irq + softIrq) / TICKS_PER_SECOND;
}

export const cores = availableParallelism();

function sumOf(pid: number, from: number, to: number): number {
  try {
    // The name, in brackets, may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ").slice(from, to) ?? [];
    return fields.reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}
