import { UPLOAD_KEPT_HOURS } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../../db/schema/index.ts";
import { AppError } from "../../../platform/errors.ts";
import type { Clock } from "../../../ports/clock.ts";
import type { Db } from "../../metering/metering.ts";
import { createFileRepo, noteOrphanBlob } from "../file.repo.ts";
import type { FileOwner } from "./stored-file.ts";

export const UPLOAD_KEPT_MS = UPLOAD_KEPT_HOURS * 60 * 60 * 1000;

/** Files that stay with what they belong to: uploads that are taken, and those of resources. */
export function createOwnedFiles({ db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock }) {
  return {
    async attachUpload(trx: Db, input: { userId: string; fileId: string; owner: FileOwner }): Promise<void> {
      if (!(await createFileRepo(trx).attach({ ...input, now: clock.now() }))) throw new AppError("upload.unknown");
    },

    async attachNew(trx: Db, input: { userId: string; fileIds: readonly string[]; owner: FileOwner }): Promise<void> {
      if (input.fileIds.length > 0) await createFileRepo(trx).attachNew({ ...input, now: clock.now() });
    },

    async assertOwnFiles({ userId, fileIds }: { userId: string; fileIds: readonly string[] }): Promise<void> {
      const ids = [...new Set(fileIds)];
      if (ids.length > 0 && (await createFileRepo(db).countKept(userId, ids, clock.now())) < ids.length)
        throw new AppError("upload.unknown");
    },

    filesOf: (trx: Db, kind: FileOwner["kind"], ids: readonly string[]): Promise<string[]> => createFileRepo(trx).listOf(kind, ids),

    async giveTo(trx: Db, { fileId, owner }: { fileId: string; owner: FileOwner | null }): Promise<void> {
      const upload = { kind: "upload", id: fileId } as const;
      await createFileRepo(trx).giveTo(fileId, owner ?? upload, owner === null ? clock.now() + UPLOAD_KEPT_MS : null);
    },

    async removeOf(trx: Db, kind: FileOwner["kind"], ids: readonly string[]): Promise<void> {
      for (const blobKey of await createFileRepo(trx).removeOf(kind, ids)) await noteOrphanBlob(trx, blobKey, clock.now());
    },
  };
}
