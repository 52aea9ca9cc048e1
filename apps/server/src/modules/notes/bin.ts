import { LIMITS, NOTE_BIN_DAYS, type Variant } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema/index.ts";
import { AppError } from "../../platform/errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { createBin } from "../bin/bin.ts";
import type { Documents } from "../documents/documents.ts";
import type { Exporter } from "../export/exporter.ts";
import type { Db, Metering } from "../metering/metering.ts";
import type { Sources } from "../sources/sources.ts";
import { countNotes, deleteNotes, findNoteShowing, findNotes, type NoteRow } from "./note.repo.ts";

type Parts = {
  readonly db: Kysely<Database>;
  readonly clock: Pick<Clock, "now">;
  readonly documents: Pick<Documents, "setAvailable" | "erase" | "isBehind">;
  readonly exporter: Pick<Exporter, "removeOf" | "filesOf" | "giveTo">;
  readonly metering: Pick<Metering, "levelOf">;
  readonly sources: Pick<Sources, "detachAll">;
  readonly variant: Variant;
};

/** Throws note.tooMany where `more` notes outside the bin are more than the user's level may have. Under the lock of their row. */
export async function assertCapacity(parts: Pick<Parts, "metering" | "variant">, trx: Db, userId: string, more: number): Promise<void> {
  const { level } = await parts.metering.levelOf(userId, trx);
  const max = LIMITS[parts.variant][level].storedNotes;
  if ((await countNotes(trx, userId)).all + more > max) throw new AppError("note.tooMany", { params: { max } });
}

/** Bin of notes. */
export function createNoteBin(parts: Parts) {
  const { documents, exporter, sources } = parts;
  const readId = ({ document_id }: NoteRow) => document_id;

  /**
   * Pictures that another note shows go on with it. Where some note's latest changes are not looked at yet, the others are uploads
   * for a day: the note that shows one takes it when it is derived.
   */
  async function keepShared(trx: Db, userId: string, ids: readonly string[]): Promise<void> {
    const files = await exporter.filesOf(trx, "document", ids);
    const isUnsure = files.length > 0 && (await documents.isBehind(trx, userId));
    for (const fileId of files) {
      const id = await findNoteShowing(trx, { userId, fileId, except: ids });
      if (id !== null || isUnsure) await exporter.giveTo(trx, { fileId, owner: id === null ? null : { kind: "document", id } });
    }
  }

  return createBin(parts, {
    table: { name: "note", id: "document_id" },
    days: NOTE_BIN_DAYS,
    unknown: () => new AppError("document.unknown"),
    readId,
    find: findNotes,
    assertCapacity: (trx, userId, rows) => assertCapacity(parts, trx, userId, rows.length),
    setAvailable: (trx, rows, isAvailable) => documents.setAvailable(trx, rows.map(readId), isAvailable),
    async erase(trx, userId, rows) {
      const ids = rows.map(readId);
      await documents.erase(trx, ids);
      await keepShared(trx, userId, ids);
      await exporter.removeOf(trx, "document", ids);
      await sources.detachAll(trx, ids);
      await deleteNotes(trx, ids);
    },
  });
}
