import { CHECKPOINT_MS } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { AppError } from "../../platform/errors.ts";
import { cleanText } from "./clean-text.ts";
import { PROCESS_HEARTBEAT_MS, STOP_WAIT_MS, SWEEP_MS } from "./constants.ts";
import { DRAFT_KINDS } from "./draft-kinds.ts";
import { finishRun } from "./finish-run.ts";
import { findById, findOwned, type GenerationRow, listOfDocument, listOfEssay, markRemoved, saveEdit } from "./generation.repo.ts";
import type { Generations } from "./generation.ts";
import { createStepGenerations, type StepGenerations } from "./job-steps.ts";
import { createPieceList } from "./list-pieces.ts";
import { listDrafts, listOwned } from "./listing.repo.ts";
import { createLive } from "./live.ts";
import { allowedEdit } from "./moderate-text.ts";
import { moderated } from "./moderated.ts";
import type { GenerationOptions } from "./options.ts";
import { createPieceBin } from "./piece-bin.ts";
import { presentGeneration, presentListItem, shownText } from "./present-generation.ts";
import { forgetProcesses, heartbeat, requestStop } from "./run.repo.ts";
import { createRunner } from "./runner.ts";
import { searchTextOf } from "./search-text.ts";
import { startGeneration, waitSecondsOf } from "./start-generation.ts";
import { createSweep } from "./sweep.ts";
import { createWatching } from "./watch-generation.ts";
import { createPulse } from "./watching/pulse.ts";

export type GenerationModule = Generations & {
  /** For the texts of jobs. */
  readonly steps: StepGenerations;
  /** Signs the process in, ends what dead processes left, and begins to take queued generations. */
  open(): Promise<void>;
  /** Takes nothing new, lets what is running finish for `graceMs` (0 where left out), then ends and settles it. */
  drain(graceMs?: number): Promise<void>;
  /** drain, then signs the process out. */
  close(): Promise<void>;
};

/** The generation module on its ports. Nothing happens before `open`. */
export function createGenerations(options: GenerationOptions): GenerationModule {
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

  async function owned(userId: string, generationId: string): Promise<GenerationRow> {
    const row = await findOwned(db, userId, generationId);
    if (row === undefined) throw new AppError("generation.unknown");
    return row;
  }

  /** The row with the text as this process knows it, up to half a second ahead of the database. */
  async function current(userId: string, generationId: string): Promise<GenerationRow> {
    const row = await owned(userId, generationId);
    const run = runner.get(generationId);
    if (run === undefined || row.status !== "writing" || run.text.length <= row.text.length) return row;
    return { ...row, text: run.text, chars: run.counter.total };
  }

  /** The row once what this person has seen of it is stored: another process may be writing it, and checkpoints come a little later. */
  async function storedUpTo(userId: string, generationId: string, upTo: number): Promise<GenerationRow> {
    const row = await current(userId, generationId);
    if (upTo <= row.text.length || row.status !== "writing" || runner.get(generationId) !== undefined) return row;
    await new Promise<void>((resolve) => clock.after(2 * CHECKPOINT_MS, resolve));
    return current(userId, generationId);
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

  async function stop({ userId, generationId }: { userId: string; generationId: string }): Promise<{ status: string }> {
    let row = await owned(userId, generationId);
    if (row.status === "queued") {
      const ending = { status: "stopped", text: row.text, finishReason: "stopped", tokens: 0 } as const;
      if (await finishRun(options, { row, from: "queued", ending, now: clock.now() })) live.emit(generationId, { type: "end" });
      row = await owned(userId, generationId);
    }
    if (row.status !== "writing") return { status: row.status };
    await requestStop(db, generationId);
    const run = runner.get(generationId);
    if (run === undefined) await stopElsewhere(row);
    else {
      run.abort("stop");
      await Promise.race([run.ended, new Promise<void>((resolve) => clock.after(STOP_WAIT_MS, resolve))]);
    }
    return { status: (await owned(userId, generationId)).status };
  }

  async function stopElsewhere(row: GenerationRow): Promise<void> {
    let over = () => {};
    const ended = new Promise<void>((resolve) => {
      over = resolve;
    });
    const cancel = clock.after(STOP_WAIT_MS, over);
    const unfollow = await live.follow(row.id, (event) => event.type === "end" && over());
    if (row.owner !== null) live.command(row.owner, { type: "stop", id: row.id });
    // It may have ended between the look at the row and the first moment of listening.
    if ((await findById(db, row.id))?.status !== "writing") over();
    await ended;
    cancel();
    unfollow();
  }

  const module: GenerationModule = {
    async start(input) {
      const started = await startGeneration(options, input);
      onQueued();
      return started;
    },
    assertOwned: async ({ userId, generationId }) => void (await owned(userId, generationId)),
    watch: watching.watch,
    stop,
    get: async ({ userId, generationId }) => presentGeneration(await current(userId, generationId)),
    async list({ kind, ...filter }) {
      const { total, rows } = await listOwned(db, options.search, { ...filter, kinds: kind === undefined ? DRAFT_KINDS : [kind] });
      return { total, list: rows.map((row) => presentListItem(row, filter.q)) };
    },
    pieces: createPieceList(options),
    async remove({ userId, generationId, wholePiece = false }) {
      const { id, piece_id } = await owned(userId, generationId);
      const drafts = wholePiece ? await listDrafts(db, userId, [piece_id]) : [];
      for (const draft of new Set([id, ...drafts.map((row) => row.id)])) {
        await stop({ userId, generationId: draft });
        await markRemoved(db, draft, clock.now());
      }
    },
    ...createPieceBin(options, stop),
    async update({ userId, generationId, baseVersion, text: asked, upTo }) {
      const row = await storedUpTo(userId, generationId, upTo ?? 0);
      const written = row.text.length;
      // What lies beyond is not written yet: it would be swallowed unseen when it is.
      if (upTo !== undefined && upTo > written) throw new AppError("draft.beyondText", { field: "upTo", params: { max: written } });
      const text = await moderated(options, { userId, kind: row.kind, generationId }, (looking) =>
        allowedEdit(looking, { text: cleanText(asked), rest: row.text.slice(upTo ?? written) }),
      );
      const edited = { text: row.text, edited_text: text, edited_up_to: upTo ?? written };
      const shown = shownText(edited);
      const chars = countCharacters(shown);
      const searchText = searchTextOf({ title: row.title, asked: row.input, text: shown });
      const saved = await saveEdit(db, { id: row.id, baseVersion, text, upTo: edited.edited_up_to, chars, searchText });
      if (!saved) throw new AppError("draft.conflict", { version: (await owned(userId, generationId)).version });
      return { version: baseVersion + 1, chars };
    },
    steps: createStepGenerations(options, onQueued),
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
