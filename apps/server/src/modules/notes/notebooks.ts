import { NOTEBOOKS_MAX, type Notebook, type NotebookColour } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Database } from "../../db/schema/index.ts";
import { AppError } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import { isoTime } from "../../platform/iso-time.ts";
import type { Clock } from "../../ports/clock.ts";
import { assertSameRequest, requestHash } from "../request-hash.ts";
import { countNotes } from "./note.repo.ts";
import {
  type CountedNotebook,
  countNotebooks,
  deleteNotebook,
  findNotebookByRequest,
  insertNotebook,
  listNotebooks,
  requireOpenUser,
  updateNotebook,
} from "./notebook.repo.ts";
import type { Notes } from "./notes.ts";

const FIRST_COLOUR: NotebookColour = "orange";

/**
 * Folders. Everything that puts a note into one or takes one away holds the user's row, so no note is ever in a folder that
 * is gone.
 */
export function createNotebooks({ db, clock }: { db: Kysely<Database>; clock: Pick<Clock, "now"> }): Notes["notebooks"] {
  async function present(userId: string, id: string): Promise<Notebook> {
    const [row] = await listNotebooks(db, userId, id);
    if (row === undefined) throw new AppError("notebook.unknown", { field: "notebookId" });
    return presentNotebook(row);
  }

  return {
    async list(userId) {
      const [rows, counts] = await Promise.all([listNotebooks(db, userId), countNotes(db, userId)]);
      return { list: rows.map(presentNotebook), counts };
    },

    async create({ userId, title, colour = FIRST_COLOUR, requestId }) {
      const hash = requestHash("notebook", { title, colour });
      const notebookId = await inTransaction(db, async (trx) => {
        await requireOpenUser(trx, userId);
        const first = requestId === undefined ? undefined : await findNotebookByRequest(trx, userId, requestId);
        if (first !== undefined) {
          assertSameRequest(first, hash);
          return first.id;
        }
        if ((await countNotebooks(trx, userId)) >= NOTEBOOKS_MAX) {
          throw new AppError("notebook.tooMany", { params: { max: NOTEBOOKS_MAX } });
        }
        const now = clock.now();
        const id = newId(now);
        const request = { request_id: requestId ?? null, request_hash: requestId === undefined ? null : hash };
        await insertNotebook(trx, { id, user_id: userId, ...request, title, colour, created_at: now, updated_at: now });
        return id;
      });
      return present(userId, notebookId);
    },

    async update({ userId, notebookId, title, colour }) {
      const change = { ...(title === undefined ? {} : { title }), ...(colour === undefined ? {} : { colour }) };
      if (Object.keys(change).length > 0) await updateNotebook(db, { userId, id: notebookId, updated_at: clock.now(), ...change });
      return present(userId, notebookId);
    },

    async remove({ userId, notebookId }) {
      await inTransaction(db, async (trx) => {
        await requireOpenUser(trx, userId);
        if (!(await deleteNotebook(trx, userId, notebookId))) throw new AppError("notebook.unknown", { field: "notebookId" });
      });
    },
  };
}

function presentNotebook(row: CountedNotebook): Notebook {
  const changedAt = Math.max(row.updated_at, row.changed_at ?? 0);
  return { notebookId: row.id, title: row.title, colour: row.colour, notes: row.notes, updatedAt: isoTime(changedAt) };
}
