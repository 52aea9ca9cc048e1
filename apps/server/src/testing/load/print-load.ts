import { percentile } from "../percentile.ts";
import { DAY, THINK_MS } from "./day-person.ts";
import { sumOf, WAITS } from "./load-record.ts";
import type { Level } from "./raise-load.ts";
import type { FaultReport, LoadResult } from "./run-load.ts";

const whole = (value: number) => value.toFixed(0);

/** What a run said, for people. */
export function loadLines({ costs, levels, faults, promises }: LoadResult): string[] {
  const lines: string[] = [];
  if (costs.length > 0) {
    lines.push("", "| one of these | web µs | worker µs | PostgreSQL µs | Redis µs | rows that stay | bytes that stay | bytes of log |");
    lines.push("| --- | --- | --- | --- | --- | --- | --- | --- |");
    for (const { action, webUs, workerUs, postgresUs, redisUs, rows, storedBytes, walBytes } of costs) {
      const figures = [
        whole(webUs),
        whole(workerUs),
        whole(postgresUs),
        whole(redisUs),
        rows.toFixed(1),
        whole(storedBytes),
        whole(walBytes),
      ];
      lines.push(`| ${action} | ${figures.join(" | ")} |`);
    }
  }
  const day = Object.entries(DAY).map(([action, share]) => `${action} ${share} %`);
  lines.push("", `A day: ${day.join(", ")}; ${THINK_MS / 1000} s between two things on average; every page follows its stream.`, "");
  lines.push(`| people | calls a second | failed at first | ${WAITS.map((wait) => `${wait} p50 / p99 ms`).join(" | ")} | cores used | |`);
  lines.push(`| --- | --- | --- | ${WAITS.map(() => "---").join(" | ")} | --- | --- |`);
  lines.push(...levels.map(levelLine));
  for (const { people, waiting } of levels) {
    const said = [...waiting].filter(([, n]) => n >= 0.1).map(([what, n]) => `${what} ${n.toFixed(1)}`);
    if (said.length > 0) lines.push(`connections of the database at work with ${people} people: ${said.join(", ")}`);
  }
  const bent = levels.find((level) => level.bent.length > 0);
  if (bent === undefined) lines.push(`nothing bent with up to ${levels.at(-1)?.people ?? 0} people`);
  else
    lines.push(
      `bent first, with ${bent.people} people: ${bent.bent.join("; ")}`,
      `because: ${bent.why.join("; ") || "no resource was at its end"}`,
    );
  lines.push("", ...faults.map(faultLine), "");
  lines.push(
    `compared: ${Object.entries(promises.compared)
      .map(([what, n]) => `${n} ${what}`)
      .join(", ")}`,
  );
  lines.push(...promises.broken.map((line) => `NOT KEPT: ${line}`));
  if (promises.broken.length === 0) lines.push("kept: no text lost, ledger sums exact, nothing charged twice");
  return lines;
}

function levelLine({ people, report, used, driver, bent }: Level): string {
  const waits = WAITS.map((wait) => {
    const times = report.waits.get(wait) ?? [];
    return times.length === 0 ? "" : `${whole(percentile(times, 0.5))} / ${whole(percentile(times, 0.99))}`;
  });
  const shares = [...used, ["driver", driver] as const].map(([name, of]) => `${name} ${of.toFixed(2)}`);
  return `| ${people} | ${whole(report.calls / report.seconds)} | ${sumOf(report.failures)} | ${waits.join(" | ")} | ${shares.join(", ")} | ${bent.length === 0 ? "held" : "bent"} |`;
}

function faultLine({ name, report }: FaultReport): string {
  const failed = [...report.failures].map(([what, n]) => `${n} × ${what}`).join(", ") || "none";
  const edits = report.waits.get("edit") ?? [];
  return (
    `${name}: ${report.calls} calls answered, longest silence ${(report.silenceMs / 1000).toFixed(1)} s, ` +
    `edits p99 ${whole(percentile(edits, 0.99))} ms; asked again: ${failed}`
  );
}
