import type { Variant } from "@tangleaf/contract";
import type { Selectable } from "kysely";
import { sumOwnOctets } from "../../db/octet-sums.ts";
import type { GenerationTable } from "../../db/schema/generation-table.ts";
import { archiveEn } from "../../messages/archive.en.ts";
import { archiveZh } from "../../messages/archive.zh.ts";
import type { Clock } from "../../ports/clock.ts";
import { type ArchivePiece, jsonList } from "../archive-piece.ts";
import type { Db } from "../metering/metering.ts";
import type { PersonalData, StoredBytes } from "../personal-data.ts";
import { isDraft } from "./draft-kinds.ts";
import { forgetTextsOf, HAS_WORDS } from "./forget-words.repo.ts";
import type { Generations } from "./generation.ts";
import { textEntry, textMarkdown, textPath } from "./text-entry.ts";

/** A lot is read and put into words at one go: 25 of the longest texts take some 20 ms. */
const TEXTS_A_LOT = 25;

/** What was written for a person: their texts as files and as data. */
export function generationPersonalData(deps: {
  db: Db;
  clock: Pick<Clock, "now">;
  generations: Pick<Generations, "stop">;
  variant: Variant;
  /** Names of models whose texts are labelled as the built-in writer's. */
  builtinModels: readonly string[];
  /** Code of the provider in the AI label. */
  labelProducer: string;
}): PersonalData {
  const { db, clock, generations, variant, labelProducer, builtinModels } = deps;
  const words = variant === "zh" ? archiveZh : archiveEn;
  return {
    module: "generation",
    tables: { generation: { archive: "texts.json", afterDeletion: "emptied" } },

    async *exportPersonalData(userId) {
      const list = jsonList("texts.json");
      let texts = 0;
      let binned = 0;
      let after: After = FROM_THE_START;
      for (;;) {
        const rows = await readTexts(db, { userId, after, limit: TEXTS_A_LOT });
        const lot: ArchivePiece[] = [];
        for (const row of rows) {
          after = { createdAt: row.created_at, id: row.id };
          // What is no draft (a reworked passage, a summary) is about another text: it is data, no file.
          const isInBin = row.removed_at !== null;
          if (isDraft(row.kind) && !isInBin) texts += 1;
          const path = isDraft(row.kind) ? textPath(row, isInBin ? ++binned : texts, words) : null;
          if (path !== null)
            lot.push({
              path,
              content: textMarkdown(row, { variant, labelProducer, builtin: builtinModels.includes(row.model) }),
              last: true,
            });
          lot.push(list.next(textEntry(row, path)));
        }
        yield lot;
        if (rows.length < TEXTS_A_LOT) break;
      }
      yield [list.end()];
      return { texts };
    },

    async stopWork(userId) {
      for (const generationId of await listRunning(db, userId)) await generations.stop({ userId, generationId });
      return (await listRunning(db, userId)).length === 0;
    },

    erasePersonalData: (userId) => forgetTextsOf(db, userId, clock.now()),
  };
}

/** Place in a list that is read page by page, oldest first. */
type After = { readonly createdAt: number; readonly id: string };
const FROM_THE_START: After = { createdAt: -1, id: "" };

/** Texts of the user that still have words, those in the bin too. */
function readTexts(
  db: Db,
  { userId, after, limit }: { userId: string; after: After; limit: number },
): Promise<Selectable<GenerationTable>[]> {
  return db
    .selectFrom("generation")
    .selectAll()
    .where("user_id", "=", userId)
    .where((eb) => eb.or([eb("removed_at", "is", null), HAS_WORDS]))
    .where((eb) =>
      eb.or([eb("created_at", ">", after.createdAt), eb.and([eb("created_at", "=", after.createdAt), eb("id", ">", after.id)])]),
    )
    .orderBy("created_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

async function listRunning(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("generation")
    .select("id")
    .where("user_id", "=", userId)
    .where("status", "in", ["queued", "writing"])
    .execute();
  return rows.map(({ id }) => id);
}

/** Counts the bytes of texts and of their edited versions. */
export async function countTextBytes(on: Db, userId: string): Promise<StoredBytes[]> {
  return [
    { kind: "texts", ...(await sumOwnOctets(on, "generation", { userId, columns: ["text", "edited_text", "search_text", "result"] })) },
  ];
}
