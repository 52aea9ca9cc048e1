import { setImmediate as nextTurn } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../../db/schema/index.ts";
import type { Clock } from "../../ports/clock.ts";
import type { ActiveRun } from "./active-run.ts";
import { CHECKPOINT_TICK_MS, STOP_LOOK_MS } from "./constants.ts";
import { createCheckpointSaver, isRowRefused } from "./run.repo.ts";

/** Rows of one statement. Every number of rows is a statement of its own to prepare and keep: few of them serve any number of runs. */
const ROWS_PER_STATEMENT = 100;

/** Runs whose waiting text is taken in one turn. */
const RUNS_PER_TURN = 100;

export type Checkpointer = {
  /** A run has gathered so much text that it cannot wait for the next tick. */
  soon(): void;
  close(): void;
};

/**
 * Stores the text of all running generations together, in one transaction at a time. Where the database refuses a row for
 * what it says, the others are stored without it, and its run ends.
 */
export function createCheckpointer(input: {
  db: Kysely<Database>;
  clock: Clock;
  log: Logger;
  runs: () => Iterable<ActiveRun>;
}): Checkpointer {
  const { db, clock, log } = input;
  const saveCheckpoints = createCheckpointSaver();
  let busy = false;
  let again = false;

  async function save(): Promise<void> {
    if (busy) {
      again = true;
      return;
    }
    busy = true;
    try {
      do {
        again = false;
        await takeWaiting();
        await saveDue(dueRuns());
      } while (again);
    } catch (error) {
      // The next tick tries again; the text is still in memory.
      log.error({ err: error }, "checkpoint failed");
    } finally {
      busy = false;
    }
  }

  /** What has come is stored with the rest. In several turns: nobody's words wait for all of it. */
  async function takeWaiting(): Promise<void> {
    let taken = 0;
    for (const run of input.runs()) {
      run.takeWaiting();
      taken++;
      if (taken % RUNS_PER_TURN === 0) await nextTurn();
    }
  }

  function dueRuns(): ActiveRun[] {
    const now = clock.now();
    // In one order everywhere, so that no two transactions wait for each other.
    return [...input.runs()]
      .filter(
        (run) => !run.finishing && run.aborted !== "refused" && (run.text.length > run.savedUnits || now - run.savedAt >= STOP_LOOK_MS),
      )
      .sort((a, b) => (a.row.id < b.row.id ? -1 : 1));
  }

  /** Halves of a refused batch are tried again, so that one bad row among thousands costs a few statements and stands alone. */
  async function saveDue(due: readonly ActiveRun[]): Promise<void> {
    const [first] = due;
    if (first === undefined) return;
    try {
      await saveTogether(due);
    } catch (error) {
      if (!isRowRefused(error)) throw error;
      if (due.length === 1) return endRefused(first, error);
      const half = Math.ceil(due.length / 2);
      await saveDue(due.slice(0, half));
      await saveDue(due.slice(half));
    }
  }

  function endRefused(run: ActiveRun, error: unknown): void {
    log.error({ err: error, generationId: run.row.id }, "the database refuses a text; its run ends");
    run.abort("refused");
  }

  async function saveTogether(due: readonly ActiveRun[]): Promise<void> {
    const units = new Map(due.map((run) => [run, run.text.length]));
    const checkpoints = due.map((run) => ({ id: run.row.id, epoch: run.row.epoch, text: run.text, chars: run.counter.total }));
    const saved = await db.transaction().execute(async (trx) => {
      const all = new Map<string, { stop: boolean }>();
      for (let from = 0; from < checkpoints.length; from += ROWS_PER_STATEMENT) {
        for (const [id, state] of await saveCheckpoints(trx, checkpoints.slice(from, from + ROWS_PER_STATEMENT))) all.set(id, state);
      }
      return all;
    });
    const now = clock.now();
    for (const run of due) {
      const state = saved.get(run.row.id);
      if (state === undefined) run.abort("lost");
      else {
        run.savedUnits = units.get(run) ?? run.savedUnits;
        run.savedAt = now;
        if (state.stop) run.abort("stop");
      }
    }
  }

  const stopTicking = clock.every(CHECKPOINT_TICK_MS, save);
  return {
    soon: () => void save(),
    close: stopTicking,
  };
}
