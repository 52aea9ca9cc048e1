import type { FileLink } from "@tangleaf/contract";
import { AppError } from "../../../platform/errors.ts";
import type { Exporter } from "../../export/exporter.ts";
import { claimArchive, giveArchiveBack } from "./archive.repo.ts";
import { packApart } from "./pack-apart.ts";
import { type ArchiveParts, archiveWords, readArchive } from "./read-archive.ts";

const SECOND_MS = 1000;
const PAUSE_MS = 60_000;
const CONTENT_TYPE = "application/zip";

/** Archives of everything a person owns: one at a time in each process, one a minute for each person, of whom the last one is kept. */
export function createArchive(parts: ArchiveParts & { readonly exporter: Pick<Exporter, "storeFile"> }) {
  const { db, clock, exporter, variant } = parts;
  let last: Promise<unknown> = Promise.resolve();

  async function make(userId: string): Promise<FileLink> {
    const bytes = await packApart(readArchive(parts, userId), clock.now());
    return exporter.storeFile({ userId, name: archiveWords(variant).fileName, contentType: CONTENT_TYPE, bytes, place: "archive" });
  }

  return {
    async exportAll(userId: string): Promise<FileLink> {
      const now = clock.now();
      const until = await claimArchive(db, { userId, now, until: now + PAUSE_MS });
      if (until > 0) throw new AppError("rate.limited", { waitSeconds: Math.max(1, Math.ceil((until - now) / SECOND_MS)) });
      const made = last.then(() => make(userId));
      last = made.catch(() => undefined);
      try {
        return await made;
      } catch (error) {
        await giveArchiveBack(db, userId);
        throw error;
      }
    },
  };
}
