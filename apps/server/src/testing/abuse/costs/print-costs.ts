import type { CostRow } from "./measure-entry.ts";
import type { CostsReport } from "./run-costs.ts";

const HEAD = [
  "kind",
  "entry",
  "",
  "calls",
  "answers",
  "heaviest call, main ms",
  "main ms",
  "other p50",
  "p99",
  "healthz max",
  "peak MB",
  "s",
];

/** Table, faults and what was not run, as lines. */
export function costLines({ shape, rows, notRun, quiet }: CostsReport): string[] {
  const faulty = rows.filter(({ faults }) => faults.length > 0);
  return [
    `# costs, ${shape}: ${rows.length} entries; another person alone: p50 ${quiet.p50}, p99 ${quiet.p99}, /healthz ${quiet.healthMax} ms`,
    ...[HEAD, HEAD.map(() => "---"), ...rows.map(cells)].map((line) => `| ${line.join(" | ")} |`),
    ...(notRun.length === 0 ? [] : [`not run, as time was over: ${notRun.length}`, ...notRun.map((name) => `  ${name}`)]),
    `faults: ${faulty.length}`,
    ...faulty.flatMap(({ kind, name, finding, faults }) => [
      `- ${kind}: ${name}${finding === "" ? "" : ` (${finding})`}`,
      ...faults.map((fault) => `    ${fault}`),
    ]),
  ];
}

/** One line while it runs. */
export function progressLine({ kind, name, heaviestMs, other, seconds, faults }: CostRow): string {
  const words = faults.length === 0 ? "" : `  FAULT ${faults.join("; ").slice(0, 200)}`;
  return `${kind}: ${name}: ${heaviestMs} ms, other ${other.p99} ms, ${seconds.toFixed(1)} s${words}`;
}

function cells({ kind, name, finding, calls, answers, heaviestMs, mainMs, other, peakMb, seconds }: CostRow): string[] {
  const measured = [heaviestMs, mainMs, other.p50, other.p99, other.healthMax, peakMb].map(String);
  return [kind, name, finding, String(calls), answers.replaceAll("|", "\\|").replaceAll(/\s+/g, " "), ...measured, seconds.toFixed(1)];
}
