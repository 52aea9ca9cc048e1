import type { Variant } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../../db/schema/index.ts";
import type { Clock } from "../../ports/clock.ts";
import type { ModelInfo } from "../../ports/model.ts";
import type { Documents } from "../documents/documents.ts";
import type { Exporter } from "../export/exporter.ts";
import type { Generations } from "../generation/generation.ts";
import type { Importer } from "../import/importer.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Metering } from "../metering/metering.ts";
import type { Search } from "../search/search.ts";
import type { Sources } from "../sources/sources.ts";
import type { TextWork } from "../text-work/text-work.ts";

export type NoteOptions = {
  readonly db: Kysely<Database>;
  readonly clock: Pick<Clock, "now">;
  readonly log: Logger;
  readonly variant: Variant;
  readonly documents: Documents;
  readonly exporter: Exporter;
  readonly importer: Pick<Importer, "readWordFile" | "readTextFile">;
  readonly generations: Pick<Generations, "get" | "start" | "ofDocument" | "waitSeconds">;
  readonly models: readonly ModelInfo[];
  readonly jobs: Pick<Jobs, "start" | "quote" | "get" | "results" | "wake">;
  readonly metering: Pick<Metering, "levelOf">;
  readonly sources: Pick<Sources, "copyTo" | "detachAll" | "citedReferences" | "evidenceFor">;
  readonly search: Search;
  readonly texts: Pick<TextWork, "newContent" | "paragraphsOf" | "citeInExport">;
  /** Names of models whose texts are labelled as the built-in writer's. */
  readonly builtinModels: readonly string[];
};
