import { createHash } from "node:crypto";
import { NOTE_SOURCES_MAX, type NoteSource, type ReferenceItem, type SourceKind, sourceTokens, USER_SOURCES_MAX } from "@tangleaf/contract";
import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import type { Db } from "../metering/metering.ts";
import { assertSameRequest } from "../request-hash.ts";
import type { SourceOptions } from "./options.ts";
import { presentAttached } from "./present-source.ts";
import type { SourceReading } from "./read-source.ts";
import {
  type AttachedRow,
  changeNumbers,
  countSources,
  findByContent,
  findSources,
  insertNumbers,
  insertSource,
  isOwnNote,
  listAttached,
  listNumbers,
  type NotePlace,
  requireOpenUser,
} from "./source.repo.ts";

/** What is known of a source beside what was read of it. */
export type SourceFacts = {
  readonly kind: SourceKind;
  readonly fileId: string | null;
  readonly url: string | null;
  readonly site: string | null;
  readonly fetchedAt: number | null;
  readonly item: ReferenceItem;
};
/** A source is counted by its characters, at what a Chinese one takes. */
export const SOURCE_CHARACTER_BYTES = 3;
/** Who asks: with a request it is charged, once. */
export type Request = { readonly id: string; readonly hash: string };
type Kept = { readonly source: NoteSource; readonly charged: number };

export const contentHash = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
};

/** Throws document.unknown for somebody else's note, or one in the bin. */
export async function requireNote(db: Db, place: NotePlace): Promise<void> {
  if (!(await isOwnNote(db, place))) throw new AppError("document.unknown", { field: "noteId" });
}

/** One transaction on the sources of a note, under the lock of its owner's row: numbers are given once. */
export function changeNote<T>({ db }: Pick<SourceOptions, "db">, place: NotePlace, work: (trx: Db) => Promise<T>): Promise<T> {
  return inTransaction(db, async (trx) => {
    await requireOpenUser(trx, place.userId);
    await requireNote(trx, place);
    return work(trx);
  });
}

/**
 * What is there already for a request, or for this content, attached to the note and free of charge; null where it has to be
 * read. Throws request.mismatch, and source.unknown where a repeated request's source is deleted.
 */
export function attachKnown(
  options: SourceOptions,
  place: NotePlace,
  { hash, request }: { hash: string | null; request: Request | null },
): Promise<Kept | null> {
  return changeNote(options, place, async (trx) => {
    const id = await knownId(options, trx, place, { hash, request });
    return id === null ? null : { source: await attachOne(options, trx, place, id), charged: 0 };
  });
}

async function knownId(
  { metering }: SourceOptions,
  trx: Db,
  { userId }: NotePlace,
  { hash, request }: { hash: string | null; request: Request | null },
): Promise<string | null> {
  const made = request === null ? undefined : await metering.findCharge({ userId, requestId: request.id }, trx);
  if (made !== undefined && request !== null) {
    assertSameRequest(made, request.hash);
    return made.subject;
  }
  return hash === null ? null : ((await findByContent(trx, userId, hash))?.id ?? null);
}

/** Stores what was read, attaches it to the note and charges it, all or nothing. */
export function keepSource(
  options: SourceOptions,
  place: NotePlace,
  { reading, facts, hash, request }: { reading: SourceReading; facts: SourceFacts; hash: string; request: Request | null },
): Promise<Kept> {
  const { clock, exporter, metering } = options;
  const { userId } = place;
  return changeNote(options, place, async (trx) => {
    // Another device may have fed the same while this was read.
    const known = await knownId(options, trx, place, { hash, request });
    if (known !== null) return { source: await attachOne(options, trx, place, known), charged: 0 };
    if ((await countSources(trx, userId)) >= USER_SOURCES_MAX)
      throw new AppError("source.tooManyOwn", { params: { max: USER_SOURCES_MAX } });
    await options.space.assertSpace(trx, { userId, bytes: reading.characters * SOURCE_CHARACTER_BYTES });
    const now = clock.now();
    const id = newId(now);
    const { title, type, characters, pages, rows, isCut, passages } = reading;
    if (facts.fileId !== null) await exporter.attachUpload(trx, { userId, fileId: facts.fileId, owner: { kind: "source", id } });
    const read = { type, characters, pages, sheet_rows: rows, passages: passages.length, is_cut: isCut ? 1 : 0 } as const;
    const found = { kind: facts.kind, file_id: facts.fileId, url: facts.url, site: facts.site, fetched_at: facts.fetchedAt };
    const row = { id, user_id: userId, ...found, ...read, content_hash: hash, created_at: now, title, item: JSON.stringify(facts.item) };
    await insertSource(
      trx,
      row,
      passages.map(({ page, sheet, firstRow, lastRow, text }) => ({ page, sheet, first_row: firstRow, last_row: lastRow, text })),
    );
    const source = await attachOne(options, trx, place, id);
    if (request === null) return { source, charged: 0 };
    const price = { kind: "source", subject: id, title, characters, tokens: sourceTokens(characters) } as const;
    const { charged } = await metering.charge({ userId, ...price, requestId: request.id, requestHash: request.hash }, trx);
    return { source, charged };
  });
}

async function attachOne(options: SourceOptions, trx: Db, place: NotePlace, sourceId: string): Promise<NoteSource> {
  const [row] = await attachSources(options, trx, place, [sourceId]);
  if (row === undefined) throw new Error(`source ${sourceId} was not attached`);
  return presentAttached(row);
}

/**
 * Attaches sources of the same person to a note, under the lock of their row; one that was there before gets its number back. Throws
 * source.unknown where one is not theirs, source.tooMany.
 */
export async function attachSources(
  { clock }: Pick<SourceOptions, "clock">,
  trx: Db,
  { userId, noteId }: NotePlace,
  sourceIds: readonly string[],
): Promise<AttachedRow[]> {
  const wanted = [...new Set(sourceIds)];
  if ((await findSources(trx, userId, wanted)).length !== wanted.length) throw new AppError("source.unknown");
  const given = await listNumbers(trx, noteId);
  const back = given.filter(({ source_id, removed_at }) => removed_at !== null && wanted.includes(source_id));
  const fresh = wanted.filter((id) => given.every(({ source_id }) => source_id !== id));
  const before = given.filter(({ removed_at }) => removed_at === null).length;
  if (before + back.length + fresh.length > NOTE_SOURCES_MAX) throw new AppError("source.tooMany", { params: { max: NOTE_SOURCES_MAX } });
  await changeNumbers(trx, { noteId, nos: back.map(({ no }) => no) }, { removed_at: null, is_on: 1 });
  const last = given.at(-1)?.no ?? 0;
  const facts = { note_id: noteId, user_id: userId, is_on: 1, created_at: clock.now(), removed_at: null } as const;
  await insertNumbers(
    trx,
    fresh.map((id, at) => ({ ...facts, no: last + at + 1, source_id: id })),
  );
  return (await listAttached(trx, noteId)).filter(({ id }) => wanted.includes(id));
}
