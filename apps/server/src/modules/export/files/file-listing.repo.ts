import type { Kysely, NotNull } from "kysely";
import type { Database } from "../../../db/schema/index.ts";
import type { StoredFile } from "./stored-file.ts";

/** What its owner sees of a file. */
export type OwnedFile = Pick<StoredFile, "id" | "name" | "contentType" | "sizeBytes" | "createdAt"> & { readonly expiresAt: number };

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

/** Rows of the `file` table as their owner sees and counts them. */
export function createFileListing(db: Kysely<Database>) {
  return {
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

    /** The user's file; null for a file of another user, and for one that has expired by `now`. */
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
  };
}
