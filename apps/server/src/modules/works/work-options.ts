import type { Kysely } from "kysely";
import type { Database } from "../../db/schema/index.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Charts } from "../charts/charts.ts";
import type { Documents } from "../documents/documents.ts";
import type { Essays } from "../essays/essays.ts";
import type { Generations } from "../generation/generation.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Mindtrees } from "../mindtrees/mindtrees.ts";
import type { Notes } from "../notes/notes.ts";
import type { Search } from "../search/search.ts";
import type { Tables } from "../tables/tables.ts";

export type WorkOptions = {
  readonly db: Kysely<Database>;
  readonly clock: Pick<Clock, "now">;
  readonly search: Search;
  readonly documents: Pick<Documents, "change">;
  readonly jobs: Pick<Jobs, "list">;
  readonly generations: Pick<Generations, "removePieces" | "restorePieces" | "renamePiece">;
  readonly essays: Pick<Essays, "remove" | "restore" | "update">;
  readonly notes: Pick<Notes, "remove" | "restore" | "rename">;
  readonly mindtrees: Pick<Mindtrees, "remove" | "restore">;
  readonly tables: Pick<Tables, "remove" | "restore" | "erase" | "save">;
  readonly charts: Pick<Charts, "remove" | "restore" | "erase">;
};
