import type { Db } from "../../metering/metering.ts";
import { asEvidence } from "../../text-sources/index.ts";
import { idOf } from "../present-source.ts";
import { type AttachedRow, listAttached, type PassageRow, readPassages } from "../source.repo.ts";
import type { createIndexCache } from "./index-cache.ts";
import { type Ranked, rankPassages } from "./rank-passages.ts";

export type EvidenceQuery = {
  readonly userId: string;
  readonly noteId: string;
  /** What is to be written about. */
  readonly query: string;
  /** Pieces at most. */
  readonly limit: number;
  /** Only these sources of the note; all that are on where left out. */
  readonly ids?: readonly string[] | undefined;
};

/** What may be said with the source of this id. */
export type EvidencePiece = { readonly id: string; readonly text: string };

/** Pieces of one source in an answer: the others are to be heard too. */
const OF_ONE_MAX = 3;

/** Pieces of a note's sources on a subject, best first. The caller has looked whose note it is. */
export async function findEvidence(
  db: Db,
  indexes: ReturnType<typeof createIndexCache>,
  { noteId, query, limit, ids }: EvidenceQuery,
): Promise<EvidencePiece[]> {
  const usable = (await listAttached(db, noteId)).filter(({ is_on, no }) => is_on === 1 && (ids?.includes(idOf(no)) ?? true));
  const found = await Promise.all(usable.map(({ id }) => indexes.get(id)));
  const counts = new Map<number, number>();
  const best: Ranked[] = [];
  for (const ranked of rankPassages(query, found)) {
    const count = counts.get(ranked.source) ?? 0;
    if (best.length >= limit) break;
    if (count >= OF_ONE_MAX) continue;
    counts.set(ranked.source, count + 1);
    best.push(ranked);
  }
  const read = await Promise.all(
    usable.map(async ({ id }, at) => {
      const positions = best.filter(({ source }) => source === at).map(({ passage }) => passage + 1);
      return readPassages(db, id, positions);
    }),
  );
  return best.flatMap(({ source, passage }) => {
    const row = usable[source] as AttachedRow;
    const piece = read[source]?.find(({ position }) => position === passage + 1);
    return piece === undefined ? [] : [{ id: idOf(row.no), text: asEvidence(`${headOf(row, piece)}\n${piece.text}`) }];
  });
}

function headOf({ title }: AttachedRow, { page, sheet, first_row, last_row }: PassageRow): string {
  const rows = first_row === null ? "" : `${first_row}–${last_row ?? first_row}`;
  const where = page === null ? [sheet ?? "", rows].filter((part) => part !== "").join(", ") : `p. ${page}`;
  return where === "" ? title : `${title} (${where})`;
}
