import type { Kysely } from "kysely";
import type { Logger } from "pino";
import { inTransaction } from "../../../db/in-transaction.ts";
import type { Database } from "../../../db/schema/index.ts";
import { AppError } from "../../../platform/errors.ts";
import type { BlobSource, Blobs } from "../../../ports/blobs.ts";
import type { Clock } from "../../../ports/clock.ts";
import type { Db } from "../../metering/metering.ts";
import { writeNotice } from "../../notices/index.ts";
import { bindBlob, createFileRepo, dropOrphanBlob, noteOrphanBlob, requireOpenUser } from "../file.repo.ts";
import type { StoredFile } from "./stored-file.ts";

export type Description = { readonly name: string; readonly contentType: string };

type FileKeeper = {
  readonly db: Kysely<Database>;
  readonly blobs: Blobs;
  readonly clock: Clock;
  readonly log: Logger;
  /** Throws download.tooMany. */
  readonly assertQuota: (userId: string, bytes: number, db: Db) => Promise<void>;
};

/** Blobs with their rows: a row's blob is there before the row and goes after it, so what a row names can be read. */
export function createFileKeeper({ db, blobs, clock, log, assertQuota }: FileKeeper) {
  const drop = (blobKey: string) => dropOrphanBlob({ db, blobs, log }, blobKey);

  /**
   * Gives a stored blob its row, new or that of the same file; the blob which that one had, or null. Throws session.invalid
   * where the account has ended while the file was made, download.tooMany where other files took the room meanwhile.
   */
  function writeRow(file: StoredFile, isBounded: boolean): Promise<string | null> {
    return inTransaction(db, async (trx) => {
      await requireOpenUser(trx, file.userId);
      const repo = createFileRepo(trx);
      const same = file.contentKey === null ? null : await repo.findSame(file.userId, file.contentKey);
      if (same === null && isBounded) await assertQuota(file.userId, file.sizeBytes, trx);
      if (!(await bindBlob(trx, file.blobKey))) throw new AppError("server.unavailable", {}, "a file took too long to store");
      if (same === null) await repo.insert(file);
      else {
        await repo.replace(same.id, file);
        await noteOrphanBlob(trx, same.blobKey, clock.now());
      }
      // What has a place of its own takes long to make: its owner may be elsewhere by now.
      const notice = { kind: "fileReady", data: { fileName: file.name } } as const;
      if (!isBounded) await writeNotice(trx, { userId: file.userId, about: `file:${file.id}`, ...notice }, clock.now());
      return same?.blobKey ?? null;
    });
  }

  return {
    /** Stores a blob and gives it its row, which `describe` completes when the last byte has been seen. Nothing is left where either fails. */
    async keep(input: {
      file: Omit<StoredFile, "name" | "contentType" | "sizeBytes" | "blobKey">;
      blob: { key: string; source: BlobSource; contentType: string };
      describe: () => Description;
      isBounded: boolean;
    }): Promise<Description> {
      const { key } = input.blob;
      let replaced: string | null = null;
      let described: Description;
      // Until its row is written the blob is noted as an orphan: a process killed in between leaves it to the round of the account-deletion module.
      await noteOrphanBlob(db, key, input.file.createdAt);
      try {
        const sizeBytes = await blobs.put(key, input.blob.source, input.blob.contentType);
        described = input.describe();
        replaced = await writeRow({ ...input.file, ...described, sizeBytes, blobKey: key }, input.isBounded);
      } finally {
        // Nothing to do where the row has been written.
        await drop(key);
      }
      if (replaced !== null) await drop(replaced);
      return described;
    },

    /** Takes a row out, then its blob; null where there is no such row. A process killed in between leaves the blob to the round of the account-deletion module. */
    async remove(takeOut: (repo: ReturnType<typeof createFileRepo>) => Promise<string | null>): Promise<string | null> {
      const blobKey = await inTransaction(db, async (trx) => {
        const taken = await takeOut(createFileRepo(trx));
        if (taken !== null) await noteOrphanBlob(trx, taken, clock.now());
        return taken;
      });
      if (blobKey !== null) await drop(blobKey);
      return blobKey;
    },
  };
}
