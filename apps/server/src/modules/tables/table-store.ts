import { buffer } from "node:stream/consumers";
import { AppError } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import type { OpenBlob } from "../../ports/blobs.ts";
import type { Db } from "../metering/metering.ts";
import type { TableOptions } from "./options.ts";
import { bindBlob, dropOrphanBlob, insertBlobs, noteOrphanBlob } from "./table.repo.ts";
import type { PackedSheet } from "./work/read-file.worker.ts";

const FILE_CONTENT = "application/octet-stream";
const SHEET_CONTENT = "application/gzip";

/** Blobs that were stored, and not yet given to their table. */
export type StoredBlobs = readonly { readonly key: string; readonly sheetId: string | null; readonly bytes: number }[];
export type TableContent = { readonly file: Uint8Array | null; readonly sheets: readonly PackedSheet[] };

export const bytesOf = (blobs: StoredBlobs): number => blobs.reduce((sum, { bytes }) => sum + bytes, 0);

/** What tables hold, kept in the blobs. A row's blob is there before the row and goes after it. */
export function createTableStore({ db, blobs, clock, log }: Pick<TableOptions, "db" | "blobs" | "clock" | "log">) {
  const drop = (key: string) => dropOrphanBlob({ db, blobs, log }, key);

  return {
    /**
     * Stores what a table holds, lets `keep` give it its rows, and leaves nothing where either fails: until its rows are written a
     * blob is noted as an orphan, so whoever is killed in between leaves it to the account-deletion module's round.
     */
    async storeContent<T>(tableId: string, { file, sheets }: TableContent, keep: (stored: StoredBlobs) => Promise<T>): Promise<T> {
      const now = clock.now();
      const parts = [
        ...(file === null ? [] : [{ sheetId: null, source: file, type: FILE_CONTENT }]),
        ...sheets.map(({ sheetId, packed }) => ({ sheetId, source: packed, type: SHEET_CONTENT })),
      ].map((part) => ({ ...part, key: `tables/${tableId}/${newId(now)}` }));
      const stored: { key: string; sheetId: string | null; bytes: number }[] = [];
      try {
        for (const { key, sheetId, source, type } of parts) {
          await noteOrphanBlob(db, key, now);
          stored.push({ key, sheetId, bytes: await blobs.put(key, source, type) });
        }
        return await keep(stored);
      } finally {
        // Nothing to do for those whose rows have been written.
        for (const { key } of parts) await drop(key);
      }
    },

    /** In the transaction that writes the table's row. */
    async bind(trx: Db, { tableId, userId, stored }: { tableId: string; userId: string; stored: StoredBlobs }): Promise<void> {
      for (const { key } of stored)
        if (!(await bindBlob(trx, key))) throw new AppError("server.unavailable", {}, "a table took too long to store");
      await insertBlobs(
        trx,
        stored.map(({ key, sheetId, bytes }) => ({ blob_key: key, table_id: tableId, user_id: userId, sheet_id: sheetId, bytes })),
      );
    },

    /** In the transaction that took their rows away; they go with `drop`, or with the next round. */
    async release(trx: Db, keys: readonly string[]): Promise<void> {
      for (const key of keys) await noteOrphanBlob(trx, key, clock.now());
    },

    drop,

    async open(key: string): Promise<OpenBlob> {
      const blob = await blobs.get(key);
      if (blob === null) throw new AppError("server.fault", {}, "the blob of a table is gone");
      return blob;
    },

    async load(key: string): Promise<Uint8Array> {
      return buffer((await this.open(key)).content);
    },

    /** The same; null where it is gone. */
    async find(key: string): Promise<Uint8Array | null> {
      const blob = await blobs.get(key);
      return blob === null ? null : buffer(blob.content);
    },
  };
}
export type TableStore = ReturnType<typeof createTableStore>;
