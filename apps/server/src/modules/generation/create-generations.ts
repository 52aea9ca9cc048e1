import { AppError } from "../../platform/errors.ts";
import { PROCESS_HEARTBEAT_MS, SWEEP_MS } from "./constants.ts";
import { createHooks } from "./create-hooks.ts";
import { DRAFT_KINDS } from "./draft-kinds.ts";
import { createEditText } from "./edit-text.ts";
import { findOwned, type GenerationRow, listOfDocument, listOfEssay, markRemoved } from "./generation.repo.ts";
import type { Generations } from "./generation.ts";
import { createStepGenerations, type StepGenerations } from "./job-steps.ts";
import { createPieceList } from "./list-pieces.ts";
import { listDrafts, listOwned } from "./listing.repo.ts";
import { createLive } from "./live.ts";
import type { GenerationOptions, GenerationParts, JobHook, PlanFaults } from "./options.ts";
import { createPieceBin } from "./piece-bin.ts";
import { presentGeneration, presentListItem } from "./present-generation.ts";
import { createStop } from "./run/stop-generation.ts";
import { forgetProcesses, heartbeat } from "./run.repo.ts";
import { createRunner } from "./runner.ts";
import { startGeneration, waitSecondsOf } from "./start-generation.ts";
import { createSweep } from "./sweep.ts";
import { createWatching } from "./watch-generation.ts";
import { createPulse } from "./watching/pulse.ts";

export type GenerationModule = Generations & {
  /** For the texts of jobs. */
  readonly steps: StepGenerations;
  /** Registers what is told of the texts of jobs. */
  setJobHook(hook: JobHook): void;
  /** Registers what finds the faults of plans for tables. */
  setPlanFaults(find: PlanFaults): void;
  /** Signs the process in, ends what dead processes left, and begins to take queued generations. */
  open(): Promise<void>;
  /** Takes nothing new, lets what is running finish for `graceMs` (0 where left out), then ends and settles it. */
  drain(graceMs?: number): Promise<void>;
  /** drain, then signs the process out. */
  close(): Promise<void>;
};

/** The generation module on its ports. Nothing happens before `open`. */
export function createGenerations(input: GenerationOptions): GenerationModule {
  const { hooks, setJobHook, setPlanFaults } = createHooks();
  const options: GenerationParts = { ...input, ...hooks };
  const { db, clock, log, processId } = options;
  const pulse = createPulse(clock);
  const live = createLive({ ...options, pulse });
  const runner = createRunner({ ...options, live, pulse });
  const watching = createWatching({ ...options, live, runner, pulse });
  const sweep = createSweep({ ...options, live, runner });
  const startedAt = clock.now();
  const roles = options.runs ? "web,worker" : "web";
  const timers: (() => void)[] = [];
  let closed = false;

  async function findOwn(userId: string, generationId: string): Promise<GenerationRow> {
    const row = await findOwned(db, userId, generationId);
    if (row === undefined) throw new AppError("generation.unknown");
    return row;
  }

  /** The row with the text as this process knows it, up to half a second ahead of the database. */
  async function findCurrent(userId: string, generationId: string): Promise<GenerationRow> {
    const row = await findOwn(userId, generationId);
    const run = runner.get(generationId);
    if (run === undefined || row.status !== "writing" || run.text.length <= row.text.length) return row;
    return { ...row, text: run.text, chars: run.counter.total };
  }

  async function guarded(what: string, action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      log.error({ err: error }, `${what} failed`);
    }
  }

  function onQueued(): void {
    runner.wake();
    live.wake();
  }

  const stop = createStop({ options, live, runner, findOwn });

  const module: GenerationModule = {
    async start(input) {
      const started = await startGeneration(options, input);
      onQueued();
      return started;
    },
    assertOwned: async ({ userId, generationId }) => void (await findOwn(userId, generationId)),
    watch: watching.watch,
    stop,
    get: async ({ userId, generationId }) => presentGeneration(await findCurrent(userId, generationId)),
    async list({ kind, ...filter }) {
      const { total, rows } = await listOwned(db, options.search, { ...filter, kinds: kind === undefined ? DRAFT_KINDS : [kind] });
      return { total, list: rows.map((row) => presentListItem(row, filter.q)) };
    },
    pieces: createPieceList(options),
    async remove({ userId, generationId, wholePiece = false }) {
      const { id, piece_id } = await findOwn(userId, generationId);
      const drafts = wholePiece ? await listDrafts(db, userId, [piece_id]) : [];
      for (const draft of new Set([id, ...drafts.map((row) => row.id)])) {
        await stop({ userId, generationId: draft });
        await markRemoved(db, draft, clock.now());
      }
    },
    ...createPieceBin(options, stop),
    update: createEditText(options, { findOwn, findCurrent, isWrittenHere: (id) => runner.get(id) !== undefined }),
    steps: createStepGenerations(options, onQueued),
    setJobHook,
    setPlanFaults,
    async ofEssay({ userId, essayId, kind }) {
      const rows = await listOfEssay(db, { userId, essayId, kind });
      return rows.flatMap((row) => {
        const { essayId: of, sectionId = null } = JSON.parse(row.input) as { essayId?: string; sectionId?: string };
        const { paragraphs = [] } = JSON.parse(row.task) as { paragraphs?: string[] };
        return of === essayId ? [{ generation: presentGeneration(row), sectionId, before: paragraphs }] : [];
      });
    },
    async ofDocument(asked) {
      return (await listOfDocument(db, asked)).map(presentGeneration);
    },
    waitSeconds: (userId) => waitSecondsOf(options, userId),

    async open() {
      await heartbeat(db, { id: processId, roles, startedAt, now: clock.now() });
      await live.onWake(runner.wake);
      await live.onCommand((command) => {
        if (command.type === "stop") return runner.stop(command.id);
        const run = runner.get(command.id);
        if (run !== undefined && run.text.length > command.from) {
          live.emit(command.id, { type: "text", at: command.from, text: run.text.slice(command.from) });
        }
      });
      await sweep();
      timers.push(
        clock.every(PROCESS_HEARTBEAT_MS, () =>
          guarded("heartbeat", () => heartbeat(db, { id: processId, roles, startedAt, now: clock.now() })),
        ),
        clock.every(SWEEP_MS, () => guarded("sweep", sweep)),
        clock.every(SWEEP_MS, runner.wake),
      );
      runner.wake();
    },
    drain: (graceMs = 0) => runner.drain(graceMs),
    async close() {
      if (closed) return;
      closed = true;
      for (const cancel of timers.splice(0)) cancel();
      await runner.drain(0);
      watching.close();
      live.close();
      await guarded("sign-out", () => forgetProcesses(db, { id: processId }));
    },
  };
  return module;
}
