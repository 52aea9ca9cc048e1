import type { FileLink, Variant } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../../db/schema/index.ts";
import { archiveEn } from "../../../messages/archive.en.ts";
import { archiveZh } from "../../../messages/archive.zh.ts";
import { fillMessage } from "../../../messages/fill-message.ts";
import { AppError } from "../../../platform/errors.ts";
import { createFairQueue } from "../../../platform/fair-queue.ts";
import { shanghaiTime } from "../../../platform/shanghai-day.ts";
import type { Clock } from "../../../ports/clock.ts";
import type { ArchivePiece } from "../../archive-piece.ts";
import type { Exporter } from "../../export/exporter.ts";
import type { PersonalData, ReadmeBlanks } from "../../personal-data.ts";
import { claimArchive, giveArchiveBack } from "./archive.repo.ts";
import { packApart } from "./pack-apart.ts";

const SECOND_MS = 1000;
const PAUSE_MS = 60_000;
/** People whose archives may wait for the ones before. */
const WAITING_MAX = 100;
const CONTENT_TYPE = "application/zip";
/** Simple editors take a file without it for one in the language of their machine. */
const BYTE_ORDER_MARK = "\uFEFF";

type ArchiveParts = { readonly clock: Pick<Clock, "now">; readonly variant: Variant; readonly personalData: readonly PersonalData[] };

export type Archive = {
  /** Puts everything the user owns into one ZIP file. Throws rate.limited within a minute of the last one, work.busy. */
  exportAll(userId: string): Promise<FileLink>;
};

/** Archives of everything a person owns: one at a time in each process, one a minute for each person, of whom the last one is kept. */
export function createArchive(
  parts: ArchiveParts & { readonly db: Kysely<Database>; readonly exporter: Pick<Exporter, "storeFile"> },
): Archive {
  const { db, clock, exporter, variant } = parts;
  const queue = createFairQueue([null], { what: "archive", waitingMax: WAITING_MAX, waitingEachMax: 1 });

  function make(userId: string): Promise<FileLink> {
    const source = packApart(readArchive(parts, userId), clock.now());
    return exporter.storeFile({ userId, name: wordsIn(variant).fileName, contentType: CONTENT_TYPE, source, place: "archive" });
  }

  return {
    async exportAll(userId) {
      const now = clock.now();
      const until = await claimArchive(db, { userId, now, until: now + PAUSE_MS });
      if (until > 0) throw new AppError("rate.limited", { waitSeconds: Math.max(1, Math.ceil((until - now) / SECOND_MS)) });
      try {
        return await queue.run(userId, () => make(userId));
      } catch (error) {
        await giveArchiveBack(db, userId);
        throw error;
      }
    },
  };
}

/** Everything a person owns, in lots small enough that nobody's stream waits while one is made. */
export async function* readArchive(parts: ArchiveParts, userId: string): AsyncGenerator<readonly ArchivePiece[]> {
  let blanks: ReadmeBlanks = {};
  for (const { exportPersonalData } of parts.personalData) {
    if (exportPersonalData !== undefined) blanks = { ...blanks, ...(yield* exportPersonalData(userId)) };
  }
  const { nickname = "", texts = 0, notes = 0 } = blanks;
  const readme = fillMessage(wordsIn(parts.variant).readme, { madeAt: shanghaiTime(parts.clock.now()), nickname, texts, notes });
  yield [{ path: "README.txt", content: BYTE_ORDER_MARK + readme, last: true }];
}

const wordsIn = (variant: Variant) => (variant === "zh" ? archiveZh : archiveEn);
