import type { Generation, StartInput } from "@tangleaf/contract";
import { FINISH_REASON_UNCHANGED } from "@tangleaf/contract/constants";
import { countLength } from "@tangleaf/document/marks";
import { createStore, type StoreApi } from "zustand/vanilla";
import { followStream, type OpenStream } from "#editor/stream/follow-stream.ts";
import { createTextBuffer, type TakenUp, type TextBuffer } from "#editor/stream/text-buffer.ts";
import { ApiError } from "#lib/api-error.ts";
import { newUuid } from "#lib/new-uuid.ts";
import type { WritingApi } from "./writing-api.ts";
import { type Draft, fieldsOf, IDLE, isRunning, phaseOf, toDraft, type WritingState, withDraft } from "./writing-state.ts";

/** How often a start is repeated when the network fails; the requestId makes a repeat harmless. */
const START_ATTEMPTS = 3;

/** Version of a text its owner has not edited. */
const UNEDITED_VERSION = 1;

/** While a text arrives its count is shown anew this often. */
const COUNT_EVERY_MS = 380;
/** The last pieces before a pause are counted after this. */
const COUNT_LAST_MS = 500;

export type WritingStore = {
  readonly store: StoreApi<WritingState>;
  /** Text of the current draft while and after it was watched; null when it was opened whole. */
  buffer(): TextBuffer | null;
  /** Text of a draft as the server last gave it, or as it was last saved here. */
  text(generationId: string): string | undefined;
  /** Starts a generation and follows it. Throws `ApiError` when it is refused; the paper then shows what it showed before. */
  start(request: StartInput): Promise<void>;
  stop(): Promise<void>;
  /** Shows a text of the history with its drafts, and follows it when it is still being written. */
  open(generationId: string): Promise<Generation>;
  /** UTF-16 units the server had written of a draft when it was last asked for. */
  rawUnits(generationId: string): number | undefined;
  /** The owner's text was saved under a new version; `text` is left out while more is being written behind it. */
  saved(generationId: string, change: { version: number; chars: number; text?: string }): void;
  /** The owner is editing: the paper holds this many characters now. */
  counted(chars: number): void;
  /** Whether an answer of this visit changed nothing and was left for the draft before. */
  isLeft(generationId: string): boolean;
  /** Clears the workspace: the next start begins a new piece. */
  clear(): void;
  /** Stops following; the server goes on writing. */
  leave(): void;
};

