import { ApiError } from "#lib/api-error.ts";
import type { EditJournal } from "./edit-journal.ts";
import type { Edit, Resource } from "./resource.ts";
import type { Save } from "./save-text.ts";

/** Pause in typing after which an edit is saved. */
const SAVE_AFTER_MS = 800;
/** Wait before a save that found no network is tried again. */
const RETRY_MS = 5000;

export type SaveState =
  | { kind: "saved"; at: number | null }
  | { kind: "dirty" | "saving" | "failed" }
  | { kind: "offline"; at: number | null }
  /** Refused by the moderation; saved after the next change. */
  | { kind: "blocked"; message: string }
  | { kind: "conflict" };

export type Autosave = {
  readonly version: number;
  /** The server does not have everything yet. */
  readonly unsaved: boolean;
  /** The owner changed the text, or its first `upTo` units. */
  change(text: string, upTo?: number | null): void;
  /** Saves at once what is waiting; `leaving` = the page is about to go. */
  flush(options?: { leaving?: boolean }): void;
  /** After a conflict: the text that shall stand, on top of the server's version. */
  resolve(choice: { text: string; version: number }): void;
  /** The network is back. */
  retry(): void;
  /** Saves what is waiting, and resolves when that has gone well or failed. */
  settle(): Promise<void>;
  end(): void;
};

type Options = {
  resource: Resource;
  version: number;
  save: Save;
  journal: EditJournal;
  now: () => number;
  onState: (state: SaveState) => void;
  onSaved: (saved: Edit & { version: number; chars: number }) => void;
};

/** Saves edits by compare-and-set. One save is under way at a time; what is typed meanwhile goes with the next. */
export function createAutosave({ resource, version, save, journal, now, onState, onSaved }: Options): Autosave {
  let base = version;
  let waiting: Edit | null = null;
  /** Refused by the moderation: it would be refused again as it is. */
  let blocked: Edit | null = null;
  let underWay: Promise<number> | null = null;
  let stopped = false;
  let savedAt: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  }

  /** What was typed while a save was under way. */
  const pending = (): Edit | null => waiting;

  async function run(leaving = false): Promise<void> {
    clearTimeout(timer);
    const edit = waiting;
    if (edit === null || underWay !== null || stopped) return;
    waiting = null;
    const sending = send(edit, leaving);
    underWay = sending;
    const pause = await sending;
    underWay = null;
    if (waiting !== null && waiting !== blocked && !stopped) schedule(pause);
  }

  /** Answers how long the next save waits. */
  async function send(edit: Edit, leaving: boolean): Promise<number> {
    onState({ kind: "saving" });
    try {
      const saved = await save({ baseVersion: base, ...edit, leaving });
      base = saved.version;
      savedAt = now();
      const next = pending();
      if (next === null) void journal.clear(resource);
      else void journal.write(resource, { baseVersion: base, ...next, at: now() });
      onSaved({ ...saved, ...edit });
      onState(waiting === null ? { kind: "saved", at: savedAt } : { kind: "dirty" });
      return SAVE_AFTER_MS;
    } catch (error) {
      if (error instanceof ApiError && error.reason === "content.blocked") blocked = edit;
      waiting ??= edit;
      fail(error);
      return RETRY_MS;
    }
  }

  function fail(error: unknown): void {
    const reason = error instanceof ApiError ? error.reason : null;
    if (reason === "draft.conflict") {
      stopped = true;
      onState({ kind: "conflict" });
      return;
    }
    if (error instanceof ApiError && error.reason === "content.blocked") {
      onState({ kind: "blocked", message: error.message });
      return;
    }
    const lost = !(error instanceof ApiError) || error.kind === "transport";
    onState(lost ? { kind: "offline", at: savedAt } : { kind: "failed" });
  }

  return {
    get version() {
      return base;
    },
    get unsaved() {
      return waiting !== null || underWay !== null;
    },
    change(text, upTo = null) {
      waiting = { text, upTo };
      void journal.write(resource, { baseVersion: base, text, upTo, at: now() });
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
      waiting = { text: choice.text, upTo: null };
      void journal.write(resource, { baseVersion: base, ...waiting, at: now() });
      void run();
    },
    retry() {
      if (waiting !== null) void run();
    },
    async settle() {
      await underWay;
      await run();
    },
    end() {
      clearTimeout(timer);
      void run(true);
      clearTimeout(timer);
      stopped = true;
    },
  };
}
