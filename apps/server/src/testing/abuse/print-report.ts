import type { AbuseReport } from "./run-abuse.ts";
import type { Finding, Row } from "./scoreboard.ts";

const EXAMPLES = 6;

/** Table and findings of a report, as lines. */
export function reportLines(report: AbuseReport): string[] {
  const { shape, rows, findings, streams, goodCallMs } = report;
  const head = ["group", "tried", "2xx", "3xx", "4xx", "5xx", "closed", "RSS before", "after", "peak MB", "slowest /healthz ms", "seconds"];
  const lines = [head, ...rows.map(cells)];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const table = lines.map((line) =>
    line.map((cell, n) => (n === 0 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0))).join("  "),
  );
  return [
    `# ${shape}`,
    ...table,
    `streams: ${streams.tried} sessions ended under a running text, the slowest stream ended ${Number.isFinite(streams.slowestMs) ? `${Math.round(streams.slowestMs)} ms later` : "not in time"}`,
    `a good call afterwards: ${goodCallMs} ms`,
    `findings: ${findings.length}`,
    ...gathered(findings),
  ];
}

function cells({ group, tried, byClass, before, after, slowestPulseMs, seconds }: Row): string[] {
  const counts = [
    tried,
    byClass["2"],
    byClass["3"],
    byClass["4"],
    byClass["5"],
    byClass.closed,
    before?.rssMb,
    after?.rssMb,
    after?.peakMb,
    slowestPulseMs,
  ];
  return [group, ...counts.map((count) => String(count ?? "?")), seconds.toFixed(1)];
}

/** One line per fault: the same problem by the same attacks, with everything it was seen at. */
function gathered(findings: readonly Finding[]): string[] {
  const perTarget = Map.groupBy(findings, ({ target, problem }) => `${target}\n${problem}`);
  const faults = Map.groupBy(perTarget.values(), (all) => `${all[0]?.problem} ${listed(all.map(({ attack }) => attack))}`);
  return [...faults.values()].map((all) => {
    const [first] = all.flat();
    const targets = listed(all.map(([one]) => one?.target ?? ""));
    const excerpt = first?.excerpt ? `\n    ${first.excerpt}` : "";
    return `- ${first?.problem}, ${all.flat().length} times: ${targets} by ${listed(all.flat().map(({ attack }) => attack))}${excerpt}`;
  });
}

function listed(names: readonly string[]): string {
  const all = [...new Set(names)];
  return all.slice(0, EXAMPLES).join("; ") + (all.length > EXAMPLES ? ` and ${all.length - EXAMPLES} more` : "");
}