/** One piece on the workspace: its drafts, what is being written, and its stream. Independent of React. */
export function createWritingStore(options: {
  api: WritingApi;
  onSettled?: () => void;
  /** Sends an edit that is unsaved on this device; true = it has changed the server's text. */
  pushUnsavedEdit?: (generation: Generation) => Promise<boolean>;
}): WritingStore {
  const { api, onSettled, pushUnsavedEdit } = options;
  const store = createStore<WritingState>(() => IDLE);
  const texts = new Map<string, string>();
  const units = new Map<string, number>();
  const left = new Set<string>();
  let following: { generationId: string; buffer: TextBuffer; controller: AbortController } | null = null;
  let counting: ReturnType<typeof setTimeout> | undefined;
  let countedAt = Number.NEGATIVE_INFINITY;
  const set = (change: Partial<WritingState>) => store.setState(change);

  function endFollow(): void {
    following?.controller.abort();
    following = null;
    clearTimeout(counting);
    counting = undefined;
  }

  function take(generation: Generation): void {
    const { drafts } = store.getState();
    if (!isRunning(phaseOf(generation.status))) {
      texts.set(generation.generationId, generation.text);
      units.set(generation.generationId, generation.rawUnits ?? generation.text.length);
    }
    const known = store.getState().fields;
    const given = fieldsOf(generation) ?? known;
    // The form follows another object of fields: what is typed into it meanwhile must outlast that the same text is asked for again.
    const fields = JSON.stringify(given) === JSON.stringify(known) ? known : given;
    set({ pieceId: generation.pieceId, drafts: withDraft(drafts, toDraft(generation)), fields });
  }

  function patchDraft(generationId: string, change: Partial<Draft>): void {
    const { drafts } = store.getState();
    set({ drafts: drafts.map((draft) => (draft.generationId === generationId ? { ...draft, ...change } : draft)) });
  }

  async function refreshDraft(generationId: string): Promise<void> {
    try {
      const generation = await api.get(generationId);
      if (store.getState().currentId === generationId) take(generation);
    } catch {
      // What is on the paper stands; the list of drafts is asked again with the next opening.
    }
  }

  async function follow(generationId: string, from: TakenUp = { shown: "", rawUnits: 0 }, before: string | null = null): Promise<void> {
    endFollow();
    const buffer = createTextBuffer(from);
    const controller = new AbortController();
    const mine = { generationId, buffer, controller };
    following = mine;
    const { signal } = controller;
    const startedAt = performance.now();
    buffer.listen({ onFlush: () => countFlush(mine), onEnd: () => undefined });
    try {
      const open: OpenStream = (at, lineSignal) => api.open(generationId, at, lineSignal);
      for await (const event of followStream({ after: from.rawUnits, open, waitForSession: api.waitForSession, signal })) {
        if (following !== mine) return;
        if (event.event === "line") set({ connected: event.connected, signedOut: event.signedOut ?? false });
        if (event.event === "progress") set({ progress: event.data });
        if (event.event === "usage") patchDraft(generationId, { charged: event.data.charged });
        if (event.event === "error") set({ failure: { message: event.data.message, reason: event.data.reason } });
        if (event.event === "delta") {
          buffer.push(event.data.text, isFresh(startedAt, buffer, event.data.text));
          if (store.getState().phase !== "writing") showCount(mine);
        }
        if (event.event === "done") settle(generationId, event.data);
        if (event.event === "error") settle(generationId, { status: "failed", finishReason: null, chars: buffer.chars });
      }
    } catch (error) {
      if (signal.aborted || following !== mine) return;
      set({ failure: toFailure(error), phase: "failed", chars: buffer.chars, connected: true, signedOut: false });
    }
    buffer.end();
    await refreshDraft(generationId);
    if (following === mine) correctPhase(generationId);
    if (following === mine && before !== null) leaveUnchanged(generationId, before);
    onSettled?.();
  }

  /** The first character is seen at once. */
  function showCount(mine: NonNullable<typeof following>): void {
    clearTimeout(counting);
    counting = undefined;
    countedAt = performance.now();
    set({ phase: "writing", chars: mine.buffer.chars });
  }

  /** After that everything that shows the count is drawn anew a few times a second, in the frame of the text where it can be. */
  function countFlush(mine: NonNullable<typeof following>): void {
    const isCurrent = () => following === mine && store.getState().phase === "writing";
    if (!isCurrent()) return;
    if (performance.now() - countedAt >= COUNT_EVERY_MS) showCount(mine);
    else {
      counting ??= setTimeout(() => {
        counting = undefined;
        if (isCurrent()) showCount(mine);
      }, COUNT_LAST_MS);
    }
  }

  function settle(generationId: string, { status, finishReason, chars }: Pick<Draft, "status" | "finishReason" | "chars">): void {
    const end = { status, finishReason, chars };
    patchDraft(generationId, end);
    set({ phase: phaseOf(end.status), chars: end.chars, connected: true, stopping: false, progress: null });
  }

  /** An `error` event says what went wrong, the stored status says what became of the text. */
  function correctPhase(generationId: string): void {
    const draft = store.getState().drafts.find((one) => one.generationId === generationId);
    if (draft && !isRunning(phaseOf(draft.status))) set({ phase: phaseOf(draft.status), chars: draft.chars });
  }

  /** An answer that changed nothing is no draft: the one before is shown again, unless its owner has edited the answer meanwhile. */
  function leaveUnchanged(generationId: string, before: string): void {
    const { drafts } = store.getState();
    const draft = drafts.find((one) => one.generationId === generationId);
    const shown = drafts.find((one) => one.generationId === before);
    if (draft?.finishReason !== FINISH_REASON_UNCHANGED || draft.version > UNEDITED_VERSION || shown === undefined || !texts.has(before))
      return;
    endFollow();
    left.add(generationId);
    set({
      drafts: drafts.filter((one) => one !== draft),
      currentId: before,
      phase: phaseOf(shown.status),
      chars: shown.chars,
      unchangedBy: draft.model,
    });
  }

  async function getWithEdits(generationId: string): Promise<Generation> {
    const generation = await api.get(generationId);
    return (await pushUnsavedEdit?.(generation)) ? api.get(generationId) : generation;
  }

  async function startWithRetry(request: StartInput): Promise<{ generationId: string }> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await api.start(request);
      } catch (error) {
        const lost = error instanceof ApiError && error.kind === "transport";
        if (!lost || attempt >= START_ATTEMPTS) throw error;
      }
    }
  }

  return {
    store,
    text: (generationId) => texts.get(generationId),
    rawUnits: (generationId) => units.get(generationId),
    buffer: () => (following && following.generationId === store.getState().currentId ? following.buffer : null),
    async start(request) {
      const before = store.getState();
      endFollow();
      set({ phase: "asking", chars: 0, progress: null, failure: null, stopping: false, currentId: null, unchangedBy: null });
      try {
        const { generationId } = await startWithRetry({ ...request, requestId: request.requestId ?? newUuid() });
        set({ currentId: generationId });
        void follow(generationId, undefined, before.currentId);
        await refreshDraft(generationId);
      } catch (error) {
        store.setState({ ...before, failure: null });
        throw error;
      }
    },
    async stop() {
      const { currentId, phase } = store.getState();
      if (!currentId || !isRunning(phase)) return;
      set({ stopping: true });
      await api.stop(currentId).catch(() => set({ stopping: false }));
    },
    async open(generationId) {
      endFollow();
      const { drafts, fields } = store.getState();
      set({ ...IDLE, drafts, fields, currentId: generationId, phase: "opening" });
      const generation = await getWithEdits(generationId).catch((error: unknown) => {
        if (store.getState().currentId === generationId) set({ phase: "idle", currentId: null, failure: toFailure(error) });
        throw error;
      });
      if (store.getState().currentId !== generationId) return generation;
      const known = store.getState().drafts.some((draft) => draft.generationId === generationId);
      if (!known) set({ drafts: [], fields: null });
      take(generation);
      set({ phase: phaseOf(generation.status), chars: generation.chars });
      if (isRunning(phaseOf(generation.status))) void follow(generationId, takenUp(generation));
      const list = await api.drafts(generation.pieceId).catch(() => []);
      if (store.getState().pieceId === generation.pieceId) {
        const fields = store.getState().fields ?? list.map(fieldsOf).find((one) => one !== null) ?? null;
        set({ drafts: list.map(toDraft).reduce(withDraft, [...store.getState().drafts]), fields });
      }
      return generation;
    },
    saved: (generationId, { version, chars, text }) => {
      const whole = text !== undefined;
      if (whole) texts.set(generationId, text);
      patchDraft(generationId, { version, chars, ...(text === undefined ? {} : { length: countLength(text) }) });
      if (whole && store.getState().currentId === generationId) set({ chars });
    },
    isLeft: (generationId) => left.has(generationId),
    clear() {
      endFollow();
      store.setState(IDLE, true);
    },
    counted: (chars) => set({ chars }),
    leave: endFollow,
  };
}

function takenUp({ text, rawUnits = text.length }: Generation): TakenUp {
  return { shown: text, rawUnits };
}

/** What arrives in the first moment was written earlier: it does not fade in. */
const REPLAY_MS = 150;
const REPLAY_CHARACTERS = 200;

function isFresh(startedAt: number, buffer: TextBuffer, piece: string): boolean {
  const short = piece.length <= REPLAY_CHARACTERS;
  return short && (buffer.text.length < REPLAY_CHARACTERS || performance.now() - startedAt > REPLAY_MS);
}

function toFailure(error: unknown): WritingState["failure"] {
  return error instanceof ApiError ? { message: error.message, reason: error.reason } : { message: String(error), reason: null };
}
