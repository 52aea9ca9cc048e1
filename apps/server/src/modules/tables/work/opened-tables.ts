import { gunzipSync } from "node:zlib";
import type { SheetTable } from "@tangleaf/table/columns";
import { unpackTable } from "@tangleaf/table/pack-table";

/** Unpacked bytes of all tables that stay open. */
const OPEN_MAX_BYTES = 256 * 1024 * 1024;
/** More than any table that was packed: what a blob may unpack to. */
const TABLE_MAX_BYTES = 512 * 1024 * 1024;

/** A table as the thread is asked for it: its bytes come along only when it was not open. */
export type TableSource = { readonly key: string; readonly packed?: Uint8Array | undefined };

/** Thrown where tables are asked for that are not open and have not come along. */
export class TablesMissing extends Error {
  readonly keys: readonly string[];
  constructor(keys: readonly string[]) {
    super(keys.join(", "));
    this.keys = keys;
  }
}

type Open = { readonly value: unknown; readonly bytes: number };

/** Tables kept open in this thread, those used last. */
export function createOpenedTables(maxBytes = OPEN_MAX_BYTES) {
  const opened = new Map<string, Open>();
  let bytes = 0;

  function keep<T>(key: string, value: T, size: number): T {
    drop(key);
    opened.set(key, { value, bytes: size });
    bytes += size;
    for (const oldest of opened.keys()) {
      if (bytes <= maxBytes || oldest === key) break;
      drop(oldest);
    }
    return value;
  }

  function drop(key: string): void {
    bytes -= opened.get(key)?.bytes ?? 0;
    opened.delete(key);
  }

  /** What is kept under a key is always of one type: tables under theirs, what was derived under its own. */
  function find<T>(key: string): T | null {
    const known = opened.get(key);
    if (known === undefined) return null;
    opened.delete(key);
    opened.set(key, known);
    return known.value as T;
  }

  return {
    /** Throws TablesMissing. */
    open({ key, packed }: TableSource): SheetTable {
      const known = find<SheetTable>(key);
      if (known !== null) return known;
      if (packed === undefined) throw new TablesMissing([key]);
      const unpacked = gunzipSync(packed, { maxOutputLength: TABLE_MAX_BYTES });
      return keep(key, unpackTable(unpacked), unpacked.length);
    },
    /** What was made of an open table, kept as they are. */
    derive: <T>(key: string, size: number, make: () => T): T => find<T>(key) ?? keep(key, make(), size),
    has: (key: string): boolean => opened.has(key),
  };
}
export type OpenedTables = ReturnType<typeof createOpenedTables>;
