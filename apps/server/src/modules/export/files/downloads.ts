import type { Download, FileLink } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../../../db/schema/index.ts";
import { AppError } from "../../../platform/errors.ts";
import { hashToken } from "../../../platform/ids.ts";
import type { Blobs } from "../../../ports/blobs.ts";
import type { Clock } from "../../../ports/clock.ts";
import { createFileRepo } from "../file.repo.ts";
import type { OpenFile } from "../open-file.ts";
import type { createFileKeeper } from "./file-keeper.ts";
import type { OwnedFile } from "./file-listing.repo.ts";
import { newTicket } from "./file-ticket.ts";

const REMOVE_BATCH_FILES = 100;

type Downloads = {
  readonly db: Kysely<Database>;
  readonly blobs: Blobs;
  readonly clock: Clock;
  readonly log: Logger;
  readonly keeper: Pick<ReturnType<typeof createFileKeeper>, "remove">;
};

/** The files a person lists, opens and deletes. */
export function createDownloads({ db, blobs, clock, log, keeper }: Downloads) {
  const files = createFileRepo(db);

  async function openFile(file: { name: string; contentType: string; blobKey: string } | null): Promise<OpenFile | null> {
    if (file === null) return null;
    const blob = await blobs.get(file.blobKey);
    if (blob === null) {
      log.error({ blobKey: file.blobKey }, "the blob of a file is gone");
      return null;
    }
    return { name: file.name, contentType: file.contentType, ...blob };
  }

  return {
    async openOwn({ userId, fileId }: { userId: string; fileId: string }): Promise<OpenFile | null> {
      return openFile(await files.findKept(userId, fileId, clock.now()));
    },

    /** The link made before ends with this: a file has one ticket, and a page that has opened it has the bytes already. */
    async link({ userId, fileId }: { userId: string; fileId: string }): Promise<FileLink> {
      const now = clock.now();
      const file = await files.findOwned(userId, fileId, now);
      if (file === null) throw new AppError("download.unknown");
      const ticket = newTicket(now, file.expiresAt);
      await files.setTicket(fileId, ticket.columns);
      return ticket.linkTo(file.name);
    },

    async list(input: { userId: string; page: number; size: number }): Promise<{ total: number; list: Download[]; usedBytes: number }> {
      const now = clock.now();
      const [owned, total, rows] = await Promise.all([
        files.countOwned(input.userId, now),
        files.countListed(input.userId, now),
        files.listOwned({ ...input, now }),
      ]);
      return { total, list: rows.map(presentFile), usedBytes: owned.bytes };
    },

    async open(ticket: string): Promise<OpenFile | null> {
      return openFile(await files.findByTicket(hashToken(ticket), clock.now()));
    },

    async remove({ userId, fileId }: { userId: string; fileId: string }): Promise<void> {
      const now = clock.now();
      const blobKey = await keeper.remove((repo) => repo.removeOwned({ userId, id: fileId, now }));
      if (blobKey === null) throw new AppError("download.unknown");
    },

    async removeExpired(): Promise<number> {
      let removed = 0;
      for (;;) {
        const now = clock.now();
        const batch = await files.listExpired(now, REMOVE_BATCH_FILES);
        for (const id of batch) {
          if ((await keeper.remove((repo) => repo.removeExpired(id, now))) !== null) removed++;
        }
        if (batch.length < REMOVE_BATCH_FILES) return removed;
      }
    },
  };
}

function presentFile({ id, name, contentType, sizeBytes, createdAt, expiresAt }: OwnedFile): Download {
  const [made, ends] = [new Date(createdAt).toISOString(), new Date(expiresAt).toISOString()];
  return { fileId: id, name, contentType, sizeBytes, createdAt: made, expiresAt: ends };
}
