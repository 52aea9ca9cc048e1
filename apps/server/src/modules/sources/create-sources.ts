import type { ReferenceItem } from "@tangleaf/contract";
import { languageOf } from "@tangleaf/document/references";
import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { requestHash } from "../request-hash.ts";
import { findEvidence } from "./evidence/find-evidence.ts";
import { findPassages } from "./evidence/find-passages.ts";
import { createIndexCache } from "./evidence/index-cache.ts";
import { attachKnown, attachSources, changeNote, contentHash, keepSource, type Request, requireNote } from "./keep-source.ts";
import type { SourceOptions } from "./options.ts";
import { asCited, idOf, numberOf, presentAttached, presentSource } from "./present-source.ts";
import { quoteSource } from "./quote-source.ts";
import { bytesOf, createSourceReader, readText } from "./read-source.ts";
import {
  changeNumbers,
  deleteNumbersOf,
  deleteSources,
  findSources,
  insertNumbers,
  listAttached,
  listNumbers,
  listOwn,
  readTexts,
  requireOpenUser,
} from "./source.repo.ts";
import type { NewSource, Sources } from "./sources.ts";

/** The sources module on its ports. */
export function createSources(options: SourceOptions): Sources {
  const { db, clock, exporter } = options;
  const reader = createSourceReader(options);
  const indexes = createIndexCache((id) => readTexts(db, id));

  async function openUpload(userId: string, fileId: string) {
    const file = await exporter.openOwn({ userId, fileId });
    if (file === null) throw new AppError("upload.unknown", { field: "fileId" });
    const bytes = await bytesOf(file);
    return { file, bytes, hash: contentHash("file", bytes) };
  }

  return {
    async list({ userId, noteId }) {
      await requireNote(db, { userId, noteId });
      return { list: (await listAttached(db, noteId)).map(presentAttached) };
    },

    async own({ userId, noteId, page, size }) {
      await requireNote(db, { userId, noteId });
      const { total, rows } = await listOwn(db, { userId, noteId, offset: (page - 1) * size, limit: size });
      return { total, list: rows.map(presentSource) };
    },

    async quote({ userId, fileId }) {
      const { file, bytes, hash } = await openUpload(userId, fileId);
      return quoteSource(db, { userId, hash, read: () => reader.read(userId, file, bytes) });
    },

    async add({ userId, noteId, fileId, requestId }) {
      const place = { userId, noteId };
      const request: Request = { id: requestId, hash: requestHash("source", { noteId, fileId }) };
      const repeat = await attachKnown(options, place, { hash: null, request });
      if (repeat !== null) return repeat;
      const { file, bytes, hash } = await openUpload(userId, fileId);
      const known = await attachKnown(options, place, { hash, request: null });
      if (known !== null) return known;
      const reading = await reader.read(userId, file, bytes);
      const item: ReferenceItem = { type: "other", title: reading.title, language: languageOf(reading.title) };
      const facts = { kind: "file", fileId, url: null, site: null, fetchedAt: null, item } as const;
      return keepSource(options, place, { reading, facts, hash, request });
    },

    async storeSource(input) {
      const { userId, noteId, kind, title, text, pages, url, site = null, fetchedAt, requestId } = input;
      const place = { userId, noteId };
      const request = requestId === undefined ? null : { id: requestId, hash: requestHash("source", { noteId, url, title }) };
      const hash = contentHash(kind, url ?? "", title, text);
      const known = await attachKnown(options, place, { hash, request });
      if (known !== null) return known;
      const reading = await readText(options.texts, userId, { title, text, pages, type: kind === "web" ? "page" : "abstract" });
      const facts = { kind, fileId: null, url, site, fetchedAt, item: input.item ?? pageItem(input) };
      return keepSource(options, place, { reading, facts, hash, request });
    },

    async attach({ userId, noteId, sourceIds }) {
      const rows = await changeNote(options, { userId, noteId }, (trx) => attachSources(options, trx, { userId, noteId }, sourceIds));
      return { list: rows.map(presentAttached) };
    },

    async use({ userId, noteId, ids, isOn }) {
      await changeNote(options, { userId, noteId }, (trx) =>
        changeNumbers(trx, { noteId, nos: ids.map(numberOf) }, { is_on: isOn ? 1 : 0 }),
      );
    },

    async remove({ userId, noteId, ids }) {
      await changeNote(options, { userId, noteId }, (trx) =>
        changeNumbers(trx, { noteId, nos: ids.map(numberOf) }, { removed_at: clock.now() }),
      );
    },

    async erase({ userId, sourceIds }) {
      await inTransaction(db, async (trx) => {
        await requireOpenUser(trx, userId);
        const own = [...new Set(sourceIds)];
        if ((await findSources(trx, userId, own)).length !== own.length) throw new AppError("source.unknown");
        await deleteSources(trx, { userId, ids: own, now: clock.now() });
        await exporter.removeOf(trx, "source", own);
      });
      for (const id of sourceIds) indexes.drop(id);
    },

    async passage({ userId, noteId, id, sentence }) {
      await requireNote(db, { userId, noteId });
      const row = (await listAttached(db, noteId)).find(({ no }) => idOf(no) === id);
      if (row === undefined) return { source: null, passages: [] };
      return { source: presentAttached(row), passages: await findPassages(db, indexes, { sourceId: row.id, sentence }) };
    },

    async evidenceFor(query) {
      await requireNote(db, query);
      return findEvidence(db, indexes, query);
    },

    citedReferences: async ({ noteId }) => asCited(await listAttached(db, noteId)),

    async copyTo(trx, { userId, from, to }) {
      const rows = await listNumbers(trx, from);
      await insertNumbers(
        trx,
        rows.filter((row) => row.user_id === userId).map((row) => ({ ...row, note_id: to, created_at: clock.now() })),
      );
    },

    detachAll: deleteNumbersOf,
    close: reader.close,
  };
}

/** A page of the web as a work that can be cited. */
function pageItem({ title, url, site, fetchedAt }: NewSource): ReferenceItem {
  return {
    type: "webpage",
    title,
    language: languageOf(title),
    ...(url === null ? {} : { url }),
    ...(site == null || site === "" ? {} : { authors: [{ literal: site }] }),
    ...(fetchedAt === null ? {} : { accessed: isoTime(fetchedAt).slice(0, 10) }),
  };
}
