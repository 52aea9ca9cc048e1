import type { Db } from "../../metering/metering.ts";
import { asEvidence, plainText, rankTexts } from "../../text-sources/index.ts";
import { readPassages, readReferences } from "../reference.repo.ts";
import { idOf, toReference } from "../stored-reference.ts";

export type EvidenceQuery = {
  readonly userId: string;
  readonly essayId: string;
  /** What is to be written about. */
  readonly query: string;
  /** Pieces at most. */
  readonly limit: number;
};

/** What may be said with the reference of this id. */
export type EvidencePiece = { readonly id: string; readonly text: string };

/** Pieces of one reference in an answer: the others are to be heard too. */
const OF_ONE_MAX = 3;

type Piece = EvidencePiece & { readonly searched: string };

/** Pieces of the library on a subject, best first. */
export async function findEvidence(db: Db, { essayId, query, limit }: EvidenceQuery): Promise<EvidencePiece[]> {
  const [rows, passages] = await Promise.all([readReferences(db, essayId), readPassages(db, essayId)]);
  const usable = rows.filter(({ tier, file_id }) => tier !== "C" || file_id !== null);
  const titles = new Map(usable.map((row) => [row.no, toReference(row).title]));
  const pieces = [
    // The title of a file nobody has found says nothing of itself; its passages do.
    ...usable.flatMap((row): Piece[] => {
      if (row.tier === "C") return [];
      const words = [titles.get(row.no) ?? "", plainText(row.abstract ?? "")].filter((part) => part !== "").join("\n");
      return [{ id: idOf(row.no), text: asEvidence(words), searched: words }];
    }),
    ...passages.flatMap(({ no, page, text }): Piece[] => {
      const title = titles.get(no);
      if (title === undefined) return [];
      const where = page === null ? title : `${title} (p. ${page})`;
      return [{ id: idOf(no), text: asEvidence(`${where}\n${text}`), searched: text }];
    }),
  ];
  const counts = new Map<string, number>();
  const found: EvidencePiece[] = [];
  for (const at of rankTexts(
    query,
    pieces.map(({ searched }) => searched),
  )) {
    const { id, text } = pieces[at] as Piece;
    const count = counts.get(id) ?? 0;
    if (found.length >= limit) break;
    if (count >= OF_ONE_MAX) continue;
    counts.set(id, count + 1);
    found.push({ id, text });
  }
  return found;
}
