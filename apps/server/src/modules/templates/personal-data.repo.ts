import { findTemplate } from "@tangleaf/catalogue/essay-templates";
import type { Variant } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema/index.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { jsonList } from "../archive-piece.ts";
import type { PersonalData } from "../personal-data.ts";
import { deleteTemplateMarks, markedTemplates } from "./template.repo.ts";

const TEMPLATES_FILE = "templates.json";
/** What a row of each table says of a person. */
const MARKS = { template_star: "starred", template_use: "used" } as const;

/** Templates of the library a person has starred or used. */
export function templatesPersonalData({ db, variant }: { db: Kysely<Database>; variant: Variant }): PersonalData {
  return {
    module: "templates",
    tables: {
      template_star: { archive: TEMPLATES_FILE, afterDeletion: "deleted" },
      template_use: { archive: TEMPLATES_FILE, afterDeletion: "deleted" },
    },

    async *exportPersonalData(userId) {
      const list = jsonList(TEMPLATES_FILE);
      for (const table of ["template_star", "template_use"] as const) {
        for (const { pub_id, created_at } of await markedTemplates(db, table, userId)) {
          const title = findTemplate(pub_id)?.title[variant] ?? "";
          yield [list.next({ pubId: pub_id, title, what: MARKS[table], at: isoTime(created_at) })];
        }
      }
      yield [list.end()];
      return {};
    },

    async erasePersonalData(userId) {
      await deleteTemplateMarks(db, userId);
      return true;
    },
  };
}
