import { DOCUMENT_UPDATE_MAX_BYTES } from "@tangleaf/contract/constants";
import * as Y from "yjs";

/** Changes that go together. */
const TOGETHER_MAX = 50;
/** Merging leaves out nothing, so the sum of the parts is at most the whole. */
const BYTES_MAX = DOCUMENT_UPDATE_MAX_BYTES - 1024;
/** A change the server does not have, and where it is kept on this device. */
export type Unsent = { readonly update: Uint8Array; readonly kept: readonly KeptAt[] };
export type KeptAt = { readonly tab: string; readonly n: number };

/** Changes sent in one call, under a number that stays the same when the call is repeated. */
export type Batch = { readonly seq: number; readonly update: Uint8Array; readonly parts: readonly Unsent[] };

/** Changes in the order they were made: the batch being sent, and those that wait. */
export function createSendQueue() {
  let waiting: Unsent[] = [];
  let current: Batch | null = null;
  let seq = 0;

  function takeBatch(): Batch | null {
    const parts: Unsent[] = [];
    for (let bytes = 0; parts.length < TOGETHER_MAX && waiting.length > 0; ) {
      bytes += waiting[0]?.update.length ?? 0;
      if (parts.length > 0 && bytes > BYTES_MAX) break;
      parts.push(waiting.shift() as Unsent);
    }
    if (parts.length === 0) return null;
    seq += 1;
    return { seq, update: mergeParts(parts), parts };
  }

  return {
    add: (unsent: Unsent) => void waiting.push(unsent),
    /** The batch to send now: the same one until it is dropped or put back. */
    next(): Batch | null {
      current ??= takeBatch();
      return current;
    },
    isCurrent: (batch: Batch) => batch === current,
    /** The server has this batch. */
    drop(batch: Batch): void {
      if (current === batch) current = null;
    },
    /** The batch waits again, to be sent under another number together with what came later. */
    putBack(): void {
      waiting.unshift(...(current?.parts ?? []));
      current = null;
    },
    get hasWaiting() {
      return waiting.length > 0;
    },
    /** What waits, as a change of its own that leaves the queue as it is; null where there is none or it is too long for one call. */
    copyWaiting(): Omit<Batch, "parts"> | null {
      if (waiting.length === 0) return null;
      const update = mergeParts(waiting);
      seq += 1;
      return update.length <= BYTES_MAX ? { seq, update } : null;
    },
    all: (): Unsent[] => [...(current?.parts ?? []), ...waiting],
    takeAll(): Unsent[] {
      const all = [...(current?.parts ?? []), ...waiting];
      current = null;
      waiting = [];
      return all;
    },
  };
}

function mergeParts(parts: readonly Unsent[]): Uint8Array {
  return Y.mergeUpdates(parts.map(({ update }) => update));
}
