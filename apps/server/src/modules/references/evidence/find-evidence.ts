import { asEvidence, plainText } from "../../text-sources/index.ts";
import type { ReferenceOptions } from "../options.ts";
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

type Piece = { readonly id: string; readonly head: string; readonly text: string; readonly searched: string };

/** Pieces of the library on a subject, best first. */
export async function findEvidence(
  { db, texts }: Pick<ReferenceOptions, "db" | "texts">,
  { userId, essayId, query, limit }: EvidenceQuery,
): Promise<EvidencePiece[]> {
  const [rows, passages] = await Promise.all([readReferences(db, essayId), readPassages(db, essayId)]);
  const usable = rows.filter(({ tier, file_id }) => tier !== "C" || file_id !== null);
  const titles = new Map(usable.map((row) => [row.no, toReference(row).title]));
  const pieces = [
    // The title of a file nobody has found says nothing of itself; its passages do.
    ...usable.flatMap((row): Piece[] => {
      if (row.tier === "C") return [];
      const [head, text] = [titles.get(row.no) ?? "", row.abstract ?? ""];
      return [{ id: idOf(row.no), head, text, searched: `${head}\n${text}` }];
    }),
    ...passages.flatMap(({ no, page, text }): Piece[] => {
      const title = titles.get(no);
      if (title === undefined) return [];
      const head = page === null ? title : `${title} (p. ${page})`;
      return [{ id: idOf(no), head, text, searched: text }];
    }),
  ];
  const counts = new Map<string, number>();
  const found: EvidencePiece[] = [];
  const ranked = await texts.rankTexts({ userId, query, texts: pieces.map(({ searched }) => searched) });
  for (const at of ranked) {
    const { id, head, text } = pieces[at] as Piece;
    const count = counts.get(id) ?? 0;
    if (found.length >= limit) break;
    if (count >= OF_ONE_MAX) continue;
    counts.set(id, count + 1);
    const words = [head, plainText(text)].filter((part) => part !== "");
    found.push({ id, text: asEvidence(words.join("\n")) });
  }
  return found;
}
