import { findScene } from "@tangleaf/catalogue";
import { CHECKPOINT_CHARACTERS, GENERATION_TIMEOUT_MS } from "@tangleaf/contract";
import { isStorageFull } from "../../platform/storage-full.ts";
import type { Model, ModelInfo } from "../../ports/model.ts";
import { type AbortReason, type ActiveRun, createActiveRun } from "./active-run.ts";
import { createCheckpointer } from "./checkpointer.ts";
import {
  MODERATED_SEAM_UNITS,
  QUEUE_PASS_ROWS,
  RUNS_PER_PROCESS,
  SETTLE_ATTEMPTS,
  SETTLE_FULL_PAUSE_MS,
  SETTLE_PAUSE_MS,
} from "./constants.ts";
import { endingOf, endingOfRefused } from "./ending-of.ts";
import { type Ending, finishRun } from "./finish-run.ts";
import type { GenerationRow } from "./generation.repo.ts";
import type { Kind, Task } from "./kind.ts";
import { kinds } from "./kinds.gen.ts";
import type { Live } from "./live.ts";
import type { GenerationOptions } from "./options.ts";
import { pickNext } from "./pick-next.ts";
import { claim, countWritingByModel, isRowRefused, listQueued } from "./run.repo.ts";
import { screenStrings } from "./screen-strings.ts";
import type { WriteInput, WritingEnd, Written } from "./writing/ask-model.ts";
import { createTokenUsage } from "./writing/token-usage.ts";
import { writeStructured } from "./writing/write-structured.ts";
import { writeText } from "./writing/write-text.ts";

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
export function createRunner(options: GenerationOptions & { readonly live: Live }): Runner {
  const { db, clock, log, models, live, processId, moderation } = options;
  const active = new Map<string, ActiveRun>();
  const checkpointer = createCheckpointer({ db, clock, log, runs: () => active.values() });
  const infos = models.map(({ info }) => info);
  const bounded = infos.some(({ concurrency }) => concurrency > 0);
  /** Runs to stop that have not begun yet: the row said "writing" before the claim came back. */
  const stopEarly = new Set<string>();
  let passing = false;
  let again = false;
  let draining = !options.runs;

  async function pass(): Promise<void> {
    if (passing) {
      again = true;
      return;
    }
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
    const capacity = RUNS_PER_PROCESS - active.size;
    if (draining || capacity <= 0) return;
    const queued = await listQueued(db, QUEUE_PASS_ROWS);
    if (queued.length === 0) return;
    const writing = bounded ? await countWritingByModel(db) : new Map<string, number>();
    for (const { id } of pickNext({ queued, writing, models: infos, capacity })) {
      if (draining) return;
      const row = await claim(db, { id, owner: processId, now: clock.now() });
      if (row !== undefined) begin(row);
    }
  }

  function begin(row: GenerationRow): void {
    const run = createActiveRun(row, clock.now());
    active.set(row.id, run);
    if (draining) run.abort("drain");
    if (stopEarly.delete(row.id) || row.stop_requested === 1) run.abort("stop");
    run.ended = write(run)
      .catch((error: unknown) => log.error({ err: error, generationId: row.id }, "run not settled; the sweep will"))
      .then(() => {
        active.delete(row.id);
        if (bounded || active.size >= RUNS_PER_PROCESS - 1) void pass();
      });
  }

  async function write(run: ActiveRun): Promise<void> {
    const { row } = run;
    const task = JSON.parse(row.task) as Task;
    const kind: Kind = kinds[task.kind];
    const candidates = candidatesFor(models, row.model);
    const first = candidates[0];
    if (first === undefined) throw new Error("no model configured");
    const tokenUsage = createTokenUsage();
    const left = GENERATION_TIMEOUT_MS - (clock.now() - (row.started_at ?? clock.now()));
    const cancelTimeout = clock.after(left, () => run.abort("timeout"));
    const screen = moderation.open(row.text.slice(-MODERATED_SEAM_UNITS));
    let end: WritingEnd | null = null;
    let error: unknown = null;
    const take = (piece: Written) => {
      if (piece.type === "result") {
        const screened = screenStrings(moderation, piece.result);
        run.result = screened.value;
        return block(screened.blocked);
      }
      if (piece.type !== "text") {
        if (piece.type === "progress") run.progress = piece;
        live.emit(row.id, piece);
        return;
      }
      const seen = screen.push(piece.text);
      append(run, seen.text);
      block(seen.blocked);
    };
    const block = (category: string | null) => {
      if (category === null || run.aborted !== null) return;
      log.warn({ generationId: row.id, category }, "answer ended by the moderation");
      run.abort("blocked");
    };
    try {
      const scene = row.scene_type === null ? null : findScene(row.scene_type);
      const runLog = log.child({ generationId: row.id });
      const input: WriteInput = { kind, task, scene, models: candidates, signal: run.signal, tokenUsage, log: runLog, emit: take };
      end = kind.output.format === "json" ? await writeStructured(input, kind.output) : await writeText(input);
    } catch (thrown) {
      error = thrown;
      log.warn({ generationId: row.id, err: thrown }, "run broken off");
    } finally {
      cancelTimeout();
    }
    if (run.aborted === "lost") return;
    if (run.aborted !== "blocked") append(run, screen.end());
    run.finishing = true;
    const used = candidates.find(({ info }) => info.name === tokenUsage.model)?.info ?? first.info;
    const ending =
      run.aborted === "refused"
        ? endingOfRefused(run, used)
        : endingOf({
            text: run.text,
            result: run.result,
            seedUnits: row.seed_units,
            tokenUsage,
            model: used,
            aborted: run.aborted,
            end,
            error,
          });
    await settle(run, ending, used);
    live.emit(row.id, { type: "end" });
  }

  function append(run: ActiveRun, text: string): void {
    if (text === "") return;
    const at = run.text.length;
    run.text += text;
    run.counter.push(text);
    live.emit(run.row.id, { type: "text", at, text });
    if (run.text.length - run.savedUnits >= CHECKPOINT_CHARACTERS) checkpointer.soon();
  }

  async function settle(run: ActiveRun, wanted: Ending, model: ModelInfo): Promise<void> {
    let ending = wanted;
    for (let attempt = 1; ; attempt++) {
      try {
        await finishRun(options, { row: run.row, from: "writing", ending, now: clock.now() });
        return;
      } catch (error) {
        // A store without room may stay so for long, and the rest of the text is nowhere else: it waits as long as the process may.
        const full = isStorageFull(error);
        if (attempt >= SETTLE_ATTEMPTS && (!full || draining)) throw error;
        log.error({ err: error, generationId: run.row.id, attempt }, "settling failed");
        // It would be refused again.
        if (isRowRefused(error)) ending = endingOfRefused(run, model);
        await new Promise<void>((resolve) => clock.after(full ? SETTLE_FULL_PAUSE_MS : SETTLE_PAUSE_MS * 2 ** attempt, resolve));
      }
    }
  }

  return {
    wake: () => void pass(),
    get: (id) => active.get(id),
    stop(id) {
      const run = active.get(id);
      if (run !== undefined) return run.abort("stop");
      if (stopEarly.size >= STOPS_REMEMBERED) stopEarly.clear();
      stopEarly.add(id);
    },
    async drain(graceMs) {
      draining = true;
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

/** The chosen model, then those of its class; the first of all where it is not configured any more. */
function candidatesFor(models: readonly Model[], name: string): Model[] {
  const chosen = models.find(({ info }) => info.name === name) ?? models[0];
  if (chosen === undefined) return [];
  return [chosen, ...models.filter((model) => model !== chosen && model.info.class === chosen.info.class)];
}
