import { type Download, FILE_KEPT_DAYS, type FileLink, LIMITS, UPLOAD_KEPT_HOURS, type Variant } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Database } from "../../db/schema/index.ts";
import { AppError } from "../../platform/errors.ts";
import { hashToken, newId, newToken } from "../../platform/ids.ts";
import type { BlobSource, Blobs } from "../../ports/blobs.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Db, Metering } from "../metering/metering.ts";
import { writeNotice } from "../notices/index.ts";
import { contentKeyOf } from "./content-key.ts";
import {
  bindBlob,
  createFileRepo,
  dropOrphanBlob,
  type FileOwner,
  noteOrphanBlob,
  type OwnedFile,
  requireOpenUser,
  type StoredFile,
} from "./file.repo.ts";
import { type OpenFile, TICKET_VALID_MINUTES } from "./open-file.ts";

const FILE_KEPT_MS = FILE_KEPT_DAYS * 24 * 60 * 60 * 1000;
const UPLOAD_KEPT_MS = UPLOAD_KEPT_HOURS * 60 * 60 * 1000;

/** Content type of a blob that is told only when its last byte has been seen; its row has the right one. */
const UNKNOWN_CONTENT = "application/octet-stream";
const REMOVE_BATCH_FILES = 100;
const MS_PER_SECOND = 1000;
const MS_PER_MINUTE = 60_000;
const MEGABYTE = 1024 * 1024;

export type NewFile = {
  readonly userId: string;
  readonly owner: FileOwner;
  /** As it is saved on the reader's disk, with its ending. */
  readonly name: string;
  readonly contentType: string;
  readonly source: BlobSource;
  /** What makes it the same as another; left out = a hash of the bytes, of a stream nothing. */
  readonly contentKey?: string;
  /** Holds one file of each person: this one takes it from the one before, and counts against no limit. */
  readonly place?: "archive";
};

type Description = { readonly name: string; readonly contentType: string };

export type NewUpload = {
  readonly userId: string;
  readonly source: AsyncIterable<Uint8Array>;
  /** Asked when the source has ended; where it throws, the file is not kept. */
  readonly describe: () => Description;
};

type Parts = {
  readonly db: Kysely<Database>;
  readonly blobs: Blobs;
  readonly clock: Clock;
  readonly log: Logger;
  readonly metering: Pick<Metering, "levelOf">;
  readonly variant: Variant;
};

/**
 * Files made for people: kept in the blobs, known to the `file` table, opened by ticket. A row's blob is there before the
 * row and goes after it, so what a row names can be read.
 */
