import type { Generation, StartInput } from "@tangleaf/contract";
import { FINISH_REASON_UNCHANGED } from "@tangleaf/contract/constants";
import { countLength } from "@tangleaf/document/marks";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { TakenUp, TextBuffer } from "#editor/stream/text-buffer.ts";
import { ApiError } from "#lib/api-error.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { createDraftFollower } from "./draft-follower.ts";
import { createPieceDrafts } from "./piece-drafts.ts";
import type { WritingApi } from "./writing-api.ts";
import { IDLE, isRunning, phaseOf, toFailure, type WritingState } from "./writing-state.ts";

/** How often a start is repeated when the network fails; the requestId makes a repeat harmless. */
const START_ATTEMPTS = 3;

/** Version of a text its owner has not edited. */
const UNEDITED_VERSION = 1;

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
  const drafts = createPieceDrafts(store, api);
  const follower = createDraftFollower({ store, drafts, api });
  const left = new Set<string>();
  const set = (change: Partial<WritingState>) => store.setState(change);

  async function follow(generationId: string, from?: TakenUp, before: string | null = null): Promise<void> {
    const ended = await follower.follow(generationId, from);
    if (ended === null) return;
    if (ended.isCurrent && before !== null) leaveUnchanged(generationId, before);
    onSettled?.();
  }

  /** An answer that changed nothing is no draft: the one before is shown again, unless its owner has edited the answer meanwhile. */
  function leaveUnchanged(generationId: string, before: string): void {
    const draft = drafts.find(generationId);
    const shown = drafts.find(before);
    if (draft?.finishReason !== FINISH_REASON_UNCHANGED || draft.version > UNEDITED_VERSION) return;
    if (shown === undefined || !drafts.texts.has(before)) return;
    follower.end();
    left.add(generationId);
    set({
      drafts: store.getState().drafts.filter((one) => one !== draft),
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

  return {
    store,
    text: (generationId) => drafts.texts.get(generationId),
    rawUnits: (generationId) => drafts.units.get(generationId),
    buffer: () => follower.getBuffer(store.getState().currentId),
    async start(request) {
      const before = store.getState();
      follower.end();
      set({ phase: "asking", chars: 0, progress: null, failure: null, stopping: false, currentId: null, unchangedBy: null });
      try {
        const { generationId } = await startWithRetry(api, { ...request, requestId: request.requestId ?? newUuid() });
        set({ currentId: generationId });
        void follow(generationId, undefined, before.currentId);
        await drafts.refresh(generationId);
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
      follower.end();
      const { drafts: shown, fields } = store.getState();
      set({ ...IDLE, drafts: shown, fields, currentId: generationId, phase: "opening" });
      const generation = await getWithEdits(generationId).catch((error: unknown) => {
        if (store.getState().currentId === generationId) set({ phase: "idle", currentId: null, failure: toFailure(error) });
        throw error;
      });
      if (store.getState().currentId !== generationId) return generation;
      if (drafts.find(generationId) === undefined) set({ drafts: [], fields: null });
      drafts.take(generation);
      set({ phase: phaseOf(generation.status), chars: generation.chars });
      if (isRunning(phaseOf(generation.status))) void follow(generationId, takenUp(generation));
      await drafts.loadAll(generation.pieceId);
      return generation;
    },
    saved: (generationId, { version, chars, text }) => {
      const whole = text !== undefined;
      if (whole) drafts.texts.set(generationId, text);
      drafts.patch(generationId, { version, chars, ...(text === undefined ? {} : { length: countLength(text) }) });
      if (whole && store.getState().currentId === generationId) set({ chars });
    },
    isLeft: (generationId) => left.has(generationId),
    clear() {
      follower.end();
      store.setState(IDLE, true);
    },
    counted: (chars) => set({ chars }),
    leave: follower.end,
  };
}

function takenUp({ text, rawUnits = text.length }: Generation): TakenUp {
  return { shown: text, rawUnits };
}

async function startWithRetry(api: WritingApi, request: StartInput): Promise<{ generationId: string }> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await api.start(request);
    } catch (error) {
      const isLost = error instanceof ApiError && error.kind === "transport";
      if (!isLost || attempt >= START_ATTEMPTS) throw error;
    }
  }
}
