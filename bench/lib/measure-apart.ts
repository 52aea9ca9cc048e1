import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

/** What a piece of work took in a process of its own, and what memory it had at most over the idle one. */
export type Measured = { readonly ms: number; readonly peakMb: number; readonly said: string };

const KB_PER_MB = 1024;
const OUTPUT_MAX_BYTES = 10_485_760;
/** Written there, Linux forgets the most memory a process ever had, as it was while it loaded its modules. */
const FORGET_PEAK = "5";

const memoryMb = (line: "VmHWM" | "VmRSS"): number =>
  Number(new RegExp(`${line}:\\s+(\\d+) kB`).exec(readFileSync("/proc/self/status", "utf8"))?.[1] ?? Number.NaN) / KB_PER_MB;

/** Runs this file again with `args`, in a process of its own. */
export function measureApart(file: string, args: readonly string[]): Measured {
  const out = execFileSync(process.execPath, ["--disable-warning=ExperimentalWarning", file, "apart", ...args], {
    encoding: "utf8",
    maxBuffer: OUTPUT_MAX_BYTES,
  });
  return JSON.parse(out) as Measured;
}

/** The other side of it: everything that is no work is done before. */
export async function reportWork(work: () => Promise<string>): Promise<void> {
  writeFileSync("/proc/self/clear_refs", FORGET_PEAK);
  const idleMb = memoryMb("VmRSS");
  const begun = performance.now();
  const said = await work();
  const ms = performance.now() - begun;
  const peakMb = Math.max(0, memoryMb("VmHWM") - idleMb);
  process.stdout.write(JSON.stringify({ ms, peakMb, said } satisfies Measured));
}
