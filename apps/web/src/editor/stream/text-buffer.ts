import { createCharacterCounter } from "@tangleaf/document/count";

/** Deltas are handed to the page this often … */
const FLUSH_MS = 50;
/** … and a quarter as often where this many characters wait by then: nobody reads as fast as that. */
const FAST_CHARACTERS = 20;
const FAST_FLUSH_MS = 200;
/** After what it was handed has kept the page busy it is left alone so many times as long: a slow device stays free for its owner … */
const REST_TIMES = 6;
/** … but a text never stands still for longer than this. */
const REST_MAX_MS = 400;
/** Longest piece handed over at once: a replayed text must not block the page in one task. */
const FLUSH_CHARACTERS = 4000;

/** `fresh`: being written now, so it fades in; replayed text does not. */
export type Flush = { text: string; fresh: boolean };

type Listener = { onFlush: (flush: Flush) => void; onEnd: () => void };

/** The text of one generation while it arrives: outside React, handed over in flushes. */
export type TextBuffer = {
  readonly text: string;
  readonly chars: number;
  /**
   * What was taken up from the middle may hold the owner's edits: from this unit on the text is as it was written, and a
   * unit of it is `shift` units further in what the server writes.
   */
  readonly taken: { readonly until: number; readonly shift: number };
  push(text: string, fresh: boolean): void;
  /** No more text will come; listeners hear it after their last flush. */
  end(): void;
  /** Hears the whole text, from its beginning, in flushes. */
  listen(listener: Listener): () => void;
};

/** `shown`: the text so far as the owner has it, which stands for the first `rawUnits` of what was written. */
export type TakenUp = { shown: string; rawUnits: number };

export function createTextBuffer(from: TakenUp = { shown: "", rawUnits: 0 }): TextBuffer {
  const heard = new Map<Listener, { upTo: number; ended: boolean }>();
  const counter = createCharacterCounter();
  let text = "";
  let freshFrom = Number.POSITIVE_INFINITY;
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flushedAt = Number.NEGATIVE_INFINITY;
  let flushed = 0;
  let busyMs = 0;
  /** A listener has yet to hear of earlier text. */
  let behind = false;

  /** What is left of the pause after the last flush; a text that has ended, or is replayed, does not wait. */
  function restMs(now: number): number {
    const waiting = text.length - flushed;
    if (ended || behind || waiting > FLUSH_CHARACTERS) return 0;
    const pace = waiting >= FAST_CHARACTERS ? FAST_FLUSH_MS : FLUSH_MS;
    return flushedAt + Math.max(pace, Math.min(REST_MAX_MS, busyMs * REST_TIMES)) - now;
  }

  function flush(): void {
    timer = undefined;
    const began = performance.now();
    const rest = restMs(began);
    if (rest > 0) {
      schedule(Math.ceil(rest));
      return;
    }
    behind = false;
    for (const [listener, state] of heard) {
      const from = state.upTo;
      state.upTo = Math.min(text.length, from + FLUSH_CHARACTERS);
      if (state.upTo > from) listener.onFlush({ text: text.slice(from, state.upTo), fresh: from >= freshFrom });
      if (state.upTo < text.length) behind = true;
      else if (ended && !state.ended) {
        state.ended = true;
        listener.onEnd();
      }
    }
    flushedAt = began;
    flushed = text.length;
    busyMs = performance.now() - began;
    if (behind) schedule(0);
  }

  function schedule(ms: number): void {
    if (timer === undefined) timer = setTimeout(flush, ms);
  }

  const buffer: TextBuffer = {
    taken: { until: from.shown.length, shift: from.rawUnits - from.shown.length },
    get text() {
      return text;
    },
    get chars() {
      return counter.total;
    },
    push(piece, fresh) {
      if (fresh) freshFrom = Math.min(freshFrom, text.length);
      text += piece;
      counter.push(piece);
      schedule(FLUSH_MS);
    },
    end() {
      ended = true;
      schedule(0);
    },
    listen(listener) {
      heard.set(listener, { upTo: 0, ended: false });
      behind = true;
      schedule(0);
      return () => heard.delete(listener);
    },
  };
  if (from.shown !== "") buffer.push(from.shown, false);
  return buffer;
}
