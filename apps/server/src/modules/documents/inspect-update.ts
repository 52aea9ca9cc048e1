import * as Y from "yjs";
import { AppError } from "../../platform/errors.ts";
import { CONFLICTS_MAX, UPDATE_MAX } from "./constants.ts";
import { countUpdate } from "./count-update.ts";

/** What an update would do, without doing it. UTF-16 units of text. */
export type InspectedUpdate = {
  readonly bytes: number;
  readonly inserted: number;
  readonly deleted: number;
  /** Values of keys that are set; one that was there before is among what is deleted. */
  readonly set: number;
};

/**
 * Reads an update from outside. Throws update.unreadable for what is no update, or one whose parts are so many, or so many of them
 * at one place, that applying it would take long. Whether it keeps to the schema shows only in the document: compaction looks.
 */
export function inspectUpdate(base64: string): InspectedUpdate {
  const update = bytesOf(base64);
  try {
    countUpdate(update, UPDATE_MAX);
    const { structs, ds } = Y.decodeUpdate(update);
    const conflicts = createConflictCount();
    let inserted = 0;
    let set = 0;
    for (const struct of structs) {
      if (struct.length <= 0) throw new RangeError("a part of no length");
      if (!Number.isSafeInteger(struct.id.clock + struct.length)) throw new RangeError("clock out of range");
      if (!(struct instanceof Y.Item)) continue;
      if (namesLater(struct)) throw new RangeError("a part that names one made after it");
      if (struct.content instanceof Y.ContentDoc) throw new TypeError("documents inside documents");
      conflicts.add(struct);
      if (struct.content instanceof Y.ContentString) inserted += struct.length;
      if (struct.content instanceof Y.ContentAny) set += struct.length;
    }
    return { bytes: update.length, inserted, deleted: countDeleted(ds), set };
  } catch (error) {
    throw new AppError("update.unreadable", {}, "not a Yjs update", { cause: error });
  }
}

type DeletedRanges = ReturnType<typeof Y.decodeUpdate>["ds"];

/** UTF-16 units and other parts that are deleted. Yjs writes ranges in their order; others would be taken out of a list from its front. */
function countDeleted({ clients }: DeletedRanges): number {
  let deleted = 0;
  for (const ranges of clients.values()) {
    let end = 0;
    for (const { clock, len } of ranges) {
      if (clock < end || !Number.isSafeInteger(clock + len)) throw new RangeError("deletions out of order");
      end = clock + len;
      deleted += len;
    }
  }
  return deleted;
}

/** Counts pairs of parts put behind the same part: Yjs compares each with each. Throws RangeError for more than `CONFLICTS_MAX`. */
function createConflictCount(): { add(item: Y.Item): void } {
  const siblings = new Map<string, number>();
  let conflicts = 0;
  return {
    add({ origin, rightOrigin, parent, parentSub }) {
      // What names only its right neighbour stands at the front of its parent, which is not written down a second time.
      const place = origin === null ? `${rightOrigin === null ? keyOf(parent) : ""} ${parentSub}` : keyOf(origin);
      const others = siblings.get(place) ?? 0;
      siblings.set(place, others + 1);
      conflicts += others;
      if (conflicts > CONFLICTS_MAX) throw new RangeError("too many parts at one place");
    },
  };
}

function keyOf(named: unknown): string {
  return named instanceof Y.ID ? `${named.client}:${named.clock}` : String(named);
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
