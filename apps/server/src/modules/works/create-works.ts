import { WORK, WORK_KINDS, type WorkKind } from "@tangleaf/contract";
import { foldForSearch } from "../../platform/fold-for-search.ts";
import { createPresentWork } from "./present-work.ts";
import { searchWorks } from "./search-works.ts";
import { type Cursor, type FoundWork, hasDocument, listWorks } from "./work.repo.ts";
import type { WorkOptions } from "./work-options.ts";
import type { WorkFilter } from "./work-sources.ts";
import type { Works } from "./works.ts";

const BIN_MS = WORK.binDays * 86_400_000;

type Several = { readonly userId: string; readonly ids: readonly string[] };
type KindCalls = { remove(of: Several & { forever: boolean }): Promise<void>; restore(of: Several): Promise<void> };

/** The works module on the modules that keep them. */
export function createWorks(options: WorkOptions): Works {
  const { db, clock, search, documents, generations, essays, notes, mindtrees, tables, charts } = options;
  const present = createPresentWork(options);

  const calls: Readonly<Record<WorkKind, KindCalls>> = {
    text: {
      remove: ({ ids: pieceIds, ...of }) => generations.removePieces({ ...of, pieceIds }),
      restore: ({ userId, ids: pieceIds }) => generations.restorePieces({ userId, pieceIds, removedAfter: clock.now() - BIN_MS }),
    },
    essay: {
      remove: ({ ids, ...of }) => essays.remove({ ...of, essayIds: [...ids] }),
      restore: ({ userId, ids }) => essays.restore({ userId, essayIds: [...ids] }),
    },
    note: {
      remove: ({ ids, ...of }) => notes.remove({ ...of, noteIds: [...ids] }),
      restore: ({ userId, ids }) => notes.restore({ userId, noteIds: [...ids] }),
    },
    mindtree: {
      remove: ({ ids, ...of }) => mindtrees.remove({ ...of, mindtreeIds: [...ids] }),
      restore: ({ userId, ids }) => mindtrees.restore({ userId, mindtreeIds: [...ids] }),
    },
    table: {
      remove: ({ userId, ids, forever }) => (forever ? tables.erase : tables.remove)({ userId, tableIds: [...ids] }),
      restore: ({ userId, ids }) => tables.restore({ userId, tableIds: [...ids] }),
    },
    chart: {
      remove: ({ userId, ids, forever }) => (forever ? charts.erase : charts.remove)({ userId, chartIds: [...ids] }),
      restore: ({ userId, ids }) => charts.restore({ userId, chartIds: [...ids] }),
    },
  };

  const filterOf = (userId: string, place: "all" | "bin", kinds: readonly WorkKind[] = WORK_KINDS): WorkFilter => {
    const now = clock.now();
    return { userId, place, kinds, now, binFrom: now - BIN_MS };
  };

  return {
    async list({ userId, place, kind, q, cursor: given, size }) {
      const filter = filterOf(userId, place, kind === undefined ? WORK_KINDS : [kind]);
      const words = foldForSearch(q ?? "").trim();
      const cursor = given === undefined ? null : readCursor(given);
      const limit = size + 1;
      const found =
        words === "" ? await listWorks(db, filter, { cursor, limit }) : await searchWorks(db, search, { filter, words, cursor, limit });
      const page = found.slice(0, size);
      const last = page.at(-1);
      const next = found.length > size && last !== undefined ? writeCursor(last) : null;
      return { list: await present(page, { filter, words }), next };
    },

    async remove({ userId, works, forever }) {
      for (const [kind, list] of Map.groupBy(works, (work) => work.kind)) {
        await calls[kind].remove({ userId, ids: list.map(({ id }) => id), forever });
      }
    },

    async restore({ userId, works }) {
      for (const [kind, list] of Map.groupBy(works, (work) => work.kind)) {
        await calls[kind].restore({ userId, ids: list.map(({ id }) => id) });
      }
    },

    async rename({ userId, kind, id, title }) {
      if (kind === "text") return generations.renamePiece({ userId, pieceId: id, title });
      if (kind === "note") return notes.rename({ userId, noteId: id, title });
      if (kind === "table") return void (await tables.save({ userId, tableId: id, title }));
      if (!(await hasDocument(db, userId, id))) return void (await essays.update({ userId, essayId: id, title }));
      await documents.change({ userId, documentId: id, actor: userId, name: "setTitle", input: { title } });
    },
  };
}

function readCursor(text: string): Cursor {
  const at = text.indexOf("~");
  return { at: Number(text.slice(0, at)), id: text.slice(at + 1) };
}

function writeCursor({ at, id }: FoundWork): string {
  return `${at}~${id}`;
}