export function createStoredFiles({ blobs, clock, log, metering, variant, ...deps }: Parts) {
  const files = createFileRepo(deps.db);
  const drop = (blobKey: string) => dropOrphanBlob({ db: deps.db, blobs, log }, blobKey);

  /** A new ticket, which ends with its file at the latest. */
  function newTicket(now: number, fileExpiresAt: number) {
    const ticket = newToken();
    const expiresAt = Math.min(now + TICKET_VALID_MINUTES * MS_PER_MINUTE, fileExpiresAt);
    const linkTo = (name: string): FileLink => ({
      url: `/files/${ticket}/${encodeURIComponent(name)}`,
      fileName: name,
      expiresIn: Math.floor((expiresAt - now) / MS_PER_SECOND),
    });
    return { columns: { ticketHash: hashToken(ticket), ticketExpiresAt: expiresAt }, linkTo };
  }

  /**
   * Throws download.tooMany where `bytes` more in another file are more than the user's level may keep. The number is of what stands
   * in the list of downloads; what belongs to something, as pictures to notes, counts by its bytes alone.
   */
  async function assertQuota(userId: string, bytes: number, db: Db = deps.db): Promise<void> {
    const { level } = await metering.levelOf(userId, db);
    const { storedFiles, storedFileBytes } = LIMITS[variant][level];
    const kept = await createFileRepo(db).countOwned(userId, clock.now());
    if (kept.listed < storedFiles && kept.bytes + bytes <= storedFileBytes) return;
    throw new AppError("download.tooMany", { params: { maxFiles: storedFiles, maxMegabytes: storedFileBytes / MEGABYTE } });
  }

  /**
   * Gives a stored blob its row, new or that of the same file; the blob which that one had, or null. Throws session.invalid
   * where the account has ended while the file was made, download.tooMany where other files took the room meanwhile.
   */
  function writeRow(file: StoredFile, isBounded: boolean): Promise<string | null> {
    return inTransaction(deps.db, async (trx) => {
      await requireOpenUser(trx, file.userId);
      const repo = createFileRepo(trx);
      const same = file.contentKey === null ? null : await repo.findSame(file.userId, file.contentKey);
      if (same === null && isBounded) await assertQuota(file.userId, file.sizeBytes, trx);
      if (!(await bindBlob(trx, file.blobKey))) throw new AppError("server.unavailable", {}, "a file took too long to store");
      if (same === null) await repo.insert(file);
      else {
        await repo.replace(same.id, file);
        await noteOrphanBlob(trx, same.blobKey, clock.now());
      }
      // What has a place of its own takes long to make: whoever asked for it may be elsewhere by now.
      const told = { kind: "fileReady", data: { fileName: file.name } } as const;
      if (!isBounded) await writeNotice(trx, { userId: file.userId, about: `file:${file.id}`, ...told }, clock.now());
      return same?.blobKey ?? null;
    });
  }

  /** A link to the same file made before, which is kept on as if it were new; null where there is none, or its blob is lost. */
  async function reuse({ userId, contentKey }: { userId: string; contentKey: string }): Promise<FileLink | null> {
    const same = await files.findSame(userId, contentKey);
    if (same === null || (await blobs.size(same.blobKey)) !== same.sizeBytes) return null;
    const now = clock.now();
    const expiresAt = now + FILE_KEPT_MS;
    const ticket = newTicket(now, expiresAt);
    const term = { ...ticket.columns, createdAt: now, expiresAt };
    return (await files.renew(same, term)) ? ticket.linkTo(same.name) : null;
  }

  /** Stores a blob and gives it its row, which `describe` completes when the last byte has been seen. Nothing is left where either fails. */
  async function keep(input: {
    file: Omit<StoredFile, "name" | "contentType" | "sizeBytes" | "blobKey">;
    blob: { key: string; source: BlobSource; contentType: string };
    describe: () => Description;
    isBounded: boolean;
  }): Promise<Description> {
    const { key } = input.blob;
    let replaced: string | null = null;
    let described: Description;
    // Until its row is written the blob is noted as an orphan: whoever is killed in between leaves it to the account-deletion module's round.
    await noteOrphanBlob(deps.db, key, input.file.createdAt);
    try {
      const sizeBytes = await blobs.put(key, input.blob.source, input.blob.contentType);
      described = input.describe();
      replaced = await writeRow({ ...input.file, ...described, sizeBytes, blobKey: key }, input.isBounded);
    } finally {
      // Nothing to do where the row has been written.
      await drop(key);
    }
    if (replaced !== null) await drop(replaced);
    return described;
  }

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
    assertQuota,
    reuse,

    async store(file: NewFile): Promise<FileLink> {
      const { userId, place, source } = file;
      const bytes = source instanceof Uint8Array ? source : null;
      const contentKey = place ?? file.contentKey ?? (bytes && contentKeyOf([file.name, file.contentType, bytes]));
      if (place === undefined) {
        const link = contentKey === null ? null : await reuse({ userId, contentKey });
        if (link !== null) return link;
        // Looked at before anything is written, and again when the row is.
        await assertQuota(userId, bytes?.byteLength ?? 0);
      }
      const now = clock.now();
      const id = newId(now);
      const expiresAt = now + FILE_KEPT_MS;
      const ticket = newTicket(now, expiresAt);
      const { name, contentType } = file;
      await keep({
        file: { id, userId, owner: file.owner, contentKey, createdAt: now, expiresAt, ...ticket.columns },
        blob: { key: `exports/${id}${endingOf(name)}`, source, contentType },
        describe: () => ({ name, contentType }),
        isBounded: place === undefined,
      });
      return ticket.linkTo(name);
    },

    async storeUpload({ userId, source, describe }: NewUpload): Promise<{ fileId: string; name: string }> {
      await assertQuota(userId, 0);
      const now = clock.now();
      const id = newId(now);
      const expiresAt = now + UPLOAD_KEPT_MS;
      const { columns } = newTicket(now, expiresAt);
      const { name } = await keep({
        file: { id, userId, owner: { kind: "upload", id }, contentKey: null, createdAt: now, expiresAt, ...columns },
        blob: { key: `uploads/${id}`, source, contentType: UNKNOWN_CONTENT },
        describe,
        isBounded: true,
      });
      return { fileId: id, name };
    },

    async attachUpload(trx: Db, input: { userId: string; fileId: string; owner: FileOwner }): Promise<void> {
      if (!(await createFileRepo(trx).attach({ ...input, now: clock.now() }))) throw new AppError("upload.unknown");
    },

    async attachNew(trx: Db, input: { userId: string; fileIds: readonly string[]; owner: FileOwner }): Promise<void> {
      if (input.fileIds.length > 0) await createFileRepo(trx).attachNew({ ...input, now: clock.now() });
    },

    async assertOwnFiles({ userId, fileIds }: { userId: string; fileIds: readonly string[] }): Promise<void> {
      const ids = [...new Set(fileIds)];
      if (ids.length > 0 && (await files.countKept(userId, ids, clock.now())) < ids.length) throw new AppError("upload.unknown");
    },

    async openOwn({ userId, fileId }: { userId: string; fileId: string }): Promise<OpenFile | null> {
      return openFile(await files.findKept(userId, fileId, clock.now()));
    },

    filesOf: (trx: Db, kind: FileOwner["kind"], ids: readonly string[]): Promise<string[]> => createFileRepo(trx).listOf(kind, ids),

    async giveTo(trx: Db, { fileId, owner }: { fileId: string; owner: FileOwner | null }): Promise<void> {
      const upload = { kind: "upload", id: fileId } as const;
      await createFileRepo(trx).giveTo(fileId, owner ?? upload, owner === null ? clock.now() + UPLOAD_KEPT_MS : null);
    },

    async removeOf(trx: Db, kind: FileOwner["kind"], ids: readonly string[]): Promise<void> {
      for (const blobKey of await createFileRepo(trx).removeOf(kind, ids)) await noteOrphanBlob(trx, blobKey, clock.now());
    },

    /** The link made before ends with this: a file has one ticket, and whoever opened it has the bytes already. */
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
      const [kept, total, rows] = await Promise.all([
        files.countOwned(input.userId, now),
        files.countListed(input.userId, now),
        files.listOwned({ ...input, now }),
      ]);
      return { total, list: rows.map(presentFile), usedBytes: kept.bytes };
    },

    async open(ticket: string): Promise<OpenFile | null> {
      return openFile(await files.findByTicket(hashToken(ticket), clock.now()));
    },

    async remove({ userId, fileId }: { userId: string; fileId: string }): Promise<void> {
      const now = clock.now();
      const blobKey = await loosen((repo) => repo.removeOwned({ userId, id: fileId, now }));
      if (blobKey === null) throw new AppError("download.unknown");
      await drop(blobKey);
    },

    async removeExpired(): Promise<number> {
      let removed = 0;
      for (;;) {
        const now = clock.now();
        const batch = await files.listExpired(now, REMOVE_BATCH_FILES);
        for (const id of batch) {
          const blobKey = await loosen((repo) => repo.removeExpired(id, now));
          if (blobKey === null) continue;
          await drop(blobKey);
          removed++;
        }
        if (batch.length < REMOVE_BATCH_FILES) return removed;
      }
    },
  };

  /** Takes a row out and notes its blob as an orphan in one: who is killed before the blob goes leaves it to the account-deletion module's round. */
  function loosen(takeOut: (repo: ReturnType<typeof createFileRepo>) => Promise<string | null>): Promise<string | null> {
    return inTransaction(deps.db, async (trx) => {
      const blobKey = await takeOut(createFileRepo(trx));
      if (blobKey !== null) await noteOrphanBlob(trx, blobKey, clock.now());
      return blobKey;
    });
  }
}

function presentFile({ id, name, contentType, sizeBytes, createdAt, expiresAt }: OwnedFile): Download {
  const [made, ends] = [new Date(createdAt).toISOString(), new Date(expiresAt).toISOString()];
  return { fileId: id, name, contentType, sizeBytes, createdAt: made, expiresAt: ends };
}

/** `.csv` of `usage.csv`; the rest of a name may hold what a blob's key may not. */
function endingOf(name: string): string {
  return /\.[a-z0-9]{1,8}$/.exec(name)?.[0] ?? "";
}
