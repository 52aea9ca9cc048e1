import { FILE_KEPT_DAYS, type FileLink, LIMITS, type Variant } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../../db/schema/index.ts";
import { AppError } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import type { BlobSource, Blobs } from "../../ports/blobs.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Db, Metering } from "../metering/metering.ts";
import { contentKeyOf } from "./content-key.ts";
import { createFileRepo } from "./file.repo.ts";
import { createDownloads } from "./files/downloads.ts";
import { createFileKeeper, type Description } from "./files/file-keeper.ts";
import { newTicket } from "./files/file-ticket.ts";
import { createOwnedFiles, UPLOAD_KEPT_MS } from "./files/owned-files.ts";
import type { FileOwner } from "./files/stored-file.ts";

const FILE_KEPT_MS = FILE_KEPT_DAYS * 24 * 60 * 60 * 1000;

/** Content type of a blob that is told only when its last byte has been seen; its row has the right one. */
const UNKNOWN_CONTENT = "application/octet-stream";
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
  const keeper = createFileKeeper({ db: deps.db, blobs, clock, log, assertQuota });

  /**
   * Throws download.tooMany where `bytes` more in another file are more than the user's level may keep. The number is of what stands
   * in the list of downloads; what belongs to something, as pictures to notes, counts by its bytes alone.
   */
  async function assertQuota(userId: string, bytes: number, db: Db = deps.db): Promise<void> {
    const { level } = await metering.levelOf(userId, db);
    const { storedFiles, storedFileBytes } = LIMITS[variant][level];
    const owned = await createFileRepo(db).countOwned(userId, clock.now());
    if (owned.listed < storedFiles && owned.bytes + bytes <= storedFileBytes) return;
    throw new AppError("download.tooMany", { params: { maxFiles: storedFiles, maxMegabytes: storedFileBytes / MEGABYTE } });
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

  return {
    ...createOwnedFiles({ db: deps.db, clock }),
    ...createDownloads({ db: deps.db, blobs, clock, log, keeper }),
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
      await keeper.keep({
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
      const { name } = await keeper.keep({
        file: { id, userId, owner: { kind: "upload", id }, contentKey: null, createdAt: now, expiresAt, ...columns },
        blob: { key: `uploads/${id}`, source, contentType: UNKNOWN_CONTENT },
        describe,
        isBounded: true,
      });
      return { fileId: id, name };
    },
  };
}

/** `.csv` of `usage.csv`; the rest of a name may hold what a blob's key may not. */
function endingOf(name: string): string {
  return /\.[a-z0-9]{1,8}$/.exec(name)?.[0] ?? "";
}
