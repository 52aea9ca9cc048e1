import { LIMITS, NOTE_BIN_DAYS, type Variant } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Database } from "../../db/schema/index.ts";
import { AppError } from "../../platform/errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { assertBinCapacity } from "../bin-capacity.ts";
import type { Documents } from "../documents/documents.ts";
import type { Exporter } from "../export/exporter.ts";
import type { Db, Metering } from "../metering/metering.ts";
import type { Sources } from "../sources/sources.ts";
import {
  countNotes,
  deleteNotes,
  findNoteShowing,
  findNotes,
  listExpired,
  lockUser,
  type NoteRow,
  requireOpenUser,
  setRemoved,
} from "./note.repo.ts";

const BIN_MS = NOTE_BIN_DAYS * 86_400_000;
const NOTES_A_BATCH = 20;
/** How long deleting waits for what is derived of the user's other notes. */
const DERIVE_WAIT_MS = 400;

type Parts = {
  readonly db: Kysely<Database>;
  readonly clock: Pick<Clock, "now">;
  readonly documents: Pick<Documents, "setAvailable" | "erase" | "derive" | "isBehind">;
  readonly exporter: Pick<Exporter, "removeOf" | "filesOf" | "giveTo">;
  readonly metering: Pick<Metering, "levelOf">;
  readonly sources: Pick<Sources, "detachAll">;
  readonly variant: Variant;
};
type Several = { readonly userId: string; readonly noteIds: readonly string[] };

/** The user's notes under the lock of their row. Throws document.unknown where one of them is not theirs. */
export async function ownNotes(trx: Db, { userId, noteIds }: Several): Promise<NoteRow[]> {
  await requireOpenUser(trx, userId);
  const ids = [...new Set(noteIds)];
  const rows = await findNotes(trx, userId, ids);
  if (rows.length !== ids.length) throw new AppError("document.unknown");
  return rows;
}

/** Throws note.tooMany where `more` notes outside the bin are more than the user's level may have. Under the lock of their row. */
export async function assertCapacity(parts: Pick<Parts, "metering" | "variant">, trx: Db, userId: string, more: number): Promise<void> {
  const { level } = await parts.metering.levelOf(userId, trx);
  const max = LIMITS[parts.variant][level].storedNotes;
  if ((await countNotes(trx, userId)).all + more > max) throw new AppError("note.tooMany", { params: { max } });
}

/** Where removed notes wait. Locks are taken in one order: the user's row, the documents, the notes. */
export function createBin(parts: Parts) {
  const { db, clock, documents, exporter, sources } = parts;
  const idsOf = (rows: readonly NoteRow[], inBin: boolean): string[] =>
    rows.filter(({ removed_at }) => (removed_at !== null) === inBin).map(({ document_id }) => document_id);

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

  async function erase(trx: Db, userId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await documents.erase(trx, ids);
    await keepShared(trx, userId, ids);
    await exporter.removeOf(trx, "document", ids);
    await sources.detachAll(trx, ids);
    await deleteNotes(trx, ids);
  }

  return {
    async remove({ forever = false, ...several }: Several & { forever?: boolean | undefined }): Promise<void> {
      if (forever) await documents.derive({ userId: several.userId, timeoutMs: DERIVE_WAIT_MS });
      await inTransaction(db, async (trx) => {
        const rows = await ownNotes(trx, several);
        if (forever) return erase(trx, several.userId, idsOf(rows, true));
        const ids = idsOf(rows, false);
        if (ids.length === 0) return;
        const { userId } = several;
        await assertBinCapacity(parts, trx, { userId, has: (await countNotes(trx, userId)).bin, more: ids.length });
        await documents.setAvailable(trx, ids, false);
        await setRemoved(trx, ids, clock.now());
      });
    },

    async restore(several: Several): Promise<void> {
      await inTransaction(db, async (trx) => {
        const ids = idsOf(await ownNotes(trx, several), true);
        if (ids.length === 0) return;
        await assertCapacity(parts, trx, several.userId, ids.length);
        await documents.setAvailable(trx, ids, true);
        await setRemoved(trx, ids, null);
      });
    },

    /** Deletes what has waited long enough; returns how many. */
    async eraseExpired(): Promise<number> {
      let erased = 0;
      for (;;) {
        const before = clock.now() - BIN_MS;
        const due = await listExpired(db, before, NOTES_A_BATCH);
        for (const { document_id, user_id } of due) if (await eraseOne(user_id, document_id, before)) erased++;
        if (due.length < NOTES_A_BATCH) return erased;
      }
    },
  };

  /** False where it has been restored, or deleted, meanwhile. */
  function eraseOne(userId: string, id: string, before: number): Promise<boolean> {
    return inTransaction(db, async (trx) => {
      await lockUser(trx, userId);
      const [row] = await findNotes(trx, userId, [id]);
      if (row === undefined || row.removed_at === null || row.removed_at > before) return false;
      await erase(trx, userId, [id]);
      return true;
    });
  }
}
