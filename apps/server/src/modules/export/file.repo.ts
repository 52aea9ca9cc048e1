import type { DeleteQueryBuilder, DeleteResult, Kysely } from "kysely";
import type { Database } from "../../db/schema/index.ts";
import { createFileListing } from "./files/file-listing.repo.ts";
import { createFileOwners } from "./files/file-owner.repo.ts";
import type { SameFile, StoredFile, Term } from "./files/stored-file.ts";

export { requireOpenUser } from "../../db/lock-user.ts";
export { bindBlob, dropOrphanBlob, noteOrphanBlob } from "../../db/orphan-blobs.ts";

/** Rows of the `file` table. */
export function createFileRepo(db: Kysely<Database>) {
  return {
    ...createFileListing(db),
    ...createFileOwners(db),

    async insert(file: StoredFile): Promise<void> {
      await db
        .insertInto("file")
        .values({ id: file.id, user_id: file.userId, ...columnsOf(file) })
        .execute();
    },

    /** Puts another file in the place of one that is there. */
    async replace(id: string, file: StoredFile): Promise<void> {
      await db.updateTable("file").set(columnsOf(file)).where("id", "=", id).execute();
    },

    /** The user's file with this content key, also one that expired and was not removed yet. */
    async findSame(userId: string, contentKey: string): Promise<SameFile | null> {
      const same = await db
        .selectFrom("file")
        .select(["id", "name", "blob_key as blobKey", "size_bytes as sizeBytes"])
        .where("user_id", "=", userId)
        .where("content_key", "=", contentKey)
        .executeTakeFirst();
      return same ?? null;
    },

    /** Keeps a file on; false where it has been removed, or has another blob, meanwhile. */
    async renew({ id, blobKey }: Pick<StoredFile, "id" | "blobKey">, term: Term): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("file")
        .set({
          ticket_hash: term.ticketHash,
          ticket_expires_at: term.ticketExpiresAt,
          created_at: term.createdAt,
          expires_at: term.expiresAt,
        })
        .where("id", "=", id)
        .where("blob_key", "=", blobKey)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
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

    /** Up to `limit` files that have expired by `now`. */
    async listExpired(now: number, limit: number): Promise<string[]> {
      const rows = await db.selectFrom("file").select("id").where("expires_at", "<=", now).orderBy("expires_at").limit(limit).execute();
      return rows.map(({ id }) => id);
    },

    /** Takes out a file that has expired by `now` and has not been kept on meanwhile; its blob, an orphan from then on, or null. */
    removeExpired(id: string, now: number): Promise<string | null> {
      return takeOut(db.deleteFrom("file").where("id", "=", id).where("expires_at", "<=", now));
    },

    /** Takes out the user's file; its blob, an orphan from then on, or null where there is no such file. */
    removeOwned(input: { userId: string; id: string; now: number }): Promise<string | null> {
      const owned = db.deleteFrom("file").where("user_id", "=", input.userId).where("expires_at", ">", input.now);
      return takeOut(owned.where("id", "=", input.id));
    },
  };
}

async function takeOut(deletion: DeleteQueryBuilder<Database, "file", DeleteResult>): Promise<string | null> {
  const row = await deletion.returning("blob_key").executeTakeFirst();
  return row?.blob_key ?? null;
}

function columnsOf(file: StoredFile) {
  return {
    owner_kind: file.owner.kind,
    owner_id: file.owner.id,
    ticket_hash: file.ticketHash,
    name: file.name,
    content_type: file.contentType,
    size_bytes: file.sizeBytes,
    blob_key: file.blobKey,
    content_key: file.contentKey,
    created_at: file.createdAt,
    ticket_expires_at: file.ticketExpiresAt,
    expires_at: file.expiresAt,
  };
}
