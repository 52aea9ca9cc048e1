import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import { assertBinCapacity } from "../bin/bin.ts";
import type { Db } from "../metering/metering.ts";
import { forgetDrafts } from "./forget-words.repo.ts";
import { requireOpenUser } from "./generation.repo.ts";
import type { Generations } from "./generation.ts";
import { allowedText } from "./moderate-text.ts";
import type { GenerationOptions } from "./options.ts";
import { type BinDraft, countPiecesInBin, draftsOfPieces, markDraftsRemoved, restoreDrafts, setTitle } from "./piece-bin.repo.ts";
import { shownText } from "./present-generation.ts";
import { searchTextOf } from "./search-text.ts";

type Stop = (input: { userId: string; generationId: string }) => Promise<unknown>;

/** Pieces into the bin and out of it, and under another title. */
export function createPieceBin(
  options: GenerationOptions,
  stop: Stop,
): Pick<Generations, "removePieces" | "restorePieces" | "renamePiece"> {
  const { db, clock } = options;

  /** The drafts of the pieces that have words, in the bin or not. */
  async function own(userId: string, pieceIds: readonly string[]): Promise<BinDraft[]> {
    const drafts = await draftsOfPieces(db, userId, pieceIds);
    const there = new Set(drafts.map(({ piece_id }) => piece_id));
    if (pieceIds.some((id) => !there.has(id))) throw new AppError("generation.unknown");
    return drafts;
  }

  /** Drafts of pieces that are there already take no more room. */
  async function assertBinSpace(trx: Db, userId: string, pieceIds: readonly string[]): Promise<void> {
    const has = await countPiecesInBin(trx, userId, { except: pieceIds });
    await assertBinCapacity(options, trx, { userId, has, more: new Set(pieceIds).size });
  }

  return {
    async removePieces({ userId, pieceIds, forever }) {
      const drafts = await own(userId, pieceIds);
      const ids = drafts.filter(({ removed_at }) => (removed_at !== null) === forever).map(({ id }) => id);
      if (forever) return void (await forgetDrafts(db, ids, clock.now()));
      if (ids.length === 0) return;
      // Before anything is stopped, and again when it is removed.
      await assertBinSpace(db, userId, pieceIds);
      for (const generationId of ids) {
        await stop({ userId, generationId }).catch((error: unknown) => {
          // Another device has removed it in between.
          if (!(error instanceof AppError && error.reason === "generation.unknown")) throw error;
        });
      }
      await inTransaction(db, async (trx) => {
        await requireOpenUser(trx, userId);
        await assertBinSpace(trx, userId, pieceIds);
        await markDraftsRemoved(trx, ids, clock.now());
      });
    },

    async restorePieces({ userId, pieceIds, removedAfter }) {
      await inTransaction(db, async (trx) => {
        await requireOpenUser(trx, userId);
        const back = await restoreDrafts(trx, { userId, pieceIds, removedAfter });
        const there = (await draftsOfPieces(trx, userId, pieceIds)).filter(({ removed_at }) => removed_at === null);
        const known = new Set([...back, ...there.map(({ piece_id }) => piece_id)]);
        if (pieceIds.some((id) => !known.has(id))) throw new AppError("generation.unknown");
      });
    },

    async renamePiece({ userId, pieceId, title: asked }) {
      const title = allowedText(options, asked, "title");
      await inTransaction(db, async (trx) => {
        await requireOpenUser(trx, userId);
        const drafts = (await draftsOfPieces(trx, userId, [pieceId])).filter(({ removed_at }) => removed_at === null);
        if (drafts.length === 0) throw new AppError("generation.unknown");
        for (const draft of drafts) {
          await setTitle(trx, { id: draft.id, title, searchText: searchTextOf({ title, asked: draft.input, text: shownText(draft) }) });
        }
      });
    },
  };
}
