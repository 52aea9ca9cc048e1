import { inTransaction } from "../../db/in-transaction.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { jsonList } from "../archive-piece.ts";
import type { Exporter } from "../export/exporter.ts";
import type { Db } from "../metering/metering.ts";
import type { PersonalData, StoredBytes } from "../personal-data.ts";
import { deleteLibraries, findLibrary, listLibraries, readPassages, readReferences } from "./reference.repo.ts";
import { idOf } from "./stored-reference.ts";

const LIBRARIES_FILE = "references.json";
const LIBRARIES_A_LOT = 20;

type Deps = { readonly db: Parameters<typeof inTransaction>[0]; readonly exporter: Pick<Exporter, "removeOf"> };

/** Of a passage of 360 Chinese characters. */
const PASSAGE_BYTES = 1080;

/** The libraries of a person's essays. Own files are in the list of files; what was read of them is in `passages`. */
export function referencesPersonalData({ db, exporter }: Deps): PersonalData {
  return {
    module: "references",
    tables: {
      essay_library: { archive: LIBRARIES_FILE, afterDeletion: "deleted" },
      essay_reference: { archive: LIBRARIES_FILE, afterDeletion: "deleted" },
      essay_passage: { archive: LIBRARIES_FILE, afterDeletion: "deleted" },
    },

    async *exportPersonalData(userId) {
      const list = jsonList(LIBRARIES_FILE);
      for (let after = ""; ; ) {
        const ids = await listLibraries(db, userId, { after, limit: LIBRARIES_A_LOT });
        for (const essayId of ids) yield [list.next(await entryOf(db, essayId))];
        after = ids.at(-1) ?? "";
        if (ids.length < LIBRARIES_A_LOT) break;
      }
      yield [list.end()];
      return {};
    },

    async erasePersonalData(userId) {
      for (;;) {
        const ids = await listLibraries(db, userId, { after: "", limit: LIBRARIES_A_LOT });
        if (ids.length === 0) return true;
        await inTransaction(db, async (trx) => {
          await deleteLibraries(trx, ids);
          await exporter.removeOf(trx, "library", ids);
        });
      }
    },
  };
}

async function entryOf(db: Db, essayId: string): Promise<object> {
  const [library, rows, passages] = await Promise.all([findLibrary(db, essayId), readReferences(db, essayId), readPassages(db, essayId)]);
  const read = Map.groupBy(passages, ({ no }) => no);
  return {
    essayId,
    edition: library?.edition,
    system: library?.system,
    references: rows.map(({ no, item, abstract, tier, source, check_state, file_name, created_at }) => ({
      id: idOf(no),
      ...(JSON.parse(item) as object),
      abstract,
      tier,
      source,
      check: check_state,
      file: file_name,
      createdAt: isoTime(created_at),
      passages: (read.get(no) ?? []).map(({ page, text }) => ({ page, text })),
    })),
  };
}

/** Own files as they were read. Their passages are counted by their number: they are as long as each other. */
export async function countReferenceBytes(on: Db, userId: string): Promise<StoredBytes[]> {
  const { passages } = await on
    .selectFrom("essay_library")
    .innerJoin("essay_reference", "essay_reference.essay_id", "essay_library.essay_id")
    .where("essay_library.user_id", "=", userId)
    .select((eb) => eb.fn.sum<number | null>("essay_reference.passages").as("passages"))
    .executeTakeFirstOrThrow();
  return [{ kind: "essays", bytes: Number(passages ?? 0) * PASSAGE_BYTES, binBytes: 0 }];
}
