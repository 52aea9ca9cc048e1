import type { Kysely } from "kysely";
import type { Database } from "../../db/schema/index.ts";
import type { TakenItem } from "../queue/queue.ts";
import { type AbortReason, type ActiveRun, createActiveRun } from "./active-run.ts";
import { createCheckpointer } from "./checkpointer.ts";
import { QUEUE_KIND, RUNS_PER_PROCESS } from "./constants.ts";
import type { GenerationRow } from "./generation.repo.ts";
import type { Live } from "./live.ts";
import type { GenerationParts } from "./options.ts";
import { requeueRun } from "./requeue-run.ts";
import { writeRun } from "./run/write-run.ts";
import { beginWriting } from "./run.repo.ts";
import type { Pulse } from "./watching/pulse.ts";

/** Most of them are for runs that ended meanwhile and are never asked for. */
const STOPS_REMEMBERED = 1000;

export type Runner = {
  /** Something may be waiting: look at the queue. */
  wake(): void;
  get(id: string): ActiveRun | undefined;
  /** Stops a run of this process, also one that is taken at this very moment. */
  stop(id: string): void;
  /** Takes nothing new, lets what is running finish for `graceMs`, then ends it; resolves when all of it is settled. */
  drain(graceMs: number): Promise<void>;
};

/** Takes queued generations and writes them. */
export function createRunner(options: GenerationParts & { readonly live: Live; readonly pulse: Pulse }): Runner {
  const { db, clock, log, models, live, pulse, processId, queue } = options;
  const active = new Map<string, ActiveRun>();
  const checkpointer = createCheckpointer({ db, clock, log, runs: () => active.values() });
  const fallback = models[0]?.info.name ?? "";
  const bounds = new Map(models.map(({ info }) => [info.name, info.concurrency]));
  const bounded = models.some(({ info }) => info.concurrency > 0);
  /** Runs to stop that have not begun yet: the row said "writing" before the claim came back. */
  const stopEarly = new Set<string>();
  /** Resolves when the pass under way, or the last one, has ended. */
  let passed = Promise.resolve();
  let passing = false;
  let again = false;
  let draining = !options.runs;
  const context = { options, live, pulse, onCheckpoint: checkpointer.soon, isDraining: () => draining };

  function pass(): void {
    if (passing) again = true;
    else passed = takeAll();
  }

  async function takeAll(): Promise<void> {
    passing = true;
    try {
      do {
        again = false;
        await takeQueued();
      } while (again && !draining);
    } catch (error) {
      log.error({ err: error }, "queue pass failed");
    } finally {
      passing = false;
    }
  }

  async function takeQueued(): Promise<void> {
    for (;;) {
      const capacity = RUNS_PER_PROCESS - active.size;
      if (draining || capacity <= 0) return;
      const taken = await queue.claim({ kind: QUEUE_KIND, owner: processId, capacity, bounds, fallback, begin: beginAll });
      if (taken.length === 0) return;
      for (const { item, begun } of taken) {
        if (draining && (await requeueRun(options, begun))) continue;
        begin(begun, item);
      }
    }
  }

  async function beginAll(trx: Kysely<Database>, items: readonly TakenItem[]): Promise<Map<string, GenerationRow>> {
    const rows = await beginWriting(trx, { ids: items.map(({ id }) => id), owner: processId, now: clock.now() });
    return new Map(rows.map((row) => [row.id, row]));
  }

  function begin(row: GenerationRow, item: TakenItem): void {
    const run = createActiveRun(row, clock.now());
    active.set(row.id, run);
    if (draining) run.abort("drain");
    if (stopEarly.delete(row.id) || row.stop_requested === 1) run.abort("stop");
    run.ended = writeRun(context, run, item)
      .catch((error: unknown) => log.error({ err: error, generationId: row.id }, "run not settled; the sweep will"))
      .then(() => {
        active.delete(row.id);
        if (bounded || active.size >= RUNS_PER_PROCESS - 1) pass();
      });
  }

  return {
    wake: pass,
    get: (id) => active.get(id),
    stop(id) {
      const run = active.get(id);
      if (run !== undefined) return run.abort("stop");
      if (stopEarly.size >= STOPS_REMEMBERED) stopEarly.clear();
      stopEarly.add(id);
    },
    async drain(graceMs) {
      draining = true;
      await passed;
      const all = Promise.all([...active.values()].map(({ ended }) => ended));
      if (graceMs > 0) await Promise.race([all, new Promise<void>((resolve) => clock.after(graceMs, resolve))]);
      abortAll("drain");
      await Promise.all([...active.values()].map(({ ended }) => ended));
      checkpointer.close();
    },
  };

  function abortAll(reason: AbortReason): void {
    for (const run of active.values()) run.abort(reason);
  }
}
