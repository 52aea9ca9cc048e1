import { createHash } from "node:crypto";
import { readingPairs } from "@tangleaf/catalogue/reads-as";
import type { IndexedPart, TextIndex } from "../../db/dialects/text-index.ts";
import type { Db } from "../metering/metering.ts";
import { cutParts } from "./cut-parts.ts";
import { addIndexed, findIndexed, type IndexedAt, setIndexed } from "./index-entries.repo.ts";
import { type EntryWords, partId } from "./search.repo.ts";

/** 96 bits: two parts of one text are never alike by chance. */
const HASH_CHARACTERS = 16;

export type ToStore = { readonly entryId: string; readonly stamp: string; readonly wanted: readonly Wanted[] };
/** A part as it is to stand in the index. */
type Wanted = Omit<IndexedPart, "id"> & { readonly hash: string; readonly place: number };

/** Stores parts that are missing, of some `most` units; `isDone`: all that is wanted stands there and nothing else. */
export async function storeParts(
  trx: Db,
  textIndex: TextIndex,
  userId: string,
  { entryId, stamp, wanted, most }: ToStore & { most: number },
) {
  const row = (await findIndexed(trx, entryId)) ?? (await addIndexed(trx, userId, entryId));
  const there = new Map(row.parts.map((part) => [part.hash, part]));
  const taken = new Set(row.parts.map(({ slot }) => slot));
  const stored: IndexedPart[] = [];
  let units = 0;
  let free = 0;
  for (const { hash, place, text, readings } of wanted) {
    if (there.has(hash)) continue;
    if (units >= most) break;
    while (taken.has(free)) free += 1;
    taken.add(free);
    there.set(hash, { slot: free, hash, place });
    stored.push({ id: partId(row.no, free), text, readings });
    units += text.length;
  }
  await textIndex.put(trx, userId, stored);
  if (!wanted.every(({ hash }) => there.has(hash))) {
    await setIndexed(trx, { entryId, parts: [...there.values()] }, "");
    return { isDone: false, units };
  }
  const kept = new Map(wanted.toReversed().map(({ hash, place }) => [hash, { slot: there.get(hash)?.slot ?? 0, hash, place }]));
  const gone = [...there.values()].filter(({ hash }) => !kept.has(hash));
  await dropParts(trx, textIndex, row.no, gone);
  await setIndexed(trx, { entryId, parts: [...kept.values()] }, stamp);
  return { isDone: true, units };
}

/** Takes parts out of the index. */
export async function dropParts(trx: Db, textIndex: TextIndex, no: number, parts: readonly IndexedAt[]): Promise<void> {
  await textIndex.drop(
    trx,
    parts.map(({ slot }) => partId(no, slot)),
  );
}

/** The title with what it can be read as, and the text, in parts; what stands there twice is one. */
export function toParts({ title, head, text }: Pick<EntryWords, "title" | "head" | "text">, units: number): Wanted[] {
  const parts = cutParts(text, units).map((part) => ({ ...part, readings: [] as string[], hash: hashOf(part.text) }));
  const heading = { text: head, readings: readingPairs(title), place: 0, hash: hashOf(`\0${title}\n${head}`) };
  const wanted = new Map<string, Wanted>();
  for (const part of [heading, ...parts]) if (!wanted.has(part.hash)) wanted.set(part.hash, part);
  return [...wanted.values()];
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, HASH_CHARACTERS);
}
