import { type Download, FILE_KEPT_DAYS, type FileLink } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Database } from "../../db/schema/index.ts";
import { AppError } from "../../platform/errors.ts";
import { hashToken, newId, newToken } from "../../platform/ids.ts";
import type { Blobs } from "../../ports/blobs.ts";
import type { Clock } from "../../ports/clock.ts";
import { bindBlob, createFileRepo, dropLooseBlob, noteLooseBlob, type OwnedFile, requireOpenUser, type StoredFile } from "./file.repo.ts";

/** A link opens without a session for this long: in-app browsers hand it to another program that has no cookies. */
const TICKET_VALID_SECONDS = 15 * 60;
const FILE_KEPT_MS = FILE_KEPT_DAYS * 24 * 60 * 60 * 1000;
const REMOVE_BATCH_FILES = 100;
const MS_PER_SECOND = 1000;

export type NewFile = {
  readonly userId: string;
  readonly generationId: string | null;
  /** As it is saved on the reader's disk, with its ending. */
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
};

/** Files made for people: kept in the blobs, known to the `file` table, opened by ticket. */
export function createStoredFiles({ blobs, clock, log, ...deps }: { db: Kysely<Database>; blobs: Blobs; clock: Clock; log: Logger }) {
  const files = createFileRepo(deps.db);

  /** A new ticket, which ends with its file at the latest. */
  function newTicket(now: number, fileExpiresAt: number) {
    const ticket = newToken();
    const expiresAt = Math.min(now + TICKET_VALID_SECONDS * MS_PER_SECOND, fileExpiresAt);
    const linkTo = (name: string): FileLink => ({
      url: `/files/${ticket}/${encodeURIComponent(name)}`,
      fileName: name,
      expiresIn: Math.floor((expiresAt - now) / MS_PER_SECOND),
    });
    return { hash: hashToken(ticket), expiresAt, linkTo };
  }

  /** Gives a stored blob its row. Throws session.invalid where the account has ended while the file was made. */
  function insertFile(file: StoredFile): Promise<void> {
    return inTransaction(deps.db, async (trx) => {
      await requireOpenUser(trx, file.userId);
      if (!(await bindBlob(trx, file.blobKey))) throw new AppError("server.unavailable", {}, "a file took too long to store");
      await createFileRepo(trx).insert(file);
    });
  }

  return {
    async store(file: NewFile): Promise<FileLink> {
      const now = clock.now();
      const id = newId(now);
      const expiresAt = now + FILE_KEPT_MS;
      const ticket = newTicket(now, expiresAt);
      const blobKey = `exports/${id}${endingOf(file.name)}`;
      // Until its row is written the blob is noted as loose: whoever is killed in between leaves it to the closing room's round.
      await noteLooseBlob(deps.db, blobKey, now);
      try {
        await blobs.put(blobKey, file.bytes, file.contentType);
        await insertFile({
          id,
          userId: file.userId,
          generationId: file.generationId,
          ticketHash: ticket.hash,
          name: file.name,
          contentType: file.contentType,
          sizeBytes: file.bytes.byteLength,
          blobKey,
          createdAt: now,
          ticketExpiresAt: ticket.expiresAt,
          expiresAt,
        });
      } finally {
        // Nothing to do where the row has been written.
        await dropLooseBlob({ db: deps.db, blobs, log }, blobKey);
      }
      return ticket.linkTo(file.name);
    },

    /** The link made before ends with this: a file has one ticket, and whoever opened it has the bytes already. */
    async link({ userId, fileId }: { userId: string; fileId: string }): Promise<FileLink> {
      const now = clock.now();
      const file = await files.findOwned(userId, fileId, now);
      if (file === null) throw new AppError("download.unknown");
      const ticket = newTicket(now, file.expiresAt);
      await files.setTicket(fileId, { ticketHash: ticket.hash, ticketExpiresAt: ticket.expiresAt });
      return ticket.linkTo(file.name);
    },

    async list(input: { userId: string; page: number; size: number }): Promise<{ total: number; list: Download[] }> {
      const { total, rows } = await files.listOwned({ ...input, now: clock.now() });
      return { total, list: rows.map(presentFile) };
    },

    async open(ticket: string): Promise<{ name: string; contentType: string; bytes: Uint8Array } | null> {
      const file = await files.findByTicket(hashToken(ticket), clock.now());
      if (file === null) return null;
      const bytes = await blobs.get(file.blobKey);
      if (bytes === null) {
        log.error({ blobKey: file.blobKey }, "the blob of a file is gone");
        return null;
      }
      return { name: file.name, contentType: file.contentType, bytes };
    },

    async removeExpired(): Promise<number> {
      let removed = 0;
      for (;;) {
        const batch = await files.listExpired(clock.now(), REMOVE_BATCH_FILES);
        for (const { id, blobKey } of batch) {
          // Blob first: a row without its blob is found again, a blob without its row never.
          await blobs.remove(blobKey);
          await files.remove(id);
          removed++;
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

/** `.csv` of `usage.csv`; the rest of a name may hold what a blob's key may not. */
function endingOf(name: string): string {
  return /\.[a-z0-9]{1,8}$/.exec(name)?.[0] ?? "";
}
