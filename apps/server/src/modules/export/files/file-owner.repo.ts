import type { Kysely } from "kysely";
import type { FileOwnerKind } from "../../../db/schema/file-tables.ts";
import type { Database } from "../../../db/schema/index.ts";
import type { FileOwner } from "./stored-file.ts";

/** Rows of the `file` table by what they belong to. */
export function createFileOwners(db: Kysely<Database>) {
  return {
    /** Gives an upload that nothing has taken yet to its owner, with whom it stays. False where there is none by `now`. */
    async attach(input: { userId: string; fileId: string; owner: FileOwner; now: number }): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("file")
        .set({ owner_kind: input.owner.kind, owner_id: input.owner.id, expires_at: null })
        .where("id", "=", input.fileId)
        .where("user_id", "=", input.userId)
        .where("owner_kind", "=", "upload")
        .where("expires_at", ">", input.now)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    /** Gives those of the files that are uploads nothing has taken yet to their owner; others stay as they are. */
    async attachNew(input: { userId: string; fileIds: readonly string[]; owner: FileOwner; now: number }): Promise<void> {
      await db
        .updateTable("file")
        .set({ owner_kind: input.owner.kind, owner_id: input.owner.id, expires_at: null })
        .where("id", "in", [...input.fileIds])
        .where("user_id", "=", input.userId)
        .where("owner_kind", "=", "upload")
        .where("expires_at", ">", input.now)
        .execute();
    },

    /** How many of the files, each named once, are the user's and have not expired by `now`. */
    async countKept(userId: string, ids: readonly string[], now: number): Promise<number> {
      const { n } = await db
        .selectFrom("file")
        .where("id", "in", [...ids])
        .where("user_id", "=", userId)
        .where((eb) => eb.or([eb("expires_at", ">", now), eb("expires_at", "is", null)]))
        .select((eb) => eb.fn.countAll<number>().as("n"))
        .executeTakeFirstOrThrow();
      return Number(n);
    },

    /** The user's file, listed or not, that has not expired by `now`. */
    async findKept(userId: string, id: string, now: number): Promise<{ name: string; contentType: string; blobKey: string } | null> {
      const row = await db
        .selectFrom("file")
        .select(["name", "content_type", "blob_key"])
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .where((eb) => eb.or([eb("expires_at", ">", now), eb("expires_at", "is", null)]))
        .executeTakeFirst();
      return row === undefined ? null : { name: row.name, contentType: row.content_type, blobKey: row.blob_key };
    },

    /** Files kept as long as resources of one kind. */
    async listOf(kind: FileOwnerKind, ids: readonly string[]): Promise<string[]> {
      const rows = await db
        .selectFrom("file")
        .select("id")
        .where("owner_kind", "=", kind)
        .where("owner_id", "in", [...ids])
        .where("expires_at", "is", null)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Gives a file to another owner, with whom it stays, or keeps it until `expiresAt`. */
    async giveTo(id: string, owner: FileOwner, expiresAt: number | null): Promise<void> {
      await db
        .updateTable("file")
        .set({ owner_kind: owner.kind, owner_id: owner.id, expires_at: expiresAt })
        .where("id", "=", id)
        .execute();
    },

    /** Takes out all files of resources of one kind; their blobs, orphans from then on. */
    async removeOf(kind: FileOwnerKind, ids: readonly string[]): Promise<string[]> {
      const rows = await db
        .deleteFrom("file")
        .where("owner_kind", "=", kind)
        .where("owner_id", "in", [...ids])
        .returning("blob_key")
        .execute();
      return rows.map(({ blob_key }) => blob_key);
    },
  };
}
