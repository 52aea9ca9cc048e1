import type { Blobs } from "../../ports/blobs.ts";
import type { Db } from "../metering/metering.ts";
import type { PersonalData, StoredBytes } from "../personal-data.ts";

const FILES_A_LOT = 50;

/** Files kept for a person. */
export function filesPersonalData({ db, blobs }: { db: Db; blobs: Pick<Blobs, "remove"> }): PersonalData {
  return {
    module: "export",
    tables: {
      file: { archive: "none: files are made of what the archive holds, and can be downloaded one by one", afterDeletion: "deleted" },
    },

    async erasePersonalData(userId) {
      for (;;) {
        const files = await db.selectFrom("file").select(["id", "blob_key"]).where("user_id", "=", userId).limit(FILES_A_LOT).execute();
        if (files.length === 0) return true;
        for (const { id, blob_key } of files) {
          // Blob first: a row without its blob is found again, a blob without its row never.
          await blobs.remove(blob_key);
          await db.deleteFrom("file").where("id", "=", id).execute();
        }
      }
    },
  };
}

/** Counts the bytes of files. */
export async function countFileBytes(on: Db, userId: string): Promise<StoredBytes[]> {
  const { bytes } = await on
    .selectFrom("file")
    .where("user_id", "=", userId)
    .select((eb) => eb.fn.sum<number | null>("size_bytes").as("bytes"))
    .executeTakeFirstOrThrow();
  return [{ kind: "files", bytes: Number(bytes ?? 0), binBytes: 0 }];
}
