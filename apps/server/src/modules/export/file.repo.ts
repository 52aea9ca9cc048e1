import type { Kysely } from "kysely";
import type { Database } from "../../db/schema/index.ts";

export { requireOpenUser } from "../../db/lock-user.ts";
export { bindBlob, dropLooseBlob, noteLooseBlob } from "../../db/loose-blobs.ts";

export type StoredFile = {
  readonly id: string;
  readonly userId: string;
  readonly generationId: string | null;
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

/** What its owner sees of a file. */
export type OwnedFile = Pick<StoredFile, "id" | "name" | "contentType" | "sizeBytes" | "createdAt" | "expiresAt">;

const OWNED_COLUMNS = [
  "id",
  "name",
  "content_type as contentType",
  "size_bytes as sizeBytes",
  "created_at as createdAt",
  "expires_at as expiresAt",
] as const;

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

    /** The user's file; somebody else's, and one that expired by `now`, do not exist. */
    async findOwned(userId: string, id: string, now: number): Promise<OwnedFile | null> {
      const owned = db.selectFrom("file").where("user_id", "=", userId).where("expires_at", ">", now);
      return (await owned.select(OWNED_COLUMNS).where("id", "=", id).executeTakeFirst()) ?? null;
    },

    async listOwned(input: {
      userId: string;
      now: number;
      page: number;
      size: number;
    }): Promise<{ total: number; rows: readonly OwnedFile[] }> {
      const owned = db.selectFrom("file").where("user_id", "=", input.userId).where("expires_at", ">", input.now);
      const { total } = await owned.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
      const rows = await owned
        .select(OWNED_COLUMNS)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(input.size)
        .offset((input.page - 1) * input.size)
        .execute();
      return { total: Number(total), rows };
    },

    /** Puts a new ticket in the place of the one before. */
    async setTicket(id: string, ticket: Pick<StoredFile, "ticketHash" | "ticketExpiresAt">): Promise<void> {
      const changed = { ticket_hash: ticket.ticketHash, ticket_expires_at: ticket.ticketExpiresAt };
      await db.updateTable("file").set(changed).where("id", "=", id).execute();
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
