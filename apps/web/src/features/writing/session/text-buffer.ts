import { createCharacterCounter } from "@tangleaf/document/count";

/** Deltas are handed to the page this often (design §3.5). */
const FLUSH_MS = 50;
/** Longest piece handed over at once: a replayed text must not block the page in one task. */
const FLUSH_CHARACTERS = 4000;

/** `fresh`: being written now, so it shows as wet ink; replayed text is dry. */
export type Flush = { text: string; fresh: boolean };

/** The text of one generation while it arrives: outside React, handed over in flushes. */
export type TextBuffer = {
  readonly text: string;
  readonly chars: number;
  readonly ended: boolean;
  push(text: string, fresh: boolean): void;
  /** No more text will come; listeners hear it after the last flush. */
  end(): void;
  /** Hears every flush from now on; `onEnd` comes after the last one. */
  listen(listener: { onFlush: (flush: Flush) => void; onEnd: () => void }): () => void;
};

type Listener = Parameters<TextBuffer["listen"]>[0];

export function createTextBuffer(): TextBuffer {
  const listeners = new Set<Listener>();
  const counter = createCharacterCounter();
  let text = "";
  let flushed = 0;
  let freshFrom = Number.POSITIVE_INFINITY;
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    const upTo = Math.min(text.length, flushed + FLUSH_CHARACTERS);
    const piece = { text: text.slice(flushed, upTo), fresh: flushed >= freshFrom };
    flushed = upTo;
    if (piece.text !== "") for (const listener of listeners) listener.onFlush(piece);
    if (flushed < text.length) timer = setTimeout(flush);
    else if (ended) for (const listener of listeners) listener.onEnd();
  }

  return {
    get text() {
      return text;
    },
    get chars() {
      return counter.total;
    },
    get ended() {
      return ended && flushed === text.length;
    },
    push(piece, fresh) {
      if (fresh) freshFrom = Math.min(freshFrom, text.length);
      text += piece;
      counter.push(piece);
      timer ??= setTimeout(flush, FLUSH_MS);
    },
    end() {
      ended = true;
      timer ??= setTimeout(flush);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
