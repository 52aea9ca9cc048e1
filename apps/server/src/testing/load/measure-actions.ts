import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { openDatabase } from "../../db/open-database.ts";
import type { Action, DayPerson } from "./day-person.ts";
import type { LoadServices } from "./load-services.ts";
import type { ServerFleet } from "./server-fleet.ts";

/** Enough of each that hundredths of a second are told apart. */
const TIMES: Readonly<Record<Action, number>> = { browse: 300, edit: 40, write: 40, export: 60, pay: 40 };
/** What an action leaves to be done afterwards: compaction, lists, the sweep of orders. */
const SETTLE_MS = 3000;
const US_PER_SECOND = 1e6;

/** What one action costs; `storedBytes` are of the rows and files that stay, `walBytes` what the database wrote to its log. */
export type ActionCost = {
  readonly action: Action;
  readonly webUs: number;
  readonly workerUs: number;
  readonly postgresUs: number;
  readonly redisUs: number;
  readonly rows: number;
  readonly storedBytes: number;
  readonly walBytes: number;
};

/** Each action by itself, done by all these people together. What the fleet does at rest is taken off. */
export async function measureActions(services: LoadServices, fleet: ServerFleet, people: readonly DayPerson[]): Promise<ActionCost[]> {
  const { db, close } = await openDatabase({ dataDir: "", databaseUrl: services.postgres.url });
  const state = async () => {
    const counted = await countEverything();
    const files = [...services.store.objects.values()].reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
    return { ...counted, bytes: counted.bytes + files, at: performance.now(), used: usedBy(fleet) };
  };
  async function countEverything() {
    const tables = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
    let [rows, bytes] = [0, 0];
    for (const { name } of tables.rows) {
      const counted = await sql<{
        rows: number;
        bytes: number;
      }>`select count(*) as rows, coalesce(sum(pg_column_size(t.*)), 0) as bytes from ${sql.table(name)} t`.execute(db);
      rows += Number(counted.rows[0]?.rows ?? 0);
      bytes += Number(counted.rows[0]?.bytes ?? 0);
    }
    const wal = await sql<{ at: number }>`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as at`.execute(db);
    return { rows, bytes, wal: Number(wal.rows[0]?.at ?? 0) };
  }
  const idle = await restingRates(fleet);
  const costs: ActionCost[] = [];
  for (const action of Object.keys(TIMES) as Action[]) {
    // What only the first of its kind does: a note, a text to export.
    await Promise.all(people.map((person) => person.act(action)));
    await sleep(SETTLE_MS);
    const before = await state();
    let left = TIMES[action];
    const work = async (person: DayPerson) => {
      while (left-- > 0) await person.act(action);
    };
    const beforeCpu = usedBy(fleet);
    const began = performance.now();
    await Promise.all(people.map(work));
    await sleep(SETTLE_MS);
    const seconds = (performance.now() - began) / 1000;
    const used = usedBy(fleet);
    const after = await state();
    const us = (part: Part) => Math.max(0, ((used[part] - beforeCpu[part] - idle[part] * seconds) / TIMES[action]) * US_PER_SECOND);
    const each = (what: "rows" | "bytes" | "wal") => (after[what] - before[what]) / TIMES[action];
    costs.push({
      action,
      webUs: us("web"),
      workerUs: us("worker"),
      postgresUs: us("PostgreSQL"),
      redisUs: us("Redis"),
      rows: each("rows"),
      storedBytes: each("bytes"),
      walBytes: each("wal"),
    });
  }
  await close();
  return costs;
}

const PARTS = ["web", "worker", "PostgreSQL", "Redis"] as const;
type Part = (typeof PARTS)[number];

function usedBy(fleet: ServerFleet): Record<Part, number> {
  const used = { web: 0, worker: 0, PostgreSQL: 0, Redis: 0 };
  for (const [name, seconds] of fleet.seconds()) used[PARTS.find((part) => name.startsWith(part)) ?? "web"] += seconds;
  return used;
}

/** Seconds of processor a second, while nobody is there. */
async function restingRates(fleet: ServerFleet): Promise<Record<Part, number>> {
  const before = usedBy(fleet);
  await sleep(2 * SETTLE_MS);
  const after = usedBy(fleet);
  return Object.fromEntries(PARTS.map((part) => [part, (after[part] - before[part]) / ((2 * SETTLE_MS) / 1000)])) as Record<Part, number>;
}
