import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { openDatabase } from "../../db/open-database.ts";
import { percentile } from "../percentile.ts";
import { type LoadRecord, type LoadReport, sumOf, type Wait } from "./load-record.ts";
import type { LoadServices } from "./load-services.ts";
import { cores, machineSeconds } from "./processor-time.ts";
import type { ServerFleet } from "./server-fleet.ts";

/** What people put up with at p99, in milliseconds: beyond it something has bent. */
const BENT_FROM_MS: Readonly<Record<Wait, number>> = { browse: 1000, edit: 1000, "first word": 3000, export: 5000, pay: 5000 };
const FAILURES_MAX_SHARE = 0.005;
/** A process that runs one thread is at its end a little below a core; so is a machine. */
const FULL = 0.9;
const SAMPLE_MS = 500;
const P99 = 0.99;

/** One level of load and what it did. `used`: cores by process. `waiting`: connections of the database that waited, by what for, at a moment. */
export type Level = {
  readonly people: number;
  readonly report: LoadReport;
  readonly used: ReadonlyMap<string, number>;
  readonly machine: number;
  readonly driver: number;
  readonly waiting: ReadonlyMap<string, number>;
  readonly bent: readonly string[];
  readonly why: readonly string[];
};

/** Measures how a level of load goes for so many seconds. */
export async function measureLevel(
  parts: { services: LoadServices; fleet: ServerFleet; record: LoadRecord },
  people: number,
  seconds: number,
): Promise<Level> {
  const { services, fleet, record } = parts;
  const { db, close } = await openDatabase({ dataDir: "", databaseUrl: services.postgres.url });
  record.take();
  const before = { used: fleet.seconds(), machine: machineSeconds(), driver: process.cpuUsage() };
  const waits = new Map<string, number>();
  const until = performance.now() + seconds * 1000;
  let samples = 0;
  while (performance.now() < until) {
    const { rows } = await sql<{
      what: string;
      n: number;
    }>`select coalesce(wait_event_type || ' ' || wait_event, 'running') as what, count(*) as n
      from pg_stat_activity where state = 'active' and pid <> pg_backend_pid() group by 1`.execute(db);
    for (const { what, n } of rows) waits.set(what, (waits.get(what) ?? 0) + Number(n));
    samples += 1;
    await sleep(SAMPLE_MS);
  }
  await close();
  const report = record.take();
  const used = new Map([...fleet.seconds()].map(([name, now]) => [name, (now - (before.used.get(name) ?? 0)) / report.seconds]));
  const machine = (machineSeconds() - before.machine) / report.seconds;
  const { user, system } = process.cpuUsage(before.driver);
  const waiting = new Map([...waits].map(([what, n]) => [what, n / samples]));
  const level = { people, report, used, machine, driver: (user + system) / 1e6 / report.seconds, waiting };
  return { ...level, bent: bendsOf(report), why: fullOnes(level) };
}

/** What people would have noticed. */
function bendsOf({ waits, failures, calls }: LoadReport): string[] {
  const slow = [...waits].flatMap(([wait, times]) => {
    const p99 = percentile(times, P99);
    return p99 > BENT_FROM_MS[wait] ? [`${wait} p99 ${p99.toFixed(0)} ms (bound ${BENT_FROM_MS[wait]})`] : [];
  });
  const failed = sumOf(failures);
  return failed > FAILURES_MAX_SHARE * (calls + failed) ? [...slow, `${failed} of ${calls + failed} calls failed at first`] : slow;
}

/** Resources that were at their end. */
function fullOnes({ used, machine, driver, waiting }: Pick<Level, "used" | "machine" | "driver" | "waiting">): string[] {
  const full = [...used, ["the driver of this run", driver] as const].filter(([name, of]) => name !== "PostgreSQL" && of >= FULL);
  const said = full.map(([name, of]) => `${name} used ${of.toFixed(2)} of the one core it can use`);
  const ours = [...used.values()].reduce((sum, of) => sum + of, driver);
  if (machine >= FULL * cores)
    said.push(
      `the machine was full: ${machine.toFixed(2)} of ${cores} cores, ${ours.toFixed(2)} of them used by this run, without its model`,
    );
  for (const [what, n] of waiting) if (what.startsWith("Lock") && n >= 1) said.push(`${n.toFixed(1)} connections waited for ${what}`);
  return said;
}
