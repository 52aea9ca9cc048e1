import { ApiError } from "#lib/api-error.ts";
import type { EditJournal } from "./edit-journal.ts";

/** Pause in typing after which an edit is saved. */
const SAVE_AFTER_MS = 800;
/** Wait before a save that found no network is tried again. */
const RETRY_MS = 5000;

export type SaveState =
  | { kind: "saved"; at: number | null }
  | { kind: "dirty" | "saving" | "failed" }
  | { kind: "offline"; at: number | null }
  | { kind: "conflict" };

export type Save = (input: { baseVersion: number; text: string; leaving?: boolean }) => Promise<{ version: number; chars: number }>;

export type Autosave = {
  readonly version: number;
  /** The owner changed the text. */
  change(text: string): void;
  /** Saves at once what is waiting; `leaving` = the page is about to go. */
  flush(options?: { leaving?: boolean }): void;
  /** After a conflict: the text that shall stand, on top of the server's version. */
  resolve(choice: { text: string; version: number }): void;
  /** The network is back. */
  retry(): void;
  end(): void;
};

type Options = {
  generationId: string;
  version: number;
  save: Save;
  journal: EditJournal;
  now: () => number;
  onState: (state: SaveState) => void;
  onSaved: (saved: { version: number; chars: number; text: string }) => void;
};

/** Saves edits by compare-and-set. One save is under way at a time; what is typed meanwhile goes with the next. */
export function createAutosave({ generationId, version, save, journal, now, onState, onSaved }: Options): Autosave {
  let base = version;
  let waiting: string | null = null;
  let underWay = false;
  let stopped = false;
  let savedAt: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  }

  async function run(leaving = false): Promise<void> {
    clearTimeout(timer);
    const text = waiting;
    if (text === null || underWay || stopped) return;
    underWay = true;
    waiting = null;
    let next = SAVE_AFTER_MS;
    onState({ kind: "saving" });
    try {
      const saved = await save({ baseVersion: base, text, leaving });
      base = saved.version;
      savedAt = now();
      if (waiting === null) journal.clear(generationId);
      else journal.write(generationId, { baseVersion: base, text: waiting, at: now() });
      onSaved({ ...saved, text });
      onState(waiting === null ? { kind: "saved", at: savedAt } : { kind: "dirty" });
    } catch (error) {
      waiting ??= text;
      next = RETRY_MS;
      fail(error);
    }
    underWay = false;
    if (waiting !== null && !stopped) schedule(next);
  }

  function fail(error: unknown): void {
    const reason = error instanceof ApiError ? error.reason : null;
    if (reason === "draft.conflict") {
      stopped = true;
      onState({ kind: "conflict" });
      return;
    }
    const lost = !(error instanceof ApiError) || error.kind === "transport";
    onState(lost ? { kind: "offline", at: savedAt } : { kind: "failed" });
  }

  return {
    get version() {
      return base;
    },
    change(text) {
      waiting = text;
      journal.write(generationId, { baseVersion: base, text, at: now() });
      if (stopped) return;
      onState({ kind: "dirty" });
      schedule(SAVE_AFTER_MS);
    },
    flush({ leaving = false } = {}) {
      void run(leaving);
    },
    resolve(choice) {
      stopped = false;
      base = choice.version;
      waiting = choice.text;
      journal.write(generationId, { baseVersion: base, text: choice.text, at: now() });
      void run();
    },
    retry() {
      if (waiting !== null) void run();
    },
    end() {
      clearTimeout(timer);
      void run(true);
      clearTimeout(timer);
      stopped = true;
    },
  };
}
