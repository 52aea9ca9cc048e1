import type { Variant } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../../db/schema/index.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Documents } from "../documents/documents.ts";
import type { Essays } from "../essays/essays.ts";
import type { Exporter } from "../export/exporter.ts";
import type { Generations } from "../generation/generation.ts";
import type { Metering } from "../metering/metering.ts";
import type { Notes } from "../notes/notes.ts";
import type { Search } from "../search/search.ts";
import type { TextWork } from "../text-work/text-work.ts";

/** What the mindtrees module is built from. */
export type MindtreeOptions = {
  readonly db: Kysely<Database>;
  readonly clock: Pick<Clock, "now">;
  readonly log: Logger;
  readonly variant: Variant;
  readonly documents: Documents;
  readonly exporter: Pick<Exporter, "openOwn" | "storeFile" | "exportContent" | "removeOf">;
  readonly generations: Pick<Generations, "start">;
  readonly metering: Pick<Metering, "levelOf">;
  readonly notes: Pick<Notes, "createFrom">;
  readonly essays: Pick<Essays, "addOutline">;
  readonly search: Search;
  readonly texts: Pick<TextWork, "readTree" | "writeTree">;
};
