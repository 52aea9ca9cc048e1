import type { DeleteQueryBuilder, DeleteResult, Kysely, NotNull } from "kysely";
import type { FileOwnerKind } from "../../db/schema/file-tables.ts";
import type { Database } from "../../db/schema/index.ts";

export { requireOpenUser } from "../../db/lock-user.ts";
export { bindBlob, dropOrphanBlob, noteOrphanBlob } from "../../db/orphan-blobs.ts";

/** The resource a file belongs to. */
export type FileOwner = { readonly kind: FileOwnerKind; readonly id: string };

export type StoredFile = {
  readonly id: string;
  readonly userId: string;
  readonly owner: FileOwner;
  readonly ticketHash: string;
  readonly name: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly blobKey: string;
  readonly contentKey: string | null;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly ticketExpiresAt: number;
  /** null = kept as long as its owner. */
  readonly expiresAt: number | null;
};

/** What its owner sees of a file. */
export type OwnedFile = Pick<StoredFile, "id" | "name" | "contentType" | "sizeBytes" | "createdAt"> & { readonly expiresAt: number };

/** A file that is there already. */
export type SameFile = Pick<StoredFile, "id" | "name" | "blobKey" | "sizeBytes">;

/** How long a file is kept, and by which ticket it opens. */
export type Term = Pick<StoredFile, "ticketHash" | "ticketExpiresAt" | "createdAt" | "expiresAt">;

const OWNED_COLUMNS = ["id", "name", "content_type as contentType", "size_bytes as sizeBytes", "created_at as createdAt"] as const;

/** Files that go by themselves, and have not by `now`: those a person sees, downloads and deletes. Others are their owner's. */
const listed = (db: Kysely<Database>, userId: string, now: number) =>
  db
    .selectFrom("file")
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .select(OWNED_COLUMNS)
    .select("expires_at as expiresAt")
    .$narrowType<{ expiresAt: NotNull }>();

/** Rows of the `file` table. */
export function createFileRepo(db: Kysely<Database>) {
  return {
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

    /** What the user has that has not expired by `now`; `listed` of them go by themselves. */
    async countOwned(userId: string, now: number): Promise<{ files: number; listed: number; bytes: number }> {
      const { files, listed, bytes } = await db
        .selectFrom("file")
        .where("user_id", "=", userId)
        .where((eb) => eb.or([eb("expires_at", ">", now), eb("expires_at", "is", null)]))
        .select((eb) => [
          eb.fn.countAll<number>().as("files"),
          eb.fn.count<number>("expires_at").as("listed"),
          eb.fn.sum<number | null>("size_bytes").as("bytes"),
        ])
        .executeTakeFirstOrThrow();
      return { files: Number(files), listed: Number(listed), bytes: Number(bytes ?? 0) };
    },

    /** The user's file; somebody else's, and one that expired by `now`, do not exist. */
    async findOwned(userId: string, id: string, now: number): Promise<OwnedFile | null> {
      return (await listed(db, userId, now).where("id", "=", id).executeTakeFirst()) ?? null;
    },

    /** How many files `listOwned` has. */
    async countListed(userId: string, now: number): Promise<number> {
      const { files } = await listed(db, userId, now)
        .where("owner_kind", "<>", "upload")
        .clearSelect()
        .select((eb) => eb.fn.countAll<number>().as("files"))
        .executeTakeFirstOrThrow();
      return Number(files);
    },

    /** Files made for the user: one they brought is no download. */
    async listOwned(input: { userId: string; now: number; page: number; size: number }): Promise<readonly OwnedFile[]> {
      return listed(db, input.userId, input.now)
        .where("owner_kind", "<>", "upload")
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(input.size)
        .offset((input.page - 1) * input.size)
        .execute();
    },

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
