import { findScene } from "@tangleaf/catalogue";
import { CHECKPOINT_CHARACTERS, GENERATION_TIMEOUT_MS } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema/index.ts";
import { isStorageFull } from "../../platform/storage-full.ts";
import type { Model, ModelInfo } from "../../ports/model.ts";
import { withFindings } from "../moderation-log/moderation-log.ts";
import { QUEUE_CLASSES } from "../queue/index.ts";
import type { TakenItem } from "../queue/queue.ts";
import { type AbortReason, type ActiveRun, createActiveRun } from "./active-run.ts";
import { createCheckpointer } from "./checkpointer.ts";
import { MODERATED_SEAM_UNITS, QUEUE_KIND, RUNS_PER_PROCESS, SETTLE_ATTEMPTS, SETTLE_FULL_PAUSE_MS, SETTLE_PAUSE_MS } from "./constants.ts";
import { endingOf, endingOfRefused } from "./ending-of.ts";
import { type Ending, finishRun } from "./finish-run.ts";
import type { GenerationRow } from "./generation.repo.ts";
import type { Kind, Task } from "./kind.ts";
import { kinds } from "./kinds.gen.ts";
import type { Live } from "./live.ts";
import { createModelSlot, type ModelSlot } from "./model-slot.ts";
import { screenStrings } from "./moderate-text.ts";
import type { GenerationOptions } from "./options.ts";
import { requeueRun } from "./requeue-run.ts";
import { beginWriting, isRowRefused } from "./run.repo.ts";
import type { Pulse } from "./watching/pulse.ts";
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
export function createRunner(options: GenerationOptions & { readonly live: Live; readonly pulse: Pulse }): Runner {
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
    run.ended = write(run, item)
      .catch((error: unknown) => log.error({ err: error, generationId: row.id }, "run not settled; the sweep will"))
      .then(() => {
        active.delete(row.id);
        if (bounded || active.size >= RUNS_PER_PROCESS - 1) pass();
      });
  }

  async function write(run: ActiveRun, item: TakenItem): Promise<void> {
    const { row } = run;
    const task = JSON.parse(row.task) as Task;
    const kind: Kind = kinds[task.kind];
    const candidates = candidatesFor(models, row.model);
    const first = candidates[0];
    if (first === undefined) throw new Error("no model configured");
    const tokenUsage = createTokenUsage();
    const left = GENERATION_TIMEOUT_MS - (clock.now() - (row.started_at ?? clock.now()));
    const cancelTimeout = clock.after(left, () => run.abort("timeout"));
    const { moderation, findings } = withFindings(options.moderation);
    const screen = moderation.open(row.text.slice(-MODERATED_SEAM_UNITS));
    let end: WritingEnd | null = null;
    let error: unknown = null;
    const take = (piece: Written) => {
      if (piece.type === "text") {
        const seen = screen.push(piece.text);
        append(run, seen.text);
        return block(seen.blocked);
      }
      if (piece.type === "result") {
        const screened = screenStrings({ moderation }, piece.result);
        run.result = screened.value;
        return block(screened.blocked);
      }
      if (piece.type === "progress") run.progress = piece;
      live.emit(row.id, piece);
    };
    const block = (category: string | null) => {
      if (category === null || run.aborted !== null) return;
      log.warn({ generationId: row.id, category }, "answer ended by the moderation");
      run.abort("blocked");
    };
    try {
      const scene = row.scene_type === null ? null : findScene(row.scene_type);
      const runLog = log.child({ generationId: row.id });
      const slot = slotOf(item, candidates);
      const known = { userId: row.user_id, planFaults: options.planFaults };
      const input: WriteInput = {
        userId: row.user_id,
        kind,
        task,
        scene,
        now: row.started_at ?? clock.now(),
        known,
        models: candidates,
        signal: run.signal,
        pace: (hand) => {
          run.takeWaiting = hand;
          // Nobody sees the others grow: they are taken when they are stored.
          if (live.isFollowed(row.id)) pulse.markTake(hand);
        },
        tokenUsage,
        log: runLog,
        emit: take,
        ...slot,
      };
      end = kind.output.format === "json" ? await writeStructured(input, kind.output) : await writeText(input);
    } catch (thrown) {
      error = thrown;
      log.warn({ generationId: row.id, err: thrown }, "run broken off");
    } finally {
      cancelTimeout();
    }
    if (run.aborted === "lost") return;
    if (run.aborted === "drain" && QUEUE_CLASSES[item.class].resumes && (await requeueRun(options, row))) return;
    if (run.aborted !== "blocked") {
      const last = screen.end();
      append(run, last.text);
      block(last.blocked);
    }
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
            changesNothing: (answer) => kind.changesNothing?.(task, answer) ?? false,
            isFree: run.result !== null && kind.output.format === "json" && (kind.output.isFree?.(run.result) ?? false),
          });
    await settle(run, ending, used);
    live.emit(row.id, { type: "end" });
    await options.moderationLog.keep({ userId: row.user_id, kind: row.kind, side: "output", generationId: row.id, findings });
  }

  /** Left out where nobody counts the places of any of its models. */
  function slotOf(item: TakenItem, candidates: readonly Model[]): { slot?: ModelSlot } {
    const first = candidates[0]?.info;
    if (first === undefined || candidates.every(({ info }) => info.concurrency === 0)) return {};
    return { slot: createModelSlot({ queue, item, model: first.name }) };
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

/** The chosen model, then those of its class; the first of all where it is not configured any more. */
function candidatesFor(models: readonly Model[], name: string): Model[] {
  const chosen = models.find(({ info }) => info.name === name) ?? models[0];
  if (chosen === undefined) return [];
  return [chosen, ...models.filter((model) => model !== chosen && model.info.class === chosen.info.class)];
}
