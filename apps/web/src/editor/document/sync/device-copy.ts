import * as Y from "yjs";
import type { DocumentStore } from "./document-store.ts";
import type { Unsent } from "./send-queue.ts";

/** The whole document is stored anew when nothing has changed for this long. */
const FOLD_AFTER_MS = 5000;

export type DeviceCopy = {
  /** Runs one write after the other, so that what is stored is what was asked for last. */
  write(write: () => Promise<unknown>): Promise<void>;
  /** Stores a change the server does not have: at once, not behind other writes, since the page may be gone in the next moment. */
  add(update: Uint8Array, epoch: number): Unsent;
  /** Resolves when the changes of `add` are stored, or cannot be. */
  added(): Promise<unknown>;
  /** Resolves when the writes asked for so far have ended. */
  written(): Promise<unknown>;
  /** Stores the whole document once it has not changed for a while. */
  foldSoon(): void;
  fold(): Promise<void>;
};

type OpenDeviceCopy = {
  store: DocumentStore;
  /** The document as it is now, and its epoch; null while it cannot be shown yet. */
  current: () => { doc: Y.Doc; epoch: number } | null;
  /** false: this browser stores nothing. */
  onKeeps: (keeps: boolean) => void;
};

/** Writes one document to this device. */
export function createDeviceCopy({ store, current, onKeeps }: OpenDeviceCopy): DeviceCopy {
  let lastWrite: Promise<unknown> = Promise.resolve();
  let folding: ReturnType<typeof setTimeout> | null = null;
  const adding = new Set<Promise<unknown>>();

  function write(writing: () => Promise<unknown>): Promise<void> {
    const written = lastWrite.then(writing).then(
      () => onKeeps(true),
      () => onKeeps(false),
    );
    lastWrite = written;
    return written;
  }

  function stopFolding(): void {
    if (folding !== null) clearTimeout(folding);
    folding = null;
  }

  function fold(): Promise<void> {
    stopFolding();
    if (current() === null) return Promise.resolve();
    return write(async () => {
      const opened = current();
      if (opened !== null) await store.fold(Y.encodeStateAsUpdate(opened.doc), opened.epoch);
    });
  }

  return {
    write,
    add(update, epoch) {
      const unsent: { update: Uint8Array; kept: Unsent["kept"][number][] } = { update, kept: [] };
      const added: Promise<unknown> = store.add(update, epoch).then(
        (at) => {
          unsent.kept.push(at);
          adding.delete(added);
          onKeeps(true);
        },
        () => {
          adding.delete(added);
          onKeeps(false);
        },
      );
      adding.add(added);
      return unsent;
    },
    added: () => Promise.allSettled(adding),
    written: () => lastWrite,
    foldSoon() {
      stopFolding();
      folding = setTimeout(() => void fold(), FOLD_AFTER_MS);
    },
    fold,
  };
}
