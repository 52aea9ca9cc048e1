import type { Kysely } from "kysely";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Database } from "../../db/schema/index.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { jsonList } from "../archive-piece.ts";
import type { Exporter } from "../export/exporter.ts";
import type { PersonalData } from "../personal-data.ts";
import { deleteTemplates, readTemplates } from "./word-template.repo.ts";

const TEMPLATES_FILE = "word-templates.json";

type Deps = { readonly db: Kysely<Database>; readonly exporter: Pick<Exporter, "removeOf"> };

/** Templates of schools a person keeps: what each is called, what was read of it, and what is written where. */
export function wordTemplatesPersonalData({ db, exporter }: Deps): PersonalData {
  return {
    module: "word-templates",
    tables: { word_template: { archive: TEMPLATES_FILE, afterDeletion: "deleted" } },

    async *exportPersonalData(userId) {
      const list = jsonList(TEMPLATES_FILE);
      for (const { name, mapping, profile, created_at, updated_at } of await readTemplates(db, userId)) {
        const times = { createdAt: isoTime(created_at), updatedAt: isoTime(updated_at) };
        yield [list.next({ name, ...times, mapping: JSON.parse(mapping), template: JSON.parse(profile) })];
      }
      yield [list.end()];
      return {};
    },

    async erasePersonalData(userId) {
      await inTransaction(db, async (trx) => {
        const ids = (await readTemplates(trx, userId)).map(({ id }) => id);
        if (ids.length === 0) return;
        await exporter.removeOf(trx, "wordTemplate", ids);
        await deleteTemplates(trx, ids);
      });
      return true;
    },
  };
}
