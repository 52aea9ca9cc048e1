import type { Piece, PieceDraft } from "@tangleaf/contract";
import { isoTime } from "../../platform/iso-time.ts";
import { DRAFT_KINDS } from "./draft-kinds.ts";
import type { Generations } from "./generation.ts";
import { countPieces, type DraftRow, listDrafts, listPieces, readTexts } from "./listing.repo.ts";
import type { GenerationOptions } from "./options.ts";
import { textExcerpt } from "./present-generation.ts";
import { readLengths } from "./read-lengths.ts";

/** Lists texts by piece: their drafts as rows have them, and of one draft each the excerpt. */
export function createPieceList({ db, search }: Pick<GenerationOptions, "db" | "search">): Generations["pieces"] {
  return async ({ userId, q, ...filter }) => {
    const [{ total, pieces }, scenes] = await Promise.all([
      listPieces(db, search, { ...filter, userId, q, kinds: DRAFT_KINDS }),
      countPieces(db, userId),
    ]);
    const rows = await listDrafts(
      db,
      userId,
      pieces.map(({ id }) => id),
    );
    const drafts = Map.groupBy(rows, ({ piece_id }) => piece_id);
    const shown = pieces.flatMap(({ id, hit }) => {
      const [newest, ...earlier] = drafts.get(id) ?? [];
      // Removed since the page was counted.
      if (newest === undefined) return [];
      const written = [newest, ...earlier].find(({ chars }) => chars > 0) ?? newest;
      return [{ newest, drafts: [newest, ...earlier], excerptOf: hit ?? written.id }];
    });
    const texts = await readTexts(
      db,
      shown.map(({ excerptOf }) => ({ id: excerptOf })),
    );
    const textById = new Map(texts.map((row) => [row.id, row]));
    const lengths = await readLengths(
      db,
      rows.map(({ id }) => id),
    );
    const list = shown.map(({ newest, drafts, excerptOf }): Piece => {
      const text = textById.get(excerptOf);
      return {
        pieceId: newest.piece_id,
        title: newest.title,
        sceneType: newest.scene_type,
        excerpt: text === undefined ? "" : textExcerpt(text, q),
        drafts: drafts.map((row) => presentDraft(row, lengths.get(row.id) ?? row.chars)),
      };
    });
    return { total, scenes, list };
  };
}

function presentDraft(row: DraftRow, length: number): PieceDraft {
  return {
    generationId: row.id,
    kind: row.kind,
    draftNo: row.draft_no,
    status: row.status,
    chars: row.chars,
    length,
    target: row.target,
    finishReason: row.finish_reason,
    createdAt: isoTime(row.created_at),
  };
}
