import * as Y from "yjs";

/** Origin, in Yjs, of what was not done here: it came from the server. */
export const FROM_ELSEWHERE = "elsewhere";

/** Updates of others are applied together, this often. */
const EVERY_MS = 100;
/** After a composition some browsers still change the text: what waited comes this much later. */
const AFTER_COMPOSITION_MS = 120;

export type HeldUpdates = {
  /** Brings what others wrote into the document: soon, and never while a word is being composed. */
  push(update: Uint8Array): void;
  /** A composition has ended. */
  compositionEnded(): void;
  /** Applies what waits, whatever is being composed: before the document is closed or sent. */
  flush(): void;
  destroy(): void;
};

/** Updates from elsewhere on their way into the document. `isComposing`: text must not move under a word being composed. */
export function holdUpdates({ doc, isComposing }: { doc: Y.Doc; isComposing: () => boolean }): HeldUpdates {
  let waiting: Uint8Array[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;

  function schedule(ms: number): void {
    timer ??= setTimeout(() => {
      timer = null;
      if (!isComposing()) flush();
    }, ms);
  }

  function flush(): void {
    const updates = waiting;
    waiting = [];
    if (updates.length === 0) return;
    doc.transact(() => {
      for (const update of updates) Y.applyUpdate(doc, update, FROM_ELSEWHERE);
    }, FROM_ELSEWHERE);
  }

  return {
    push(update) {
      waiting.push(update);
      schedule(EVERY_MS);
    },
    compositionEnded() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      schedule(AFTER_COMPOSITION_MS);
    },
    flush,
    destroy() {
      if (timer !== null) clearTimeout(timer);
      flush();
    },
  };
}
