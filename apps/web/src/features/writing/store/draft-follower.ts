import type { StoreApi } from "zustand/vanilla";
import { followStream, type OpenStream } from "#editor/stream/follow-stream.ts";
import { createTextBuffer, type TakenUp, type TextBuffer } from "#editor/stream/text-buffer.ts";
import { createCountDisplay } from "./count-display.ts";
import type { PieceDrafts } from "./piece-drafts.ts";
import type { WritingApi } from "./writing-api.ts";
import { type Draft, isRunning, phaseOf, toFailure, type WritingState } from "./writing-state.ts";

type Followed = { readonly generationId: string; readonly buffer: TextBuffer; readonly end: () => void };

type DraftFollower = {
  store: StoreApi<WritingState>;
  drafts: PieceDrafts;
  api: WritingApi;
};

/** Follows the draft that is being written, one at a time. */
export function createDraftFollower({ store, drafts, api }: DraftFollower) {
  let following: Followed | null = null;

  function end(): void {
    following?.end();
    following = null;
  }

  /** Follows a draft behind what was already taken up of it. `isCurrent`: it is still the one followed; null: it was left before its end. */
  async function follow(generationId: string, from: TakenUp = { shown: "", rawUnits: 0 }): Promise<{ isCurrent: boolean } | null> {
    end();
    const buffer = createTextBuffer(from);
    const controller = new AbortController();
    const { signal } = controller;
    const isFollowed = () => following === mine;
    const count = createCountDisplay(
      () => store.setState({ phase: "writing", chars: buffer.chars }),
      () => isFollowed() && store.getState().phase === "writing",
    );
    const mine: Followed = {
      generationId,
      buffer,
      end() {
        controller.abort();
        count.stop();
      },
    };
    following = mine;
    const startedAt = performance.now();
    buffer.listen({ onFlush: count.update, onEnd: () => undefined });
    try {
      const open: OpenStream = (at, lineSignal) => api.open(generationId, at, lineSignal);
      for await (const event of followStream({ after: from.rawUnits, open, waitForSession: api.waitForSession, signal })) {
        if (!isFollowed()) return null;
        if (event.event === "line") store.setState({ connected: event.connected, signedOut: event.signedOut ?? false });
        if (event.event === "progress") store.setState({ progress: event.data });
        if (event.event === "usage") drafts.patch(generationId, { charged: event.data.charged });
        if (event.event === "error") store.setState({ failure: { message: event.data.message, reason: event.data.reason } });
        if (event.event === "delta") {
          buffer.push(event.data.text, isFresh(startedAt, buffer, event.data.text));
          if (store.getState().phase !== "writing") count.showNow();
        }
        if (event.event === "done") settle(generationId, event.data);
        if (event.event === "error") settle(generationId, { status: "failed", finishReason: null, chars: buffer.chars });
      }
    } catch (error) {
      if (signal.aborted || !isFollowed()) return null;
      store.setState({ failure: toFailure(error), phase: "failed", chars: buffer.chars, connected: true, signedOut: false });
    }
    buffer.end();
    await drafts.refresh(generationId);
    if (isFollowed()) correctPhase(generationId);
    return { isCurrent: isFollowed() };
  }

  function settle(generationId: string, { status, finishReason, chars }: Pick<Draft, "status" | "finishReason" | "chars">): void {
    drafts.patch(generationId, { status, finishReason, chars });
    store.setState({ phase: phaseOf(status), chars, connected: true, stopping: false, progress: null });
  }

  /** An `error` event says what went wrong, the stored status says what became of the text. */
  function correctPhase(generationId: string): void {
    const draft = drafts.find(generationId);
    if (draft && !isRunning(phaseOf(draft.status))) store.setState({ phase: phaseOf(draft.status), chars: draft.chars });
  }

  return {
    follow,
    end,
    /** Text of this draft while and after it was followed; null when it was opened whole. */
    getBuffer: (generationId: string | null): TextBuffer | null =>
      following !== null && following.generationId === generationId ? following.buffer : null,
  };
}

/** What arrives in the first moment was written earlier: it does not fade in. */
const REPLAY_MS = 150;
const REPLAY_CHARACTERS = 200;

function isFresh(startedAt: number, buffer: TextBuffer, piece: string): boolean {
  const short = piece.length <= REPLAY_CHARACTERS;
  return short && (buffer.text.length < REPLAY_CHARACTERS || performance.now() - startedAt > REPLAY_MS);
}
