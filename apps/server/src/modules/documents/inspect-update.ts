import * as Y from "yjs";
import { AppError } from "../../platform/errors.ts";
import { CLIENTS_MAX, DELETED_RANGES_MAX, STRUCTS_MAX } from "./constants.ts";

/** What an update would do, without doing it. UTF-16 units of text. */
export type InspectedUpdate = {
  readonly bytes: number;
  readonly inserted: number;
  readonly deleted: number;
  /** Values of keys that are set; one that was there before is among what is deleted. */
  readonly set: number;
};

/**
 * Reads an update from outside. Throws update.unreadable for what is no update, or one whose parts are so many that applying
 * it would take long. Whether it keeps to the schema shows only in the document: compaction looks.
 */
export function inspectUpdate(base64: string): InspectedUpdate {
  const update = bytesOf(base64);
  try {
    const { structs, ds } = Y.decodeUpdate(update);
    if (structs.length > STRUCTS_MAX || ds.clients.size > CLIENTS_MAX) throw new RangeError("too many parts");
    const clients = new Set<number>();
    let inserted = 0;
    let set = 0;
    for (const struct of structs) {
      clients.add(struct.id.client);
      if (!Number.isSafeInteger(struct.id.clock + struct.length)) throw new RangeError("clock out of range");
      if (!(struct instanceof Y.Item)) continue;
      if (namesLater(struct)) throw new RangeError("a part that names one made after it");
      if (struct.content instanceof Y.ContentDoc) throw new TypeError("documents inside documents");
      if (struct.content instanceof Y.ContentString) inserted += struct.length;
      if (struct.content instanceof Y.ContentAny) set += struct.length;
    }
    if (clients.size > CLIENTS_MAX) throw new RangeError("too many clients");
    let ranges = 0;
    let deleted = 0;
    for (const items of ds.clients.values()) {
      ranges += items.length;
      for (const { len } of items) deleted += len;
    }
    if (ranges > DELETED_RANGES_MAX) throw new RangeError("too many deletions");
    return { bytes: update.length, inserted, deleted, set };
  } catch (error) {
    throw new AppError("update.unreadable", {}, "not a Yjs update", { cause: error });
  }
}

/**
 * A part names only what was there when it was made. Yjs throws where one names a later one of the same client, or itself,
 * which would leave a document nobody can open.
 */
function namesLater({ id, origin, rightOrigin, parent }: Y.Item): boolean {
  return [origin, rightOrigin, parent].some((named) => named instanceof Y.ID && named.client === id.client && named.clock >= id.clock);
}

/** Bytes in a buffer of their own: lib0 reads past the end of a view, and small Buffers share one. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(base64, "base64"));
}

export function base64Of(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
}
