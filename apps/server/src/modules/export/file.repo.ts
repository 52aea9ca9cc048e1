import type { Kysely } from "kysely";
import type { Database } from "../../db/schema/index.ts";

export type StoredFile = {
  readonly id: string;
  readonly userId: string;
  readonly generationId: string;
  readonly ticketHash: string;
  readonly name: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly blobKey: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly ticketExpiresAt: number;
  readonly expiresAt: number;
};

/** Rows of the `file` table. */
export function createFileRepo(db: Kysely<Database>) {
  return {
    async insert(file: StoredFile): Promise<void> {
      await db
        .insertInto("file")
        .values({
          id: file.id,
          user_id: file.userId,
          generation_id: file.generationId,
          ticket_hash: file.ticketHash,
          name: file.name,
          content_type: file.contentType,
          size_bytes: file.sizeBytes,
          blob_key: file.blobKey,
          created_at: file.createdAt,
          ticket_expires_at: file.ticketExpiresAt,
          expires_at: file.expiresAt,
        })
        .execute();
    },

    /** The file whose ticket is still good at `now`. */
    async findByTicket(ticketHash: string, now: number): Promise<{ name: string; contentType: string; blobKey: string } | null> {
      const row = await db
        .selectFrom("file")
        .select(["name", "content_type", "blob_key"])
        .where("ticket_hash", "=", ticketHash)
        .where("ticket_expires_at", ">", now)
        .executeTakeFirst();
      return row === undefined ? null : { name: row.name, contentType: row.content_type, blobKey: row.blob_key };
    },

    /** Up to `limit` files nobody may have any more at `now`. */
    listExpired(now: number, limit: number): Promise<{ id: string; blobKey: string }[]> {
      return db
        .selectFrom("file")
        .select(["id", "blob_key as blobKey"])
        .where("expires_at", "<=", now)
        .orderBy("expires_at")
        .limit(limit)
        .execute();
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom("file").where("id", "=", id).execute();
    },
  };
}
